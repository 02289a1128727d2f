package touchstone.browser;

import java.math.BigDecimal;
import java.util.Optional;
import java.util.OptionalInt;
import org.teavm.jso.JSObject;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Point;
import touchstone.reference.Position;
import touchstone.reference.Statement;
import touchstone.spi.ControllerRequest;
import touchstone.spi.GameStart;

/** Objects of the subject protocol that a game is sent. What is none of them is an {@link IllegalArgumentException}. */
final class ScriptStatements {

    private ScriptStatements() {}

    static GameStart start(JSObject value) {
        ScriptObject start = ScriptObject.read(value, "start");
        Position position = ScriptWords.position(start.texts("position"));
        Color toMove = start.optionalText("toMove").map(ScriptWords::color).orElse(Color.BLACK);
        Optional<Point> last = start.optionalText("lastPlay").map(Point::parse);
        return new GameStart(position, toMove, last)
                .withPrisoners(
                        start.optionalInteger("blackPrisoners").orElse(0),
                        start.optionalInteger("whitePrisoners").orElse(0));
    }

    /** @param board of the points that it names */
    static Statement statement(JSObject value, Board board) {
        ScriptObject said = ScriptObject.read(value, "statement");
        String kind = said.text("kind");
        return switch (kind) {
            case "komi" -> new Statement.Komi(said.number("points"));
            case "bids" -> new Statement.Bids(said.numbers("bids"));
            case "handicap" -> new Statement.Handicap(said.integer("stones"));
            case "placement" -> new Statement.Placement(ScriptWords.points(board, said.texts("points")));
            case "stop" -> new Statement.Stop();
            case "dead" -> new Statement.Dead(ScriptWords.points(board, said.texts("stones")));
            case "resume" -> new Statement.Resume(ScriptWords.color(said.text("requester")));
            case "next-mover" -> new Statement.NextMover(ScriptWords.color(said.text("mover")));
            case "deadlock" -> new Statement.Deadlock();
            case "repeats" -> new Statement.Repeats();
            case "resigns" -> new Statement.Resigns(ScriptWords.color(said.text("player")));
            default -> throw new IllegalArgumentException("there is no statement of the kind '" + kind + "'");
        };
    }

    static ControllerRequest request(JSObject value) {
        ScriptObject asked = ScriptObject.read(value, "request");
        String kind = asked.text("kind");
        return switch (kind) {
            case "take-back" -> new ControllerRequest.TakeBack();
            case "fixed-handicap" -> new ControllerRequest.FixedHandicap(asked.integer("stones"));
            case "free-handicap" -> new ControllerRequest.FreeHandicap(asked.integer("stones"));
            case "given-handicap" ->
                new ControllerRequest.GivenHandicap(
                        asked.texts("vertices").stream().map(ScriptWords::move).toList());
            case "set-komi" -> new ControllerRequest.SetKomi(BigDecimal.valueOf(asked.number("points")));
            case "set-up" ->
                new ControllerRequest.SetUp(
                        ScriptWords.position(asked.texts("position")), ScriptWords.color(asked.text("toMove")));
            case "clear-board" -> new ControllerRequest.ClearBoard();
            case "load" ->
                new ControllerRequest.Load(
                        asked.text("text"),
                        asked.optionalInteger("before").map(OptionalInt::of).orElseGet(OptionalInt::empty));
            default -> throw new IllegalArgumentException("there is no request of the kind '" + kind + "'");
        };
    }
}
