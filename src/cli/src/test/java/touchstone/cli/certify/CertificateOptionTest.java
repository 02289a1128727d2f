package touchstone.cli.certify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchstone.cli.IssuedCertificate;
import touchstone.cli.ProgramRun;
import touchstone.cli.PublishedSchema;
import touchstone.cli.gtp.PipedReference;
import touchstone.cli.options.Installation;
import touchstone.suite.certificate.Certificate;
import touchstone.suite.certificate.CertificateException;
import touchstone.suite.certificate.CertificateFile;
import touchstone.suite.certificate.StartMethod;
import touchstone.suite.coverage.Conclusion;
import touchstone.suite.result.RunFolder;

/** Certificates as {@code certify} writes them. */
@Tag("slow") // certifies an engine
class CertificateOptionTest {

    @TempDir
    private Path folder;

    private Path out() {
        return folder.resolve("out");
    }

    private ProgramRun certify(String... more) {
        String[] line = new String[more.length + 3];
        line[0] = "certify";
        line[1] = "--out";
        line[2] = out().toString();
        System.arraycopy(more, 0, line, 3, more.length);
        return ProgramRun.run(line);
    }

    @Test
    void itHasAllThatTheRunHas() throws IOException {
        Path file = folder.resolve("new/reference.json");
        ProgramRun terminal = certify("--clause", "base.5", "--seed", "7", "--certificate", file.toString());
        assertThat(terminal.exitCode()).as(terminal.err()).isZero();
        assertThat(terminal.out()).contains("Certificate: " + file + "\n");
        Certificate certificate = CertificateFile.read(file);
        assertThat(certificate.results()).containsExactlyInAnyOrderElementsOf(RunFolder.results(out()));
        assertThat(certificate.subject().attempt())
                .isEqualTo(RunFolder.record(out()).subjects().get(0));
        assertThat(certificate.subject().start()).isEqualTo(new StartMethod.Name("reference"));
        assertThat(certificate.subject().executed().files()).hasSize(1);
        assertThat(certificate.claim().name()).isEqualTo("base");
        assertThat(certificate.claim().claim().ruleset().orElseThrow().variant())
                .isEqualTo(Installation.specification()
                        .ruleset("base")
                        .orElseThrow()
                        .variant());
        assertThat(certificate.run().seed()).isEqualTo(7);
        assertThat(certificate.complete()).isTrue();
        assertThat(certificate.conclusion()).isEqualTo(Conclusion.NO_VIOLATION_SEEN);
        assertThat(certificate.leftOut().stream()
                                .mapToInt(one -> one.scenarios().size())
                                .sum()
                        + certificate.results().size())
                .isEqualTo((int) Installation.specification().scenarios().count());
        assertThat(Files.list(file.getParent())).containsExactly(file);
        // Nothing in it is invisible, nor does it say where this machine keeps its things.
        assertThat(Files.readAllBytes(file))
                .asString(StandardCharsets.ISO_8859_1)
                .matches("[\\x20-\\x7e\\n]+")
                .doesNotContain(Installation.path().toString(), System.getProperty("user.home") + "/");
    }

    @Test
    void whatWasChangedIsNotRead() throws IOException {
        Path file = folder.resolve("reference.json");
        certify("--clause", "base.5", "--certificate", file.toString());
        String text = Files.readString(file);
        Files.writeString(file, text.replace("\n", "\r\n").replace("  ", "\t"));
        assertThat(CertificateFile.read(file).results()).isNotEmpty();
        Files.writeString(file, text.replace("\"seed\": 1,", "\"seed\": 2,"));
        assertThatThrownBy(() -> CertificateFile.read(file))
                .isInstanceOf(CertificateException.class)
                .hasMessageStartingWith(file + ": sha256: the certificate was changed after it was written");
    }

    /** Byte for byte the same within, read by every command as any other, and complained of where it is none. */
    @Test
    void itIsCompressedWhereItsNameSaysSo() throws IOException {
        Path plain = IssuedCertificate.under("reference", "base.5").write(folder.resolve("plain.json"));
        Path compressed = folder.resolve("compressed.json.gz");
        CertificateFile.write(compressed, CertificateFile.read(plain));
        try (InputStream text = new GZIPInputStream(Files.newInputStream(compressed))) {
            assertThat(text).hasSameContentAs(Files.newInputStream(plain));
        }
        assertThat(Files.size(compressed)).isLessThan(Files.size(plain) / 4);
        assertThat(CertificateFile.read(compressed)).isEqualTo(CertificateFile.read(plain));
        assertThat(ProgramRun.run("certificate", "verify", compressed.toString())
                        .exitCode())
                .isZero();
        assertThat(ProgramRun.run("certificate", "badge", compressed.toString(), "--svg", folder + "/badge.svg")
                        .exitCode())
                .isZero();

        Path cut = Files.write(folder.resolve("cut.json.gz"), Arrays.copyOf(Files.readAllBytes(compressed), 1000));
        assertThatThrownBy(() -> CertificateFile.read(cut)).isInstanceOf(CertificateException.class);
        Path none = Files.copy(plain, folder.resolve("none.json.gz"));
        assertThatThrownBy(() -> CertificateFile.read(none))
                .isInstanceOf(CertificateException.class)
                .hasMessageContaining("Not in GZIP format");
    }

