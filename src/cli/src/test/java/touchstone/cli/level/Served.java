package touchstone.cli.level;

import java.util.function.Supplier;
import touchstone.gtp.client.GtpOptions;
import touchstone.reference.BaseRules;
import touchstone.spi.Subject;

/** Rules as engines, for tests that do not care how much an engine shows. */
public final class Served {

    private Served() {}

    /** An engine that shows all there is to show. */
    public static Subject everything(Supplier<BaseRules> rules) {
        return Levels.EVERYTHING.subject(rules, GtpOptions.DEFAULT);
    }

    /** An engine that shows what GNU Go shows. */
    public static Subject gnuGo(Supplier<BaseRules> rules) {
        return Levels.GNU_GO.subject(rules, GtpOptions.DEFAULT);
    }
}
