package touchstone.cli.fuzz;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.apache.commons.text.WordUtils;
import touchstone.explore.campaign.CampaignStatistics;
import touchstone.explore.campaign.FoundCause;
import touchstone.explore.campaign.FoundCauses;
import touchstone.explore.campaign.Throughput;
import touchstone.explore.finding.FuzzFinding;
import touchstone.spi.Capability;
import touchstone.spi.Identity;
import touchstone.suite.specification.Specification;

/** What a user reads at the end of a campaign. */
record FuzzScreen(Specification specification, PrintWriter out) {

    private static final int WIDTH = 118;

    /** Fewer commands replayed say nothing about speed. */
    private static final int ENOUGH = 2000;

    /** How many steps of a find are shown. */
    private static final int STEPS = 30;

    /**
     * What was found of one configuration, and how much was tried.
     *
     * @param alone whether there is no other; of several, what was exercised on each is in the record
     */
    void show(FuzzRecord.Configuration gone, FuzzSession match, boolean alone) {
        out.println();
        out.println(title(gone, match.claim()));
        if (gone.causes().isEmpty()) {
            out.println("    " + (gone.kinds().isEmpty() ? "nothing found" : "nothing reproducible found"));
        }
        Map<Integer, FoundCause> byNumber = match.discoveries().causes().stream()
                .collect(Collectors.toMap(FoundCause::number, Function.identity()));
        int number = 1;
        for (CauseGroup kin : gone.kin()) {
            FoundCause best = byNumber.get(kin.best().number());
            show(number++, match.findings().of(best), kin);
        }
        show(gone.kinds());
        if (!match.hidden().isEmpty()) {
            out.println("    "
                    + wrapped("Not compared, because unsupported or unreliable: "
                            + match.hidden().stream().map(Capability::id).collect(Collectors.joining(", "))));
        }
        if (alone) {
            new CoverageScreen(out, WIDTH).show(gone);
        }
        out.flush();
    }

    private static String title(FuzzRecord.Configuration gone, String ruleset) {
        Identity subject = gone.subject();
        return (subject.name() + " " + subject.version()).strip()
                + (gone.name().isEmpty() ? "" : " (" + gone.name() + ")") + ", tested against " + ruleset
                + (gone.unknown().isEmpty()
                        ? ""
                        : ", of which " + gone.unknown().size() + " values are unknown (" + FuzzRecord.NAME
                                + " names them)")
                + ":";
    }

    private void show(int number, FuzzFinding finding, CauseGroup kin) {
        String clause = specification
                .clause(finding.cause().clause())
                .map(known -> ", " + known.title())
                .orElse("");
        out.printf(
                "%4d  %s%n",
                number,
                wrapped(finding.cause().deviation().title() + ": "
                        + finding.cause().clause() + clause
                        + (finding.cause().detail().isEmpty()
                                ? ""
                                : "; " + finding.cause().detail())));
        out.println("      " + wrapped("on a " + finding.board() + " board: " + steps(finding.steps())));
        out.println("      " + wrapped("expected: " + finding.expected()));
        out.println("      " + wrapped("answered: " + finding.given()));
        out.println("      reproduced in " + finding.reproduced() + " of " + finding.fresh() + " fresh processes");
        show(kin);
    }

    /** The last ones decide; the whole is in the folder. */
    private static String steps(List<String> steps) {
        int left = Math.max(0, steps.size() - STEPS);
        return (left == 0 ? "" : "after " + left + " steps, ") + String.join(", ", steps.subList(left, steps.size()));
    }

    /** What explains it, and where its forms are. */
    private void show(CauseGroup kin) {
        if (!kin.values().isEmpty()) {
            out.println("      " + wrapped("consistent with " + String.join(" or ", kin.values())));
        }
        long examined =
                kin.forms().stream().mapToLong(FuzzRecord.Found::examined).sum();
        out.println("      "
                + wrapped("examined " + times(examined) + ": "
                        + kin.forms().stream().map(FuzzRecord.Found::folder).collect(Collectors.joining(", "))));
    }

    private static String wrapped(String text) {
        return WordUtils.wrap(text, WIDTH - 6, "\n      ", true);
    }

    private static String times(long count) {
        return count == 1 ? "once" : count + " times";
    }

    /** Disagreements that were not made small, as others of their kind had been. */
    private void show(Map<String, FoundCauses.Looks> kinds) {
        long met = kinds.values().stream().mapToLong(FoundCauses.Looks::met).sum();
        long examined =
                kinds.values().stream().mapToLong(FoundCauses.Looks::examined).sum();
        if (met > examined) {
            out.println("    " + (met - examined) + " more disagreements are similar and were only counted:");
            kinds.entrySet().stream()
                    .filter(kind -> kind.getValue().met() > kind.getValue().examined())
                    .forEach(kind -> out.printf(
                            "%8d  %s%n", kind.getValue().met() - kind.getValue().examined(), kind.getKey()));
        }
    }

    /** Sums over all configurations. */
    void totals(FuzzRecord record, Throughput pace, Path folder) {
        out.println();
        if (record.configurations().size() > 1) {
            for (FuzzRecord.Configuration one : record.configurations()) {
                out.printf(
                        "%6d found  %8d games  %s%n",
                        one.kin().size(), one.account().walks(), one.name());
            }
        }
        out.println(traced(record));
        if (pace.commands() > 0) {
            out.println(figures(pace));
        }
        out.println("Results: " + folder.resolve(FuzzRecord.NAME));
    }

    private static String traced(FuzzRecord record) {
        long traces = 0;
        long moves = 0;
        long broke = 0;
        int causes = 0;
        for (FuzzRecord.Configuration one : record.configurations()) {
            CampaignStatistics account = one.account();
            traces += account.walks();
            moves += account.moves();
            broke += account.breakdowns();
            causes += one.kin().size();
        }
        return (causes == 0 ? "Nothing" : causes + (causes == 1 ? " cause" : " causes")) + " found in " + traces
                + " games of " + moves + " moves, seed " + record.seed()
                + (record.shards().get(0).shard().count() == 1
                        ? ""
                        : ", shard "
                                + record.shards().stream()
                                        .map(part -> part.shard().toString())
                                        .collect(Collectors.joining(", ")))
                + (broke == 0 ? "" : "; the engine failed " + times(broke))
                + ".";
    }

    static String figures(Throughput pace) {
        String line = String.format(
                Locale.ROOT,
                "%d commands in %.1f s: %.0f per second, including the comparison.",
                pace.commands(),
                pace.seconds(),
                pace.rate());
        return pace.sampled() < ENOUGH
                ? line
                : line
                        + String.format(
                                Locale.ROOT,
                                "%n%d of them were replayed without the comparison: %.0f per second, against %.0f "
                                        + "with it: %s.",
                                pace.sampled(),
                                pace.plainRate(),
                                pace.sampled() / pace.sampleSeconds(),
                                pace.share() > 1
                                        ? "no slower than a plain replay"
                                        : String.format(Locale.ROOT, "%.0f %% of a plain replay", 100 * pace.share()));
    }

    /** What a merged campaign comes to. */
    void merged(FuzzRecord whole, Path folder) {
        for (FuzzRecord.Configuration one : whole.configurations()) {
            out.println(title(one, whole.ruleset()));
            int number = 1;
            for (CauseGroup kin : one.kin()) {
                out.printf("%4d  %s%n", number++, wrapped(kin.best().cause().sentence()));
                show(kin);
            }
            new CoverageScreen(out, WIDTH).show(one);
        }
        totals(whole, Throughput.NONE, folder);
        out.flush();
    }
}