    @Test
    void eachSubjectHasItsOwn() throws IOException {
        String two = "--subject=reference --subject=reference.simple-ko --ruleset=base --clause=base.8 --certificate=";
        ProgramRun refused = certify((two + folder + "/one.json").split(" "));
        assertThat(refused.exitCode()).isEqualTo(64);
        assertThat(refused.err()).contains("a certificate is of one subject, and this run has 2; write {subject}");
        assertThat(out()).doesNotExist();

        ProgramRun terminal = certify((two + folder + "/c-{subject}.json").split(" "));
        assertThat(terminal.exitCode()).isEqualTo(1);
        assertThat(List.of("reference", "reference.simple-ko"))
                .extracting(name -> CertificateFile.read(folder.resolve("c-" + name + ".json"))
                        .conclusion())
                .containsExactly(Conclusion.NO_VIOLATION_SEEN, Conclusion.VIOLATIONS);
    }

    /** Whole files by the published schemas, as another reader of them would check them. */
    @Test
    void itKeepsToThePublishedSchemasAndSoDoesTheRecordOfTheRun() throws IOException {
        Path file = folder.resolve("hostile.json");
        ProgramRun terminal = certify(
                "--engine",
                "sh " + hostileEngine(),
                "--ruleset",
                "base",
                "--clause",
                "base.5",
                "--certificate",
                file.toString());
        assertThat(file).as(terminal.out() + terminal.err()).exists();
        assertThat(PublishedSchema.faults("certificate", Files.readString(file)))
                .isEmpty();
        assertThat(PublishedSchema.faults("run", Files.readString(out().resolve("run.json"))))
                .isEmpty();
        assertThat(PublishedSchema.faults("certificate", "{}")).isNotEmpty();

        // Whatever an engine calls itself: it stands in the file as it came, and no reader of the screen suffers from
        // it.
        assertThat(CertificateFile.read(file).subject().identity().name()).startsWith("<script>");
        ProgramRun verified = ProgramRun.run("certificate", "verify", file.toString());
        assertThat(verified.out()).contains(" is sound: ", "<script>").doesNotContain("\u202e", "\u001b");
        assertThat(verified.exitCode()).isEqualTo(terminal.exitCode());
        assertThat(Files.readString(file)).doesNotContain("\u202e", "\u001b");
    }

    /** The reference, with a name that no page and no terminal would like. */
    private Path hostileEngine() throws IOException {
        return Files.writeString(folder.resolve("engine.sh"), """
                %s | sed -u 's/Touchstone reference/<script>alert(1)<\\/script> \\xe2\\x80\\xae \\x1b[31m "|`/'
                """.formatted(PipedReference.line()));
    }

    @Test
    void whatCouldNotBeStartedHasOneThatSaysSo() {
        Path file = folder.resolve("none.json");
        ProgramRun terminal = certify(
                "--engine",
                "no-such-engine --gtp",
                "--ruleset",
                "base",
                "--clause",
                "base.5",
                "--certificate",
                file.toString());
        assertThat(terminal.exitCode()).isEqualTo(2);
        assertThat(terminal.out()).contains("Certificate: " + file + " (incomplete)");
        Certificate certificate = CertificateFile.read(file);
        assertThat(certificate.conclusion()).isEqualTo(Conclusion.TROUBLE);
        assertThat(certificate.untried()).isNotEmpty();
        assertThat(certificate.subject().executed().unknown())
                .containsExactly("the program \"no-such-engine\" was not found");
        ProgramRun verified = ProgramRun.run("certificate", "verify", file.toString());
        assertThat(verified.exitCode()).isEqualTo(2);
        assertThat(verified.out())
                .contains("incomplete: the subject could not be tried: ")
                .hasLineCount(2);
    }

    @Test
    void whereNothingCanBeWrittenNothingIsRun() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "");
        ProgramRun folderIsAFile = certify("--clause", "base.5", "--certificate", file + "/c.json");
        assertThat(folderIsAFile.exitCode()).isEqualTo(2);
        assertThat(folderIsAFile.err()).contains("can't write to " + file + "; choose another --certificate");
        ProgramRun fileIsAFolder = certify("--clause", "base.5", "--certificate", folder.toString());
        assertThat(fileIsAFolder.exitCode()).isEqualTo(64);
        assertThat(out()).doesNotExist();
    }
}
