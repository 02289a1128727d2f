package touchstone.suite.certificate.signature;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.GeneralSecurityException;
import java.security.KeyPairGenerator;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Signatures that are valid, and every way in which one may not be. */
class CertificateSignatureTest {

    private static final SigningKey OURS = SigningKey.make();
    private static final SigningKey ANOTHERS = SigningKey.make();

    @TempDir
    private Path folder;

    private Path certificate;

    @BeforeEach
    void write() throws IOException {
        certificate = Files.writeString(folder.resolve("engine.json"), "{\"conclusion\": \"violations\"}\n");
    }

    private SignatureCheck check() throws IOException {
        return CertificateSignature.check(certificate, OURS.verificationKey());
    }

    @Test
    void whoSignsCanBeTold() throws IOException {
        assertThat(check()).isInstanceOf(SignatureCheck.Unsigned.class);
        assertThat(CertificateSignature.sign(certificate, OURS)).hasFileName("engine.json.sig");
        assertThat(check()).isInstanceOf(SignatureCheck.Signed.class);
        CertificateSignature.sign(certificate, ANOTHERS);
        assertThat(check())
                .isEqualTo(new SignatureCheck.SignedByAnother(
                        ANOTHERS.verificationKey().fingerprint()));
    }

    @Test
    void anyByteThatIsChangedIsNoticed() throws IOException {
        Path signature = CertificateSignature.sign(certificate, OURS);
        for (Path file : new Path[] {certificate, signature}) {
            byte[] whole = Files.readAllBytes(file);
            for (int at = 0; at < whole.length; at++) {
                byte[] changed = whole.clone();
                changed[at] ^= 1;
                Files.write(file, changed);
                assertThat(check()).as("%s, byte %d", file, at).isInstanceOf(SignatureCheck.Broken.class);
            }
            Files.write(file, whole);
        }
        assertThat(check()).isInstanceOf(SignatureCheck.Signed.class);
    }

    @Test
    void whatIsCutShortOrGoesOnIsNoticed() throws IOException {
        Path signature = CertificateSignature.sign(certificate, OURS);
        for (Path file : new Path[] {certificate, signature}) {
            byte[] whole = Files.readAllBytes(file);
            for (int length = 0; length <= whole.length + 1; length++) {
                if (length != whole.length) {
                    Files.write(file, Arrays.copyOf(whole, length));
                    assertThat(check()).as("%s, %d bytes", file, length).isInstanceOf(SignatureCheck.Broken.class);
                }
            }
            Files.write(file, whole);
        }
    }

    @Test
    void theSignatureOfAnotherCertificateIsNone() throws IOException {
        Path other = Files.writeString(folder.resolve("other.json"), "{\"conclusion\": \"conforms\"}\n");
        Files.copy(CertificateSignature.sign(other, OURS), CertificateSignature.file(certificate));
        assertThat(check()).isInstanceOf(SignatureCheck.Broken.class);
    }

    /** Another's signature under our public key, and the other way round. */
    @Test
    void theKeyInASignatureIsNotBelieved() throws IOException {
        Path signature = CertificateSignature.sign(certificate, ANOTHERS);
        String anothers = Files.readString(signature);
        Files.writeString(
                signature,
                anothers.replace(
                        ANOTHERS.verificationKey().text(),
                        OURS.verificationKey().text()));
        assertThat(check()).isInstanceOf(SignatureCheck.Broken.class);
        CertificateSignature.sign(certificate, OURS);
        Files.writeString(
                signature,
                Files.readString(signature)
                        .replace(
                                OURS.verificationKey().text(),
                                ANOTHERS.verificationKey().text()));
        assertThat(check()).isInstanceOf(SignatureCheck.Broken.class);
    }

    @Test
    void aSignatureOfAGigabyteIsNotRead() throws IOException {
        huge(CertificateSignature.file(certificate));
        assertThat(check()).isInstanceOfSatisfying(SignatureCheck.Broken.class, broken -> assertThat(broken.why())
                .contains("more than 10,000"));
    }

    /** One that has no blocks on the disk. */
    private static Path huge(Path file) throws IOException {
        try (RandomAccessFile sparse = new RandomAccessFile(file.toFile(), "rw")) {
            sparse.setLength(1L << 30);
        }
        return file;
    }

