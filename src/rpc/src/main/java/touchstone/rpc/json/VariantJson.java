package touchstone.rpc.json;

import com.google.gson.JsonSyntaxException;
import com.google.gson.TypeAdapter;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Variant;

/** Rules as an object with a field for each axis. What is not said is as in the base rules. */
final class VariantJson extends TypeAdapter<Variant> {

    @Override
    public void write(JsonWriter out, Variant variant) throws IOException {
        out.beginObject();
        for (Choice choice : variant.choices()) {
            out.name(choice.axis().id()).value(choice.id());
        }
        out.endObject();
    }

    @Override
    public Variant read(JsonReader in) throws IOException {
        Variant variant = Variant.BASE;
        in.beginObject();
        while (in.hasNext()) {
            try {
                variant = variant.with(TextJson.axis(in.nextName()).choice(TypedJson.string("a value", in)));
            } catch (IllegalArgumentException e) {
                throw new JsonSyntaxException(e.getMessage());
            }
        }
        in.endObject();
        return variant;
    }
}
