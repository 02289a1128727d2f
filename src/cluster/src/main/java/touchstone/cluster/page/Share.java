package touchstone.cluster.page;

import java.util.Locale;

/**
 * A part of some games, with what the games allow to be said of all such games.
 *
 * @param games that have something
 * @param of so many
 */
public record Share(long games, long of) {

    /** For 95 of 100. */
    private static final double Z = 1.959963984540054;

    /** The ends of the Wilson score interval (Wilson 1927), which is sound for rare things too. */
    public double low() {
        return of == 0 ? 0 : Math.max(0, middle() - half());
    }

    public double high() {
        return of == 0 ? 1 : Math.min(1, middle() + half());
    }

    private double middle() {
        return (part() + Z * Z / (2 * of)) / (1 + Z * Z / of);
    }

    private double half() {
        return Z / (1 + Z * Z / of) * Math.sqrt(part() * (1 - part()) / of + Z * Z / (4.0 * of * of));
    }

    public double part() {
        return of == 0 ? 0 : (double) games / of;
    }

    /** As in {@code 1.32 % (1.21-1.44)}; rare things in games of ten thousand. */
    @Override
    public String toString() {
        if (of == 0) {
            return "-";
        }
        return high() < 0.01
                ? shown(part() * 1e4) + " in 10,000 (" + shown(low() * 1e4) + "-" + shown(high() * 1e4) + ")"
                : shown(part() * 100) + " % (" + shown(low() * 100) + "-" + shown(high() * 100) + ")";
    }

    private static String shown(double number) {
        return String.format(Locale.ROOT, number < 10 ? "%.2f" : "%.1f", number);
    }
}
