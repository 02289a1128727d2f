package touchstone.explore.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.suite.diagram.BoardDiagram;
import touchstone.suite.diagram.DiagramParser;

/** What is drawn can be read again. */
class BoardDrawingTest {

    @ParameterizedTest
    @CsvSource({"1, 1", "5, 3", "11, 11", "12, 12", "13, 25", "19, 19", "25, 25"})
    void aPartHasTheStonesThatStandThere(int width, int height) {
        SplittableRandom random = new SplittableRandom(1);
        Board board = Board.of(width, height);
        for (int i = 0; i < 40; i++) {
            Position position = Position.empty(board);
            for (Point point : board.points()) {
                int state = random.nextInt(3);
                position = state == 0 ? position : position.with(state == 1 ? Color.BLACK : Color.WHITE, point);
            }
            Point at = board.points().get(random.nextInt(board.size()));
            BoardDrawing drawing = new BoardDrawing(position, PointSet.of(board, at), Optional.of(at));
            List<String> part = drawing.around(at);
            BoardDiagram read = DiagramParser.parse(String.join("\n", part));
            assertThat(read.board()).isEqualTo(board);
            Position stones = read.position();
            PointSet seen = stones.stones();
            assertThat(stones.stones(Color.BLACK)
                            .minus(position.stones(Color.BLACK))
                            .isEmpty())
                    .isTrue();
            assertThat(stones.stones(Color.WHITE)
                            .minus(position.stones(Color.WHITE))
                            .isEmpty())
                    .isTrue();
            assertThat(seen.size()).isLessThanOrEqualTo(position.stones().size());
            assertThat(read.marked().contains(at) || read.letters().containsValue(at))
                    .as("the point in question")
                    .isTrue();
            DiagramParser.parse(drawing.text());
            boolean whole = Math.min(width, height) <= 11;
            assertThat(part).hasSizeLessThanOrEqualTo(whole ? height : height / 2 + 6);
        }
    }
}
