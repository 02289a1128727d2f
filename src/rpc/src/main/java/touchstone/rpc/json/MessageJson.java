package touchstone.rpc.json;

import com.google.gson.GsonBuilder;
import com.google.gson.Strictness;
import java.util.function.Supplier;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.eclipse.lsp4j.jsonrpc.json.MessageJsonHandler;
import org.eclipse.lsp4j.jsonrpc.services.ServiceEndpoints;
import touchstone.reference.Board;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.choice.Axis;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Variant;
import touchstone.rpc.message.SubjectService;

/** Messages of the subject protocol as JSON. */
public final class MessageJson {

    /** What is wrong with messages is told to whoever is concerned, and not to standard error. Kept, or it would be forgotten. */
    private static final Logger LOG = Logger.getLogger("org.eclipse.lsp4j");

    static {
        LOG.setLevel(Level.OFF);
    }

    private MessageJson() {}

    /** @param board to which sets of points belong: that of the game in progress */
    public static MessageJsonHandler handler(Supplier<Board> board) {
        return new MessageJsonHandler(
                ServiceEndpoints.getSupportedMethods(SubjectService.class), gson -> configure(gson, board));
    }

    private static void configure(GsonBuilder gson, Supplier<Board> board) {
        gson.setStrictness(Strictness.STRICT)
                .disableHtmlEscaping()
                .registerTypeAdapterFactory(new RecordJson())
                .registerTypeAdapterFactory(new EnumJson())
                .registerTypeHierarchyAdapter(Move.class, TextJson.MOVE)
                .registerTypeAdapter(Point.class, TextJson.POINT)
                .registerTypeAdapter(Axis.class, TextJson.AXIS)
                .registerTypeHierarchyAdapter(Choice.class, TextJson.CHOICE)
                .registerTypeAdapter(Variant.class, new VariantJson())
                .registerTypeAdapter(Position.class, new PositionJson())
                .registerTypeAdapter(PointSet.class, new PointSetJson(board))
                // The last one is asked first.
                .registerTypeAdapterFactory(new TypedJson());
    }
}
