package touchstone.cli.level;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import touchstone.cli.PublishedSchema;
import touchstone.cli.options.ReferenceSubjects;
import touchstone.cli.vectors.VectorFiles;
import touchstone.mutants.Mutant;
import touchstone.mutants.Mutants;
import touchstone.spi.Subject;
import touchstone.suite.result.Result;
import touchstone.suite.result.Verdict;
import touchstone.suite.specification.Ruleset;

/** The test vectors ask what the scenarios ask: read by somebody else, they find the same. */
@Tag("slow") // all scenarios of all rulesets
class VectorsTest {

    private static final int MUTANTS = 60;

    private static final List<Ruleset> RULESETS = Examination.rulesets().stream()
            .filter(ruleset -> ruleset.rules().isPresent())
            .toList();
    private static final Map<String, String> FILES = files();

    private static Map<String, String> files() {
        return new VectorFiles(Examination.specification(), RULESETS, "1", ReferenceSubjects::reference, () -> {})
                .texts();
    }

    private static Map<String, String> found(Subject subject, String ruleset) throws IOException {
        try (VectorInterpreter interpreter = new VectorInterpreter(subject)) {
            return interpreter.run(FILES, ruleset);
        }
    }

    /** Vectors ask for no evidence in words and for no clauses, which only who cites ours has: what such a scenario finds is left out. */
    private static boolean isOfWords(Result result) {
        return Stream.of("and that it concerns", "a clause that can be looked up", "the evidence by which")
                .anyMatch(result.message()::contains);
    }

    static Stream<Ruleset> rulesets() {
        return RULESETS.stream();
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void theReferencePassesAll(Ruleset ruleset) throws IOException {
        Map<String, String> found = found(ReferenceSubjects.reference(ruleset), ruleset.name());

        assertThat(found).hasSizeGreaterThan(100);
        assertThat(found.values()).containsOnly("");
    }

    @Test
    void theyAreTheSameEachTime() {
        assertThat(files()).isEqualTo(FILES);
    }

    @Test
    void theyKeepToTheSchema() throws IOException {
        for (Map.Entry<String, String> file : FILES.entrySet()) {
            assertThat(PublishedSchema.faults("vectors", file.getValue()))
                    .as(file.getKey())
                    .isEmpty();
        }
    }

    /** Others each time the number of mutants changes, and the same otherwise. */
    static List<Mutant> mutants() {
        List<Mutant> mutants = new ArrayList<>(Mutants.all().stream()
                .filter(mutant -> mutant.speech().isEmpty() && !mutant.ruleset().isEmpty())
                .filter(mutant -> !Examination.isOfProtocol(mutant))
                .toList());
        Collections.shuffle(mutants, new Random(mutants.size() + 1));
        return mutants.subList(0, MUTANTS);
    }

    /** Of the scenarios that are in vectors: the index names the others. */
    @ParameterizedTest
    @MethodSource("mutants")
    void aMutantFailsTheSameScenarios(Mutant mutant) throws IOException {
        Subject subject = Mutants.subject(mutant);
        Map<String, String> found = found(subject, mutant.ruleset());
        List<Result> violations = Examination.of(subject, mutant).of(Verdict.VIOLATED);
        violations.stream().filter(VectorsTest::isOfWords).map(Result::scenario).forEach(found::remove);
        found.values().removeIf(String::isEmpty);
        JsonNode absent =
                new ObjectMapper().readTree(FILES.get(VectorFiles.INDEX)).path("absent");
        Map<String, String> violated = violations.stream()
                .filter(result -> !isOfWords(result) && !absent.has(result.scenario()))
                .collect(Collectors.toMap(Result::scenario, Result::message));

        assertThat(found.keySet()).as(mutant.name() + " " + violated).isEqualTo(violated.keySet());
    }
}
