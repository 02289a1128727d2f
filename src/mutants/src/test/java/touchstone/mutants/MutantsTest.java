package touchstone.mutants;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import touchstone.builtin.controller.ControlledGame;
import touchstone.reference.VariantRules;
import touchstone.spi.Subject;
import touchstone.spi.SubjectProvider;

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
            VariantRules rules = (VariantRules) mutant.rules().get();
            boolean overridden = rules.getClass() != VariantRules.class;
            boolean otherDesk = mutant.controller().apply(rules).getClass() != ControlledGame.class;
            assertThat(overridden
                            || otherDesk
                            || mutant.speech().isPresent()
                            || !rules.variant().equals(mutant.claimed().rules()))
                    .as(mutant.name())
                    .isTrue();
        }
    }

    /** A file of mutants that is not listed would be lost without a word. */
    @Test
    void areThoseOfAllSources() throws Exception {
        Path classes = Path.of(Mutants.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        Set<String> sources;
        try (Stream<Path> files = Files.walk(classes.resolve("touchstone/mutants"))) {
            sources = files.map(file -> classes.relativize(file).toString())
                    .filter(file -> file.matches("touchstone.mutants.[a-z]+.\\w+Mutants\\.class"))
                    .map(file -> file.replace(".class", "").replace('/', '.'))
                    .collect(Collectors.toSet());
        }
        assertThat(ServiceLoader.load(MutantSource.class).stream()
                        .map(source -> source.type().getName()))
                .containsExactlyInAnyOrderElementsOf(sources);
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
        Mutant mutant = Mutant.mutant("m", "").breaking("base.8").touching("base.7.*", "davies.6");
        assertThat(mutant.mayBreak("base.8")).isTrue();
        assertThat(mutant.mayBreak("base.7")).isTrue();
        assertThat(mutant.mayBreak("base.7.pass")).isTrue();
        assertThat(mutant.mayBreak("davies.6")).isTrue();
        assertThat(mutant.mayBreak("base.8.ko")).isFalse();
        assertThat(mutant.mayBreak("base.7A")).isFalse();
        assertThat(mutant.touching("*").mayBreak("base.7A")).isTrue();
    }
}
