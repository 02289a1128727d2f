package touchstone.cli.fuzz;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.apache.commons.text.WordUtils;
import touchstone.explore.campaign.CampaignStatistics;
import touchstone.explore.campaign.SuperkoRate;
import touchstone.explore.coverage.Coverage;
import touchstone.explore.coverage.ValueCoverage;

/**
 * Prints how often a run came to where the claimed value of each axis matters; where it never did, it has shown nothing
 * about that value.
 */
record CoverageScreen(PrintWriter out, int width) {

    void show(FuzzRecord.Configuration gone) {
        CampaignStatistics account = gone.account();
        Coverage exercised = account.exercised();
        out.println("    How often the claimed value of each axis made a difference, in moves, game ends and scores:");
        List<String> never = new ArrayList<>();
        gone.axes().forEach((axis, value) -> {
            Map<String, ValueCoverage> values = exercised.axes().getOrDefault(axis, Map.of());
            ValueCoverage met = values.get(value);
            if (met == null || met.differs() == 0) {
                never.add(axis);
            } else {
                row(axis, value, met);
            }
        });
        if (!never.isEmpty()) {
            line("never, so these axes were not tested: " + String.join(", ", never), 6);
        }
        out.println("    Situations: " + wrapped(counts(exercised.situations()), 9));
        out.println("    Boards: " + wrapped(counts(exercised.boards()), 12)
                + (account.boardsLacking() == 0 ? "" : "; " + account.boardsLacking() + " unsupported ones skipped"));
        superko(account.superko());
    }

    private void row(String axis, String value, ValueCoverage met) {
        out.printf(
                "      %-18s %-14s %s%n",
                axis,
                value,
                met.unlike().size() < 2
                        ? String.valueOf(met.differs())
                        : wrapped(met.differs() + ": " + counts(met.unlike()), 40));
    }

    private void superko(Map<String, SuperkoRate> rates) {
        if (!rates.isEmpty()) {
            line(
                    "Share of positions on 5x5 boards with a move that only superko forbids, by game generator: "
                            + rates.entrySet().stream()
                                    .map(rate -> rate.getKey() + " " + percent(rate.getValue()))
                                    .collect(Collectors.joining(", ")),
                    4);
        }
    }

    private static String percent(SuperkoRate rate) {
        return String.format(
                Locale.ROOT,
                "%.2f %% (%d of %d)",
                rate.positions() == 0 ? 0 : 100.0 * rate.met() / rate.positions(),
                rate.met(),
                rate.positions());
    }

    private static String counts(Map<String, Long> counts) {
        return counts.entrySet().stream()
                .map(entry -> entry.getKey() + " " + entry.getValue())
                .collect(Collectors.joining(", "));
    }

    private void line(String text, int indent) {
        out.println(" ".repeat(indent) + wrapped(text, indent));
    }

    private String wrapped(String text, int indent) {
        return WordUtils.wrap(text, width - indent, "\n" + " ".repeat(indent), true);
    }
}
