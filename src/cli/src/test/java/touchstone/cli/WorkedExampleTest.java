package touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import touchstone.cli.gtp.PipedReference;
import touchstone.cli.options.Installation;
import touchstone.process.ProgramCommand;
import touchstone.suite.result.RunFolder;
import touchstone.suite.result.RunRecord;

/** The manual's example of a club's own rules: its files are taken out of it, and its commands do what it shows. */
@Tag("slow") // follows the manual, with engines
class WorkedExampleTest {

    private static final Path GNU_GO = Path.of("/usr/games/gnugo");

    private static final Pattern FILE =
            Pattern.compile("(?m)^.*`\\.\\./club/([a-z.]+)`.*:\\n\\n((?:(?: {4}.*)?\\n)+?)(?=\\S)");

    /** Lines are joined where they end with a backslash; below a command stands what it prints. */
    private static final Pattern COMMAND =
            Pattern.compile("(?m)^ {4}\\./touchstone ((?:.*\\\\\\n)*.*)\\n((?: {4}.*\\n)*)");

    @TempDir
    private Path folder;

    private Path club;

    /** @param shown what it prints, with a line of three points where something is left out */
    record Command(List<String> words, List<String> shown) {

        boolean needsGnuGo() {
            return words.stream().anyMatch(word -> word.startsWith("gnugo"));
        }

        List<String> with(Path club, Path out) {
            List<String> all = new ArrayList<>(words.stream()
                    .map(word -> word.equals("../club") ? club.toString() : word)
                    .toList());
            if (words.get(0).equals("certify")) {
                all.addAll(List.of("--out", out.toString()));
            }
            return all;
        }

        @Override
        public String toString() {
            return String.join(" ", words);
        }
    }

    private static String section() throws IOException {
        String readme = Files.readString(Installation.path().resolve("src/manual/rules.md"));
        int start = readme.indexOf("\n## Adding a ruleset");
        return readme.substring(start, readme.indexOf("\n## ", start + 1));
    }

    static Stream<Command> commands() throws IOException {
        return COMMAND.matcher(section())
                .results()
                .map(found -> new Command(
                        ProgramCommand.parse(found.group(1).replace("\\\n", " "))
                                .words(),
                        found.group(2).lines().map(String::stripTrailing).toList()));
    }

    @BeforeEach
    void writeTheFiles() throws IOException {
        club = Files.createDirectory(folder.resolve("club"));
        Matcher file = FILE.matcher(section());
        while (file.find()) {
            Files.writeString(
                    club.resolve(file.group(1)),
                    file.group(2).replaceAll("(?m)^ {4}", "").stripTrailing() + "\n");
        }
    }

    @Test
    void hasTwoFilesAndFiveCommands() throws IOException {
        try (Stream<Path> files = Files.list(club)) {
            assertThat(files.map(path -> path.getFileName().toString()))
                    .containsExactlyInAnyOrder("club.yaml", "repetition.feature");
        }
        assertThat(commands()).hasSize(5).allSatisfy(command -> assertThat(command.shown())
                .isNotEmpty());
    }

    @ParameterizedTest
    @MethodSource("commands")
    void doesWhatIsShown(Command command) {
        assumeTrue(
                !command.needsGnuGo() || Files.isExecutable(GNU_GO) || "true".equals(System.getenv("CI")),
                "GNU Go is not installed (Debian: apt install gnugo), so it is not tried");
        List<String> words = new ArrayList<>(command.with(club, folder.resolve("out")));
        if (words.get(0).equals("certify")) {
            // A game is enough for what is shown.
            words.addAll(List.of("--games", "1"));
        }
        ProgramRun terminal = ProgramRun.run(words.toArray(String[]::new));
        assertThat(terminal.err()).isEmpty();
        boolean fails = command.shown().stream().anyMatch(line -> line.contains("does not conform"));
        assertThat(terminal.exitCode()).as(terminal.out()).isEqualTo(fails ? 1 : 0);
        List<String> printed = terminal.out().lines().map(String::stripTrailing).toList();
        int from = 0;
        for (String line : command.shown()) {
            String shown = line.substring(Math.min(4, line.length()))
                    .replace("reference 0.1.0", "reference " + Installation.version());
            if (!shown.equals("...")) {
                assertThat(printed.subList(from, printed.size())).anyMatch(one -> isShown(one, shown));
                while (!isShown(printed.get(from), shown)) {
                    from++;
                }
                from++;
            }
        }
    }

    private static boolean isShown(String printed, String shown) {
        return shown.endsWith(" ...")
                ? printed.startsWith(shown.substring(0, shown.length() - 3))
                : printed.equals(shown);
    }

    @Test
    void engineThatLacksTheArticleFailsIt() {
        ProgramRun terminal = certify(engine("--subject reference.situational"));
        assertThat(terminal.exitCode()).as(terminal.out() + terminal.err()).isEqualTo(1);
        assertThat(terminal.outUnwrapped()).contains(" club.1, club.1/1: Two stones sent, one returned ");
    }

    @Test
    void engineThatHasTheArticleSatisfiesItAndTheFoldersAreOnRecord() throws IOException {
        ProgramRun terminal =
                certify(engine("--ruleset club --rulesets '" + club + "' --features '" + club + "'"), "--seed", "2");
        assertThat(terminal.exitCode()).as(terminal.out() + terminal.err()).isZero();
        assertThat(terminal.outUnwrapped())
                .contains(" shows no violation of club as arbiter, only club: 1 of 1 clause satisfied");
        RunRecord record = RunFolder.record(folder.resolve("out"));
        assertThat(record.added().rulesets()).containsExactly(club.toString());
        assertThat(record.added().features()).containsExactly(club.toString());
    }

    /** The reference served, its rules as it was started: they can't be set from here. */
    private static String engine(String arguments) {
        return "sh -c "
                + quoted("sed -u s/kata-/none-/ | " + PipedReference.line().replace("'", "\"") + " " + arguments);
    }

    private static String quoted(String text) {
        return "'" + text.replace("'", "'\\''") + "'";
    }

    private ProgramRun certify(String engine, String... more) {
        List<String> command = new ArrayList<>(List.of(
                "certify",
                "--ruleset",
                "club",
                "--rulesets",
                club.toString(),
                "--features",
                club.toString(),
                "--clause",
                "club",
                "--engine",
                engine,
                "--out",
                folder.resolve("out").toString()));
        command.addAll(List.of(more));
        return ProgramRun.run(command.toArray(String[]::new));
    }
}
