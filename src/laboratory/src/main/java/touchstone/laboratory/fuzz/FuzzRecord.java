package touchstone.laboratory.fuzz;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import touchstone.laboratory.find.Cause;
import touchstone.subject.Identity;

/**
 * What a campaign did and came upon: {@code fuzz.json}. The same seed, claim, subject and number of games give the same record;
 * nothing in it is a time. The published schema is {@code reports/schema/fuzz.schema.json}.
 *
 * @param ruleset the ruleset claimed
 * @param profile whether the subject was taken for an arbiter or a player
 * @param games how many walks there are in all shards together; empty if the run was limited by time
 * @param shards those that were gone
 * @param configurations of the subject: one, or several if its options were tried together
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record FuzzRecord(
        String suiteVersion,
        String ruleset,
        String profile,
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
            Account account,
            SortedMap<String, Discoveries.Looks> kinds,
            List<Found> causes) {

        public Configuration {
            unknown = List.copyOf(unknown);
            causes = List.copyOf(causes);
        }
    }

    /**
     * A cause, and the smallest walk that shows it.
     *
     * @param number by which it is told from the others, from 1
     * @param walk the number of the walk on which it was met first
     * @param examined how many disagreements were made small and were of this cause
     * @param shownOn the number of the walk that was shrunk to this example
     * @param steps in the words of {@link touchstone.laboratory.find.StepText}
     * @param folder where the finding is, below the folder of the run
     */
    public record Found(
            int number,
            Cause cause,
            long walk,
            long examined,
            long shownOn,
            String board,
            List<String> steps,
            int fresh,
            int reproduced,
            boolean cutShort,
            String folder) {

        /** As they were met. */
        static final Comparator<Found> ORDER =
                Comparator.comparingLong(Found::walk).thenComparing(Found::number);

        private static final Comparator<Found> BEST = Comparator.comparing(
                        (Found found) -> found.reproduced < found.fresh)
                .thenComparing(found -> found.steps.size())
                .thenComparing(found -> found.shownOn);

        public Found {
            steps = List.copyOf(steps);
        }

        /** The same under another number. */
        Found numbered(int other) {
            return new Found(
                    other,
                    cause,
                    walk,
                    examined,
                    shownOn,
                    board,
                    steps,
                    fresh,
                    reproduced,
                    cutShort,
                    folder.replaceFirst("finding-\\d+-", String.format(Locale.ROOT, "finding-%02d-", other)));
        }

        /** Both as one: the better example, and the counts added. */
        Found joined(Found other) {
            Found best = BEST.compare(this, other) <= 0 ? this : other;
            return new Found(
                    walk <= other.walk ? number : other.number,
                    cause,
                    Math.min(walk, other.walk),
                    examined + other.examined,
                    best.shownOn,
                    best.board,
                    best.steps,
                    best.fresh,
                    best.reproduced,
                    best.cutShort,
                    best.folder);
        }
    }

    /** Whether the subject was seen to disagree. */
    public boolean found() {
        return configurations.stream().anyMatch(one -> !one.kinds().isEmpty());
    }

    /** Whether it is the whole of a campaign. */
    public boolean complete() {
        return shards.stream().allMatch(Part::complete)
                && shards.size() == shards.get(0).shard().count();
    }
}
