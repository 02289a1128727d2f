package touchstone.suite.player;

import java.util.Locale;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.spi.text.TextReply;
import touchstone.suite.text.ReplyForm;

/** What an engine that was told to move answered. */
sealed interface MoveAnswer {

    /** A pass, or a point, which need not be one of the board. */
    record Made(Move move) implements MoveAnswer {}

    /** @param word as it came */
    record Resigned(String word) implements MoveAnswer {}

    /**
     * No move and no resignation.
     *
     * @param raw the whole answer; untrusted
     */
    record Other(String raw) implements MoveAnswer {}

    static MoveAnswer of(TextReply reply) {
        String text = reply.text();
        if (!reply.success() || !ReplyForm.MOVE.fits(text)) {
            return new Other(reply.raw());
        }
        return switch (text.toLowerCase(Locale.ROOT)) {
            case "resign" -> new Resigned(text);
            case "pass" -> new Made(Move.PASS);
            default -> new Made(new Move.Play(Point.parse(text)));
        };
    }
}
