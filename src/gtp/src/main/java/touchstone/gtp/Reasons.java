package touchstone.gtp;

import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import touchstone.subject.Reason;

/** The words by which engines say why a move is illegal. Closed: what is not in here gives no reason. */
final class Reasons {

    private static final Map<Reason, Pattern> WORDS = Map.of(
            Reason.SELF_CAPTURE, words("suicide", "suicidal", "self-capture", "self capture"),
            Reason.REPETITION, words("superko", "super-ko", "ko", "repeats", "repetition", "repeated", "repeat"),
            Reason.OCCUPIED, words("occupied", "not empty", "stone stands on"),
            Reason.GAME_OVER, words("game is over", "game over"),
            Reason.OUT_OF_TURN, words("turn", "out of turn"),
            Reason.OFF_BOARD, words("off board", "off-board", "off the board", "outside", "no point"));

    private Reasons() {}

    private static Pattern words(String... words) {
        return Pattern.compile(
                List.of(words).stream().map(Pattern::quote).collect(Collectors.joining("|", "\\b(?:", ")\\b")));
    }

    /** The reason that a text gives; nothing if it gives none, or more than one. */
    static Optional<Reason> in(String text) {
        String lower = text.toLowerCase(Locale.ROOT);
        Set<Reason> found = EnumSet.noneOf(Reason.class);
        WORDS.forEach((reason, words) -> {
            if (words.matcher(lower).find()) {
                found.add(reason);
            }
        });
        return found.size() == 1 ? Optional.of(found.iterator().next()) : Optional.empty();
    }
}
