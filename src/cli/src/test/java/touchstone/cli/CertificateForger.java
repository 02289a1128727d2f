package touchstone.cli;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.function.Consumer;
import org.erdtman.jcs.JsonCanonicalizer;

/** Changes certificates, and can put a new hash under them: by its standard, and with none of our code. */
public final class CertificateForger {

    private static final ObjectMapper JSON = new ObjectMapper();

    private CertificateForger() {}

    /** Writes a changed certificate that has the hash it should have. */
    public static Path forged(Path certificate, Path target, Consumer<ObjectNode> change) throws IOException {
        ObjectNode tree = changed(certificate, change);
        tree.put("sha256", hash(tree));
        return Files.writeString(target, JSON.writeValueAsString(tree));
    }

    /** Writes a changed certificate under the old hash. */
    public static Path edited(Path certificate, Path target, Consumer<ObjectNode> change) throws IOException {
        return Files.writeString(target, JSON.writeValueAsString(changed(certificate, change)));
    }

    private static ObjectNode changed(Path certificate, Consumer<ObjectNode> change) throws IOException {
        ObjectNode tree = (ObjectNode) JSON.readTree(certificate.toFile());
        String before = tree.toString();
        change.accept(tree);
        if (before.equals(tree.toString())) {
            throw new IllegalArgumentException("nothing was changed");
        }
        return tree;
    }

    private static String hash(ObjectNode tree) throws IOException {
        ObjectNode rest = tree.deepCopy();
        rest.remove("sha256");
        try {
            return HexFormat.of()
                    .formatHex(MessageDigest.getInstance("SHA-256")
                            .digest(new JsonCanonicalizer(rest.toString()).getEncodedUTF8()));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
