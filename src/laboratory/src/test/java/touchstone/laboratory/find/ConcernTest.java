package touchstone.laboratory.find;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import touchstone.reference.choice.Axis;
import touchstone.reference.choice.Choice;
import touchstone.suite.specification.Specification;
import touchstone.suite.specification.SpecificationReader;

/** Every clause that a cause may name is one of the specification. */
class ConcernTest {

    private static final Path HOME = Path.of(System.getProperty("touchstone.home"));
    private static final Specification SPECIFICATION = SpecificationReader.read(HOME.resolve("features"));

    static Stream<Choice> choices() {
        return Axis.all().stream().flatMap(axis -> axis.choices().stream());
    }

    @ParameterizedTest
    @MethodSource("choices")
    void everyAxisValueHasAClause(Choice choice) {
        assertThat(SPECIFICATION.clause(Concern.clause(choice)))
                .as(Concern.clause(choice))
                .isPresent();
    }

    @Test
    void everyClauseNamedInTheSourceExists() throws IOException {
        Path source = HOME.resolve("src/laboratory/src/main/java/touchstone/laboratory/find/Concern.java");

        assertThat(Pattern.compile("\"((?:base|gtp)\\.[a-zA-Z0-9.-]+)\"")
                        .matcher(Files.readString(source))
                        .results()
                        .map((MatchResult match) -> match.group(1)))
                .hasSizeGreaterThan(30)
                .allSatisfy(id -> assertThat(SPECIFICATION.clause(id)).as(id).isPresent());
    }
}
