package touchstone.cli.killed;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import touchstone.cli.ProgramProcess;
import touchstone.cli.ProgramRun;
import touchstone.cli.Touchstone;
import touchstone.cli.dev.SmallProof;
import touchstone.cli.gtp.PipedReference;

/** A command that writes, with little to do. It has a folder to itself, in which {@link #prepare} puts what it reads. */
enum KilledCommand {

    /** Of one that was killed, {@code --resume} tries what is missing. */
    CERTIFY(
            "results\\.jsonl",
            "certify --ruleset base --clause base.7 --games 10 --workers 1 --no-allure --out FOLDER/run"
                    + " --certificate FOLDER/{subject}.json",
            "--resume"),
    /** With a program that must not outlive it. */
    CERTIFY_ENGINE(
            "results\\.jsonl",
            "certify --engine ENGINE --ruleset base --clause base.7 --games 4 --workers 1 --no-allure --out FOLDER/run"
                    + " --certificate FOLDER/{subject}.json",
            "--resume"),
    FUZZ("finding\\.json", "fuzz --subject reference.simple-ko --ruleset base --games 40 --out FOLDER/run"),
    JUDGE("\\.part", "judge FOLDER/games --json FOLDER/judged.json") {
        @Override
        void prepare(Path folder) throws IOException {
            Path games = Files.createDirectories(folder.resolve("games"));
            String moves = ";B[ee];W[ef];B[dd];W[ff];B[cc];W[];B[]";
            for (int game = 0; game < 20; game++) {
                Files.writeString(
                        games.resolve("game-" + game + ".sgf"), "(;GM[1]FF[4]SZ[9]KM[" + game + ".5]" + moves + ")\n");
            }
        }
    },
    PUBLISH("\\.html", "certificate publish FOLDER --out FOLDER/pages") {
        @Override
        void prepare(Path folder) throws IOException {
            Files.writeString(Files.createDirectories(folder).resolve("published.yaml"), """
                    title: One program
                    about: [It is right.]
                    implementations:
                      right: {name: Right, from: here}
                    """);
            Path made = folder.toAbsolutePath().getParent().resolveSibling("right.json");
            if (Files.notExists(made)) {
                ProgramRun.run(
                        "certify", "--clause", "base.7", "--out", made + ".run", "--certificate", made.toString());
            }
            Path certificates = Files.createDirectories(folder.resolve("certificates"));
            Files.copy(made, certificates.resolve("right.base.json"));
        }
    },

    /** What was found out of mutants before is read from its folder. */
    PROVE("\\.(gz|json)", "FOLDER") {
        @Override
        int run(Path folder, boolean again, PrintWriter out, PrintWriter err) {
            return SmallProof.run(folder);
        }

        @Override
        void main(String... words) {
            SmallProof.main(words);
        }
    };

    private final Pattern result;
    private final String line;
    private final List<String> more;

    KilledCommand(String result, String line, String... more) {
        this.result = Pattern.compile("^(Write|Move) .*" + result);
        this.line = line;
        this.more = List.of(more);
    }

    void prepare(Path folder) throws IOException {
        Files.createDirectories(folder);
    }

    /** Whether an operation on its folder puts a result, or one of what it makes, into a file. */
    Pattern result() {
        return result;
    }

    /** Runs it as the program of this JVM, which ends with its exit code. */
    void main(String... words) {
        Touchstone.main(words);
    }

    private String[] words(Path folder, boolean again) {
        return Stream.concat(
                        Arrays.stream(line.split(" "))
                                .map(word -> word.replace("FOLDER", folder.toString()))
                                .map(word -> word.equals("ENGINE") ? PipedReference.line() : word),
                        again ? more.stream() : Stream.empty())
                .toArray(String[]::new);
    }

    /**
     * Runs it in this JVM.
     *
     * @param again whether it goes on with a run that was killed
     * @return its exit code
     */
    int run(Path folder, boolean again) {
        return run(folder, again, new PrintWriter(System.out, true), new PrintWriter(System.err, true));
    }

    /** Runs it as above; {@link #PROVE} prints on the streams of this JVM all the same. */
    int run(Path folder, boolean again, PrintWriter out, PrintWriter err) {
        return Touchstone.run(words(folder, again), out, err);
    }

    /** Starts it in a JVM of its own, in the folder above its own, where it leaves a file {@code output}. */
    WatchedRun start(Path folder, boolean again) throws IOException {
        Path name = folder.getFileName();
        List<String> arguments = new ArrayList<>(List.of(name(), name.toString()));
        arguments.addAll(List.of(words(name, again)));
        List<String> line =
                new ArrayList<>(ProgramProcess.command(WatchedCommand.class, arguments.toArray(String[]::new)));
        line.add(1, LoggedFileSystem.OPTION);
        return new WatchedRun(new ProcessBuilder(line)
                .directory(folder.getParent().toFile())
                .redirectError(folder.resolveSibling("output").toFile())
                .start());
    }
}
