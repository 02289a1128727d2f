package touchstone.cli.level;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import touchstone.cli.PublishedSchema;
import touchstone.cli.options.ReferenceSubjects;
import touchstone.cli.vectors.VectorFiles;
import touchstone.formats.sgf.SgfNode;
import touchstone.formats.sgf.SgfRecord;
import touchstone.mutants.Mutant;
import touchstone.mutants.Mutants;
import touchstone.reference.Board;
import touchstone.spi.Subject;
import touchstone.suite.result.Result;
import touchstone.suite.result.Verdict;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Scenario;

/** The test vectors ask what the scenarios ask: read by somebody else, they find the same. */
@Tag("slow") // all scenarios of all rulesets
@Order(1) // takes long
class VectorsTest {

    private static final int MUTANTS = Boolean.getBoolean("touchstone.every-mutant") ? Integer.MAX_VALUE : 60;

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final List<Ruleset> RULESETS = Examination.rulesets().stream()
            .filter(ruleset -> ruleset.rules().isPresent())
            .toList();
    private static final Map<String, String> FILES = VectorTexts.of(RULESETS);
    private static final JsonNode ABSENT = parsed(FILES.get(VectorFiles.INDEX)).path("absent");
    private static final List<JsonNode> CLAUSES = FILES.keySet().stream()
            .filter(file -> !file.equals(VectorFiles.INDEX))
            .map(FILES::get)
            .map(VectorsTest::parsed)
            .toList();

    private static Map<String, String> found(Subject subject, String ruleset) throws IOException {
        try (VectorInterpreter interpreter = new VectorInterpreter(subject)) {
            return interpreter.run(CLAUSES, ruleset);
        }
    }

    /**
     * The suite compares a handicap with the stones that the subject shows, and a vector with those that there are: who shows
     * its board wrong may differ there.
     */
    private static boolean isOfStonesShown(Mutant mutant, Result result) {
        return mutant.clause().equals("shows.board") && result.message().contains("the handicap to be worth");
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

    /** What is in no vector the index lists. */
    @Test
    void theyAreNumberedAsInTheSuite() {
        Map<String, List<String>> ids = new TreeMap<>();
        for (JsonNode file : CLAUSES) {
            file.path("scenarios")
                    .forEach(scenario -> ids.computeIfAbsent(file.path("clause").asText(), clause -> new ArrayList<>())
                            .add(scenario.path("id").asText()));
        }
        Examination.specification().clauses().forEach(clause -> assertThat(ids.getOrDefault(clause.id(), List.of()))
                .as(clause.id())
                .isEqualTo(clause.scenarios().stream()
                        .map(Scenario::id)
                        .filter(id -> !ABSENT.has(id))
                        .toList()));
    }

    /** Each scenario that a ruleset has. */
    @Test
    void nothingThatHoldsUnderARulesetIsAbsent() {
        assertThat(ABSENT.properties().stream()
                        .filter(one -> !one.getValue().asText().startsWith("it is of a protocol")
                                && !one.getValue().asText().startsWith("it holds under none")))
                .isEmpty();
    }

    /** The schema names no request that no vector has: OneModelTest compares its list with the protocol. */
    @Test
    void everyRequestOfTheSchemaIsInAVector() throws IOException {
        Set<String> requests = new TreeSet<>();
        for (JsonNode file : CLAUSES) {
            file.findValuesAsText("request").forEach(requests::add);
        }

        assertThat(PublishedSchema.json("vectors").at("/$defs/call/properties/request/enum"))
                .extracting(JsonNode::asText)
                .containsExactlyInAnyOrderElementsOf(requests);
    }

    /** The record of a game is one, and its start is that of the rows. */
    @Test
    void theRecordsCanBeRead() {
        for (JsonNode file : CLAUSES) {
            for (JsonNode call : file.findParents("sgf")) {
                JsonNode rows = call.at("/params/position");
                SgfRecord record = SgfRecord.read(call.path("sgf").asText());

                assertThat(record.board())
                        .isEqualTo(Board.of(rows.path(0).asText().length(), rows.size()));
                long stones = rows.toString()
                        .chars()
                        .filter(c -> c == 'X' || c == 'O')
                        .count();
                if (stones > 0) {
                    SgfNode.SetUp start = (SgfNode.SetUp) record.nodes().get(0);
                    assertThat(start.black().size() + start.white().size()).isEqualTo((int) stones);
                }
            }
        }
    }

    private static JsonNode parsed(String text) {
        try {
            return JSON.readTree(text);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Others each time the number of mutants changes, and the same otherwise. */
    static List<Mutant> mutants() {
        List<Mutant> mutants = new ArrayList<>(Mutants.all().stream()
                .filter(mutant -> mutant.speech().isEmpty() && !mutant.ruleset().isEmpty())
                .filter(mutant -> !Examination.isOfProtocol(mutant))
                .toList());
        Collections.shuffle(mutants, new Random(mutants.size() + 1));
        // Only one vector asks until it has enough, and only one mutant fails it: that is always tried.
        mutants.sort(Comparator.comparing(mutant -> !mutant.clause().equals("shows.size.any")));
        return mutants.subList(0, Math.min(MUTANTS, mutants.size()));
    }

    /**
     * Of the scenarios that are in vectors: the index names the others. Which ones the suite fails is in the list of known faults;
     * only where that is not the same is it tried again.
     */
    @ParameterizedTest
    @MethodSource("mutants")
    void aMutantFailsTheSameScenarios(Mutant mutant) throws IOException {
        Subject subject = Mutants.subject(mutant);
        Map<String, String> found = found(subject, mutant.ruleset());
        found.values().removeIf(String::isEmpty);
        if (found.keySet().equals(known(mutant))) {
            return;
        }
        List<Result> violations = Examination.of(subject, mutant).of(Verdict.VIOLATED);
        Predicate<Result> differs = result -> isOfWords(result) || isOfStonesShown(mutant, result);
        violations.stream().filter(differs).map(Result::scenario).forEach(found::remove);
        Map<String, String> violated = violations.stream()
                .filter(differs.negate().and(result -> !ABSENT.has(result.scenario())))
                .collect(Collectors.toMap(Result::scenario, Result::message));

        assertThat(found.keySet())
                .as(mutant.name() + " " + violated + " " + found)
                .isEqualTo(violated.keySet());
    }

    private static Set<String> known(Mutant mutant) {
        return Examination.specification().knownFaults().faults().stream()
                .filter(fault -> fault.name().equals(mutant.name()))
                .flatMap(fault -> fault.caughtBy().stream())
                .filter(id -> !ABSENT.has(id))
                .collect(Collectors.toSet());
    }
}
