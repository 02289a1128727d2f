package touchstone.cli.terminal;

import java.time.Duration;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads lengths of time from the command line: {@code 30s}, {@code 5m}, {@code 1.5h}, {@code 2d}. */
public final class DurationConverter implements ITypeConverter<Duration> {

    private static final Pattern WRITTEN = Pattern.compile("(\\d{1,9}(?:\\.\\d{1,3})?)(ms|s|m|min|h|d)");

    @Override
    public Duration convert(String text) {
        Matcher matcher = WRITTEN.matcher(text.strip().toLowerCase(Locale.ROOT));
        if (!matcher.matches()) {
            throw new TypeConversionException("'" + text + "' is not a duration; expected one such as 30s, 5m or 1h");
        }
        double millis = Double.parseDouble(matcher.group(1)) * millis(matcher.group(2));
        if (millis < 1) {
            throw new TypeConversionException("'" + text + "' is too short; expected a duration such as 30s, 5m or 1h");
        }
        return Duration.ofMillis((long) millis);
    }

    private static double millis(String unit) {
        return switch (unit) {
            case "ms" -> 1;
            case "s" -> 1000;
            case "h" -> 3_600_000;
            case "d" -> 86_400_000;
            default -> 60_000;
        };
    }

    /** In words that {@link #convert} takes. */
    public static String words(Duration time) {
        if (time.toMillis() < 10_000 && time.toMillis() % 1000 != 0) {
            return String.format(Locale.ROOT, "%.1fs", time.toMillis() / 1000.0);
        }
        long seconds = Math.round(time.toMillis() / 1000.0);
        if (seconds < 120) {
            return seconds + "s";
        }
        return seconds < 7200
                ? String.format(Locale.ROOT, "%dm%02ds", seconds / 60, seconds % 60)
                : String.format(Locale.ROOT, "%dh%02dm", seconds / 3600, seconds / 60 % 60);
    }
}