    @Test
    void keysAreWrittenAndRead() throws IOException {
        OURS.write(folder.resolve("keys/new"));
        Path secret = folder.resolve("keys/new/private.pem");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(secret)))
                .isEqualTo("rw-------");
        CertificateSignature.sign(certificate, SigningKey.read(secret));
        assertThat(CertificateSignature.check(certificate, VerificationKey.read(folder.resolve("keys/new/public.pem"))))
                .isInstanceOf(SignatureCheck.Signed.class);
        assertThatThrownBy(() -> ANOTHERS.write(folder.resolve("keys/new")))
                .isInstanceOf(FileAlreadyExistsException.class);
        Files.delete(folder.resolve("keys/new/public.pem"));
        assertThatThrownBy(() -> ANOTHERS.write(folder.resolve("keys/new")))
                .isInstanceOf(FileAlreadyExistsException.class);
    }

    /** A file that is no key, and what is said of it as a private and as a public one. */
    static Stream<Arguments> wrongKeys() throws GeneralSecurityException {
        String ours = OURS.verificationKey().text();
        byte[] rsa = KeyPairGenerator.getInstance("RSA")
                .generateKeyPair()
                .getPublic()
                .getEncoded();
        return Stream.of(
                Arguments.of("", "no private key in it", "no public key in it"),
                Arguments.of("{\"format\": \"certificate\"}", "not in PEM", "not in PEM"),
                Arguments.of(ours, "no private key in it", ""),
                Arguments.of(ours + ours, "a second PUBLIC KEY", "a second PUBLIC KEY"),
                Arguments.of(ours.replace("PUBLIC", "PRIVATE"), "no public key beside", "a private key"),
                Arguments.of(ours + ours.replace("PUBLIC", "PRIVATE"), "no private key for Ed25519", "a private key"),
                Arguments.of(ours.replaceFirst("=", "!"), "not in PEM", "not in PEM"),
                Arguments.of(ours.replaceFirst("MC", "M"), "no Base64", "no Base64"),
                Arguments.of(ours.replaceFirst("MC", "AA"), "no private key in it", "no public key for Ed25519"),
                Arguments.of(PemFile.text("PUBLIC KEY", rsa), "no private key in it", "no public key for Ed25519"),
                Arguments.of("x".repeat(20_000), "more than 10,000 bytes", "more than 10,000 bytes"));
    }

    @ParameterizedTest
    @MethodSource("wrongKeys")
    void whatIsNoKeyIsRefused(String text, String asPrivate, String asPublic) throws IOException {
        Path file = Files.writeString(folder.resolve("key.pem"), text);
        assertThatThrownBy(() -> SigningKey.read(file))
                .isInstanceOf(PemException.class)
                .hasMessageStartingWith(file + ": " + asPrivate);
        if (asPublic.isEmpty()) {
            assertThat(VerificationKey.read(file)).isEqualTo(OURS.verificationKey());
        } else {
            assertThatThrownBy(() -> VerificationKey.read(file))
                    .isInstanceOf(PemException.class)
                    .hasMessageStartingWith(file + ": " + asPublic);
        }
    }

    @Test
    void keysOfTwoPairsAreNoPair() throws IOException {
        OURS.write(folder);
        Path file = folder.resolve("private.pem");
        Files.writeString(
                file,
                Files.readString(file)
                        .replace(
                                OURS.verificationKey().text(),
                                ANOTHERS.verificationKey().text()));
        assertThatThrownBy(() -> SigningKey.read(file)).hasMessageContaining("of different pairs");
    }

    @Test
    void aKeyFileThatCantBeReadIsTold() throws IOException {
        assertThatThrownBy(() -> VerificationKey.read(folder)).hasMessage(folder + ": a folder; expected a file");
        assertThatThrownBy(() -> VerificationKey.read(folder.resolve("none"))).hasMessageEndingWith(": no such file");
        assertThatThrownBy(() -> SigningKey.read(huge(folder.resolve("huge.pem"))))
                .hasMessageContaining("more than 10,000 bytes");
    }
}
