package touchstone.suite.specification;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * The faults that the suite knows, and the scenarios that catch them: the file {@code known-faults.json} of a specification,
 * which {@code dev prove} writes. A result is worth as much as the faults that it excludes.
 *
 * @param gtp the ids of the scenarios that a right program can pass when it is asked through the Go Text Protocol with its
 *     usual extensions
 * @param faults in the order of the clauses they break
 */
public record KnownFaults(Set<String> gtp, List<KnownFault> faults) {

    /** The file in the folder of the features. */
    public static final String FILE = "known-faults.json";

    /** For a specification without such a file. */
    public static final KnownFaults NONE = new KnownFaults(Set.of(), List.of());

    private static final String FORMAT = "touchstone-faults/1";

    private static final ObjectMapper JSON = new ObjectMapper();

    private static final ReadFiles<KnownFaults> FILES = new ReadFiles<>();

    public KnownFaults {
        gtp = Set.copyOf(gtp);
        faults = List.copyOf(faults);
    }

    /** The file: scenarios are numbers by clause, such as {@code "base.8": "1-3 5"}. */
    private record Data(String format, Map<String, String> gtp, List<Row> faults) {}

    private record Row(
            String name,
            String clause,
            String description,
            @JsonProperty("caught") Map<String, String> caughtBy,
            @JsonInclude(JsonInclude.Include.NON_EMPTY) Map<String, Map<String, String>> lost) {

        static Row of(KnownFault fault) {
            Map<String, Map<String, String>> lost = new TreeMap<>();
            fault.lost().forEach((board, scenarios) -> lost.put(board, numbers(scenarios)));
            return new Row(fault.name(), fault.clause(), fault.description(), numbers(fault.caughtBy()), lost);
        }

        KnownFault fault() {
            Map<String, Set<String>> there = new TreeMap<>();
            if (lost != null) {
                lost.forEach((board, scenarios) -> there.put(board, ids(scenarios)));
            }
            return new KnownFault(name, clause, description, ids(caughtBy), there);
        }
    }

    /**
     * Those of a folder of features; none if it has no such file.
     *
     * @throws SpecificationException if there is a file, and it is not one of this format
     */
    static KnownFaults in(Path folder) {
        Path file = folder.resolve(FILE);
        return Files.exists(file) ? FILES.read(file, text -> of(file, text)) : NONE;
    }

    private static KnownFaults of(Path file, String text) {
        try {
            Data data = JSON.readValue(text, Data.class);
            if (!FORMAT.equals(data.format())) {
                throw new SpecificationException(
                        file, "the format is '" + data.format() + "'; expected " + FORMAT + ", as dev prove writes it");
            }
            return new KnownFaults(
                    ids(data.gtp()), data.faults().stream().map(Row::fault).toList());
        } catch (JsonProcessingException | IllegalArgumentException e) {
            throw new SpecificationException(file, "not a list of known faults: " + e.getMessage());
        }
    }

    /** The text of the file, with a line for each fault, so that what changes shows. */
    public String text() {
        try {
            List<String> lines = new ArrayList<>();
            for (KnownFault fault : faults) {
                lines.add(JSON.writeValueAsString(Row.of(fault)));
            }
            return "{\"format\":\"" + FORMAT + "\",\n\"gtp\":" + JSON.writeValueAsString(numbers(gtp))
                    + ",\n\"faults\":[\n" + String.join(",\n", lines) + "\n]}\n";
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("strings and maps can be written", e);
        }
    }

    private static Map<String, String> numbers(Collection<String> ids) {
        Map<String, String> numbers = new LinkedHashMap<>();
        ScenarioNumbers.byClause(new TreeSet<>(ids))
                .forEach((clause, scenarios) -> numbers.put(clause, ScenarioNumbers.of(scenarios)));
        return numbers;
    }

    private static Set<String> ids(Map<String, String> numbers) {
        return numbers.entrySet().stream()
                .flatMap(clause ->
                        ScenarioNumbers.parse(clause.getValue()).stream().map(number -> clause.getKey() + "/" + number))
                .collect(Collectors.toSet());
    }

    /** The scenarios that these faults name and that do not exist, of the clauses that do: the file is older than the features. */
    public Set<String> unknown(Specification specification) {
        return faults.stream()
                .flatMap(fault -> fault.caughtBy().stream())
                .filter(id -> specification.scenario(id).isEmpty())
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
