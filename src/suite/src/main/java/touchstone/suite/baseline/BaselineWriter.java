package touchstone.suite.baseline;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.dataformat.yaml.YAMLGenerator;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import touchstone.suite.result.Verdict;

/** Writes a baseline as YAML, so that small changes make small differences in the text. */
final class BaselineWriter {

    private static final String HEADER = """
            # Written by ./touchstone certify --update-baseline. Reasons and links are for people to fill in, and are kept.
            """;

    private static final YAMLMapper YAML = YAMLMapper.builder()
            .disable(YAMLGenerator.Feature.WRITE_DOC_START_MARKER)
            .disable(YAMLGenerator.Feature.SPLIT_LINES)
            .enable(YAMLGenerator.Feature.MINIMIZE_QUOTES)
            .enable(YAMLGenerator.Feature.ALWAYS_QUOTE_NUMBERS_AS_STRINGS)
            .enable(YAMLGenerator.Feature.LITERAL_BLOCK_STYLE)
            .build();

    private BaselineWriter() {}

    static String text(Baseline baseline) {
        Map<String, Object> root = new LinkedHashMap<>();
        root.put("touchstone", baseline.suiteVersion());
        root.put("ruleset", baseline.ruleset());
        root.put("profile", baseline.profile().toString());
        Map<String, Object> subjects = new LinkedHashMap<>();
        baseline.subjects().forEach((id, standing) -> subjects.put(id, subject(standing)));
        root.put("subjects", subjects);
        try {
            return HEADER + YAML.writeValueAsString(root);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("texts and maps of texts can always be written", e);
        }
    }

    private static Map<String, Object> subject(BaselineSubject standing) {
        Map<String, Object> subject = new LinkedHashMap<>();
        subject.put("version", standing.version());
        for (Verdict verdict : new Verdict[] {Verdict.SATISFIED, Verdict.TOLERATED}) {
            putUnlessEmpty(subject, verdict.word(), numbers(standing, known -> known.outcome()
                    .equals(new ScenarioOutcome.Passed(verdict))));
        }
        putUnlessEmpty(subject, "unsupported", lacking(standing));
        putUnlessEmpty(subject, "failures", failures(standing));
        return subject;
    }

    /** A number alone needs no quotes if it is written as a number. */
    private static Map<String, Object> numbers(BaselineSubject standing, Predicate<KnownOutcome> which) {
        Map<String, Object> numbers = new LinkedHashMap<>(standing.numbers(which));
        numbers.replaceAll((clause, text) -> text.toString().matches("\\d+") ? Integer.valueOf(text.toString()) : text);
        return numbers;
    }

    private static void putUnlessEmpty(Map<String, Object> map, String key, Map<String, ?> value) {
        if (!value.isEmpty()) {
            map.put(key, value);
        }
    }

    private static Map<String, Object> lacking(BaselineSubject standing) {
        SortedMap<String, FailureNote> capabilities = new TreeMap<>();
        standing.scenarios().values().forEach(known -> {
            if (known.outcome() instanceof ScenarioOutcome.Lacking lacking) {
                capabilities.putIfAbsent(lacking.capability(), known.note());
            }
        });
        Map<String, Object> all = new LinkedHashMap<>();
        capabilities.forEach((capability, note) -> {
            Map<String, Object> one = new LinkedHashMap<>();
            if (!note.equals(FailureNote.NONE)) {
                put(one, note);
            }
            one.putAll(numbers(standing, known -> known.outcome().equals(new ScenarioOutcome.Lacking(capability))));
            all.put(capability, one);
        });
        return all;
    }

    private static Map<String, Object> failures(BaselineSubject standing) {
        Map<String, Object> failures = new LinkedHashMap<>();
        standing.scenarios().forEach((id, known) -> {
            if (known.outcome() instanceof ScenarioOutcome.Failed failed) {
                Map<String, Object> failure = new LinkedHashMap<>();
                failure.put("title", known.title());
                failure.put("verdict", failed.verdict().word());
                failure.put("step", failed.step());
                failure.put("expected", failed.expected());
                failure.put("answered", failed.answered());
                put(failure, known.note());
                failures.put(id.toString(), failure);
            }
        });
        return failures;
    }

    private static void put(Map<String, Object> entry, FailureNote note) {
        entry.put("reason", note.reason());
        entry.put("link", note.link());
    }
}
