package touchstone.cli.fuzz;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeSet;
import touchstone.explore.campaign.CampaignStatistics;
import touchstone.explore.campaign.FoundCause;
import touchstone.explore.campaign.FoundCauses;
import touchstone.explore.campaign.Shard;
import touchstone.explore.diagnosis.FindingCause;
import touchstone.explore.shrink.ShrinkResult;
import touchstone.spi.Identity;

/**
 * The record of a campaign and its findings: {@code fuzz.json}. The same seed, claim, subject and number of games give
 * the same record; nothing in it is a time. The published schema is {@code reports/schema/fuzz.schema.json}.
 *
 * @param ruleset the ruleset claimed
 * @param profile whether the subject was taken for an arbiter or a player
 * @param largest the longest side of the boards that were played on, in lines; empty if that was not limited
 * @param games how many traces there are in all shards together; empty if the run was limited by time
 * @param shards those that were gone
 * @param configurations of the subject: one, or several if its options were tried together
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record FuzzRecord(
        String suiteVersion,
        String ruleset,
        String profile,
        Optional<Integer> largest,
        long seed,
        Optional<Long> games,
        List<Part> shards,
        List<Configuration> configurations) {

    public static final String NAME = "fuzz.json";

    public FuzzRecord {
        shards = List.copyOf(shards);
        configurations = List.copyOf(configurations);
    }

    /**
     * One shard.
     *
     * @param walks how many were gone
     * @param complete whether none is missing: it was not cut short
     */
    public record Part(Shard shard, long walks, boolean complete) {}

    /**
     * One configuration of the subject.
     *
     * @param name of the options, empty if there is one configuration only
     * @param axes the value claimed on each axis
     * @param unknown axes on which nothing is claimed, so that nothing was compared that turns on them
     * @param kinds what disagreements looked like before they were made small, and how often
     * @param causes of which disagreements were made small, in the order in which they were met
     */
    public record Configuration(
            String name,
            Identity subject,
            SortedMap<String, String> axes,
            List<String> unknown,
            CampaignStatistics account,
            SortedMap<String, FoundCauses.Looks> kinds,
            List<Found> causes) {

        public Configuration {
            unknown = List.copyOf(unknown);
            causes = List.copyOf(causes);
        }

        Configuration with(CampaignStatistics other, SortedMap<String, FoundCauses.Looks> looks, List<Found> found) {
            return new Configuration(name, subject, axes, unknown, other, looks, found);
        }

        /** The causes, those together that one value of an axis explains; in the order in which they were met. */
        public List<CauseGroup> kin() {
            return CauseGroup.among(causes);
        }
    }

    /**
     * A cause, and the smallest trace that shows it.
     *
     * @param number by which it is told from the others, from 1
     * @param walk the number of the walk on which it was met first
     * @param examined how many disagreements were made small and were of this cause
     * @param shownOn the number of the trace that was shrunk to this example
     * @param steps in the words of {@link touchstone.explore.trace.StepText}
     * @param contradicted explanations of the cause that something else the subject did speaks against
     * @param folder where the finding is, below the folder of the run
     */
    public record Found(
            int number,
            FindingCause cause,
            long walk,
            long examined,
            long shownOn,
            String board,
            List<String> steps,
            int fresh,
            int reproduced,
            boolean cutShort,
            List<String> contradicted,
            String folder) {

        /** As they were met. */
        static final Comparator<Found> ORDER =
                Comparator.comparingLong(Found::walk).thenComparing(Found::number);

        static final Comparator<Found> BEST = Comparator.comparing((Found found) -> found.reproduced < found.fresh)
                .thenComparing(found -> found.steps.size())
                .thenComparing(found -> found.shownOn);

        public Found {
            steps = List.copyOf(steps);
            contradicted = List.copyOf(contradicted);
        }

        /** @param folder where the finding is, below the folder of the run */
        public static Found of(FoundCause discovery, String folder) {
            ShrinkResult smallest = discovery.smallest();
            return new Found(
                    discovery.number(),
                    smallest.cause(),
                    discovery.walk(),
                    discovery.examined(),
                    discovery.shownOn(),
                    smallest.smallest().trace().board().toString(),
                    FuzzFolder.steps(smallest.smallest()),
                    smallest.fresh(),
                    smallest.reproduced(),
                    smallest.cutShort(),
                    List.copyOf(discovery.contradicted()),
                    folder);
        }

        /** The same under another number. */
        Found numbered(int other) {
            String renumbered = String.format(Locale.ROOT, "finding-%02d-", other);
            return with(other, cause, walk, examined, contradicted, folder.replaceFirst("finding-\\d+-", renumbered));
        }

        /** Both as one: the better example, and the counts added. */
        Found joined(Found other) {
            Found best = BEST.compare(this, other) <= 0 ? this : other;
            Found first = walk <= other.walk ? this : other;
            Set<String> against = new TreeSet<>(contradicted);
            against.addAll(other.contradicted);
            return best.with(
                    first.number, cause, first.walk, examined + other.examined, List.copyOf(against), best.folder);
        }

        private Found with(
                int as, FindingCause because, long metOn, long times, List<String> speaksAgainst, String in) {
            return new Found(
                    as, because, metOn, times, shownOn, board, steps, fresh, reproduced, cutShort, speaksAgainst, in);
        }
    }

    /** Whether the subject was seen to disagree. */
    public boolean found() {
        return configurations.stream().anyMatch(one -> !one.kinds().isEmpty());
    }

    /** Whether it is the whole of a campaign. */
    public boolean complete() {
        return isComplete(shards);
    }

    /** Whether none of these shards was cut short, and none is missing. */
    static boolean isComplete(List<Part> shards) {
        return shards.stream().allMatch(Part::complete)
                && shards.size() == shards.get(0).shard().count();
    }
}
