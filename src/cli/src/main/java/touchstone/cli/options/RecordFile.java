package touchstone.cli.options;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import touchstone.cli.terminal.CommandException;
import touchstone.formats.file.BoundedFile;
import touchstone.formats.sgf.RecordBytes;
import touchstone.formats.sgf.RecordParts;
import touchstone.formats.sgf.RecordedGame;
import touchstone.formats.sgf.SgfReading;
import touchstone.report.text.UntrustedText;

/**
 * A file of game records, or standard input.
 *
 * @param name how it is told; the names of files in a folder are as untrusted as what is in them
 */
public record RecordFile(String name, Path file) {

    public RecordFile {
        name = UntrustedText.line(name);
    }

    /** What stands for standard input on a command line. */
    static final String STANDARD_INPUT = "-";

    private static final String ENDING = ".sgf";

    /** In bytes, of what has to be in memory: some 100,000 games. */
    private static final int LARGEST = 256 << 20;

    /**
     * The sources that arguments name. A folder is all the records in it and below, in the order of their names.
     *
     * @throws CommandException if there is no such file, or no record in a folder
     */
    public static List<RecordFile> of(List<String> arguments) {
        List<RecordFile> sources = new ArrayList<>();
        for (String argument : arguments) {
            Path path = Path.of(argument);
            if (argument.equals(STANDARD_INPUT)) {
                sources.add(new RecordFile("standard input", path));
            } else if (argument.isEmpty() || !Files.exists(path)) {
                throw CommandException.trouble(
                        "'" + argument + "': no such file; expected a game record, a folder of them, or "
                                + STANDARD_INPUT + " for standard input");
            } else if (Files.isDirectory(path)) {
                sources.addAll(within(path));
            } else {
                sources.add(new RecordFile(argument, path));
            }
        }
        return sources;
    }

    private static List<RecordFile> within(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            List<RecordFile> sources = files.filter(file ->
                            file.toString().toLowerCase(Locale.ROOT).endsWith(ENDING) && Files.isRegularFile(file))
                    .sorted()
                    .map(file -> new RecordFile(file.toString(), file))
                    .toList();
            if (sources.isEmpty()) {
                throw CommandException.trouble("'" + folder + "': no " + ENDING + " file in it or below");
            }
            return sources;
        } catch (IOException | UncheckedIOException e) {
            throw CommandException.trouble("'" + folder + "': " + e.getMessage());
        }
    }

    /**
     * The games in it, one at least, read leniently.
     *
     * @param input standard input
     * @throws IOException if it can't be read
     */
    public List<RecordedGame> games(InputStream input) throws IOException {
        return RecordedGame.all(isInput() ? BoundedFile.read(input, LARGEST) : BoundedFile.read(file, LARGEST));
    }

    /**
     * The same in parts: of a file, however large, no more is in memory.
     *
     * @param input standard input
     * @throws IOException if it can't be read
     */
    public RecordParts parts(InputStream input, SgfReading reading) throws IOException {
        if (isInput()) {
            return RecordParts.of(RecordBytes.of(BoundedFile.read(input, LARGEST)), reading);
        }
        // A pipe can be read once alone, and a device may have no end.
        return RecordParts.of(
                Files.isRegularFile(file)
                        ? () -> Files.newInputStream(file)
                        : RecordBytes.of(BoundedFile.read(file, LARGEST)),
                reading);
    }

    private boolean isInput() {
        return file.toString().equals(STANDARD_INPUT);
    }
}
