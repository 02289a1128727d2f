package touchstone.cli.vectors;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import touchstone.reference.choice.Choice;
import touchstone.spi.Capability;
import touchstone.spi.Subject;
import touchstone.spi.UnsupportedException;
import touchstone.suite.certificate.SuiteVersion;
import touchstone.suite.plan.Claim;
import touchstone.suite.plan.Profile;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.KnownFault;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Scenario;
import touchstone.suite.specification.Specification;
import touchstone.suite.steps.Violation;

/** The test vectors of some rulesets as files: one for each clause, and an index. */
public final class VectorFiles {

    /** Of the files, and of the index. Fields may be added; if anything else changes the number grows. */
    public static final String FORMAT = "touchstone-vectors/3";

    /** The file that names all others, and the scenarios that are in none. */
    public static final String INDEX = "index.json";

    private static final ObjectMapper JSON =
            new ObjectMapper().registerModule(new Jdk8Module()).enable(SerializationFeature.INDENT_OUTPUT);

    private final Specification specification;
    private final List<Ruleset> rulesets;
    private final SuiteVersion suite;
    /** The steps of each scenario, with the names of the rulesets under which they are these. */
    private final Map<String, Map<List<VectorCall.Step>, List<String>>> recorded = new LinkedHashMap<>();
    /** Why there are no steps of a scenario under some ruleset: one of the user's own that the reference does not pass. */
    private final Map<String, String> failed = new LinkedHashMap<>();

    /**
     * Plays all scenarios that these rulesets have.
     *
     * @param suite this Touchstone
     * @param reference plays by a ruleset
     */
    public VectorFiles(
            Specification specification,
            List<Ruleset> rulesets,
            SuiteVersion suite,
            Function<Ruleset, Subject> reference,
            Runnable afterEachRuleset) {
        this.specification = specification;
        this.rulesets = rulesets;
        this.suite = suite;
        for (Ruleset ruleset : rulesets) {
            try (VectorRecorder recorder = new VectorRecorder(specification, ruleset, reference.apply(ruleset))) {
                specification
                        .scenarios()
                        .filter(scenario -> holds(ruleset, scenario))
                        .filter(scenario -> VectorRecorder.obstacle(scenario).isEmpty())
                        .forEach(scenario -> add(scenario, ruleset, recorder));
            }
            afterEachRuleset.run();
        }
    }

    private void add(Scenario scenario, Ruleset ruleset, VectorRecorder recorder) {
        try {
            List<VectorCall.Step> found = recorder.steps(scenario);
            recorded.computeIfAbsent(scenario.id(), id -> new LinkedHashMap<>())
                    .computeIfAbsent(found, steps -> new ArrayList<>())
                    .add(ruleset.name());
        } catch (Violation | UnsupportedException own) {
            failed.putIfAbsent(
                    scenario.id(), "the reference fails it under " + ruleset.name() + ": " + own.getMessage());
        }
    }

    /** How many scenarios are in vectors. */
    public int scenarios() {
        return recorded.size();
    }

    private boolean holds(Ruleset ruleset, Scenario scenario) {
        Claim claim = new Claim(ruleset, Profile.ARBITER, List.of());
        return claim.has(specification.clause(scenario.clause()).orElseThrow()) && claim.meets(scenario);
    }

    /** The texts of the files by their names: the same for the same specification and version. */
    public Map<String, String> texts() {
        Map<String, String> texts = new LinkedHashMap<>();
        ObjectNode index = head().put("specification", suite.specification().sha256());
        index.set("rulesets", axes());
        index.put("scenarios", scenarios());
        ObjectNode files = index.putObject("files");
        for (Clause clause : specification.clauses()) {
            long scenarios = clause.scenarios().stream()
                    .filter(scenario -> recorded.containsKey(scenario.id()))
                    .count();
            if (scenarios > 0) {
                files.put(clause.id() + ".json", scenarios);
                texts.put(clause.id() + ".json", text(file(clause)));
            }
        }
        ObjectNode absent = index.putObject("absent");
        specification
                .scenarios()
                .filter(scenario -> !recorded.containsKey(scenario.id()))
                .forEach(scenario -> absent.put(scenario.id(), reason(scenario)));
        texts.put(INDEX, text(index));
        return texts;
    }

    private String reason(Scenario scenario) {
        if (Clause.kindOf(scenario.clause()) == Clause.Kind.PROTOCOL) {
            return "it is of a protocol or of the record format, and of no ruleset";
        }
        if (rulesets.stream().noneMatch(ruleset -> holds(ruleset, scenario))) {
            return "it holds under none of these rulesets";
        }
        return VectorRecorder.obstacle(scenario).orElseGet(() -> failed.get(scenario.id()));
    }

    private ObjectNode head() {
        return JSON.createObjectNode().put("format", FORMAT).put("version", suite.version());
    }

    private ObjectNode axes() {
        ObjectNode all = JSON.createObjectNode();
        for (Ruleset ruleset : rulesets) {
            ObjectNode axes = all.putObject(ruleset.name());
            for (Choice choice : ruleset.variant().choices()) {
                axes.put(choice.axis().id(), choice.id());
            }
        }
        return all;
    }

    private ObjectNode file(Clause clause) {
        ObjectNode file =
                head().put("clause", clause.id()).put("title", clause.title()).put("text", clause.text());
        file.set("sources", JSON.valueToTree(clause.sources()));
        ArrayNode scenarios = file.putArray("scenarios");
        clause.scenarios().stream()
                .filter(scenario -> recorded.containsKey(scenario.id()))
                .forEach(scenario -> scenarios.add(vector(scenario)));
        return file;
    }

    private ObjectNode vector(Scenario scenario) {
        ObjectNode vector = JSON.createObjectNode().put("id", scenario.id()).put("title", scenario.title());
        vector.set("needs", JSON.valueToTree(needs(scenario)));
        vector.set(
                "excludes",
                JSON.valueToTree(specification.knownFaults().faults().stream()
                        .filter(fault -> fault.caughtBy().contains(scenario.id()))
                        .map(KnownFault::name)
                        .sorted()
                        .toList()));
        ArrayNode variants = vector.putArray("variants");
        recorded.get(scenario.id()).forEach((steps, names) -> {
            ObjectNode variant = variants.addObject();
            variant.set("rulesets", JSON.valueToTree(names));
            variant.set("steps", JSON.valueToTree(steps));
        });
        return vector;
    }

    /** What the scenario itself asks for, and what its requests stand for. */
    private List<String> needs(Scenario scenario) {
        return Stream.concat(
                        scenario.needs().stream().map(Capability::id),
                        recorded.get(scenario.id()).keySet().stream()
                                .flatMap(List::stream)
                                .flatMap(step -> step.calls().stream())
                                .flatMap(call -> call.needed().stream()))
                .distinct()
                .sorted()
                .toList();
    }

    private static String text(ObjectNode node) {
        try {
            return JSON.writeValueAsString(node).replace("\r\n", "\n") + "\n";
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("nodes can be written", e);
        }
    }
}
