package touchstone.cli.certify;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchstone.cli.ProgramRun;
import touchstone.cli.PublishedSchema;
import touchstone.suite.certificate.Certificate;
import touchstone.suite.certificate.CertificateFile;
import touchstone.suite.certificate.CertifiedPart;
import touchstone.suite.coverage.Conclusion;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunFolder;
import touchstone.suite.result.Verdict;

/** A protocol claimed alone and beside rules: what is said of it on the terminal, in reports and in certificates. */
@Tag("slow") // certifies several programs, and writes all reports of them
class ProtocolClaimTest {

    @TempDir
    private Path folder;

    private Path out() {
        return folder.resolve("out");
    }

    private ProgramRun certify(String subject, String ruleset, String... more) {
        return ProgramRun.run(Stream.concat(
                        Stream.of("certify", "--subject", subject, "--ruleset", ruleset, "--out", out().toString()),
                        Stream.of(more))
                .toArray(String[]::new));
    }

    private static String text(Path file) throws IOException {
        return Files.readString(file);
    }

    @ParameterizedTest(name = "{0} under {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "reference                | base,gtp | 0 | conforms to base as arbiter; shows no violation of gtp as arbiter",
                "mutant.undo-stone-taken-off| base,gtp | 1 | conforms to base as arbiter; does not conform to gtp as arbiter",
                "mutant.no-capture        | base,gtp | 1 | does not conform to base as arbiter; shows no violation of gtp as arbiter",
                "mutant.shown-mirrored    | base,gtp | 1 | shows no violation of base as arbiter; does not conform to gtp as arbiter",
            })
    void eachPartHasAVerdictInAllOutputs(String subject, String ruleset, int exitCode, String verdict)
            throws IOException {
        Path certificate = folder.resolve("certificate.json");
        Path summary = folder.resolve("summary.md");
        Path sarif = folder.resolve("run.sarif");
        ProgramRun terminal = certify(
                subject,
                ruleset,
                "--games",
                verdict.contains("conforms to base") ? "1" : "0",
                "--certificate",
                certificate.toString(),
                "--summary",
                summary.toString(),
                "--sarif",
                sarif.toString());
        assertThat(terminal.exitCode()).as(terminal.out() + terminal.err()).isEqualTo(exitCode);
        String[] parts = verdict.split("; ");
        assertThat(terminal.outUnwrapped()).contains(" " + parts[0] + ": ", " " + parts[1] + ": ");
        assertThat(text(summary)).contains(verdict);
        assertThat(text(sarif)).contains(verdict);
        assertThat(text(out().resolve("junit.xml"))).contains(verdict);
        assertThat(text(out().resolve("matrix.html"))).contains(verdict);
        assertThat(RunFolder.record(out()).claim().ruleset()).isEqualTo(ruleset);

        assertThat(PublishedSchema.faults("certificate", text(certificate))).isEmpty();
        ProgramRun verified = ProgramRun.run("certificate", "verify", certificate.toString());
        assertThat(verified.exitCode()).as(verified.out() + verified.err()).isEqualTo(exitCode);
        assertThat(verified.out()).contains(" is sound: ").contains(verdict);
        Certificate read = CertificateFile.read(certificate);
        assertThat(read.parts()).extracting(CertifiedPart::name).containsExactly("base", "gtp");
        assertThat(read.conclusion())
                .isEqualTo(read.parts().stream()
                        .map(CertifiedPart::conclusion)
                        .max(Enum::compareTo)
                        .orElseThrow());
        ProgramRun badge = ProgramRun.run(
                "certificate",
                "badge",
                certificate.toString(),
                "--svg",
                folder.resolve("badge.svg").toString());
        assertThat(badge.out()).startsWith("Go rules: base: ").contains("; gtp: ");
    }

    @Test
    void aProtocolAloneHasNoRulesNoGamesAndNoCeilingOfItsOwn() throws IOException {
        Path certificate = folder.resolve("certificate.json");
        ProgramRun terminal = certify("reference", "gtp", "--games", "10", "--certificate", certificate.toString());
        assertThat(terminal.exitCode()).as(terminal.out() + terminal.err()).isZero();
        assertThat(terminal.outUnwrapped())
                .contains("A protocol alone is claimed: no rules are set, and no games are played.")
                // It is a library, and reads no lines.
                .contains(" shows no violation of gtp as arbiter: ")
                .doesNotContain("GTP can show", ", GTP ");
        assertThat(RunFolder.record(out()).subjects().get(0).games()).isEmpty();
        Set<String> bodies = RunFolder.results(out()).stream()
                .map(result -> result.clause().replaceFirst("\\..*", ""))
                .collect(Collectors.toSet());
        assertThat(bodies).containsExactlyInAnyOrder("gtp", "sgf", "shows");
        assertThat(RunFolder.results(out()))
                .extracting(Result::verdict)
                .doesNotContain(Verdict.VIOLATED, Verdict.ERROR);
        assertThat(ProgramRun.run("certificate", "verify", certificate.toString())
                        .exitCode())
                .isZero();
        assertThat(ProgramRun.run(
                                "certificate",
                                "badge",
                                certificate.toString(),
                                "--svg",
                                folder.resolve("badge.svg").toString())
                        .out())
                .startsWith("Go protocol: gtp: ");
    }

    @Test
    void whatIsRequiredIsRequiredOfEachPart() {
        assertThat(certify("reference", "base,gtp", "--clause", "base.5", "--require", "clauses=100%")
                        .exitCode())
                .isZero();
        ProgramRun terminal = certify("mutant.undo-stone-taken-off", "base,gtp", "--require", "clauses=100%");
        assertThat(terminal.out()).contains("Required and not reached by ").contains("in gtp, ");
        assertThat(terminal.exitCode()).isEqualTo(1);
    }

    @Test
    void theOptionIsTheSameAsTheName() throws IOException {
        certify("reference", "aga", "--protocol", "--clause", "gtp.undo.board");
        assertThat(RunFolder.record(out()).claim().ruleset()).isEqualTo("aga,gtp");
        assertThat(RunFolder.record(out()).claim().protocol()).isFalse();
    }

    /** A part of the certificate that says other than its results is found out. */
    @Test
    void aPartThatWasChangedIsNotSound() throws IOException {
        Path certificate = folder.resolve("certificate.json");
        certify(
                "mutant.undo-stone-taken-off",
                "base,gtp",
                "--clause",
                "gtp.undo",
                "--certificate",
                certificate.toString());
        Certificate read = CertificateFile.read(certificate);
        assertThat(read.parts()).extracting(CertifiedPart::conclusion).containsExactly(Conclusion.VIOLATIONS);
        Files.writeString(certificate, text(certificate).replaceFirst("\"violated\" : [1-9]\\d*", "\"violated\" : 0"));
        assertThat(ProgramRun.run("certificate", "verify", certificate.toString())
                        .exitCode())
                .isNotZero();
    }
}
