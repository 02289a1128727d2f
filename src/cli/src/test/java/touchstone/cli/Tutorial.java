package touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import touchstone.process.ProgramCommand;

/**
 * A page that one types along with: its files are written, its differences applied and its commands run, in order, and what
 * these print is compared with what the page shows.
 */
final class Tutorial {

    private static final Pattern BLOCK = Pattern.compile("(?ms)^```(\\w+)(?: (\\S+))?\\n(.*?)^```$");

    /** A line that stands for lines left out. */
    private static final String LEFT_OUT = "...";

    private static final String JAR = "~/touchstone/src/cli/target/touchstone.jar";
    private static final String CLASS_PATH = "TOUCHSTONE_CLASSPATH=";

    /** An engine that is started from its source. */
    private static final Pattern SOURCE = Pattern.compile("java (\\w+\\.java)");

    private final Path page;
    private final Path folder;
    private ServedCommands touchstone;
    private int lastExitCode;
    private int commands;

    Tutorial(Path page, Path folder) {
        this.page = page;
        this.folder = folder;
    }

    /** Does all that the page says, and answers how many commands that were. */
    int follow() throws IOException, InterruptedException {
        try (ServedCommands served = new ServedCommands(folder, java())) {
            touchstone = served;
            return followed();
        }
    }

    private int followed() throws IOException, InterruptedException {
        Matcher blocks = BLOCK.matcher(Files.readString(page));
        while (blocks.find()) {
            String text = blocks.group(3);
            switch (blocks.group(1)) {
                case "java", "text" -> write(blocks.group(2), text.strip() + "\n");
                case "diff" -> apply(blocks.group(2), text);
                case "console" -> run(text);
                default -> throw new AssertionError("a block of another kind: " + blocks.group(1));
            }
        }
        return commands;
    }

    private void write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    /** Hunks are parted by {@code @@}; what a hunk takes away stands in the file once. */
    private void apply(String name, String difference) throws IOException {
        Path file = folder.resolve(name);
        for (String hunk : difference.split("(?m)^@@\\n")) {
            String text = Files.readString(file);
            String before = lines(hunk, " -");
            assertThat(text.split(Pattern.quote(before), -1))
                    .as("the lines to change in " + name + ", once:\n" + before)
                    .hasSize(2);
            Files.writeString(file, text.replace(before, lines(hunk, " +")));
        }
    }

    private static String lines(String hunk, String signs) {
        StringBuilder lines = new StringBuilder();
        hunk.lines()
                .map(line -> line.isEmpty() ? " " : line)
                .filter(line -> signs.indexOf(line.charAt(0)) >= 0)
                .forEach(line -> lines.append(line.substring(1)).append('\n'));
        return lines.toString();
    }

    private void run(String session) throws IOException, InterruptedException {
        List<String> lines = session.lines().toList();
        for (int at = 0; at < lines.size(); ) {
            String command = lines.get(at++);
            assertThat(command).startsWith("$ ");
            List<String> shown = new ArrayList<>();
            while (at < lines.size() && !lines.get(at).startsWith("$ ")) {
                shown.add(lines.get(at++));
            }
            requireShown(command, shown, printed(command.substring(2), shown));
        }
    }

    private List<String> printed(String command, List<String> shown) throws IOException, InterruptedException {
        if (command.equals("echo $?")) {
            return List.of(Integer.toString(lastExitCode));
        }
        commands++;
        List<String> words = new ArrayList<>(ProgramCommand.words(command));
        Optional<Path> added = Optional.empty();
        if (words.get(0).startsWith(CLASS_PATH)) {
            added = Optional.of(folder.resolve(words.remove(0).substring(CLASS_PATH.length())));
        }
        return switch (words.get(0)) {
            case "javac" -> compiled(words.subList(1, words.size()));
            case "./touchstone" -> touchstone(words.subList(1, words.size()), shown, added);
            default -> printed(List.of("sh", "-c", command));
        };
    }

