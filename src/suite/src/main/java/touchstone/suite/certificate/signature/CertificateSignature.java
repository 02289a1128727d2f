package touchstone.suite.certificate.signature;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import touchstone.formats.file.AtomicFile;
import touchstone.formats.file.BoundedFile;

/** The signature of a certificate's file, byte by byte, in a file beside it. */
public final class CertificateSignature {

    /** What the name of a signature has more than that of its certificate. */
    private static final String ENDING = ".sig";

    /** In bytes. No certificate that can be read is larger. */
    private static final int LARGEST = 64 << 20;

    private CertificateSignature() {}

    /** Where the signature of a certificate is. */
    public static Path file(Path certificate) {
        return certificate.resolveSibling(certificate.getFileName() + ENDING);
    }

    /**
     * Signs a file; a signature that it has is replaced.
     *
     * @return where the signature is
     * @throws IOException if the one can't be read, or the other can't be written
     */
    public static Path sign(Path certificate, SigningKey key) throws IOException {
        byte[] signature = key.sign(BoundedFile.read(certificate, LARGEST));
        Path file = file(certificate);
        AtomicFile.write(file, text(signature, key.verificationKey()));
        return file;
    }

    private static String text(byte[] signature, VerificationKey signer) {
        return PemFile.text(PemFile.SIGNATURE, signature) + signer.text();
    }

    /** @throws IOException if the certificate can't be read */
    public static SignatureCheck check(Path certificate, VerificationKey key) throws IOException {
        byte[] content = BoundedFile.read(certificate, LARGEST);
        Path file = file(certificate);
        if (Files.notExists(file)) {
            return new SignatureCheck.Unsigned();
        }
        try {
            PemFile pem = PemFile.read(file);
            VerificationKey signer = VerificationKey.of(pem);
            byte[] signature =
                    pem.block(PemFile.SIGNATURE).orElseThrow(() -> new PemException(file, "no signature in it"));
            if (!new String(BoundedFile.read(file, LARGEST), StandardCharsets.ISO_8859_1)
                    .equals(text(signature, signer))) {
                return new SignatureCheck.Broken(file + " is not as ./touchstone certificate sign writes it");
            } else if (!signer.hasSigned(content, signature)) {
                return new SignatureCheck.Broken(
                        file + " is of another certificate, or one of the two was changed since");
            }
            return signer.equals(key)
                    ? new SignatureCheck.Signed()
                    : new SignatureCheck.SignedByAnother(signer.fingerprint());
        } catch (PemException fault) {
            return new SignatureCheck.Broken(fault.getMessage());
        }
    }
}
