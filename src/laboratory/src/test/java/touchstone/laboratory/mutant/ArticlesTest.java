package touchstone.laboratory.mutant;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import touchstone.reference.choice.Variant;
import touchstone.suite.specification.Specification;
import touchstone.suite.specification.SpecificationReader;

/** A mutant of a ruleset is to break one article, so all else has to be as the ruleset's file says. */
class ArticlesTest {

    @Test
    void beginFromTheRulesOfTheRuleset() throws Exception {
        Specification specification = SpecificationReader.read(
                Path.of(System.getProperty("touchstone.home")).resolve("features"));
        assertThat(rules(specification, "japanese")).isEqualTo(JapaneseMutants.RULES);
        assertThat(rules(specification, "korean")).isEqualTo(KoreanMutants.RULES);
        assertThat(rules(specification, "wagc")).isEqualTo(KoreanMutants.RULES);
        assertThat(rules(specification, "belgian")).isEqualTo(BelgianMutants.RULES);
        assertThat(rules(specification, "chinese")).isEqualTo(ChineseMutants.CHINESE);
        assertThat(rules(specification, "wmsg")).isEqualTo(WmsgMutants.WMSG);
        assertThat(rules(specification, "aga")).isEqualTo(AgaMutants.AGA);
        assertThat(rules(specification, "french")).isEqualTo(FrenchMutants.FRENCH);
        assertThat(rules(specification, "british")).isEqualTo(BritishMutants.BRITISH);
    }

    private static Variant rules(Specification specification, String ruleset) {
        return specification.ruleset(ruleset).orElseThrow().variant();
    }
}