    /** By the compiler of this JVM: to start another takes longer than to compile. */
    private List<String> compiled(List<String> words) {
        String[] arguments = words.stream()
                .map(word -> word.equals(JAR)
                        ? System.getProperty("java.class.path")
                        : word.startsWith("-") ? word : folder.resolve(word).toString())
                .toArray(String[]::new);
        StringWriter printed = new StringWriter();
        PrintWriter writer = new PrintWriter(printed);
        lastExitCode = ToolProvider.findFirst("javac").orElseThrow().run(writer, writer, arguments);
        return stripped(printed.toString().replace(folder + File.separator, ""));
    }

    /** Without Allure's page, another program's work that takes longer than the command, where the page doesn't name it. */
    private List<String> touchstone(List<String> words, List<String> shown, Optional<Path> added)
            throws IOException, InterruptedException {
        for (String word : words) {
            Matcher source = SOURCE.matcher(word);
            if (source.matches()) {
                compileForStarts(folder.resolve(source.group(1)));
            }
        }
        List<String> command = new ArrayList<>(words);
        if (command.get(0).equals("certify")
                && !command.contains("--no-allure")
                && shown.stream().noneMatch(line -> line.contains("allure"))) {
            command.add("--no-allure");
        }
        ServedCommands.Printed printed = touchstone.run(command, added);
        lastExitCode = printed.exitCode();
        return stripped(printed.output());
    }

    /** Where the {@code java} of this page looks for it. */
    private void compileForStarts(Path source) throws IOException, InterruptedException {
        Path classes = folder.resolve(".bin")
                .resolve(printed(List.of("sh", "-c", "cksum <" + source.getFileName() + " | tr ' ' '-'"))
                        .get(0));
        if (!Files.exists(classes)) {
            assertThat(compiled(List.of(
                            "-d",
                            folder.relativize(classes).toString(),
                            source.getFileName().toString())))
                    .isEmpty();
        }
    }

    private static List<String> stripped(String output) {
        return output.lines().map(String::stripTrailing).toList();
    }

    private List<String> printed(List<String> command) throws IOException, InterruptedException {
        ProcessBuilder builder =
                new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true);
        builder.environment().merge("PATH", java().toString(), (path, own) -> own + File.pathSeparator + path);
        Process process = builder.start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        lastExitCode = process.waitFor();
        return stripped(output);
    }

    /**
     * The page says java, and means whichever Java is used here; short runs need no optimizing compiler. A program that is started from its
     * source has been compiled when it was changed and is not each time, which is most of what a start takes.
     */
    private Path java() throws IOException {
        Path bin = folder.resolve(".bin");
        if (!Files.exists(bin)) {
            Path java = Files.createDirectory(bin).resolve("java");
            Files.writeString(java, """
                    #!/bin/sh
                    home='HOME/bin'
                    case $1 in
                        *.java)
                            classes=$(dirname "$0")/$(cksum <"$1" | tr ' ' '-')
                            program=$(basename "$1" .java)
                            shift
                            set -- -cp "$classes" "$program" "$@"
                    esac
                    exec "$home/java" -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Xshare:auto "$@"
                    """.replace("HOME", System.getProperty("java.home")));
            assertThat(java.toFile().setExecutable(true)).isTrue();
        }
        return bin;
    }

    /** What is shown stands there in this order, and nothing between, before or after it but where lines are left out. */
    private static void requireShown(String command, List<String> shown, List<String> printed) {
        if (shown.isEmpty() && !command.contains("./touchstone")) {
            assertThat(printed).as(command).isEmpty();
            return;
        }
        StringBuilder pattern = new StringBuilder();
        for (String line : shown) {
            if (line.equals(LEFT_OUT)) {
                pattern.append("(?:.*\\n)*?");
            } else {
                pattern.append(Arrays.stream(line.split(Pattern.quote(LEFT_OUT), -1))
                                .map(part -> Pattern.quote(part.stripTrailing()))
                                .reduce((a, b) -> a + ".*" + b)
                                .orElse(""))
                        .append("\\n");
            }
        }
        assertThat(String.join("\n", printed) + "\n").as(command).matches(pattern.toString());
    }
}
