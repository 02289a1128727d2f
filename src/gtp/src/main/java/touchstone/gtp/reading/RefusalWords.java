package touchstone.gtp.reading;

import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import touchstone.spi.RefusalReason;

/** The words by which engines say why a move is illegal. Closed: what is not in here gives no reason. */
public final class RefusalWords {

    private static final Map<RefusalReason, Pattern> WORDS = Map.of(
            RefusalReason.SELF_CAPTURE, words("suicide", "suicidal", "self-capture", "self capture"),
            RefusalReason.REPETITION, words("superko", "super-ko", "ko", "repeats", "repetition", "repeated", "repeat"),
            RefusalReason.OCCUPIED, words("occupied", "not empty", "stone stands on"),
            RefusalReason.GAME_OVER, words("game is over", "game over"),
            RefusalReason.OUT_OF_TURN, words("turn", "out of turn"),
            RefusalReason.OFF_BOARD, words("off board", "off-board", "off the board", "outside", "no point"));

    private RefusalWords() {}

    private static Pattern words(String... words) {
        return Pattern.compile(
                List.of(words).stream().map(Pattern::quote).collect(Collectors.joining("|", "\\b(?:", ")\\b")));
    }

    /** The reason that a text gives; nothing if it gives none, or more than one. */
    public static Optional<RefusalReason> in(String text) {
        String lower = text.toLowerCase(Locale.ROOT);
        Set<RefusalReason> found = EnumSet.noneOf(RefusalReason.class);
        WORDS.forEach((reason, words) -> {
            if (words.matcher(lower).find()) {
                found.add(reason);
            }
        });
        return found.size() == 1 ? Optional.of(found.iterator().next()) : Optional.empty();
    }
}
