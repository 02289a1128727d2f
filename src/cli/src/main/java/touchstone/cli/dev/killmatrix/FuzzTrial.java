package touchstone.cli.dev.killmatrix;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonValue;
import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;

/**
 * The result of fuzz on one mutant, compared with the rules that it claims.
 *
 * @param find empty if nothing was found in the time there was
 */
public record FuzzTrial(Optional<Find> find) {

    /** Nothing was found. */
    public static final FuzzTrial MISSED = new FuzzTrial(Optional.empty());

    /**
     * The first thing that was found.
     *
     * @param game the number of the game on which it showed, from 1: as many games, with the same seed, find it again
     * @param within how long that took
     * @param cause in which way the mutant is wrong, as the rest of a sentence that begins with it
     * @param steps how many steps the smallest game has that shows it
     * @param board on which it is, such as {@code 3x3}
     */
    public record Find(long game, Within within, String cause, int steps, String board) {}

    @JsonIgnore
    public boolean isFound() {
        return find.isPresent();
    }

    /** How long it took to find something, roughly: the exact time is another on each machine and each day. */
    public enum Within {
        A_SECOND("1 s", Duration.ofSeconds(1)),
        TEN_SECONDS("10 s", Duration.ofSeconds(10)),
        A_MINUTE("60 s", Duration.ofSeconds(60)),
        LONGER("longer", Duration.ofDays(365));

        private final String words;
        private final Duration longest;

        Within(String words, Duration longest) {
            this.words = words;
            this.longest = longest;
        }

        static Within of(Duration time) {
            return Arrays.stream(values())
                    .filter(one -> time.compareTo(one.longest) <= 0)
                    .findFirst()
                    .orElse(LONGER);
        }

        /** The limit, such as {@code 10 s}. */
        @JsonValue
        public String words() {
            return words;
        }

        /** @throws IllegalArgumentException if there is no such limit */
        @JsonCreator
        static Within named(String words) {
            return Arrays.stream(values())
                    .filter(one -> one.words.equals(words))
                    .findFirst()
                    .orElseThrow(() -> new IllegalArgumentException("'" + words + "' is no limit of time"));
        }
    }
}
