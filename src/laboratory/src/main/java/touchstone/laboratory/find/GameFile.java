package touchstone.laboratory.find;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchstone.formats.sgf.Node;
import touchstone.formats.sgf.Record;
import touchstone.formats.sgf.RecordNote;
import touchstone.formats.sgf.RecordNote.Mark;
import touchstone.formats.sgf.RecordWriter;
import touchstone.laboratory.walk.Oracle;
import touchstone.laboratory.walk.Walk;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.Position;
import touchstone.reference.VariantRules;
import touchstone.suite.specification.Clause;
import touchstone.trace.Step;

/**
 * A finding as the record of a game. Its last node is the last legal move: one that is forbidden is marked on the board and not
 * made, as there are editors that open no record with such a move.
 */
public final class GameFile {

    public static final String NAME = "game.sgf";

    private GameFile() {}

    /** @param clause the one it breaks, if it is known */
    public static String of(Finding finding, Optional<Clause> clause) {
        Walk walk = finding.walk();
        Oracle oracle = new Oracle(new VariantRules(finding.variant()), walk.board());
        walk.steps().forEach(oracle::take);
        Record record = record(oracle.game(), finding.ruleset());
        RecordWriter writer = new RecordWriter(record)
                .name("Touchstone: " + finding.subject().name() + " "
                        + finding.cause().deviation().title());
        RecordNote note = new RecordNote(comment(finding, clause), marks(walk));
        return writer.note(record.moves(), note).text();
    }

    /** The moves that lead to where the game stands; those that were taken back are none of them. */
    private static Record record(Game game, String ruleset) {
        List<Game> moments = new ArrayList<>(game.moments().toList());
        java.util.Collections.reverse(moments);
        List<Node> nodes = new ArrayList<>();
        Position stood = Position.empty(game.board());
        for (Game moment : moments) {
            if (moment.lastMove().isPresent()) {
                nodes.add(new Node.Played(
                        moment.previous().orElseThrow().toMove(),
                        moment.lastMove().get()));
            } else if (!moment.position().equals(stood)) {
                nodes.add(setUp(moment));
            }
            stood = moment.position();
        }
        return new Record(game.board(), java.util.OptionalDouble.empty(), 0, Optional.of(ruleset), nodes);
    }

    private static Node setUp(Game moment) {
        Position position = moment.position();
        return new Node.SetUp(
                position.stones(touchstone.reference.Color.BLACK),
                position.stones(touchstone.reference.Color.WHITE),
                position.board().none(),
                Optional.of(moment.toMove()));
    }

    private static Map<Point, Mark> marks(Walk walk) {
        Map<Point, Mark> marks = new HashMap<>();
        for (int i = walk.steps().size() - 1; i >= 0; i--) {
            if (walk.steps().get(i) instanceof Step.Make made) {
                if (made.move() instanceof Move.Play play && walk.board().contains(play.point())) {
                    marks.put(play.point(), Mark.CROSS);
                }
                break;
            }
        }
        return marks;
    }

    private static String comment(Finding finding, Optional<Clause> clause) {
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
