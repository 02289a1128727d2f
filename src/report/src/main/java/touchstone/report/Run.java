package touchstone.report;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import touchstone.report.text.UntrustedText;
import touchstone.spi.Identity;
import touchstone.spi.RulesSetting;
import touchstone.suite.baseline.BaselineFile;
import touchstone.suite.coverage.ClaimResult;
import touchstone.suite.coverage.Extent;
import touchstone.suite.plan.Claim;
import touchstone.suite.plan.Profile;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunReader;
import touchstone.suite.result.RunRecord;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;

/**
 * A run as its reports see it: the contents of its folder, and its specification.
 *
 * @param record what the run was, with the subjects that could not be tried
 * @param results of all subjects, one subject after the other and each in the order of the specification
 * @param folder where results and reports are, as a user calls it
 * @param baseline what the run is compared with, if with anything; of the same claim
 */
public record Run(
        Specification specification,
        Claim claim,
        RunRecord record,
        List<Result> results,
        Path folder,
        Optional<BaselineFile> baseline) {

    /** Results are written as scenarios end, which two runs do in different orders. */
    public Run {
        results = grouped(specification, record, results);
    }

    private static GroupedResults grouped(Specification specification, RunRecord record, List<Result> results) {
        Map<String, Integer> scenarios = new HashMap<>();
        specification.scenarios().forEach(scenario -> scenarios.put(scenario.id(), scenarios.size()));
        return GroupedResults.of(
                results,
                record.subjects().stream()
                        .map(attempt -> attempt.identity().id())
                        .toList(),
                scenarios);
    }

    /**
     * Reads the folder of a run.
     *
     * @param specification what the run was of, by what its record says of rules that were added
     * @param rulesets what the name of a ruleset stands for, if that is known
     * @throws IOException if the folder has no run, or one that cannot be read, or its claim is not known
     */
    public static Run read(
            Path folder,
            Function<RunRecord, Specification> specification,
            BiFunction<Specification, String, Optional<Ruleset>> rulesets)
            throws IOException {
        RunReader reader = RunReader.of(folder);
        RunRecord record = reader.record();
        Specification known = specification.apply(record);
        try {
            Claim claim = Claim.of(record.claim(), name -> rulesets.apply(known, name))
                    .orElseThrow(() -> new IOException("the ruleset '"
                            + UntrustedText.name(record.claim().ruleset()) + "' of the run in " + folder
                            + " is not known; give the folder that has it with --rulesets"));
            return new Run(known, claim, record, reader.resultsOfAnySize(), folder, Optional.empty());
        } catch (UncheckedIOException e) {
            throw e.getCause();
        } catch (IllegalArgumentException e) {
            throw new IOException(folder + ": " + e.getMessage(), e);
        }
    }

    /** The same run, compared with a baseline of the same claim. */
    public Run comparedWith(Optional<BaselineFile> file) {
        return new Run(specification, claim, record, results, folder, file);
    }

    public Profile profile() {
        return claim.profile();
    }

    /** Whether all was tried that was planned; if not, the run was cut short or killed, and every report says so. */
    public boolean complete() {
        return record.complete();
    }

    /** How a subject was told by which rules to play; nothing if nobody told it. */
    public Optional<RulesSetting> rules(Identity subject) {
        return record.subjects().stream()
                .filter(attempt -> attempt.identity().id().equals(subject.id()))
                .findFirst()
                .flatMap(RunRecord.Attempt::rules);
    }

    /** The subjects of which there are results, each once, in the order of the run. */
    public List<Identity> subjects() {
        return grouped(specification, record, results).subjects();
    }

    /** Nothing if there are none. They are in memory, also of a large run: of one subject there are no more than scenarios and games. */
    public List<Result> of(Identity subject) {
        return List.copyOf(grouped(specification, record, results).of(subject.id()));
    }

    /** What the results of a subject mean for the claim. */
    public ClaimResult found(Identity subject) {
        return found(subject, of(subject));
    }

    /** The same, of results that were read before. */
    public ClaimResult found(Identity subject, List<Result> shown) {
        return record.subjects().stream()
                .filter(attempt -> attempt.identity().id().equals(subject.id()))
                .findFirst()
                .map(attempt -> ClaimResult.of(specification, claim, attempt, shown))
                .orElseGet(() -> ClaimResult.of(
                        specification, claim, complete() ? Extent.WITHOUT_GAMES : Extent.CUT_SHORT, List.of(), shown));
    }

    /**
     * For every subject's id what to call it: its name and version, and its id where two subjects share those. No two are
     * called the same, nor would they be in class names, where a dot has another meaning.
     */
    public Map<String, String> names() {
        Map<String, String> names = new LinkedHashMap<>();
        Map<String, Integer> sharing = new HashMap<>();
        for (Identity subject : subjects()) {
            String name = UntrustedText.name((subject.name() + " " + subject.version()).strip());
            names.put(subject.id(), name.isEmpty() ? UntrustedText.name(subject.id()) : name);
            sharing.merge(inClassNames(names.get(subject.id())), 1, Integer::sum);
        }
        Set<String> taken = new HashSet<>();
        names.replaceAll((id, name) -> {
            String told = sharing.get(inClassNames(name)) > 1 ? name + " [" + UntrustedText.name(id) + "]" : name;
            String unique = told;
            for (int number = 2; !taken.add(inClassNames(unique)); number++) {
                unique = told + " (" + number + ")";
            }
            return unique;
        });
        return names;
    }

    /** A name as it stands in the name of a class: servers read packages into its dots. */
    public static String inClassNames(String name) {
        return name.replace('.', '_');
    }
}
