package touchstone.suite.baseline;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import touchstone.formats.yaml.YamlFile;
import touchstone.suite.plan.Profile;
import touchstone.suite.result.Verdict;
import touchstone.suite.specification.ScenarioNumbers;

/** Reads a baseline from YAML. */
final class BaselineReader {

    private final YamlFile file;
    private Profile profile;

    private BaselineReader(YamlFile file) {
        this.file = file;
    }

    /** @throws BaselineException if the file is no baseline */
    static Baseline read(YamlFile file) {
        return new BaselineReader(file).baseline();
    }

    /** A place in the file and what stands there. */
    private record Place(YamlFile file, List<String> keys, JsonNode node) {

        String key() {
            return keys.get(keys.size() - 1);
        }

        Place at(String key) {
            return new Place(file, Stream.concat(keys.stream(), Stream.of(key)).toList(), node.path(key));
        }

        boolean has(String key) {
            return node.has(key);
        }

        /** What is below, by key; the keys are all known, if any are given. Nothing may be below, and the key be left. */
        List<Place> below(String... known) {
            boolean left = node.isNull() || node.isTextual() && node.asText().isEmpty();
            if (!node.isObject() && !left) {
                throw fault((keys.isEmpty() ? "the file" : "'" + NormalizedText.line(key()) + "'")
                        + (node.isMissingNode() ? " is missing or empty" : " has no keys")
                        + "; expected " + (known.length == 0 ? "some" : Arrays.toString(known))
                        + " below it, as --update-baseline writes them");
            }
            List<Place> below = node.properties().stream()
                    .map(Map.Entry::getKey)
                    .map(this::at)
                    .toList();
            for (Place place : below) {
                if (known.length > 0 && !List.of(known).contains(place.key())) {
                    throw place.fault("unknown key '" + NormalizedText.line(place.key()) + "'; expected one of "
                            + Arrays.toString(known));
                }
            }
            return below;
        }

        /** A text, or what a person takes for one, such as a number. */
        String text() {
            if (node.isMissingNode()) {
                throw fault("'" + key() + "' is missing; --update-baseline writes it");
            }
            if (!node.isValueNode()) {
                throw fault(
                        "'" + NormalizedText.line(key()) + "' is no text; expected one on the same line, or in quotes");
            }
            return node.isNull() ? "" : NormalizedText.plain(node.asText());
        }

        String optionalText(String key) {
            return has(key) ? at(key).text() : "";
        }

        BaselineException fault(String message) {
            return new BaselineException(file.path(), file.line(keys.toArray(new String[0])), message);
        }
    }

    private Baseline baseline() {
        Place root = new Place(file, List.of(), file.root());
        root.below("touchstone", "ruleset", "profile", "subjects");
        profile = profile(root.at("profile"));
        SortedMap<String, BaselineSubject> subjects = new TreeMap<>();
        for (Place subject : root.at("subjects").below()) {
            subjects.put(subject.key(), standing(subject));
        }
        return new Baseline(root.optionalText("touchstone"), root.at("ruleset").text(), profile, subjects);
    }

    private static Profile profile(Place place) {
        String word = place.text();
        return Arrays.stream(Profile.values())
                .filter(profile -> profile.toString().equals(word))
                .findFirst()
                .orElseThrow(() -> place.fault("'" + NormalizedText.line(word) + "' is no profile; expected one of "
                        + Arrays.toString(Profile.values())));
    }

    private BaselineSubject standing(Place subject) {
        subject.below("version", "satisfied", "tolerated", "unsupported", "failures");
        SortedMap<ScenarioId, KnownOutcome> scenarios = new TreeMap<>();
        for (Verdict verdict : List.of(Verdict.SATISFIED, Verdict.TOLERATED)) {
            if (subject.has(verdict.word())) {
                Place passed = subject.at(verdict.word());
                if (!profile.conforms(verdict)) {
                    throw passed.fault(
                            "under the profile " + profile + " what is " + verdict + " fails; expected it in failures");
                }
                for (Place clause : passed.below()) {
                    add(scenarios, clause, new KnownOutcome("", new ScenarioOutcome.Passed(verdict), FailureNote.NONE));
                }
            }
        }
        if (subject.has("unsupported")) {
            subject.at("unsupported").below().forEach(capability -> addLacking(scenarios, capability));
        }
        if (subject.has("failures")) {
            for (Place failure : subject.at("failures").below()) {
                ScenarioId id = ScenarioId.parse(failure.key())
                        .orElseThrow(() -> failure.fault("'" + NormalizedText.line(failure.key())
                                + "' is no scenario; expected one as in base.8/3"));
                add(scenarios, failure, id, failure(failure));
            }
        }
        return new BaselineSubject(subject.optionalText("version"), scenarios);
    }

    /** Clauses and the numbers of their scenarios, and between them what people say of it all. */
    private static void addLacking(SortedMap<ScenarioId, KnownOutcome> scenarios, Place capability) {
        List<Place> below = capability.below();
        FailureNote note = note(capability);
        for (Place place : below) {
            if (!place.key().equals("reason") && !place.key().equals("link")) {
                add(scenarios, place, new KnownOutcome("", new ScenarioOutcome.Lacking(capability.key()), note));
            }
        }
    }

    /** All scenarios of a clause with these numbers. */
    private static void add(SortedMap<ScenarioId, KnownOutcome> scenarios, Place clause, KnownOutcome known) {
        try {
            for (int number : ScenarioNumbers.parse(clause.text())) {
                add(scenarios, clause, new ScenarioId(clause.key(), number), known);
            }
        } catch (IllegalArgumentException e) {
            throw clause.fault(e.getMessage());
        }
    }

    private static void add(
            SortedMap<ScenarioId, KnownOutcome> scenarios, Place place, ScenarioId id, KnownOutcome known) {
        KnownOutcome other = scenarios.put(id, known);
        if (other != null) {
            throw place.fault(id + " stands here as " + known.outcome() + " and before as " + other.outcome()
                    + "; expected it once");
        }
    }

    private KnownOutcome failure(Place failure) {
        failure.below("title", "verdict", "step", "expected", "answered", "reason", "link");
        return new KnownOutcome(
                failure.optionalText("title"),
                new ScenarioOutcome.Failed(
                        verdict(failure.at("verdict")),
                        failure.optionalText("step"),
                        failure.optionalText("expected"),
                        failure.optionalText("answered")),
                note(failure));
    }

    private Verdict verdict(Place place) {
        List<Verdict> failing = Arrays.stream(Verdict.values())
                .filter(verdict -> profile.violatedBy(verdict) || verdict == Verdict.ERROR)
                .toList();
        String word = Verdict.today(place.text());
        return failing.stream()
                .filter(verdict -> verdict.word().equals(word))
                .findFirst()
                .orElseThrow(() -> place.fault("'" + NormalizedText.line(word)
                        + "' is no verdict of a failure; expected one of " + failing + elsewhere(word)));
    }

    /** Where scenarios of a verdict belong that is none of a failure. */
    private static String elsewhere(String word) {
        return Arrays.stream(Verdict.values()).map(Verdict::word).anyMatch(word::equals)
                ? ", or the scenario's number under '" + word + "'"
                : "";
    }

    private static FailureNote note(Place place) {
        return new FailureNote(place.optionalText("reason"), place.optionalText("link"));
    }
}
