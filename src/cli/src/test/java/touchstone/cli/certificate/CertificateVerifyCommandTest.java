package touchstone.cli.certificate;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import touchstone.cli.CertificateForger;
import touchstone.cli.IssuedCertificate;
import touchstone.cli.ProgramRun;

/** Certificates that are sound, and every way in which one may not be: under the old hash, and under one that fits again. */
@Tag("slow") // makes certificates and spoils them in a hundred ways
class CertificateVerifyCommandTest {

    @TempDir
    private static Path folder;

    /** Of a subject that violates rule 8. */
    private static Path violating;

    /** Of an engine that can do less than the claim asks for, beside a baseline of another. */
    private static Path limited;

    /** What is told of each forgery, by the name of its file. One run tells of all: most of its time is spent on reading clauses. */
    private static final Map<String, List<String>> TOLD = new HashMap<>();

    @BeforeAll
    static void certify() throws IOException {
        violating = IssuedCertificate.under("reference.simple-ko", "base.8").write(folder.resolve("violating.json"));
        limited = IssuedCertificate.engine("base.5", "komi.none", "base.9.neutral")
                .beside(folder, "base.5: .*", "base.5: 1 77")
                .write(folder.resolve("limited.json"));
        List<String> line = new ArrayList<>(List.of("certificate", "verify"));
        for (Forgery forgery : forgeries().toList()) {
            line.add(CertificateForger.forged(violating, file(forgery, "forged"), forgery.change())
                    .toString());
            line.add(CertificateForger.edited(violating, file(forgery, "edited"), forgery.change())
                    .toString());
        }
        for (Forgery forgery : forgeriesOfTheLimited().toList()) {
            line.add(CertificateForger.forged(limited, file(forgery, "forged"), forgery.change())
                    .toString());
        }
        ProgramRun terminal = ProgramRun.run(line.toArray(new String[0]));
        assertThat(terminal.exitCode()).isEqualTo(2);
        terminal.out().lines().forEach(told -> {
            String name = told.replaceFirst("(\\.json).*", "$1");
            TOLD.computeIfAbsent(name, file -> new ArrayList<>()).add(told.substring(name.length()));
        });
    }

    private static Path file(Forgery forgery, String how) {
        return folder.resolve(how + "-" + forgery.told().replaceAll("[^a-z0-9]+", "-") + ".json");
    }

    /**
     * @param told what is said of it
     */
    record Forgery(String told, Consumer<ObjectNode> change) {
        @Override
        public String toString() {
            return told;
        }
    }

    private static ProgramRun verify(Path file) {
        return ProgramRun.run("certificate", "verify", file.toString());
    }

    @Test
    void whatIsSoundIsToldInShort() {
        ProgramRun terminal = verify(violating);
        assertThat(terminal.exitCode()).as(terminal.out()).isEqualTo(1);
        assertThat(terminal.out())
                .startsWith(
                        violating + " is sound: reference.simple-ko does not conform to base as arbiter, only base.8\n")
                .contains(
                        "subject       Touchstone reference",
                        "clauses       ",
                        " violated",
                        "left out      ",
                        "known faults  12 of 22 excluded");
        ProgramRun both = ProgramRun.run("certificate", "verify", violating.toString(), limited.toString());
        assertThat(both.exitCode()).isEqualTo(1);
        assertThat(both.out())
                .contains(limited
                        + " is sound: touchstone-reference shows no violation of base as arbiter, only base.5, ")
                .contains(
                        "unsupported",
                        "not hashed    what \"java\" loads beside",
                        "baseline.yaml, SHA-256 ",
                        ", 4 changes");
    }

