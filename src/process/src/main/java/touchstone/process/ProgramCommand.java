package touchstone.process;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import touchstone.formats.shell.ShellWords;
import touchstone.spi.SubjectErrorException;

/**
 * The command line of a program.
 *
 * @param line the command line as the user gave it
 * @param words the program and its arguments, at least one word
 */
public record ProgramCommand(String line, List<String> words) {

    /** Debian keeps games here, and the PATH of root and of many services leaves it out. */
    private static final List<Path> GAMES = List.of(Path.of("/usr/games"), Path.of("/usr/local/games"));

    public ProgramCommand {
        words = List.copyOf(words);
        if (words.isEmpty() || words.get(0).isEmpty()) {
            throw new SubjectErrorException("the command line names no program", "");
        }
        if (words.stream().anyMatch(word -> word.indexOf(0) >= 0)) {
            throw new SubjectErrorException("the command line has a NUL character in it", "");
        }
    }

    /**
     * Takes a command line apart as a POSIX shell would, quotes and backslashes included; nothing is expanded and no
     * shell is started.
     *
     * @throws SubjectErrorException if a quote is not closed or there is no program, with a message for the user
     */
    public static ProgramCommand parse(String line) {
        return new ProgramCommand(line, words(line));
    }

    /**
     * Takes a part of a command line apart in the same way.
     *
     * @throws SubjectErrorException if a quote is not closed, with a message for the user
     */
    public static List<String> words(String line) {
        try {
            return ShellWords.split(line);
        } catch (IllegalArgumentException e) {
            throw new SubjectErrorException("the command line " + PrintedText.quoted(line) + " " + e.getMessage(), "");
        }
    }

    /**
     * Makes a command line of words: one that can be given to a POSIX shell, too.
     *
     * @throws SubjectErrorException if there is no program, with a message for the user
     */
    public static ProgramCommand of(List<String> words) {
        return new ProgramCommand(ShellWords.joined(words), words);
    }

    /**
     * The words with the program's place on this machine found: along PATH, then in the folders for games.
     *
     * @throws SubjectErrorException if there is no such program, with a message for the user
     */
    List<String> located() {
        String program = words.get(0);
        if (program.contains("/")) {
            if (!Files.isExecutable(Path.of(program)) || Files.isDirectory(Path.of(program))) {
                throw new SubjectErrorException(
                        Files.isRegularFile(Path.of(program))
                                ? PrintedText.quoted(program)
                                        + " is not executable: allow it with chmod +x, or put before it"
                                        + " what runs it, such as python3"
                                : "there is no program " + PrintedText.quoted(program) + ": check the path",
                        "");
            }
            return words;
        }
        List<String> located = new ArrayList<>(words);
        located.set(0, find(program).orElseThrow(() -> missing(program)).toString());
        return located;
    }

    private static Optional<Path> find(String program) {
        String path = Optional.ofNullable(System.getenv("PATH")).orElse("");
        return Stream.concat(
                        Arrays.stream(path.split(":"))
                                .filter(part -> !part.isEmpty())
                                .map(Path::of),
                        GAMES.stream())
                .map(folder -> folder.resolve(program))
                .filter(file -> Files.isExecutable(file) && !Files.isDirectory(file))
                .findFirst();
    }

    private static SubjectErrorException missing(String program) {
        return new SubjectErrorException(
                PrintedText.quoted(program) + " was not found on the PATH nor in /usr/games or /usr/local/games: "
                        + (Files.isRegularFile(Path.of(program))
                                ? "the file of that name in this folder is started as "
                                        + PrintedText.quoted("./" + program)
                                : "install it, or give the path of the program"),
                "");
    }
}
