package touchstone.mutants.gtp;

import static touchstone.mutants.Mutant.mutant;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import touchstone.mutants.Mutant;
import touchstone.mutants.MutantSource;
import touchstone.mutants.speech.SpeechFault;

/** Mutants that get coordinates, names and other parts of commands wrong: sections 2.11, 2.12 and 3.2. */
public final class EntityMutants implements MutantSource {

    private static final Pattern PLAY = Pattern.compile("^play (\\S+) (\\S+)$");
    private static final Pattern VERTEX = Pattern.compile("\\b[A-Z][0-9]{1,2}\\b");
    private static final Pattern VERTEX_LIST = Pattern.compile("=[0-9]*(\\s+[A-Z][0-9]{1,2})+\\s*");
    private static final Pattern NAME = Pattern.compile("^((?:[0-9]+ )?)(\\S+)");

    @Override
    public List<Mutant> mutants() {
        return List.of(
                mutant("rows-from-above", "numbers the rows of a small board from above")
                        .speaking(
                                "gtp.2.11",
                                vertices(vertex -> vertex.matches("[A-HJ][1-9]")
                                        ? vertex.charAt(0) + "" + (10 - (vertex.charAt(1) - '0'))
                                        : vertex))
                        .touching("*"),
                mutant("columns-up-to-t", "knows no column after T")
                        .speaking("gtp.2.11", vertices(vertex -> vertex.matches("[U-Z]\\d+") ? "?" : vertex))
                        .touching("*"),
                mutant("rows-of-one-digit", "reads one digit of the number of a row")
                        .speaking(
                                "gtp.2.11",
                                vertices(vertex -> vertex.matches("[A-HJ-Z]\\d\\d") ? vertex.substring(0, 2) : vertex))
                        .touching("*"),
                mutant("letter-i-is-j", "takes the letter I for the ninth column")
                        .speaking("gtp.2.11.no-i", vertices(vertex -> vertex.replaceFirst("^[Ii]", "J")))
                        .touching("*"),
                mutant("small-letter-i-is-j", "takes the small letter i for the ninth column")
                        .speaking("gtp.2.11.no-i", vertices(vertex -> vertex.replaceFirst("^i", "J")))
                        .touching("*"),
                mutant("letter-i-not-left-out", "counts the columns with the letter I among them")
                        .speaking("gtp.2.11.no-i", vertices(EntityMutants::withI))
                        .touching("*"),
                mutant("letter-i-answered", "answers vertices whose letters have the I among them")
                        .speaking(
                                "gtp.2.11.no-i",
                                SpeechFault.answering((line, answer) ->
                                        VERTEX_LIST.matcher(answer).matches()
                                                ? VERTEX.matcher(answer).replaceAll(EntityMutants::countingI)
                                                : answer))
                        .touching("*"),
                mutant("outside-is-a-pass", "takes a point outside the board for a pass")
                        .speaking(
                                "gtp.2.11.outside",
                                vertices(
                                        vertex -> vertex.matches("(A0|A10|A20|K1|U1|Z99|.*\\d{5,})") ? "pass" : vertex))
                        .touching("*"),
                mutant("row-0-is-1", "takes the row 0 for the row 1")
                        .speaking("gtp.2.11.outside", vertices(vertex -> vertex.replaceFirst("^([A-Z])0$", "$11")))
                        .touching("*"),
                mutant("rows-of-32-bits", "keeps 32 bits of the number of a row")
                        .speaking(
                                "gtp.2.11.outside",
                                vertices(vertex -> vertex.matches("[A-Z]\\d{5,18}")
                                        ? vertex.charAt(0) + "" + (int) Long.parseLong(vertex.substring(1))
                                        : vertex))
                        .touching("*"),
                mutant("numbers-are-rows-of-a", "takes a number alone for a point in the first column")
                        .speaking("gtp.2.11.form", vertices(vertex -> vertex.replaceFirst("^(\\d+)$", "A$1")))
                        .touching("*"),
                mutant("letters-are-columns-of-1", "takes a letter alone for a point in the first row")
                        .speaking("gtp.2.11.form", vertices(vertex -> vertex.replaceFirst("^([A-Z])$", "$11")))
                        .touching("*"),
                mutant("number-before-letter", "takes a number and a letter for a vertex")
                        .speaking("gtp.2.11.form", vertices(vertex -> vertex.replaceFirst("^(\\d+)([A-Z])$", "$2$1")))
                        .touching("*"),
                mutant("letters-before-the-last-ignored", "looks for a vertex at the end of a longer word")
                        .speaking("gtp.2.11.form", vertices(vertex -> vertex.replaceFirst("^[A-Z](?=[A-Z]\\d)", "")))
                        .touching("*"),
                mutant("dash-in-vertices", "takes a letter, a dash and a number for a vertex")
                        .speaking("gtp.2.11.form", vertices(vertex -> vertex.replace("-", "")))
                        .touching("*"),
                mutant("p-is-a-pass", "takes any word that pass begins with for a pass")
                        .speaking("gtp.2.11.form", vertices(vertex -> vertex.matches("p|pa|pas") ? "pass" : vertex))
                        .touching("*"),
                mutant("vertices-of-records", "takes two small letters for a vertex, as records have them")
                        .speaking(
                                "gtp.2.11.form",
                                vertices(vertex -> vertex.matches("[a-e]{2}")
                                        ? "" + Character.toUpperCase(vertex.charAt(0)) + (vertex.charAt(1) - 'a' + 1)
                                        : vertex))
                        .touching("*"),
                mutant("prefixes-ignored", "ignores a prefix before the name of a command")
                        .speaking("gtp.2.13", names(name -> name.replaceFirst("^xyzzy-", "")))
                        .touching("gtp.2.7.unknown-command"),
                mutant("names-end-at-dashes", "reads the name of a command up to its first dash")
                        .speaking(
                                "gtp.2.13",
                                names(name -> name.replaceFirst("^(protocol_version|name|version)-.*", "$1"))),
                mutant("dashes-are-underscores", "takes a dash in a name for an underscore")
                        .speaking(
                                "gtp.2.13", names(name -> name.equals("protocol-version") ? "protocol_version" : name)),
                mutant("words-are-numbers", "takes a word in place of a number for 0, and changes nothing by it")
                        .speaking(
                                "gtp.3.2.int",
                                SpeechFault.answering(
                                        (line, answer) -> line.matches("boardsize [a-z]+") ? "= \n\n" : answer))
                        .touching("*"),
                mutant("signs-ignored", "ignores a minus sign before the size of a board")
                        .speaking(
                                "gtp.3.2.int",
                                SpeechFault.reading(line -> line.replaceFirst("^boardsize -", "boardsize ")))
                        .touching("*"),
                mutant("letters-before-numbers-ignored", "ignores letters before the size of a board")
                        .speaking(
                                "gtp.3.2.int",
                                SpeechFault.reading(
                                        line -> line.replaceFirst("^boardsize [a-z]+(?=\\d)", "boardsize ")))
                        .touching("*"),
                mutant("ints-of-32-bits", "keeps 32 bits of a number")
                        .speaking(
                                "gtp.3.2.int-range",
                                SpeechFault.reading(line -> line.matches("boardsize \\d{5,18}")
                                        ? "boardsize " + (int) Long.parseLong(line.substring(10))
                                        : line))
                        .touching("*"),
                mutant("ends-at-large-numbers", "ends when it is sent a number of more than 19 digits")
                        .speaking(
                                "gtp.3.2.int-range",
                                SpeechFault.reading(line -> line.matches(".*\\d{20,}.*") ? "quit" : line))
                        .touching("*"),
                mutant("floats-have-points", "refuses a komi without a decimal point")
                        .speaking(
                                "gtp.3.2.float",
                                SpeechFault.reading(line -> line.replaceFirst("^komi (-?\\d+)$", "komi x")))
                        .touching("*"),
                mutant("floats-have-no-signs", "refuses a komi of less than 0")
                        .speaking("gtp.3.2.float", SpeechFault.reading(line -> line.replaceFirst("^komi -", "komi x")))
                        .touching("*"),
                mutant("komi-at-least-1", "refuses a komi that begins with 0")
                        .speaking("gtp.3.2.float", SpeechFault.reading(line -> line.replaceFirst("^komi 0", "komi x")))
                        .touching("*"),
                mutant("floats-of-one-decimal", "refuses a komi with more than one decimal")
                        .speaking(
                                "gtp.3.2.float",
                                SpeechFault.reading(line -> line.replaceFirst("^komi .*\\.\\d\\d+", "komi x")))
                        .touching("*"),
                mutant("ints-for-floats", "refuses a komi with a decimal point")
                        .speaking(
                                "gtp.3.2.float",
                                SpeechFault.reading(line -> line.replaceFirst("^komi .*\\..*", "komi x")))
                        .touching("*"),
                mutant("words-are-floats", "takes a word for a komi of 0")
                        .speaking(
                                "gtp.3.2.float",
                                SpeechFault.reading(line -> line.replaceFirst("^komi [a-z]+", "komi 0")))
                        .touching("*"),
                mutant("names-in-any-case", "knows commands in capitals")
                        .speaking("gtp.3.2.string", names(name -> name.toLowerCase(Locale.ROOT))),
                mutant("arguments-in-any-case", "says that it knows a command whose name is in capitals")
                        .speaking(
                                "gtp.3.2.string",
                                SpeechFault.reading(line ->
                                        line.startsWith("known_command ") ? line.toLowerCase(Locale.ROOT) : line))
                        .touching("gtp.6.*"),
                mutant("colors-begin-so", "takes any word that begins with b or w for a color")
                        .speaking("gtp.3.2.color", colors(color -> color.replaceFirst("^([bw])[A-Za-z]*$", "$1")))
                        .touching("*"),
                mutant("other-colors-are-white", "takes every color but black for white")
                        .speaking(
                                "gtp.3.2.color",
                                colors(color -> color.matches("[a-z]+") && !color.matches("b|black") ? "white" : color))
                        .touching("*"),
                mutant("colors-are-numbers", "takes 1 for black and 2 for white")
                        .speaking(
                                "gtp.3.2.color",
                                colors(color -> color.equals("1") ? "black" : color.equals("2") ? "white" : color))
                        .touching("*"),
                mutant("vertex-before-color", "takes a vertex and a color for a move")
                        .speaking(
                                "gtp.3.2.move",
                                SpeechFault.reading(
                                        line -> line.replaceFirst("^play ([A-Z]\\d+) (black|white)$", "play $2 $1")))
                        .touching("*"),
                mutant("black-if-not-said", "takes a vertex without a color for a move of Black")
                        .speaking(
                                "gtp.3.2.move",
                                SpeechFault.reading(line -> line.replaceFirst("^play ([A-Z]\\d+)$", "play black $1")))
                        .touching("*"),
                mutant("moves-without-space", "needs no space between a color and a vertex")
                        .speaking(
                                "gtp.3.2.move",
                                SpeechFault.reading(
                                        line -> line.replaceFirst("^play (black|white)[,]?(?=[A-Z]\\d)", "play $1 ")))
                        .touching("*"),
                mutant("yes-and-no", "answers yes or no where true or false is asked for")
                        .speaking(
                                "gtp.3.2.boolean",
                                SpeechFault.command(
                                        "known_command",
                                        right -> words -> right.carryOut(words).equals("true") ? "yes" : "no"))
                        .touching("*"),
                mutant("booleans-with-capitals", "answers True or False")
                        .speaking(
                                "gtp.3.2.boolean",
                                SpeechFault.command(
                                        "known_command",
                                        right -> words -> right.carryOut(words).equals("true") ? "True" : "False"))
                        .touching("*"),
                mutant("booleans-as-numbers", "answers 1 or 0 where true or false is asked for")
                        .speaking(
                                "gtp.3.2.boolean",
                                SpeechFault.command(
                                        "known_command",
                                        right -> words -> right.carryOut(words).equals("true") ? "1" : "0"))
                        .touching("*"));
    }

    /** The letters from J on are those before them. */
    private static String countingI(MatchResult vertex) {
        char column = vertex.group().charAt(0);
        return (char) (column > 'I' ? column - 1 : column) + vertex.group().substring(1);
    }

    private static String withI(String vertex) {
        char column = vertex.charAt(0);
        return vertex.matches("[J-Z]\\d+") ? (char) (column + 1) + vertex.substring(1) : vertex.replaceFirst("^I", "J");
    }

    private static SpeechFault vertices(UnaryOperator<String> wrong) {
        return moves(move -> "play " + move.group(1) + " " + wrong.apply(move.group(2)));
    }

    private static SpeechFault colors(UnaryOperator<String> wrong) {
        return moves(move -> "play " + wrong.apply(move.group(1)) + " " + move.group(2));
    }

    private static SpeechFault moves(Function<MatchResult, String> wrong) {
        return SpeechFault.reading(line -> PLAY.matcher(line).replaceFirst(wrong));
    }

    private static SpeechFault names(UnaryOperator<String> wrong) {
        return SpeechFault.reading(line -> NAME.matcher(line)
                .replaceFirst(found -> found.group(1) + Matcher.quoteReplacement(wrong.apply(found.group(2)))));
    }
}
