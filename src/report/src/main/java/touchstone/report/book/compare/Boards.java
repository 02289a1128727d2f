package touchstone.report.book.compare;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import touchstone.report.BoardSvg;
import touchstone.suite.result.Diagram;

/** Pictures of boards, each drawn once and kept in a file of its own, for hundreds of pages show the same few. */
final class Boards {

    private static final Pattern SIZE = Pattern.compile("width=\"(\\d+)\" height=\"(\\d+)\"");
    private static final int NAME_LENGTH = 6;

    /** A picture's file, and its size in pixels. */
    record Drawn(String file, int width, int height) {}

    private final Map<Diagram, Drawn> drawn = new LinkedHashMap<>();
    private final Map<String, String> texts = new LinkedHashMap<>();

    Drawn draw(Diagram diagram) {
        return drawn.computeIfAbsent(diagram, this::add);
    }

    private Drawn add(Diagram diagram) {
        String svg = BoardSvg.of(diagram);
        String file = name(svg) + ".svg";
        texts.put(file, svg);
        Matcher size = SIZE.matcher(svg);
        if (!size.find()) {
            throw new IllegalStateException("a drawing without a size: " + svg);
        }
        return new Drawn(file, Integer.parseInt(size.group(1)), Integer.parseInt(size.group(2)));
    }

    /** The same drawing has the same name in every book. */
    private static String name(String svg) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(svg.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(hash, 0, NAME_LENGTH);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    void write(Path folder) throws IOException {
        Files.createDirectories(folder);
        for (Map.Entry<String, String> text : texts.entrySet()) {
            Files.writeString(folder.resolve(text.getKey()), text.getValue());
        }
    }
}
