package touchstone.cluster.page;

import java.util.List;
import touchstone.explore.replay.RecordReplay;
import touchstone.formats.sgf.SgfRecord;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.Position;
import touchstone.reference.PositionText;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Variant;
import touchstone.report.board.BoardSvg;
import touchstone.suite.result.Diagram;

/**
 * A game at the move in question.
 *
 * @param caption what is shown, the game's place in it
 * @param svg the picture
 */
record ExampleBoard(Example example, String file, String caption, String svg) {

    static ExampleBoard of(Example example, String file, String record) {
        touchstone.reference.Game game = RecordReplay.before(
                        new VariantRules(Variant.BASE), SgfRecord.read(record), example.move() + 1)
                .game();
        Position position = game.position();
        List<Point> ringed = game.lastMove()
                .filter(Move.Play.class::isInstance)
                .map(move -> List.of(((Move.Play) move).point()))
                .orElse(List.of());
        String caption = example.place() + ", after move " + example.move();
        String svg = BoardSvg.of(new Diagram(caption, PositionText.of(position, point -> false, point -> '.')), ringed);
        return new ExampleBoard(example, file, caption, svg);
    }
}
