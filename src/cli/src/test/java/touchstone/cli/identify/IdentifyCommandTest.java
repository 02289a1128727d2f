package touchstone.cli.identify;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchstone.cli.ProgramRun;
import touchstone.cli.PublishedSchema;
import touchstone.cli.gtp.PipedReference;
import touchstone.suite.result.RunFolder;

/** Who are you? What an engine answers without being asked for a claim. */
@Tag("slow") // starts engines and asks each for all it knows
class IdentifyCommandTest {

    @TempDir
    private Path out;

    private ProgramRun identify(String... more) {
        List<String> line = new ArrayList<>(List.of("identify", "--out", out.toString()));
        line.addAll(List.of(more));
        return ProgramRun.run(line.toArray(new String[0]));
    }

    /** The served reference, with something between it and its controller. */
    private static String between(String filter) {
        return "sh -c '" + PipedReference.line().replace("'", "\"") + " | " + filter + "'";
    }

    private JsonNode passport() throws IOException {
        String json = Files.readString(out.resolve("passport.json"));
        assertThat(PublishedSchema.faults("passport", json)).isEmpty();
        return new ObjectMapper().readTree(json);
    }

    private static String agreement(JsonNode passport, String axis) {
        for (JsonNode entry : passport.get("axes")) {
            if (entry.get("axis").asText().equals(axis)) {
                return entry.at("/stated/0/agreement").asText();
            }
        }
        throw new AssertionError("no axis " + axis);
    }

    @Test
    void whoSaysNothingIsFoundAllTheSame() throws IOException {
        ProgramRun terminal = identify("--subject", "reference.7A");
        assertThat(terminal.exitCode()).as(terminal.out() + terminal.err()).isZero();
        assertThat(terminal.out())
                .containsPattern("(?m)^ repetition +\\| positional *$")
                .containsPattern("(?m)^ self-capture +\\| forbidden *$")
                .contains("Fits base-7A; ./touchstone certify --ruleset base-7A tries the rest of it.")
                .contains("It makes no statements about its rules. 22 of 22 axes known.")
                .contains("Passport: " + out.resolve("passport.html"));
        JsonNode passport = passport();
        assertThat(passport.get("outcome").asText()).isEqualTo("consistent");
        assertThat(passport.at("/rulesets/0/name").asText()).isEqualTo("base-7A");
        assertThat(passport.at("/rulesets/0/fits").asBoolean()).isTrue();
        assertThat(Files.readString(out.resolve("passport.html")))
                .startsWith("<!DOCTYPE html>")
                .contains("<svg");
        assertThat(RunFolder.results(out))
                .allMatch(result -> result.claim().ruleset().equals("survey"));
        assertThat(RunFolder.record(out).complete()).isTrue();
    }

    @Test
    void whatAnEngineSaysIsCompared() throws IOException {
        ProgramRun terminal = identify("--engine", PipedReference.line());
        assertThat(terminal.exitCode()).as(terminal.out() + terminal.err()).isZero();
        assertThat(terminal.out())
                .contains("what it says of itself")
                .containsPattern("ko POSITIONAL: matches *\\n.* what it shows")
                .contains("None of its own statements is contradicted.");
        assertThat(passport().at("/statements/0/by").asText()).isEqualTo("kata-get-rules");
    }

    @Test
    void whatIsNotSoIsShownWithItsBoard() throws IOException {
        ProgramRun terminal = identify("--engine", between("sed -u s/POSITIONAL/SITUATIONAL/"));
        assertThat(terminal.exitCode()).as(terminal.out() + terminal.err()).isEqualTo(1);
        assertThat(terminal.out())
                .containsPattern("ko SITUATIONAL: *\\n.* contradicted")
                .contains("Contradicted: kata-get-rules says ko SITUATIONAL, which means repetition situational")
                .contains("    expected ")
                .contains("    answered the subject refused it: ")
                .contains("1 of its own statements is contradicted.");
        JsonNode passport = passport();
        assertThat(passport.get("outcome").asText()).isEqualTo("contradicted");
        assertThat(agreement(passport, "repetition")).isEqualTo("contradicted");
        assertThat(agreement(passport, "scoring")).isEqualTo("confirmed");
        assertThat(Files.readString(out.resolve("passport.html")))
                .contains("A contradicted statement")
                .contains("contradicted");
    }

    @Test
    void whatBreaksDownHalfWayHasAPassportThatSaysSo() throws IOException {
        Path engine = out.resolve("engine.sh");
        Files.writeString(engine, """
                while read -r line; do
                    case "$line" in *"boardsize 13"*) echo "gone" >&2; exit ;; esac
                    printf '%%s\\n' "$line"
                done | %s
                """.formatted(PipedReference.line()));
        ProgramRun terminal = identify("--engine", "sh " + engine);
        assertThat(terminal.exitCode()).as(terminal.out()).isEqualTo(2);
        assertThat(terminal.out()).contains("Incomplete: it broke down in ").contains("The result is incomplete.");
        JsonNode passport = passport();
        assertThat(passport.get("outcome").asText()).isEqualTo("broken");
        assertThat(passport.get("trouble").asText()).startsWith("it broke down in ");
    }

    @Test
    void whatCannotBeStartedHasAPassportThatSaysSo() throws IOException {
        ProgramRun terminal = identify("--engine", "no-such-engine-anywhere --gtp");
        assertThat(terminal.exitCode()).isEqualTo(2);
        assertThat(terminal.err()).contains("was not found on the PATH");
        assertThat(passport().get("trouble").asText()).contains("was not found on the PATH");
        assertThat(Files.readString(out.resolve("passport.html"))).contains("Incomplete: ");
    }

    @Test
    void eachSubjectHasAPassportOfItsOwn() throws IOException {
        ProgramRun terminal = identify("--subject", "reference", "--subject", "mutant.snapback-is-ko");
        assertThat(terminal.exitCode()).as(terminal.out()).isZero();
        assertThat(terminal.out())
                .contains("none that is known; nearest positional, but for ")
                .contains(out.resolve("2-mutant.snapback-is-ko")
                        .resolve("passport.html")
                        .toString());
        assertThat(out.resolve("1-reference").resolve("passport.json")).exists();
        assertThat(out.resolve("passport.json")).doesNotExist();
    }

    @Test
    void thePassportOfARunBeforeIsNotTakenForThisOne() throws IOException {
        Files.writeString(out.resolve("passport.json"), "{}");
        Files.writeString(out.resolve("passport.html"), "old");
        identify("--subject", "reference", "--subject", "reference.7A");
        assertThat(out.resolve("passport.json")).doesNotExist();
        assertThat(out.resolve("passport.html")).doesNotExist();
    }

    @Test
    void whatMakesNoSenseIsRefused() {
        assertThat(identify().exitCode()).isEqualTo(64);
        assertThat(identify().err()).contains("no engine is named; expected --engine COMMAND");
        assertThat(identify("--subject", "referenec").exitCode()).isEqualTo(64);
        assertThat(identify("--engine", "").exitCode()).isEqualTo(64);
        assertThat(identify("--subject", "reference", "--workers", "0").exitCode())
                .isEqualTo(64);
        assertThat(identify("--subject", "reference", "--profile", "judge").exitCode())
                .isEqualTo(64);
    }
}
