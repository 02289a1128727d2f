package touchstone.suite.specification;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import touchstone.reference.choice.Axis;
import touchstone.reference.choice.Choice;
import touchstone.suite.lint.Lint;

/** Every axis value and every topic has a clause of the specification. */
class ClauseMappingsTest {

    private static final Path FEATURES = Path.of(System.getProperty("touchstone.home"), "features");
    private static final Specification SPECIFICATION = SpecificationReader.read(FEATURES);

    @TempDir
    Path folder;

    static Stream<Choice> choices() {
        return Axis.all().stream().flatMap(axis -> axis.choices().stream());
    }

    @ParameterizedTest
    @MethodSource("choices")
    void everyAxisValueHasAClause(Choice choice) {
        String clause = SPECIFICATION.mappings().clause(choice);

        assertThat(SPECIFICATION.clause(clause)).as(clause).isPresent();
    }

    @Test
    void everyTopicHasAClause() {
        assertThat(Topic.values())
                .extracting(topic -> SPECIFICATION.mappings().clause(topic))
                .allSatisfy(clause ->
                        assertThat(SPECIFICATION.clause(clause)).as(clause).isPresent());
    }

    @Test
    void definitionsAreClausesOfTheBaseRules() {
        assertThat(SPECIFICATION.mappings().definitions())
                .isNotEmpty()
                .allSatisfy(clause ->
                        assertThat(SPECIFICATION.clause(clause)).as(clause).isPresent());
    }

    @ParameterizedTest
    @CsvSource({
        "values:, velues:, mappings.yaml:5: ",
        "ending.two-passes, ending.three-passes, mappings.yaml:9: 'ending.three-passes' is no value of an axis",
        "'  turn: base.6', '  tern: base.6', mappings.yaml:21: 'tern' is no topic",
        "'  turn: base.6\n', '', no 'turn'; expected it with a clause"
    })
    void whatTheFileGetsWrongIsSaidWithItsLine(String right, String wrong, String fault) throws IOException {
        mappings(right, wrong);

        assertThatThrownBy(() -> SpecificationReader.read(folder))
                .isInstanceOf(SpecificationException.class)
                .hasMessageContaining(fault);
    }

    @Test
    void aClauseThatDoesNotExistIsFoundByLint() throws IOException {
        mappings("turn: base.6", "turn: base.66");

        assertThat(Lint.check(SpecificationReader.read(folder)))
                .extracting(SpecificationException::getMessage)
                .anyMatch(fault -> fault.endsWith("mappings.yaml:21: there is no clause 'base.66'"));
    }

    private void mappings(String right, String wrong) throws IOException {
        String file = "base/base-06-turns.feature";
        Files.createDirectories(folder.resolve("base"));
        Files.copy(FEATURES.resolve(file), folder.resolve(file));
        String text = Files.readString(FEATURES.resolve(ClauseMappings.FILE));
        assertThat(text).contains(right);
        Files.writeString(folder.resolve(ClauseMappings.FILE), text.replace(right, wrong));
    }
}
