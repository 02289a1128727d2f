package touchstone.report.book.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import touchstone.formats.sgf.SgfRecord;
import touchstone.suite.result.Diagram;
import touchstone.suite.result.DiagramMarks;

/** The moves of a scenario at once, and as programs read them. */
class PlayedLineTest {

    private static final Diagram GIVEN = new Diagram("given", """
            . O .
            X . O
            . X .
            """);

    private static Diagram after(String move, String picture) {
        return new Diagram("after " + move, picture, 2, Optional.of(DiagramMarks.move(move)));
    }

    private static final List<Diagram> MOVES =
            List.of(after("White B2", """
                    . O .
                    X O O
                    . X .
                    """), after("Black pass", """
                    . O .
                    X O O
                    . X .
                    """), after("White A1", """
                    . O .
                    X O O
                    O X .
                    """));

    private static PlayedLine line(List<Diagram> after) {
        return PlayedLine.of(List.of(GIVEN), after).orElseThrow();
    }

    @Test
    void aRecordHasThePositionAndTheMoves() {
        String sgf = line(MOVES).sgf("base.8/1");
        assertThat(sgf).contains("SZ[3]", "GN[base.8/1]", "PL[W]", ";W[bb]", ";B[]", ";W[ac]");
        assertThat(SgfRecord.read(sgf).moves()).isEqualTo(3);
    }

    @Test
    void anEngineIsToldItByPlays() {
        assertThat(line(MOVES).gtp()).hasValue("""
                        boardsize 3
                        clear_board
                        play B B1
                        play B A2
                        play W C2
                        play W B3
                        play W B2
                        play B pass
                        play W A1
                        """);
        assertThat(PlayedLine.of(List.of(new Diagram("given", ". . .\n")), List.of())
                        .orElseThrow()
                        .gtp())
                .as("a board that is not square")
                .isEmpty();
    }

    @Test
    void aMoveTakenBackEndsIt() {
        List<Diagram> back = List.of(MOVES.get(0), new Diagram("taken back", GIVEN.picture()), MOVES.get(2));
        assertThat(line(back).moves()).hasSize(1);
    }

    @Test
    void aBoardHasTheNumbersAndSaysWhatHasNone() {
        WholeLine whole = WholeLine.of(line(MOVES), "base.8/1", new BoardDrawings());
        assertThat(whole.diagram().orElseThrow().caption()).isEqualTo("Moves 1 to 3; 2 pass");
        assertThat(whole.diagram().orElseThrow().svg())
                .contains(">1</text>", ">3</text>", "White B2, Black pass, White A1")
                .doesNotContain(">2</text>");
        assertThat(whole.texts()).extracting(WholeLine.GameText::format).containsExactly("sgf", "gtp");
        assertThat(WholeLine.of(line(MOVES.subList(0, 1)), "base.8/1", new BoardDrawings())
                        .diagram())
                .as("of a single move")
                .isEmpty();
    }

    @Test
    void withoutABoardThereIsNothing() {
        assertThat(PlayedLine.of(List.of(), MOVES)).isEmpty();
        assertThat(PlayedLine.of(List.of(new Diagram("given", "?")), MOVES)).isEmpty();
    }
}
