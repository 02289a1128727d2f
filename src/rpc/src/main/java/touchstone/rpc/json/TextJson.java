package touchstone.rpc.json;

import com.google.gson.JsonSyntaxException;
import com.google.gson.TypeAdapter;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.util.function.Function;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.choice.Axis;
import touchstone.reference.choice.Choice;

/** A value that is a string in JSON. */
final class TextJson<T> extends TypeAdapter<T> {

    static final TypeAdapter<Point> POINT = new TextJson<>(Point::toString, Point::parse);

    static final TypeAdapter<Move> MOVE = new TextJson<>(
            Move::toString, text -> text.equals(Move.PASS.toString()) ? Move.PASS : new Move.Play(Point.parse(text)));

    static final TypeAdapter<Axis> AXIS = new TextJson<>(Axis::id, TextJson::axis);

    /** With its axis, such as {@code ending=two-passes}. */
    static final TypeAdapter<Choice> CHOICE = new TextJson<>(Choice::title, TextJson::choice);

    private final Function<T, String> text;
    private final Function<String, T> value;

    private TextJson(Function<T, String> text, Function<String, T> value) {
        this.text = text;
        this.value = value;
    }

    @Override
    public void write(JsonWriter out, T written) throws IOException {
        out.value(text.apply(written));
    }

    @Override
    public T read(JsonReader in) throws IOException {
        String text = TypedJson.string("a string", in);
        try {
            return value.apply(text);
        } catch (IllegalArgumentException e) {
            throw new JsonSyntaxException(e.getMessage() + TypedJson.at(in));
        }
    }

    static Axis axis(String id) {
        return Axis.named(id)
                .orElseThrow(() -> new IllegalArgumentException("there is no axis '" + id + "'; expected one of "
                        + Axis.all().stream().map(Axis::id).toList()));
    }

    private static Choice choice(String title) {
        int sign = title.indexOf('=');
        if (sign < 0) {
            throw new IllegalArgumentException("'" + title + "' is no axis and value, as in ending=two-passes");
        }
        return axis(title.substring(0, sign)).choice(title.substring(sign + 1));
    }
}
