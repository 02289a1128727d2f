package touchstone.explore.campaign;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One of the parts into which a campaign is split: the traces whose numbers leave this remainder.
 *
 * @param index from 0 to {@code count - 1}
 * @param count how many parts there are, at least 1
 */
public record Shard(int index, int count) {

    /** Everything. */
    public static final Shard WHOLE = new Shard(0, 1);

    private static final Pattern WRITTEN = Pattern.compile("(\\d{1,6})/(\\d{1,6})");

    public Shard {
        if (count < 1 || index < 0 || index >= count) {
            throw new IllegalArgumentException("no part " + index + " of " + count);
        }
    }

    /**
     * What {@code i/n} stands for. The last part may be written {@code n/n} as well as {@code 0/n}, for those who count from 1.
     *
     * @throws IllegalArgumentException if it is no such thing
     */
    @JsonCreator
    public static Shard parse(String text) {
        Matcher matcher = WRITTEN.matcher(text.strip());
        if (matcher.matches()) {
            int index = Integer.parseInt(matcher.group(1));
            int count = Integer.parseInt(matcher.group(2));
            if (count > 0 && index <= count) {
                return new Shard(index % count, count);
            }
        }
        throw new IllegalArgumentException("'" + text + "' is no part of a campaign; expected i/n, as in 1/4");
    }

    /** The number of the trace with this place among its own, from 0. */
    long number(long place) {
        return index + place * count;
    }

    /** How many traces it has of those with numbers below this. */
    public long share(long games) {
        return games <= index ? 0 : (games - index - 1) / count + 1;
    }

    @JsonValue
    @Override
    public String toString() {
        return index + "/" + count;
    }
}
