package touchstone.cli;

import java.io.PrintWriter;
import java.util.Locale;
import touchstone.laboratory.fuzz.Account;
import touchstone.laboratory.fuzz.Discoveries;
import touchstone.laboratory.fuzz.Discovery;
import touchstone.laboratory.fuzz.Pace;
import touchstone.subject.Identity;

/** What a user reads at the end of a campaign. */
final class FuzzScreen {

    private final PrintWriter out;

    FuzzScreen(PrintWriter out) {
        this.out = out;
    }

    void show(Identity subject, FuzzRun.Order order, Account account, Pace pace, Discoveries discoveries) {
        out.println((subject.name() + " " + subject.version()).strip() + " as "
                + order.claimed().name() + ", seed " + order.seed());
        out.println("  boards: " + account.exercised().boards());
        out.println("  met: " + account.exercised().situations());
        out.println("  steered: " + account.steerings());
        for (Discovery one : discoveries.causes()) {
            out.println("  found on walk " + one.walk() + ": " + one.smallest().cause() + " (" + one.examined()
                    + " times)");
            out.println("      " + one.smallest().smallest());
        }
        discoveries.kinds().forEach((kind, looks) -> out.printf("  %6d  %s%n", looks.met(), kind));
        out.println("  " + pace(account, pace));
    }

    static String pace(Account account, Pace pace) {
        String line = String.format(
                Locale.ROOT,
                "%d walks, %d moves, %d commands in %.1f s: %.0f a second",
                account.walks(),
                account.moves(),
                pace.commands(),
                pace.seconds(),
                pace.rate());
        return pace.sampled() == 0
                ? line
                : line
                        + String.format(
                                Locale.ROOT,
                                "; a plain replay of %d of them made %.0f a second, so this is %.0f %% of what is possible",
                                pace.sampled(),
                                pace.plainRate(),
                                100 * pace.share());
    }
}
