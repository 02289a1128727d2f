package touchstone.explore.finding;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchstone.explore.trace.GameTrace;
import touchstone.explore.trace.TraceOracle;
import touchstone.formats.sgf.SgfNode;
import touchstone.formats.sgf.SgfNote;
import touchstone.formats.sgf.SgfNote.Mark;
import touchstone.formats.sgf.SgfRecord;
import touchstone.formats.sgf.SgfWriter;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.Position;
import touchstone.reference.VariantRules;
import touchstone.suite.specification.Clause;
import touchstone.trace.TraceStep;

/**
 * A finding as a game record. Its last node is the last legal move: one that is forbidden is marked on the board and
 * not made, as there are editors that open no record with such a move.
 */
public final class FindingSgf {

    public static final String NAME = "game.sgf";

    private FindingSgf() {}

    /** @param clause the one it breaks, if it is known */
    public static String of(FuzzFinding finding, Optional<Clause> clause) {
        GameTrace trace = finding.trace();
        TraceOracle oracle = new TraceOracle(new VariantRules(finding.variant()), trace.board());
        trace.steps().forEach(oracle::take);
        SgfRecord record = record(oracle.game(), finding.ruleset());
        SgfWriter writer = new SgfWriter(record)
                .name("Touchstone: " + finding.subject().name() + " "
                        + finding.cause().deviation().title());
        SgfNote note = new SgfNote(comment(finding, clause), marks(trace));
        return writer.note(record.moves(), note).text();
    }

    /** The moves that lead to where the game stands; those that were taken back are none of them. */
    private static SgfRecord record(Game game, String ruleset) {
        List<Game> moments = new ArrayList<>(game.moments().toList());
        java.util.Collections.reverse(moments);
        List<SgfNode> nodes = new ArrayList<>();
        Position stood = Position.empty(game.board());
        for (Game moment : moments) {
            if (moment.lastMove().isPresent()) {
                nodes.add(new SgfNode.Played(
                        moment.previous().orElseThrow().toMove(),
                        moment.lastMove().get()));
            } else if (!moment.position().equals(stood)) {
                nodes.add(setUp(moment));
            }
            stood = moment.position();
        }
        return new SgfRecord(game.board(), java.util.OptionalDouble.empty(), 0, Optional.of(ruleset), nodes);
    }

    private static SgfNode setUp(Game moment) {
        Position position = moment.position();
        return new SgfNode.SetUp(
                position.stones(touchstone.reference.Color.BLACK),
                position.stones(touchstone.reference.Color.WHITE),
                position.board().none(),
                Optional.of(moment.toMove()));
    }

    private static Map<Point, Mark> marks(GameTrace trace) {
        Map<Point, Mark> marks = new HashMap<>();
        for (int i = trace.steps().size() - 1; i >= 0; i--) {
            if (trace.steps().get(i) instanceof TraceStep.MoveStep made) {
                if (made.move() instanceof Move.Play play && trace.board().contains(play.point())) {
                    marks.put(play.point(), Mark.CROSS);
                }
                break;
            }
        }
        return marks;
    }

    private static String comment(FuzzFinding finding, Optional<Clause> clause) {
        return String.join(
                "\n",
                finding.subject().name() + " " + finding.subject().version() + " "
                        + finding.cause().deviation().title() + ".",
                "Clause " + finding.cause().clause()
                        + clause.map(known -> ": " + known.title()).orElse(""),
                "Expected: " + finding.expected() + ".",
                "Given: " + finding.given() + ".",
                "Steps: " + String.join(", ", finding.steps()));
    }
}
