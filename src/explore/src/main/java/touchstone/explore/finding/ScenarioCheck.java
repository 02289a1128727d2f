package touchstone.explore.finding;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import touchstone.builtin.RulesSubject;
import touchstone.formats.file.FolderTree;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Variant;
import touchstone.spi.Identity;
import touchstone.spi.Subject;
import touchstone.suite.plan.Claim;
import touchstone.suite.plan.Plan;
import touchstone.suite.plan.Profile;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunFacts;
import touchstone.suite.result.Verdict;
import touchstone.suite.run.Certification;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;
import touchstone.suite.specification.SpecificationReader;

/**
 * The result of a finding's scenario when it is run like any other.
 *
 * @param reference the verdict on the reference, under the rules claimed
 * @param subject the verdict on the subject, if it was tried on one
 */
public record ScenarioCheck(Verdict reference, Optional<Verdict> subject) {

    /** Whether it shows what it is to show. */
    public boolean holds() {
        return reference == Verdict.SATISFIED && subject.equals(Optional.of(Verdict.VIOLATED));
    }

    /** Both verdicts, as the rest of a sentence. */
    public String words() {
        return reference + " on the reference"
                + subject.map(verdict -> ", " + verdict + " on the subject").orElse("");
    }

    /**
     * Tries the scenario.
     *
     * @param feature the text of the feature file
     * @param subject that is to fail
     * @throws touchstone.suite.specification.SpecificationException if it is none
     */
    public static ScenarioCheck of(String feature, Variant claimed, Optional<Subject> subject) {
        Subject reference = new RulesSubject(new Identity("reference", "", "", ""), new VariantRules(claimed));
        try {
            Path folder = Files.createTempDirectory("touchstone-finding");
            try {
                Files.writeString(folder.resolve(FindingScenario.NAME), feature);
                Specification specification = SpecificationReader.read(folder);
                return new ScenarioCheck(
                        verdict(specification, claimed, reference),
                        subject.map(asked -> verdict(specification, claimed, asked)));
            } finally {
                FolderTree.delete(folder);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Verdict verdict(Specification specification, Variant claimed, Subject subject) {
        Ruleset ruleset = Ruleset.at("claimed", claimed, List.of(FindingScenario.BODY));
        Plan plan = Plan.of(specification, new Claim(ruleset, Profile.ARBITER, List.of()), subject.capabilities());
        List<Result> results =
                new Certification(specification, 1, new RunFacts("", "", 0)).certify(subject, plan, result -> {});
        return results.get(0).verdict();
    }
}
