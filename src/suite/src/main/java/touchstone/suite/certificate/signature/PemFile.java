package touchstone.suite.certificate.signature;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Base64;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import touchstone.formats.file.BoundedFile;
import touchstone.formats.file.TooLargeException;

/**
 * Blocks of Base64 between lines that name them (RFC 7468).
 *
 * @param path where they are read
 * @param blocks what is in them, by the name in their first and last line
 */
record PemFile(Path path, Map<String, byte[]> blocks) {

    static final String PRIVATE_KEY = "PRIVATE KEY";
    static final String PUBLIC_KEY = "PUBLIC KEY";
    static final String SIGNATURE = "TOUCHSTONE SIGNATURE";

    /** In bytes. Ten times what any of our files has. */
    private static final int LARGEST = 10_000;

    private static final int LINE = 64;
    private static final Pattern BLOCK =
            Pattern.compile("-----BEGIN ([A-Z ]{1,40})-----\\R([A-Za-z0-9+/=\\r\\n]*+)-----END \\1-----\\s*+");

    /** @throws PemException if the file can't be read, or holds anything but such blocks, each of a name of its own */
    static PemFile read(Path file) {
        Map<String, byte[]> blocks = new TreeMap<>();
        String text = text(file);
        Matcher block = BLOCK.matcher(text);
        int end = 0;
        while (end < text.length()) {
            if (!block.find(end) || block.start() != end) {
                throw new PemException(file, "not in PEM; expected lines such as -----BEGIN " + PUBLIC_KEY + "-----");
            }
            end = block.end();
            if (blocks.put(block.group(1), content(file, block.group(2))) != null) {
                throw new PemException(file, "a second " + block.group(1) + "; expected one");
            }
        }
        return new PemFile(file, blocks);
    }

    private static String text(Path file) {
        if (Files.isDirectory(file)) {
            throw new PemException(file, "a folder; expected a file");
        }
        try {
            return new String(BoundedFile.read(file, LARGEST), StandardCharsets.ISO_8859_1);
        } catch (NoSuchFileException e) {
            throw new PemException(file, "no such file");
        } catch (TooLargeException e) {
            throw new PemException(file, e.getMessage());
        } catch (IOException e) {
            throw new PemException(file, "can't be read; is it yours to read?");
        }
    }

    private static byte[] content(Path file, String base64) {
        try {
            return Base64.getDecoder().decode(base64.replaceAll("[\\r\\n]", ""));
        } catch (IllegalArgumentException e) {
            throw new PemException(file, "no Base64 between its lines; was it cut short or changed?");
        }
    }

    Optional<byte[]> block(String name) {
        return Optional.ofNullable(blocks.get(name));
    }

    /** A block as text. */
    static String text(String name, byte[] content) {
        return "-----BEGIN " + name + "-----\n"
                + Base64.getMimeEncoder(LINE, new byte[] {'\n'}).encodeToString(content)
                + "\n-----END " + name + "-----\n";
    }
}
