package touchstone.suite.certificate.signature;

import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.MessageDigest;
import java.security.PublicKey;
import java.security.Signature;
import java.security.spec.X509EncodedKeySpec;
import java.util.HexFormat;

/** The public half of a pair of keys: it tells who has signed. */
public final class VerificationKey {

    /** The name of the method in Java. */
    static final String ALGORITHM = "Ed25519";

    private final PublicKey key;

    VerificationKey(PublicKey key) {
        this.key = key;
    }

    /** @throws PemException if the file can't be read, or holds anything but a public key for Ed25519 */
    public static VerificationKey read(Path file) {
        PemFile pem = PemFile.read(file);
        if (pem.block(PemFile.PRIVATE_KEY).isPresent()) {
            throw new PemException(file, "a private key, which nobody else may see; expected the public one");
        }
        return of(pem);
    }

    /** @throws PemException if there is no public key for Ed25519 among the blocks */
    static VerificationKey of(PemFile pem) {
        byte[] encoded =
                pem.block(PemFile.PUBLIC_KEY).orElseThrow(() -> new PemException(pem.path(), "no public key in it"));
        try {
            return new VerificationKey(
                    KeyFactory.getInstance(ALGORITHM).generatePublic(new X509EncodedKeySpec(encoded)));
        } catch (GeneralSecurityException e) {
            throw new PemException(pem.path(), "no public key for " + ALGORITHM);
        }
    }

    boolean hasSigned(byte[] content, byte[] signature) {
        try {
            Signature check = Signature.getInstance(ALGORITHM);
            check.initVerify(key);
            check.update(content);
            return check.verify(signature);
        } catch (GeneralSecurityException e) {
            // Java's way to say that the bytes are no signature at all.
            return false;
        }
    }

    /** The SHA-256 of the key as it is written in its file (SPKI), in hexadecimal. */
    public String fingerprint() {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(key.getEncoded()));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    String text() {
        return PemFile.text(PemFile.PUBLIC_KEY, key.getEncoded());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof VerificationKey that && that.key.equals(key);
    }

    @Override
    public int hashCode() {
        return key.hashCode();
    }
}
