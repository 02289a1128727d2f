package touchstone.report.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import touchstone.formats.sgf.SgfNode;
import touchstone.formats.sgf.SgfNote;
import touchstone.formats.sgf.SgfRecord;
import touchstone.formats.sgf.SgfWriter;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Position;
import touchstone.report.text.UntrustedText;
import touchstone.suite.diagram.DiagramException;
import touchstone.suite.diagram.DiagramParser;
import touchstone.suite.result.Diagram;
import touchstone.suite.result.Result;

/**
 * The boards of a result as a game record for any viewer: each is a node that sets up what has changed since the one
 * before.
 */
public final class DiagramRecord {

    private DiagramRecord() {}

    /** @return empty if there are no boards, or they cannot be read, or are not of one size */
    public static Optional<String> of(Result result) {
        List<Position> positions = new ArrayList<>();
        try {
            for (Diagram diagram : result.diagrams()) {
                positions.add(DiagramParser.parse(diagram.picture()).position());
            }
        } catch (DiagramException e) {
            return Optional.empty();
        }
        if (positions.stream().map(Position::board).distinct().count() != 1) {
            return Optional.empty();
        }
        Board board = positions.get(0).board();
        List<SgfNode> nodes = new ArrayList<>();
        Position stood = Position.empty(board);
        for (Position position : positions) {
            nodes.add(change(stood, position));
            stood = position;
        }
        SgfRecord record = new SgfRecord(
                board,
                OptionalDouble.empty(),
                0,
                Optional.of(UntrustedText.name(result.claim().ruleset())),
                nodes);
        return Optional.of(new SgfWriter(record)
                .name(UntrustedText.line(result.scenario() + " " + result.title()))
                .note(0, new SgfNote(comment(result)))
                .text());
    }

    private static SgfNode change(Position before, Position after) {
        return new SgfNode.SetUp(
                after.stones(Color.BLACK).minus(before.stones(Color.BLACK)),
                after.stones(Color.WHITE).minus(before.stones(Color.WHITE)),
                after.empties().minus(before.empties()),
                Optional.empty());
    }

    private static String comment(Result result) {
        StringBuilder comment = new StringBuilder();
        comment.append(UntrustedText.line(
                result.subject().name() + " " + result.subject().version()));
        comment.append(": ").append(UntrustedText.line(result.message())).append("\nThe positions in this record:");
        for (int i = 0; i < result.diagrams().size(); i++) {
            comment.append('\n').append(i + 1).append(". ");
            comment.append(UntrustedText.line(result.diagrams().get(i).caption()));
        }
        return comment.toString();
    }
}
