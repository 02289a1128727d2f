package touchstone.cli.vectors;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import touchstone.cli.options.Installation;
import touchstone.suite.phrases.StepPhrases;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Scenario;

/** Forms are of phrases that there are, each in one. */
class StepFormTest {

    @Test
    void everyPhraseExistsAndHasOneForm() {
        List<String> phrases = Stream.of(StepForm.values())
                .flatMap(form -> form.phrases().stream())
                .toList();

        assertThat(phrases).doesNotHaveDuplicates();
        assertThat(new StepPhrases().phrases())
                .extracting(StepPhrases.Phrase::text)
                .containsAll(phrases);
    }

    /** Of all scenarios but those of the protocols and of game records, which are about lines and not about rules. */
    @Test
    void everyScenarioOfRulesHasForms() {
        List<Scenario> ofRules = Installation.specification()
                .scenarios()
                .filter(scenario -> Clause.kindOf(scenario.clause()) != Clause.Kind.PROTOCOL)
                .toList();

        assertThat(ofRules).hasSizeGreaterThan(1000);
        assertThat(ofRules).allSatisfy(scenario -> assertThat(VectorRecorder.obstacle(scenario))
                .as(scenario.id())
                .isEmpty());
    }
}
