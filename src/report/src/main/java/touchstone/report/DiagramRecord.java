package touchstone.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import touchstone.formats.sgf.Node;
import touchstone.formats.sgf.Record;
import touchstone.formats.sgf.RecordNote;
import touchstone.formats.sgf.RecordWriter;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Position;
import touchstone.suite.picture.PictureFault;
import touchstone.suite.picture.PictureParser;
import touchstone.suite.result.Diagram;
import touchstone.suite.result.Result;

/** The boards of a result as a record that any viewer opens: each is a node that sets up what has changed since the one before. */
final class DiagramRecord {

    private DiagramRecord() {}

    /** @return empty if there are no boards, or they cannot be read, or are not of one size */
    static Optional<String> of(Result result) {
        List<Position> positions = new ArrayList<>();
        try {
            for (Diagram diagram : result.diagrams()) {
                positions.add(PictureParser.parse(diagram.picture()).position());
            }
        } catch (PictureFault e) {
            return Optional.empty();
        }
        if (positions.stream().map(Position::board).distinct().count() != 1) {
            return Optional.empty();
        }
        Board board = positions.get(0).board();
        List<Node> nodes = new ArrayList<>();
        Position stood = Position.empty(board);
        for (Position position : positions) {
            nodes.add(change(stood, position));
            stood = position;
        }
        Record record =
                new Record(board, OptionalDouble.empty(), 0, Optional.of(Untrusted.name(result.claim().ruleset())), nodes);
        return Optional.of(new RecordWriter(record)
                .name(Untrusted.line(result.scenario() + " " + result.title()))
                .note(0, new RecordNote(comment(result)))
                .text());
    }

    private static Node change(Position before, Position after) {
        return new Node.SetUp(
                after.stones(Color.BLACK).minus(before.stones(Color.BLACK)),
                after.stones(Color.WHITE).minus(before.stones(Color.WHITE)),
                after.empties().minus(before.empties()),
                Optional.empty());
    }

    private static String comment(Result result) {
        StringBuilder comment = new StringBuilder();
        comment.append(
                Untrusted.line(result.subject().name() + " " + result.subject().version()));
        comment.append(": ").append(Untrusted.line(result.message())).append("\nThe positions in this record:");
        for (int i = 0; i < result.diagrams().size(); i++) {
            comment.append('\n').append(i + 1).append(". ");
            comment.append(Untrusted.line(result.diagrams().get(i).caption()));
        }
        return comment.toString();
    }
}
