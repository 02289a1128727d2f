package touchstone.laboratory.mutant;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;
import touchstone.reference.BaseRules;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.SelfCapture;
import touchstone.subject.Subject;
import touchstone.subject.SubjectProvider;

class MutantsTest {

    @Test
    void haveNamesOfTheirOwn() {
        assertThat(Mutants.all())
                .extracting(Mutant::name)
                .doesNotHaveDuplicates()
                .allMatch(name -> name.matches("[a-z0-9-]+"));
    }

    @Test
    void sayWhatTheyGetWrongAsTheRestOfASentence() {
        assertThat(Mutants.all()).extracting(Mutant::description).allMatch(text -> text.matches("[a-z].*[^.]"));
    }

    @Test
    void areChangedRules() {
        for (Mutant mutant : Mutants.all()) {
            BaseRules rules = mutant.rules().get();
            boolean settings = rules.getClass() == BaseRules.class;
            boolean changed = !settings
                    || rules.repetition() != Repetition.POSITIONAL
                    || (rules.selfCapture() == SelfCapture.ALLOWED)
                            != mutant.ruleset().equals("base");
            assertThat(changed).as(mutant.name()).isTrue();
        }
    }

    @Test
    void areFoundAsSubjects() {
        List<String> names = ServiceLoader.load(SubjectProvider.class).stream()
                .flatMap(provider -> provider.get().subjects().keySet().stream())
                .toList();
        assertThat(names).contains("mutant.no-superko", "reference");
        Subject subject = new Mutants().subjects().get("mutant.no-superko").get();
        assertThat(subject.identity().id()).isEqualTo("mutant.no-superko");
        assertThat(subject.identity().name()).contains("no longer cycle");
    }

    @Test
    void mayBreakTheirClauseAndWhatTheyName() {
        Mutant mutant = Mutant.of("m", "base.8", "", BaseRules::new).touching("base.7.*", "davies.6");
        assertThat(mutant.mayBreak("base.8")).isTrue();
        assertThat(mutant.mayBreak("base.7")).isTrue();
        assertThat(mutant.mayBreak("base.7.pass")).isTrue();
        assertThat(mutant.mayBreak("davies.6")).isTrue();
        assertThat(mutant.mayBreak("base.8.ko")).isFalse();
        assertThat(mutant.mayBreak("base.7A")).isFalse();
        assertThat(mutant.touching("*").mayBreak("base.7A")).isTrue();
    }
}
