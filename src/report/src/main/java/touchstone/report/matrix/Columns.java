package touchstone.report.matrix;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import touchstone.subject.Identity;
import touchstone.suite.plan.Claim;
import touchstone.suite.plan.Profile;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunRecord;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;

/** Makes columns of results: every subject of every source is one, and one that could not be tried too. */
final class Columns {

    private final Specification specification;
    private final Function<String, Optional<Ruleset>> rulesets;
    private final Stock stock;

    /** @param rulesets what a name in a run stands for, if that is known */
    Columns(Specification specification, Function<String, Optional<Ruleset>> rulesets, Stock stock) {
        this.specification = specification;
        this.rulesets = rulesets;
        this.stock = stock;
    }

    /**
     * Those of a source, in the order of its run.
     *
     * @throws IOException if it cannot be read to the end
     */
    List<Column> of(Source source) throws IOException {
        Map<String, Identity> subjects = new LinkedHashMap<>();
        Map<String, RunRecord.Attempt> attempts = new LinkedHashMap<>();
        Map<String, List<Entry>> entries = new LinkedHashMap<>();
        for (RunRecord.Attempt attempt : source.run().subjects()) {
            subjects.put(attempt.identity().id(), attempt.identity());
            attempts.put(attempt.identity().id(), attempt);
        }
        source.results().each(result -> {
            Identity subject = subjects.computeIfAbsent(result.subject().id(), id -> result.subject());
            entries.computeIfAbsent(subject.id(), id -> new ArrayList<>())
                    .add(new Entry(result.bare(subject), stock.put(result)));
        });
        Profile profile = profile(source);
        List<Column> columns = new ArrayList<>();
        for (Identity subject : subjects.values()) {
            List<Entry> results = entries.getOrDefault(subject.id(), List.of());
            columns.add(new Column(
                    specification,
                    source,
                    subject,
                    Optional.ofNullable(attempts.get(subject.id())),
                    claim(source, profile, results),
                    profile,
                    results));
        }
        return columns;
    }

    private static Profile profile(Source source) throws IOException {
        String profile = String.valueOf(source.run().profile());
        try {
            return Profile.valueOf(profile.toUpperCase(Locale.ROOT));
        } catch (IllegalArgumentException e) {
            throw new IOException(source.name() + ": unknown profile '" + profile + "'; expected arbiter or player", e);
        }
    }

    /** What was claimed, as far as it can be told: no record says whether the protocol was part of it, but results do. */
    private Optional<Claim> claim(Source source, Profile profile, List<Entry> results) {
        if (source.claim().isPresent()) {
            return source.claim();
        }
        boolean protocol = results.stream()
                .map(Entry::bare)
                .map(Result::clause)
                .anyMatch(clause -> Clause.kindOf(clause) == Clause.Kind.PROTOCOL);
        List<String> only =
                source.run().only() == null ? List.of() : source.run().only();
        String name = source.run().ruleset();
        if (name.equals(Claim.SURVEY)) {
            return Optional.of(new Claim(Optional.empty(), protocol, profile, only));
        }
        return rulesets.apply(name).map(ruleset -> new Claim(Optional.of(ruleset), protocol, profile, only));
    }
}