    static Stream<Forgery> forgeries() {
        return Stream.of(
                // A result made better, roughly and with care.
                forgery("yet something was found: ", all -> violated(all).put("verdict", "satisfied")),
                forgery("base.8: is said to be violated, and its results come to satisfied", all -> {
                    while (violated(all) != null) {
                        clean(violated(all));
                    }
                }),
                forgery("totals.scenarios: says ", all -> clean(violated(all))),
                forgery("is said to be violated, and nothing says why", all -> violated(all)
                        .put("message", "")),
                forgery(
                        "and neither the expected nor the actual answer is given",
                        all -> violated(all).put("expected", "").put("actual", "")),
                // Results too few and too many.
                forgery("no result of base.8/1, and nothing says that it was not tried", all -> results(all)
                        .remove(0)),
                forgery("base.8/1: has a result already", all -> results(all)
                        .add(result(all, 0).deepCopy())),
                forgery("base.8/1: does not stand in its place", all -> results(all)
                        .insert(0, result(all, 1).deepCopy())),
                forgery("is not of the claim: it is of no clause chosen", all -> results(all)
                        .add(result(all, 0).deepCopy().put("clause", "base.5").put("scenario", "base.5/1"))),
                forgery("base.8/99: is no scenario", all -> result(all, 0).put("scenario", "base.8/99")),
                forgery("is called \"", all -> result(all, 0).put("title", "Another")),
                forgery("stands under the clause base.9", all -> result(all, 0).put("clause", "base.9")),
                // The circumstances.
                forgery("it has another seed", all -> ((ObjectNode) all.get("run")).put("seed", 5)),
                forgery("it has another version of the suite", all -> ((ObjectNode) all.get("suite"))
                        .put("version", "9")),
                forgery("it has another command line", all -> ((ObjectNode) all.get("run")).put("commandLine", "x")),
                forgery("it has another subject", all -> ((ObjectNode) all.at("/subject/identity"))
                        .put("version", "2")),
                forgery("it has another profile", all -> ((ObjectNode) all.get("claim")).put("profile", "player")),
                forgery("it has another time", all -> ((ObjectNode) all.get("run"))
                        .put("started", "2026-01-01T00:00:00Z")
                        .put("finished", "2026-01-01T00:00:01Z")),
                forgery("run.finished: does not say when", all -> ((ObjectNode) all.get("run")).remove("finished")),
                forgery("run.complete: says false, and it is true", all -> ((ObjectNode) all.get("run"))
                        .put("complete", false)),
                forgery("subject.planned: says 3, ", all -> ((ObjectNode) all.get("subject")).put("planned", 3)),
                forgery(
                        "subject.capabilities: 'tea' is no capability",
                        all -> ((ObjectNode) all.at("/subject/capabilities")).put("tea", "")),
                forgery("incomplete: the subject could not be tried: ", all -> ((ObjectNode) all.get("subject"))
                        .put("trouble", "lost")),
                // The claim.
                forgery(
                        "base has here another content: the certificate has self-capture forbidden and not allowed",
                        all -> ((ObjectNode) all.at("/claim/ruleset/axes")).put("self-capture", "forbidden")),
                forgery(
                        "base has here another content: the certificate has komi {any=7.5} and not {}",
                        all -> ((ObjectNode) all.at("/claim/ruleset/komi")).put("any", 7.5)),
                forgery(
                        "base has here another content: the certificate has without [base.7A, base.8] and not",
                        all -> ((ArrayNode) all.at("/claim/ruleset/without")).add("base.8")),
                forgery("claim.ruleset: 'tea' is no axis", all -> ((ObjectNode) all.at("/claim/ruleset/axes"))
                        .put("tea", "no")),
                forgery("claim.ruleset: the axis button is missing", all -> ((ObjectNode) all.at("/claim/ruleset/axes"))
                        .remove("button")),
                forgery("'tea' is no value of button", all -> ((ObjectNode) all.at("/claim/ruleset/axes"))
                        .put("button", "tea")),
                forgery("it has another ruleset", all -> ((ObjectNode) all.at("/claim/ruleset"))
                        .put("name", "base-7A")),
                forgery(
                        "clauses: base.5 is a clause of the claim, and it is missing",
                        all -> ((ObjectNode) all.get("claim")).putArray("only")),
                forgery("leftOut: is not what the claim leaves out: gnugo.", all -> ((ObjectNode) all.get("claim"))
                        .put("protocol", true)),
                forgery(
                        "claim: there is no clause [tea] in base",
                        all -> ((ObjectNode) all.get("claim")).putArray("only").add("tea")),
                // What follows from the results.
                forgery(
                        "base.8: is said to be satisfied, and its results come to violated",
                        all -> ((ObjectNode) all.at("/clauses/0")).put("verdict", "satisfied")),
                forgery("base.8: is said to have 1 results, and has ", all -> ((ObjectNode) all.at("/clauses/0"))
                        .put("scenarios", 1)),
                forgery(
                        "clauses: base.8 is a clause of the claim, and it is missing",
                        all -> ((ArrayNode) all.get("clauses")).remove(0)),
                forgery("clauses: base.8 stands twice", all -> ((ArrayNode) all.get("clauses"))
                        .add(all.at("/clauses/0"))),
                forgery("clauses: base.5 is no clause of the claim", all -> ((ArrayNode) all.get("clauses"))
                        .add(((ObjectNode) all.at("/clauses/0"))
                                .deepCopy()
                                .put("clause", "base.5")
                                .put("sha256", hashOfBase5()))),
                forgery(
                        "there are no such clauses as base.8, by their hashes",
                        all -> ((ObjectNode) all.at("/clauses/0")).put("sha256", "0".repeat(64))),
                forgery(
                        "totals.clauses: says 7 satisfied, and there are 4",
                        all -> ((ObjectNode) all.at("/totals/clauses")).put("satisfied", 7)),
                forgery(
                        "conclusion: is said to be 'conforms', and the results come to 'violations'",
                        all -> all.put("conclusion", "conforms")),
                forgery("leftOut: is not what the claim leaves out: ", all -> ((ArrayNode) all.get("leftOut"))
                        .remove(0)),
                forgery("untried: base.5/1 was tried, or was not to be", all -> ((ArrayNode) all.get("untried"))
                        .add("base.5/1")),
                forgery(
                        "suite.specification: its counts are not those",
                        all -> ((ObjectNode) all.at("/suite/specification")).put("clauses", 1)),
                // The shape.
                forgery("results", all -> all.putObject("results")),
                forgery("line 1: required property 'message' not found", all -> result(all, 0)
                        .remove("message")),
                forgery("line 1: ", all -> result(all, 0).put("verdict", "perfect")),
                forgery("claim.profile: ", all -> ((ObjectNode) all.get("claim")).put("profile", "king")),
                forgery("tea", all -> all.put("tea", 1)),
                forgery(
                        "clauses.0.verdict: does not have a value in the enumeration",
                        all -> ((ObjectNode) all.at("/clauses/0")).put("verdict", "good")));
    }

