package touchstone.report.site;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import touchstone.formats.file.AtomicFile;

/**
 * A style sheet or script from the class path: {@code touchstone/report/assets/}.
 *
 * @param name of the file, such as {@code site.css}
 */
public record PageAsset(String name, String text) {

    /** What a script has for those who work on it: lines of comments, and indents. */
    private static final Pattern FOR_AUTHORS = Pattern.compile("(?m)^ *(?://.*|/\\*\\*(?s:.*?)\\*/ *)\\R|^ +");

    /** The look that all pages share. */
    public static final PageAsset LOOK = named("site.css");

    /** @throws IllegalStateException if there is none of this name */
    public static PageAsset named(String name) {
        return find(name)
                .orElseThrow(() -> new IllegalStateException("no " + name + " among the assets on the class path"));
    }

    /** One that need not be there; empty if there is none of this name. */
    public static Optional<PageAsset> find(String name) {
        try (InputStream stream = PageAsset.class.getResourceAsStream("/touchstone/report/assets/" + name)) {
            return stream == null
                    ? Optional.empty()
                    : Optional.of(new PageAsset(
                            name, shown(name, new String(stream.readAllBytes(), StandardCharsets.UTF_8))));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String shown(String name, String text) {
        return name.endsWith(".js") ? FOR_AUTHORS.matcher(text).replaceAll("") : text;
    }

    /** Several as a single file, in their order, so that a page refers to one. */
    public static PageAsset joined(String name, List<PageAsset> parts) {
        return new PageAsset(name, parts.stream().map(PageAsset::text).collect(Collectors.joining("\n")));
    }

    /** As a content security policy names what it lets run: {@code 'sha256-...'}. */
    String fingerprint() {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return "'sha256-" + Base64.getEncoder().encodeToString(hash) + "'";
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    /** @param folder made if it does not exist */
    public void write(Path folder) throws IOException {
        Files.createDirectories(folder);
        AtomicFile.writePage(folder.resolve(name), text);
    }
}
