package touchstone.cli.vectors;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.StreamSupport;
import touchstone.formats.sgf.SgfNode;
import touchstone.formats.sgf.SgfRecord;
import touchstone.formats.sgf.SgfWriter;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;

/**
 * A game of a vector as a record, for whoever reads SGF: what stands at its start, and the moves and handicap stones that are
 * to be accepted, as far as a controller does not change the game.
 */
final class VectorRecord {

    private final Board board;
    private final List<SgfNode> nodes = new ArrayList<>();
    private boolean over;

    private VectorRecord(JsonNode start) {
        JsonNode rows = start.path("position");
        this.board = Board.of(rows.path(0).asText().length(), rows.size());
        Optional<Color> toMove =
                Optional.of(start.path("toMove")).filter(JsonNode::isTextual).map(VectorRecord::color);
        PointSet black = stones(rows, 'X');
        PointSet white = stones(rows, 'O');
        if (!black.isEmpty()
                || !white.isEmpty()
                || toMove.filter(Color.WHITE::equals).isPresent()) {
            nodes.add(new SgfNode.SetUp(black, white, board.none(), toMove));
        }
    }

    /** The same steps, with a record of each game that is begun in them. */
    static List<VectorCall.Step> added(List<VectorCall.Step> steps) {
        List<VectorCall> calls =
                steps.stream().flatMap(step -> step.calls().stream()).toList();
        int[] before = {0};
        return steps.stream()
                .map(step -> {
                    List<VectorCall> own = new ArrayList<>();
                    for (VectorCall call : step.calls()) {
                        before[0]++;
                        own.add(
                                call.request().equals("begin")
                                        ? call.recordedAs(text(call, calls.subList(before[0], calls.size())))
                                        : call);
                    }
                    return new VectorCall.Step(step.text(), own);
                })
                .toList();
    }

    private static String text(VectorCall begin, List<VectorCall> after) {
        VectorRecord record = new VectorRecord(begin.params().orElseThrow());
        after.forEach(record::add);
        return new SgfWriter(new SgfRecord(record.board, OptionalDouble.empty(), 0, Optional.empty(), record.nodes))
                .text();
    }

    private void add(VectorCall call) {
        JsonNode params = call.params().orElse(null);
        // What a controller does besides, such as taking moves back, no main line can show.
        boolean others = call.request().equals("request")
                && !params.path("kind").asText().equals("set-komi");
        over |= others || call.request().equals("begin");
        if (over) {
            return;
        }
        if (call.request().equals("make")) {
            String move = params.path("move").asText();
            nodes.add(new SgfNode.Played(
                    color(params.path("player")), move.equals("pass") ? Move.PASS : new Move.Play(Point.parse(move))));
        } else if (call.request().equals("say") && params.path("kind").asText().equals("placement")) {
            List<Point> stones = StreamSupport.stream(params.path("points").spliterator(), false)
                    .map(point -> Point.parse(point.asText()))
                    .toList();
            nodes.add(new SgfNode.SetUp(board.none().withAll(stones), board.none(), board.none(), Optional.empty()));
        }
    }

    private PointSet stones(JsonNode rows, char sign) {
        return board.none()
                .withAll(board.points().stream()
                        .filter(point -> rows.path(rows.size() - 1 - point.row())
                                        .asText()
                                        .charAt(point.column())
                                == sign)
                        .toList());
    }

    private static Color color(JsonNode word) {
        return word.asText().equals("black") ? Color.BLACK : Color.WHITE;
    }
}