    private static Forgery forgery(String told, Consumer<ObjectNode> change) {
        return new Forgery(told, change);
    }

    private static String hashOfBase5() {
        return IssuedCertificate.under("reference", "base.5")
                .certificate()
                .clauses()
                .get(0)
                .sha256();
    }

    private static ArrayNode results(ObjectNode all) {
        return (ArrayNode) all.get("results");
    }

    private static ObjectNode result(ObjectNode all, int index) {
        return (ObjectNode) all.at("/results/" + index);
    }

    private static ObjectNode violated(ObjectNode all) {
        for (JsonNode result : all.get("results")) {
            if (result.get("verdict").asText().equals("violated")) {
                return (ObjectNode) result;
            }
        }
        return null;
    }

    private static void clean(ObjectNode result) {
        result.put("verdict", "satisfied");
        List.of("message", "step", "expected", "actual").forEach(text -> result.put(text, ""));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource({"forgeries", "forgeriesOfTheLimited"})
    void aForgeryWithAFittingHashIsFoundByWhatItSays(Forgery forgery) {
        List<String> lines = TOLD.get(file(forgery, "forged").toString());
        assertThat(lines)
                .anyMatch(line -> line.contains(forgery.told()))
                .noneMatch(line -> line.startsWith(": sha256: "));
        assertThat(lines.get(lines.size() - 1)).startsWith(" is not sound: ");
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("forgeries")
    void underTheOldHashAnyChangeIsFound(Forgery forgery) {
        assertThat(TOLD.get(file(forgery, "edited").toString()))
                .anyMatch(line ->
                        line.startsWith(": sha256: the certificate was changed after it was written: it says "));
    }

    static Stream<Forgery> forgeriesOfTheLimited() {
        return Stream.of(
                forgery("is said to be unsupported for lack of set-up, which the subject has", all -> unsupported(all)
                        .put("capability", "set-up")
                        .put(
                                "message",
                                "needs set-up: the subject is not known for a way in which it takes up a game from a"
                                        + " given position")),
                forgery("komi.none: is said to be not shown, and its results come to partly shown", all -> {
                    ObjectNode result = unsupported(all);
                    clean(result);
                    result.remove("capability");
                }),
                forgery("which is no capability", all -> unsupported(all).put("capability", "tea")),
                forgery(
                        "has a verdict, although the subject lacks ",
                        all -> ((ObjectNode) all.at("/subject/capabilities")).removeAll()),
                forgery("is not how it is started again", all -> ((ObjectNode) all.at("/subject/start"))
                        .put("line", "true")),
                forgery(
                        "baseline.effect: is said to be 'changed', and the results come to 'as known'",
                        all -> ((ObjectNode) all.get("baseline")).put("effect", "changed")),
                forgery(
                        "baseline.changes: says 0 changes, and what is known differs from the results in ",
                        all -> ((ObjectNode) all.get("baseline")).putArray("changes")),
                forgery("baseline.changes: ", all -> ((ArrayNode) all.at("/baseline/known")).remove(0)),
                forgery("baseline.known: base.5/1 stands twice", all -> ((ArrayNode) all.at("/baseline/known"))
                        .add(all.at("/baseline/known/0"))),
                forgery(
                        "baseline.changes: says 4 changes, and what is known differs from the results in 5",
                        all -> ((ObjectNode) all.at("/baseline/known/0"))
                                .put("verdict", "violated")
                                .put("step", "")
                                .put("expected", "tea")
                                .put("answered", "")));
    }

    private static ObjectNode unsupported(ObjectNode all) {
        for (JsonNode result : all.get("results")) {
            if (result.get("verdict").asText().equals("unsupported")) {
                return (ObjectNode) result;
            }
        }
        throw new IllegalStateException();
    }

    /** Another specification matters where a clause of the claim is another. */
    @Test
    void madeByAnotherSpecification() throws IOException {
        Path alike = CertificateForger.forged(
                violating, folder.resolve("alike.json"), all -> ((ObjectNode) all.at("/suite/specification"))
                        .put("sha256", "0".repeat(64))
                        .put("clauses", 1));
        ProgramRun sound = verify(alike);
        assertThat(sound.exitCode()).as(sound.out()).isEqualTo(1);
        assertThat(sound.out())
                .contains("The specification here is another one, but all clauses of the certificate are");
        // That there were fewer scenarios of clauses that it says nothing of.
        Path fewer = CertificateForger.forged(alike, folder.resolve("fewer.json"), all -> leftOut(all, "base.5/")
                .remove(0));
        assertThat(verify(fewer).exitCode()).isEqualTo(1);
        // What its own clauses ask is known.
        Path claimed = CertificateForger.forged(alike, folder.resolve("claimed.json"), all -> leftOut(all, "base.5/")
                .add("base.8/1"));
        assertThat(verify(claimed).out()).contains("leftOut: is not what the claim leaves out: base.8/1");
        Path twice = CertificateForger.forged(alike, folder.resolve("twice.json"), all -> leftOut(all, "base.5/")
                .add("base.5/1"));
        assertThat(verify(twice).out()).contains("leftOut: is not what the claim leaves out: a scenario stands twice");
        Path other =
                CertificateForger.forged(alike, folder.resolve("other.json"), all -> ((ObjectNode) all.at("/clauses/0"))
                        .put("sha256", "0".repeat(64)));
        ProgramRun terminal = verify(other);
        assertThat(terminal.exitCode()).isEqualTo(2);
        assertThat(terminal.out().lines())
                .hasSize(2)
                .first()
                .asString()
                .contains("suite.specification: made by another specification than the one here", "what base.8 said");
    }

    /** The list of scenarios left out that has those of a clause. */
    private static ArrayNode leftOut(ObjectNode all, String clause) {
        for (JsonNode one : all.get("leftOut")) {
            for (JsonNode id : one.get("scenarios")) {
                if (id.asText().startsWith(clause)) {
                    return (ArrayNode) one.get("scenarios");
                }
            }
        }
        throw new IllegalStateException();
    }

    @Test
    void aRunThatWasCutShortIsNotSound() throws IOException {
        Path file = CertificateForger.forged(violating, folder.resolve("short.json"), all -> {
            ((ArrayNode) all.get("untried")).add(result(all, 0).get("scenario").asText());
            results(all).remove(0);
            ((ObjectNode) all.get("run")).put("complete", false);
        });
        ProgramRun terminal = verify(file);
        assertThat(terminal.exitCode()).isEqualTo(2);
        assertThat(terminal.out()).contains("incomplete: the run was cut short, or its subject given up: 1 of ");
    }

    /** A text that is no certificate, and what is told of it. */
    private record Rubbish(String told, String text) {}

    private static Stream<Rubbish> rubbish() {
        return Stream.of(
                new Rubbish("line 1: no JSON: ", "{\"format\": \"touchstone-certificate/3\", \"cla"),
                new Rubbish("no certificate: expected a JSON object", "[]"),
                new Rubbish("no certificate: expected a JSON object", ""),
                new Rubbish("no JSON: ", "certificate"),
                new Rubbish("no certificate of Touchstone", "{\"format\": 1}"),
                new Rubbish(
                        "a certificate of the format 'touchstone-certificate/1'",
                        "{\"format\": \"touchstone-certificate/1\"}"),
                new Rubbish("Duplicate field 'a'", "{\"a\": 1, \"a\": 2}"),
                new Rubbish("larger or deeper than any certificate", "{\"a\": " + "[".repeat(100_000)),
                new Rubbish("larger or deeper", "{\"a\": \"" + "x".repeat(9 << 20) + "\"}"),
                new Rubbish("larger or deeper", "{\"a\": [" + "1,".repeat(4_000_001) + "1]}"),
                new Rubbish("something follows the end", "{} {}"),
                new Rubbish("no JSON: ", "{\"a\": 1e}"),
                new Rubbish("sha256 is no text", "{\"sha256\": 1}"));
    }

    @Test
    void whatIsNoCertificateIsRefusedInALine() throws IOException {
        List<Rubbish> all = rubbish().toList();
        List<String> line = new ArrayList<>(List.of("certificate", "verify"));
        for (Rubbish one : all) {
            line.add(Files.writeString(folder.resolve("rubbish-" + all.indexOf(one) + ".json"), one.text())
                    .toString());
        }
        ProgramRun terminal = ProgramRun.run(line.toArray(new String[0]));
        assertThat(terminal.exitCode()).isEqualTo(2);
        assertThat(terminal.err()).isEmpty();
        List<String> told = terminal.out().lines().toList();
        assertThat(told).hasSameSizeAs(all);
        for (int i = 0; i < told.size(); i++) {
            assertThat(told.get(i))
                    .startsWith(line.get(i + 2) + ": ")
                    .contains(all.get(i).told());
        }
    }

    @Test
    void aFileWithoutHashOrCutShortOrMissing() throws IOException {
        Path bare = CertificateForger.edited(violating, folder.resolve("bare.json"), all -> all.remove("sha256"));
        assertThat(verify(bare).out()).contains("sha256: missing: nothing says that this is the whole");
        String text = Files.readString(violating);
        Path half = Files.writeString(folder.resolve("half.json"), text.substring(0, text.length() / 2));
        assertThat(verify(half).exitCode()).isEqualTo(2);
        assertThat(verify(half).out()).contains("no JSON: ");
        assertThat(verify(folder).exitCode()).isEqualTo(2);
        assertThat(verify(folder).out()).contains(": a folder; expected a certificate");
        assertThat(verify(folder.resolve("none.json")).out()).contains(": no such file; expected a certificate");
        assertThat(ProgramRun.run("certificate", "verify").exitCode()).isEqualTo(64);
        assertThat(ProgramRun.run("certificate", "verify", "--yes", violating.toString())
                        .err())
                .contains("--yes goes with --replay");
    }
}
