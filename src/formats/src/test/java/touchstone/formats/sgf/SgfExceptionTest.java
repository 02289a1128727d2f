package touchstone.formats.sgf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every fault, where it is and what is said of it. */
class SgfExceptionTest {

    @ParameterizedTest(name = "[{index}] {0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                // No game tree, or none that ends.
                "~~                     | 1:1  | no game; expected a game tree, which begins with '(;'",
                "no record            | 1:1  | no game; expected a game tree, which begins with '(;'",
                "()                   | 1:1  | no game; expected a game tree, which begins with '(;'",
                "(W[tt])              | 1:1  | no game; expected a game tree, which begins with '(;'",
                "(;                   | 1:3  | the text ends within the game that begins at line 1, column 1; expected",
                "(;B[aa];             | 1:9  | the text ends within the game that begins at line 1, column 1; expected",
                "~x\n (;B[aa](;W[bb])~  | 2:17 | the text ends within the game that begins at line 2, column 2; expected",
                "(;SZ                 | 1:5  | the property 'SZ' has no value; expected '['",
                "(;SZ[9               | 1:7  | the text ends within a value of the property 'SZ' that begins at line 1, column 3; expected ']'",
                "(;SZ[9\\             | 1:8  | the text ends within a value of the property 'SZ' that begins at line 1, column 3; expected ']'",
                "(;SZ[9\\])           | 1:10 | the text ends within a value of the property 'SZ' that begins at line 1, column 3; expected ']'",
                // Unbalanced, or something where it does not belong.
                "(;B[aa]))            | 1:9  | ')' is out of place; expected another game or the end",
                "(;)W[tt]             | 1:4  | 'W' is out of place; expected another game or the end",
                "(;B[aa](;W[bb]);B[cc]) | 1:16 | ';' is out of place; expected '(' or ')'",
                "(;B[aa]())           | 1:9  | ')' is out of place; expected ';', since every tree has a node",
                "(;B[aa](W[bb]))      | 1:9  | 'W' is out of place; expected ';', since every tree has a node",
                "(;B[aa]((;W[bb])))   | 1:9  | '(' is out of place; expected ';', since every tree has a node",
                "(;B[aa]]W[bb])       | 1:8  | ']' is out of place; expected a property such as B[dd], or ';', '(' or ')'",
                "(;[aa])              | 1:3  | '[' is out of place; expected a property such as B[dd], or ';', '(' or ')'",
                "(;B[aa]\u00e9)       | 1:8  | U+00E9 is out of place; expected a property such as B[dd], or ';', '(' or ')'",
                "(;SZ(9))             | 1:5  | the property 'SZ' has no value; expected '['",
                "(;size[9])           | 1:3  | 'size' is no property; expected a name of upper-case letters",
                "(;B[aa])(;B[bb]      | 1:16 | the text ends within the game that begins at line 1, column 9; expected",
                // Properties that come twice.
                "(;B[aa]C[x]B[bb])    | 1:12 | 'B' comes twice in a node; expected each property once at most",
                "(;SZ[9]SiZe[9])      | 1:8  | 'SZ' comes twice in a node; expected each property once at most",
                // The game and its board.
                "(;GM[2])             | 1:6  | GM is '2'; expected 1",
                "(;GM[Go])            | 1:6  | GM is 'Go'; expected 1",
                "(;FF[5])             | 1:6  | FF is '5'; expected a whole number from 1 to 4",
                "(;SZ[0])             | 1:6  | '0' is no size; expected 1 to 25 lines, or columns:rows, as in 9:7",
                "(;SZ[26])            | 1:6  | '26' is no size; expected 1 to 25 lines",
                "(;SZ[9:0])           | 1:6  | '9:0' is no size; expected 1 to 25 lines",
                "(;SZ[-9])            | 1:6  | '-9' is no size; expected 1 to 25 lines",
                "(;SZ[nine])          | 1:6  | 'nine' is no size; expected 1 to 25 lines",
                "(;SZ[])              | 1:6  | '' is no size; expected 1 to 25 lines",
                "(;SZ[99999999999999]) | 1:6 | '99999999999999' is no size; expected 1 to 25 lines",
                "(;SZ[9:7:5])         | 1:6  | '9:7:5' is no size; expected 1 to 25 lines",
                "(;SZ[9][9])          | 1:8  | a second value of SZ; expected one",
                "(;SZ[9];SZ[9])       | 1:9  | SZ in a later node; expected it in the first node alone",
                "(;B[aa];GM[1])       | 1:9  | GM in a later node; expected it in the first node alone",
                // Points.
                "(;SZ[9];B[jj])       | 1:11 | 'jj' is not on the board of 9x9; expected a point from aa to ii",
                "(;SZ[9:7];B[ah])     | 1:13 | 'ah' is not on the board of 9x7; expected a point from aa to ig",
                "(;SZ[7:9];B[ha])     | 1:13 | 'ha' is not on the board of 7x9; expected a point from aa to gi",
                "(;SZ[20];B[uu])      | 1:12 | 'uu' is not on the board of 20x20; expected a point from aa to tt",
                "(;SZ[9];B[Aa])       | 1:11 | 'Aa' is not on the board of 9x9; expected a point from aa to ii",
                "(;B[a])              | 1:5  | 'a' is no point; expected two letters, column and row, as in dd",
                "(;B[d4])             | 1:5  | 'd4' is no point; expected two letters, column and row, as in dd",
                "(;B[aa:bb])          | 1:5  | 'aa:bb' is no point; expected two letters, column and row, as in dd",
                "(;B[aa][bb])         | 1:8  | a second value of B; expected one",
                "(;AB[])              | 1:6  | '' is no point; expected two letters, column and row, as in dd",
                "(;AB[tt])            | 1:6  | 'tt' is not on the board of 19x19; expected a point from aa to ss",
                "(;AB[aa:])           | 1:9  | '' is no point; expected two letters, column and row, as in dd",
                "(;SZ[9]AB[ha:ja])    | 1:14 | 'ja' is not on the board of 9x9; expected a point from aa to ii",
                "(;AB[bb:aa])         | 1:6  | 'bb:aa' is no rectangle; expected its upper left corner, then its lower right",
                "(;AB[ba:ab])         | 1:6  | 'ba:ab' is no rectangle; expected its upper left corner, then its lower right",
                // Set-up and moves.
                "(;SZ[9]AB[aa][aa])   | 1:15 | A9 is set up twice in a node; expected each point once in AB, AW and AE",
                "(;SZ[9]AB[aa:bb][bb:cc]) | 1:18 | B8 is set up twice in a node; expected each point once in AB, AW and AE",
                "(;SZ[9]AB[aa]AW[aa]) | 1:17 | A9 is set up twice in a node; expected each point once in AB, AW and AE",
                "(;SZ[9]AW[aa]AE[aa]) | 1:17 | A9 is set up twice in a node; expected each point once in AB, AW and AE",
                "(;B[aa]W[bb])        | 1:8  | both B and W in a node; expected one move, and ';' before the next",
                "(;FF[4];B[aa]AW[bb]) | 1:14 | a move and set-up (AW) in a node; expected ';' between them",
                "(;FF[4];PL[W]W[bb])  | 1:14 | a move and set-up (PL) in a node; expected ';' between them",
                "(;PL[X])             | 1:6  | 'X' moves next; expected B or W",
                "(;PL[])              | 1:6  | '' moves next; expected B or W",
                "(;PL[black])         | 1:6  | 'black' moves next; expected B or W",
                // What a game says about itself.
                "(;KM[])              | 1:6  | KM is ''; expected a number such as 6.5",
                "(;KM[6,5])           | 1:6  | KM is '6,5'; expected a number such as 6.5",
                "(;KM[half])          | 1:6  | KM is 'half'; expected a number such as 6.5",
                "(;KM[NaN])           | 1:6  | KM is 'NaN'; expected a number such as 6.5",
                "(;KM[1e3])           | 1:6  | KM is '1e3'; expected a number such as 6.5",
                "(;HA[two])           | 1:6  | HA is 'two'; expected a whole number from 0 to 624",
                "(;HA[-2])            | 1:6  | HA is '-2'; expected a whole number from 0 to 624",
                "(;HA[2.5])           | 1:6  | HA is '2.5'; expected a whole number from 0 to 624",
                "(;HA[99999999999])   | 1:6  | HA is '99999999999'; expected a whole number from 0 to 624",
                "(;RU[a][b])          | 1:8  | a second value of RU; expected one",
            })
    void isToldWhereItIs(String text, String where, String what) {
        SgfException fault = catchThrowableOfType(SgfException.class, () -> SgfRecord.read(text));
        assertThat(fault).as("the fault in " + text).isNotNull();
        assertThat(fault.line() + ":" + fault.column()).isEqualTo(where);
        assertThat(fault).hasMessageStartingWith("line " + fault.line() + ", column " + fault.column() + ": " + what);
    }

    /** LF, CR, CR LF and LF CR end a line each; a byte order mark takes no column. */
    @Test
    void linesAreCountedHoweverTheyEnd() {
        for (String end : new String[] {"\n", "\r", "\r\n", "\n\r"}) {
            String text = String.join(end, "\uFEFF(;SZ[9]", "", "  ;B[", "zz])");
            SgfException fault =
                    catchThrowableOfType(SgfException.class, () -> SgfRecord.read(text.replace("[" + end, "[")));
            assertThat(fault.line() + ":" + fault.column()).isEqualTo("3:6");
        }
        SgfException first = catchThrowableOfType(SgfException.class, () -> SgfRecord.read("\uFEFF(;SZ[x])"));
        assertThat(first.line() + ":" + first.column()).isEqualTo("1:6");
    }

    /** What a message quotes is one short line of plain signs. */
    @Test
    void whatIsQuotedIsShortAndPlain() {
        SgfException fault = catchThrowableOfType(
                SgfException.class, () -> SgfRecord.read("(;KM[" + "\u001b[2J\n" + "x".repeat(100) + "])"));
        assertThat(fault)
                .hasMessage("line 1, column 6: KM is '?[2J?" + "x".repeat(25) + "...'; expected a number such as 6.5");
    }
}
