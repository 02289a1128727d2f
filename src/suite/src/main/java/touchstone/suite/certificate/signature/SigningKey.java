package touchstone.suite.certificate.signature;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.PrivateKey;
import java.security.Signature;
import java.security.spec.PKCS8EncodedKeySpec;
import touchstone.formats.file.AtomicFile;

/** Both halves of a pair of keys: who has it can sign. */
public final class SigningKey {

    /** The file with both halves, for oneself alone. */
    public static final String PRIVATE_FILE = "private.pem";

    /** The file for others. */
    public static final String PUBLIC_FILE = "public.pem";

    private final PrivateKey secret;
    private final VerificationKey known;

    private SigningKey(PrivateKey secret, VerificationKey known) {
        this.secret = secret;
        this.known = known;
    }

    /** A new pair. */
    public static SigningKey make() {
        try {
            KeyPair pair =
                    KeyPairGenerator.getInstance(VerificationKey.ALGORITHM).generateKeyPair();
            return new SigningKey(pair.getPrivate(), new VerificationKey(pair.getPublic()));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java from 15 on has " + VerificationKey.ALGORITHM, e);
        }
    }

    /**
     * Reads both halves, as {@link #write} has written them; Java derives neither from the other.
     *
     * @throws PemException if the file can't be read, or holds anything but the halves of one pair
     */
    public static SigningKey read(Path file) {
        PemFile pem = PemFile.read(file);
        byte[] encoded = pem.block(PemFile.PRIVATE_KEY)
                .orElseThrow(() -> new PemException(
                        file, "no private key in it; expected what ./touchstone certificate key has made"));
        if (pem.block(PemFile.PUBLIC_KEY).isEmpty()) {
            throw new PemException(
                    file,
                    "no public key beside the private one; openssl pkey -in FILE -pubout >> FILE writes it below");
        }
        try {
            SigningKey key = new SigningKey(
                    KeyFactory.getInstance(VerificationKey.ALGORITHM).generatePrivate(new PKCS8EncodedKeySpec(encoded)),
                    VerificationKey.of(pem));
            byte[] sample = PRIVATE_FILE.getBytes(StandardCharsets.UTF_8);
            if (!key.known.hasSigned(sample, key.sign(sample))) {
                throw new PemException(file, "its private and its public key are of different pairs");
            }
            return key;
        } catch (GeneralSecurityException e) {
            throw new PemException(file, "no private key for " + VerificationKey.ALGORITHM);
        }
    }

    /** What others need to tell who has signed. */
    public VerificationKey verificationKey() {
        return known;
    }

    byte[] sign(byte[] content) {
        try {
            Signature signature = Signature.getInstance(VerificationKey.ALGORITHM);
            signature.initSign(secret);
            signature.update(content);
            return signature.sign();
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("a key for " + VerificationKey.ALGORITHM + " that does not sign", e);
        }
    }

    /**
     * Writes {@value #PRIVATE_FILE}, which nobody but its owner can read where the file system knows owners, and
     * {@value #PUBLIC_FILE}.
     *
     * @param folder is made if need be
     * @throws FileAlreadyExistsException if one of them is there already
     * @throws IOException if one can't be written
     */
    public void write(Path folder) throws IOException {
        Files.createDirectories(folder);
        Path ours = folder.resolve(PRIVATE_FILE);
        Path others = folder.resolve(PUBLIC_FILE);
        if (Files.exists(others)) {
            throw new FileAlreadyExistsException(others.toString());
        }
        AtomicFile.create(
                ours, PemFile.text(PemFile.PRIVATE_KEY, secret.getEncoded()) + known.text(), ownersAlone(folder));
        AtomicFile.create(others, known.text());
    }

    private static FileAttribute<?>[] ownersAlone(Path folder) {
        if (!folder.getFileSystem().supportedFileAttributeViews().contains("posix")) {
            return new FileAttribute<?>[0];
        }
        return new FileAttribute<?>[] {
            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"))
        };
    }
}
