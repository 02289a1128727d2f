package touchstone.rpc.json;

import com.google.gson.JsonSyntaxException;
import com.google.gson.TypeAdapter;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import touchstone.reference.Position;
import touchstone.reference.PositionText;

/** A position as its rows, the top row first: {@code X} black, {@code O} white, {@code .} empty. */
final class PositionJson extends TypeAdapter<Position> {

    @Override
    public void write(JsonWriter out, Position position) throws IOException {
        out.beginArray();
        for (String row : PositionText.line(position).split("/")) {
            out.value(row);
        }
        out.endArray();
    }

    @Override
    public Position read(JsonReader in) throws IOException {
        List<String> rows = new ArrayList<>();
        in.beginArray();
        while (in.hasNext()) {
            rows.add(TypedJson.string("a row of X, O and dots", in));
        }
        in.endArray();
        try {
            return PositionText.read(rows);
        } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
            throw new JsonSyntaxException("a position is expected as rows of X, O and dots: " + e.getMessage());
        }
    }
}
