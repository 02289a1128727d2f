package touchstone.process;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import touchstone.spi.SubjectErrorException;

/**
 * The files that a command line runs and names, as far as that is known without running it: the program, the
 * interpreter of a script, programs that are started by others such as {@code env}, and every argument that is a file.
 *
 * @param files by the words that name them
 * @param unknown what can't be told, and why: sentences without full stop
 */
public record CommandFiles(Map<String, Path> files, List<String> unknown) {

    /** Programs that start the program named by a later word. */
    private static final Set<String> STARTERS = Set.of(
            "env",
            "nice",
            "ionice",
            "nohup",
            "setsid",
            "stdbuf",
            "timeout",
            "time",
            "taskset",
            "chrt",
            "unbuffer",
            "exec",
            "command",
            "xvfb-run",
            "firejail",
            "unshare",
            "faketime");

    private static final Set<String> SHELLS = Set.of("sh", "bash", "dash", "ash", "ksh", "zsh", "busybox");

    private static final Set<String> CONTAINERS = Set.of("docker", "podman", "nerdctl", "apptainer", "singularity");

    private static final Set<String> ELSEWHERE = Set.of("ssh", "nc", "ncat", "netcat", "socat", "telnet");

    /** What shells part commands by. */
    private static final String SHELL_SIGNS = "[;|&()<>`\\n]+|\\$\\(|\\{ | \\}";

    private static final int LONGEST_SHEBANG = 256;

    /** Scripts in scripts are not followed further down. */
    private static final int DEEPEST = 4;

    /** @param line a command line as for {@link ProgramCommand#parse} */
    public static CommandFiles of(String line) {
        CommandFiles found = new CommandFiles(new LinkedHashMap<>(), new ArrayList<>());
        try {
            found.command(ProgramCommand.words(line), 0);
        } catch (SubjectErrorException broken) {
            found.unknown.add("the command line can't be taken apart: " + broken.getMessage());
        }
        if (found.files.isEmpty() && found.unknown.isEmpty()) {
            found.unknown.add("no program was found");
        }
        return found;
    }

    private void command(List<String> words, int depth) {
        if (words.isEmpty() || depth > DEEPEST) {
            return;
        }
        String word = words.get(0);
        Optional<Path> program = program(word);
        if (program.isEmpty()) {
            unknown.add("the program " + PrintedText.quoted(word) + " was not found");
            return;
        }
        files.put(word, program.get());
        shebang(program.get(), depth);
        String name = Path.of(word).getFileName().toString();
        List<String> rest = words.subList(1, words.size());
        if (STARTERS.contains(name)) {
            started(name, rest, depth);
            return;
        }
        if (CONTAINERS.contains(name)) {
            unknown.add("what runs in the container of " + PrintedText.quoted(name)
                    + " can't be hashed from outside; an image named by its digest, name@sha256:..., is certain");
        } else if (ELSEWHERE.contains(name)) {
            unknown.add(
                    "what " + PrintedText.quoted(name) + " connects to runs elsewhere, and can't be hashed from here");
        }
        if (SHELLS.contains(name)) {
            shell(rest, depth);
        }
        rest.forEach(this::argument);
        if (name.matches("python[0-9.]*|node|java|ruby|perl|lua[0-9.]*")) {
            unknown.add("what " + PrintedText.quoted(name) + " loads beside the files named is not hashed");
        }
    }

    /** The first word that is a program, after options, values of these and settings of variables. */
    private void started(String starter, List<String> words, int depth) {
        for (int i = 0; i < words.size(); i++) {
            String word = words.get(i);
            boolean other = word.startsWith("-") || word.matches("[A-Za-z_][A-Za-z0-9_]*=.*|[0-9.]+[smhd]?");
            if (!other && program(word).isPresent()) {
                command(words.subList(i, words.size()), depth + 1);
                return;
            }
            argument(word);
        }
        unknown.add("what " + PrintedText.quoted(starter) + " starts was not found");
    }

    /** What a shell is told to run by {@code -c}. */
    private void shell(List<String> words, int depth) {
        for (int i = 0; i + 1 < words.size(); i++) {
            if (words.get(i).matches("-[a-z]*c")) {
                unknown.add("a shell may run more than the files found in its script");
                for (String part : words.get(i + 1).split(SHELL_SIGNS)) {
                    part(part, depth);
                }
                return;
            }
        }
    }

    private void part(String script, int depth) {
        try {
            List<String> words = ProgramCommand.words(script.strip());
            int first = 0;
            while (first < words.size()
                    && words.get(first).matches("[A-Za-z_][A-Za-z0-9_]*=.*|do|then|else|while|if|!")) {
                first++;
            }
            if (first < words.size() && program(words.get(first)).isPresent()) {
                command(words.subList(first, words.size()), depth + 1);
            } else {
                words.forEach(this::argument);
            }
        } catch (SubjectErrorException broken) {
            // A quotation that reaches over what was taken for a sign between commands.
            unknown.add("a part of the shell's script can't be taken apart");
        }
    }

    /** A word, or what stands in it after an equals sign or between colons, that is a file. */
    private void argument(String word) {
        List<String> candidates = new ArrayList<>(List.of(word));
        int equals = word.indexOf('=');
        if (equals >= 0) {
            candidates.add(word.substring(equals + 1));
        }
        candidates.addAll(List.of(word.substring(equals + 1).split(":")));
        for (String candidate : candidates) {
            path(candidate).filter(Files::isRegularFile).ifPresent(file -> files.putIfAbsent(candidate, file));
        }
        // Folders of a class path or of modules, but not whatever an engine may write to.
        if (word.contains(":") || word.matches("(.*/)?(classes|site-packages|node_modules)/?")) {
            for (String part : word.split(":")) {
                path(part).filter(Files::isDirectory).ifPresent(folder -> files.putIfAbsent(part, folder));
            }
        }
    }

    private void shebang(Path script, int depth) {
        if (!Files.isRegularFile(script)) {
            return;
        }
        try (InputStream bytes = Files.newInputStream(script)) {
            String begin = new String(bytes.readNBytes(LONGEST_SHEBANG), StandardCharsets.ISO_8859_1);
            if (begin.startsWith("#!") && depth < DEEPEST) {
                String line = begin.substring(2).lines().findFirst().orElse("").strip();
                command(List.of(line.split("\\s+")), depth + 1);
                unknown.add("what the script "
                        + PrintedText.quoted(script.getFileName().toString()) + " starts in its turn is not hashed");
            }
        } catch (IOException e) {
            // It may be run without being read; that it can't be hashed is said where that is tried.
        }
    }

    private static Optional<Path> program(String word) {
        try {
            return path(new ProgramCommand(word, List.of(word)).located().get(0));
        } catch (SubjectErrorException | InvalidPathException e) {
            return Optional.empty();
        }
    }

    private static Optional<Path> path(String word) {
        try {
            return Optional.of(word)
                    .filter(text -> !text.isEmpty())
                    .map(Path::of)
                    .filter(Files::exists);
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
    }
}
