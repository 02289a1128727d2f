package touchstone.explore.diagram;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import touchstone.reference.Position;
import touchstone.reference.PositionText;

/**
 * Positions in a text file that comes with the program. Each is a line of fields with {@code |} between them and the rows of the
 * board below it; empty lines stand between positions, and lines that begin with {@code #} are comments.
 */
public final class PositionFile {

    /**
     * One position of a file.
     *
     * @param fields of the line above it
     */
    public record Entry(List<String> fields, Position position) {}

    private PositionFile() {}

    /**
     * The positions in a file, in order.
     *
     * @param name of the file among the program's own
     */
    public static List<Entry> read(String name) {
        try (InputStream file = PositionFile.class.getResourceAsStream("/touchstone/" + name)) {
            String text = new String(file.readAllBytes(), StandardCharsets.UTF_8).replaceAll("(?m)^#.*\\R", "");
            return Arrays.stream(text.strip().split("\\R\\R"))
                    .map(PositionFile::entry)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Entry entry(String block) {
        String[] lines = block.split("\\R", 2);
        return new Entry(
                List.of(lines[0].split(" \\| ")),
                PositionText.read(lines[1].strip().lines().toList()));
    }
}
