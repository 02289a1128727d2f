package touchstone.cli.certificate;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchstone.cli.CertificateForger;
import touchstone.cli.IssuedCertificate;
import touchstone.cli.ProgramRun;

/** Keys, signatures, and what {@code certificate verify --key} says of them. */
@Tag("slow") // each command reads all clauses
class CertificateSignCommandTest {

    @TempDir
    private static Path folder;

    private static Path certificate;
    private static String ours;
    private static String anothers;

    @BeforeAll
    static void certify() {
        certificate = IssuedCertificate.under("reference", "base.8").write(folder.resolve("engine.json"));
        ours = keys("ours");
        anothers = keys("anothers");
    }

    private static String keys(String name) {
        ProgramRun made = ProgramRun.run(
                "certificate", "key", "--out", folder.resolve(name).toString());
        assertThat(made.exitCode()).as(made.err()).isZero();
        return folder.resolve(name) + "/";
    }

    private static ProgramRun sign(Path file, String key) {
        return ProgramRun.run("certificate", "sign", file.toString(), "--key", key);
    }

    private static ProgramRun verify(Path file, String key) {
        return ProgramRun.run("certificate", "verify", file.toString(), "--key", key);
    }

    /** A copy that has no signature yet. */
    private static Path copy(String name) throws IOException {
        return Files.copy(certificate, folder.resolve(name + ".json"));
    }

    @Test
    void aSignedCertificateIsToldFromAnyones() throws IOException {
        Path file = copy("signed");
        ProgramRun unsigned = verify(file, ours + "public.pem");
        assertThat(unsigned.exitCode()).isEqualTo(2);
        assertThat(unsigned.out()).isEqualTo(file + " is not signed: there is no " + file + ".sig\n");

        ProgramRun signed = sign(file, ours + "private.pem");
        assertThat(signed.exitCode()).as(signed.err()).isZero();
        assertThat(signed.out()).startsWith("Signed: " + file + ".sig, by the key with the SHA-256 ");

        ProgramRun verified = verify(file, ours + "public.pem");
        assertThat(verified.exitCode()).as(verified.out()).isZero();
        assertThat(verified.out())
                .startsWith(file + " is sound: ")
                .containsPattern("signed +by the key with the SHA-256 [0-9a-f]{16}\\.\\.\\.\n");

        ProgramRun stranger = verify(file, anothers + "public.pem");
        assertThat(stranger.exitCode()).isEqualTo(2);
        assertThat(stranger.out()).startsWith(file + " is signed by another: ").hasLineCount(1);
    }

    /** Made sound again under a hash that fits, as anybody can. */
    @Test
    void aForgeryUnderTheOldSignatureIsRefused() throws IOException {
        Path file = copy("forged");
        sign(file, ours + "private.pem");
        CertificateForger.forged(file, file, all -> ((ObjectNode) all.at("/subject/identity")).put("name", "mine"));
        ProgramRun terminal = verify(file, ours + "public.pem");
        assertThat(terminal.exitCode()).isEqualTo(2);
        assertThat(terminal.out())
                .startsWith(file + " has a signature that is not valid: ")
                .hasLineCount(1);
    }

    @Test
    void whatIsNotSoundIsNotSigned() throws IOException {
        Path file = CertificateForger.edited(
                certificate, folder.resolve("edited.json"), all -> all.put("conclusion", "conforms, they say"));
        ProgramRun terminal = sign(file, ours + "private.pem");
        assertThat(terminal.exitCode()).isEqualTo(2);
        assertThat(terminal.err()).contains("no signature of " + file + ", which is not sound: ");
        assertThat(folder.resolve("edited.json.sig")).doesNotExist();
    }

    @Test
    void keysThatAreNoneAreUsageErrors() {
        for (ProgramRun terminal : new ProgramRun[] {
            sign(certificate, ours + "public.pem"),
            sign(certificate, ours + "none.pem"),
            verify(certificate, ours + "private.pem"),
            verify(certificate, certificate.toString()),
            ProgramRun.run("certificate", "key", "--out", ours),
            ProgramRun.run("certificate", "sign", certificate.toString())
        }) {
            assertThat(terminal.exitCode()).as(terminal.err()).isEqualTo(64);
            assertThat(terminal.err()).contains("--").doesNotContain("internal error");
            assertThat(terminal.out()).isEmpty();
        }
    }
}
