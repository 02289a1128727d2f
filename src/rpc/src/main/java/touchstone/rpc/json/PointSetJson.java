package touchstone.rpc.json;

import com.google.gson.JsonSyntaxException;
import com.google.gson.TypeAdapter;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import touchstone.reference.Board;
import touchstone.reference.Point;
import touchstone.reference.PointSet;

/** Points of the board in use as a list. */
final class PointSetJson extends TypeAdapter<PointSet> {

    private final Supplier<Board> board;

    PointSetJson(Supplier<Board> board) {
        this.board = board;
    }

    @Override
    public void write(JsonWriter out, PointSet points) throws IOException {
        out.beginArray();
        for (Point point : points) {
            out.value(point.toString());
        }
        out.endArray();
    }

    @Override
    public PointSet read(JsonReader in) throws IOException {
        List<Point> points = new ArrayList<>();
        in.beginArray();
        while (in.hasNext()) {
            points.add(TextJson.POINT.read(in));
        }
        in.endArray();
        try {
            return board.get().none().withAll(points);
        } catch (IllegalArgumentException e) {
            throw new JsonSyntaxException(e.getMessage());
        }
    }
}
