package touchstone.cli.certificate;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;
import touchstone.cli.CertificateForger;
import touchstone.cli.IssuedCertificate;
import touchstone.cli.ProgramRun;
import touchstone.cli.gtp.PipedReference;
import touchstone.cli.options.InProcessSubjects;
import touchstone.suite.certificate.StartMethod;

/** Badges of certificates: made of sound ones alone. */
@Tag("slow") // certifies several subjects first
class CertificateBadgeCommandTest {

    @TempDir
    private Path folder;

    private ProgramRun badge(Path certificate) {
        return ProgramRun.run(
                "certificate",
                "badge",
                certificate.toString(),
                "--svg",
                folder + "/b/badge.svg",
                "--json",
                folder + "/b/badge.json");
    }

    private void says(String message, String colour) throws Exception {
        JsonNode json =
                new ObjectMapper().readTree(folder.resolve("b/badge.json").toFile());
        assertThat(json.toString())
                .isEqualTo(("{\"schemaVersion\":1,\"label\":\"Go rules\",\"message\":\"%s\",\"color\":\"%s\"}")
                        .formatted(message, colour));
        String svg = Files.readString(folder.resolve("b/badge.svg"));
        Document document = DocumentBuilderFactory.newDefaultNSInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(svg)));
        assertThat(document.getDocumentElement().getAttribute("role")).isEqualTo("img");
        assertThat(document.getElementsByTagName("title").item(0).getTextContent())
                .isEqualTo("Go rules: " + message)
                .isEqualTo(document.getDocumentElement().getAttribute("aria-label"));
        assertThat(document.getElementsByTagName("text").item(1).getTextContent())
                .isEqualTo(message);
        assertThat(svg).doesNotContain("href", "@import", "url(", "<script", "<style", "<image");
    }

    @Test
    void inWords() throws Exception {
        Path file = folder.resolve("c.json");
        ProgramRun conforms =
                badge(IssuedCertificate.under("reference", "base.8").write(file));
        assertThat(conforms.exitCode()).as(conforms.err()).isZero();
        assertThat(conforms.out())
                .isEqualTo("Go rules: base (only base.8): no violation seen, 8 of 8 clauses satisfied\n");
        says("base (only base.8): no violation seen, 8 of 8 clauses satisfied", "lightgrey");

        assertThat(badge(IssuedCertificate.under("reference.simple-ko", "base.8")
                                .write(file))
                        .exitCode())
                .isZero();
        says("base (only base.8): 4 of 8 clauses violated", "red");

        assertThat(badge(IssuedCertificate.ofEngine(PipedReference.line(), "base.5", "komi.none")
                                .write(file))
                        .exitCode())
                .isZero();
        says("base (only base.5, komi.none): no violation seen, 1 of 2 clauses satisfied", "lightgrey");
    }

    @Test
    void noneOfWhatIsNotSoundOrSaysNothing() throws IOException {
        Path sound = IssuedCertificate.under("reference.simple-ko", "base.8").write(folder.resolve("c.json"));
        Path forged =
                CertificateForger.forged(sound, folder.resolve("f.json"), all -> all.put("conclusion", "conforms"));
        ProgramRun terminal = badge(forged);
        assertThat(terminal.exitCode()).isEqualTo(2);
        assertThat(terminal.err())
                .isEqualTo("touchstone: no badge of " + forged
                        + ", which is not sound: conclusion: is said to be 'conforms', and"
                        + " the results come to 'violations'; ./touchstone certificate verify tells all\n");
        Path survey = IssuedCertificate.of(
                        InProcessSubjects.subject("reference"),
                        new StartMethod.Name("reference"),
                        Optional.empty(),
                        "button")
                .write(folder.resolve("s.json"));
        assertThat(badge(survey).exitCode()).isEqualTo(2);
        assertThat(badge(survey).err()).contains("nothing is claimed in it; certify with --ruleset");
        assertThat(ProgramRun.run("certificate", "verify", survey.toString()).exitCode())
                .isZero();
        assertThat(ProgramRun.run("certificate", "verify", survey.toString()).out())
                .contains("is sound: nothing is claimed of reference");
        assertThat(folder.resolve("b")).doesNotExist();
        assertThat(ProgramRun.run("certificate", "badge", sound.toString()).exitCode())
                .isEqualTo(64);
    }

    /** A ruleset of a stranger's may be called anything. */
    @Test
    void aHostileNameIsHarmless() throws Exception {
        String name = "<script>alert(1)</script>&\u202E\u0007" + "x".repeat(500);
        Path file = CertificateForger.forged(
                IssuedCertificate.under("reference", "base.8").write(folder.resolve("c.json")),
                folder.resolve("h.json"),
                all -> {
                    String shown = name.replace("\u0007", "");
                    ((ObjectNode) all.at("/claim/ruleset")).put("name", shown);
                    all.get("results").forEach(result -> ((ObjectNode) result).put("ruleset", shown));
                    all.get("leftOut").forEach(left -> ((ObjectNode) left)
                            .put(
                                    "why",
                                    left.get("why").asText().replace("no clause of base", "no clause of " + shown)));
                });
        ProgramRun terminal = badge(file);
        assertThat(terminal.exitCode()).as(terminal.err()).isZero();
        JsonNode json =
                new ObjectMapper().readTree(folder.resolve("b/badge.json").toFile());
        assertThat(json.get("message").asText()).hasSizeLessThan(200).doesNotContain("\u202E");
        says(json.get("message").asText(), "lightgrey");
        assertThat(ProgramRun.run("certificate", "verify", file.toString()).out())
                .doesNotContain("\u202E");
    }
}
