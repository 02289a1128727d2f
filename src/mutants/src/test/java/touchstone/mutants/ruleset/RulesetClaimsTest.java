package touchstone.mutants.ruleset;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import touchstone.mutants.Mutant;
import touchstone.mutants.MutantClaim;
import touchstone.mutants.Mutants;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;
import touchstone.suite.specification.SpecificationReader;

/** A mutant of a ruleset is to break one article, so all else has to be as the ruleset's file says. */
class RulesetClaimsTest {

    private static final Specification SPECIFICATION = SpecificationReader.read(
            Path.of(System.getProperty("touchstone.home")).resolve("features"));

    static List<MutantClaim> claims() {
        return Mutants.all().stream()
                .map(Mutant::claimed)
                .filter(MutantClaim::isRuleset)
                .distinct()
                .toList();
    }

    @ParameterizedTest
    @MethodSource("claims")
    void beginFromTheRulesOfTheRuleset(MutantClaim claim) {
        assertThat(SPECIFICATION.ruleset(claim.ruleset()).map(Ruleset::variant)).contains(claim.rules());
    }

    @Test
    void areBrokenInEveryRuleset() {
        Set<String> broken = claims().stream().map(MutantClaim::ruleset).collect(Collectors.toCollection(TreeSet::new));
        assertThat(SPECIFICATION.rulesets()).extracting(Ruleset::name).containsExactlyInAnyOrderElementsOf(broken);
    }
}
