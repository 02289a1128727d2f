package touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

/**
 * Hostile text through everything we write: an engine, a subject of the subject protocol, rules, records and a baseline of one's own that say what might get at the
 * reader. Each command is run as a user would, and each file that it leaves is looked at with a parser of its format, as is what
 * it prints. A command or a format that is new is a failure here, until it is said how it is looked at.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
@Tag("slow") // runs every command, most of them with an engine of its own
@Order(1) // takes long
class HostileTextTest {

    /** Commands that are told nothing by others and write nothing of it, with the reason. */
    private static final Map<String, String> SPARED = Map.of(
            "report book", "makes pages that certificate publish makes too",
            "gtp", "serves the reference: its reader is a program, and its answers are its own",
            "serve", "serves the reference: its reader is a program, and its answers are its own",
            "dev phrases", "prints the phrases of the suite alone",
            "rulesets list", "is rulesets",
            "rulesets axes", "prints our own words",
            "dev prove", "tries mutants of our own alone",
            "corpus",
                    "is done by src/cluster, whose CorpusTest looks at its page; without it there is one line of our own",
            "help", "prints our own words");

    private static final Set<String> TRIED = new TreeSet<>();

    private static final CommandLine PROGRAM = Touchstone.program();

    @TempDir
    private static Path folder;

    private static String engine;

    @BeforeAll
    static void write() throws IOException {
        engine = HostileEngine.line();
        Path rules = Files.createDirectory(folder.resolve("rules"));
        // What a YAML or feature file cannot have is no concern of those who read them.
        String words = HostileText.PRINTABLE.replace("\\", "\\\\").replace("\"", "\\\"");
        String line = HostileText.PRINTABLE.replace("# ", " ");
        Files.writeString(
                rules.resolve("hostile.yaml"), """
                name: hostile
                title: "%s"
                like: base
                sources: ["%s"]
                clauses: [hostile, base.8]
                """.formatted(words.replace("%", "%%"), words.replace("%", "%%"))
                        .replace("%%", "%"));
        Files.writeString(rules.resolve("hostile.feature"), """
                Feature: Rule LINE

                  @hostile.1
                  Rule: Title LINE

                    Text LINE

                    Source: LINE
                    Open question: LINE

                    Scenario: [1] Scenario LINE
                      Given an empty 3x3 board
                      When Black plays A1
                      Then White may not play B2
                """.replace("LINE", line));
        Files.writeString(
                folder.resolve("game.sgf"),
                "(;FF[4]GM[1]SZ[5]RU[" + sgf() + "]PB[" + sgf() + "]PW[" + sgf() + "]C[" + sgf() + "]RE[" + sgf()
                        + "];B[aa];W[aa];B[zz])");
        Files.writeString(
                folder.resolve("report.jsonl"),
                new ObjectMapper()
                        .writeValueAsString(
                                Map.of("scenario", "base.8/1", "outcome", "failed", "message", HostileText.PRINTABLE)));
        Files.writeString(folder.resolve("mine.yaml"), """
                name: mine
                title: "%s"
                command: %s
                known-limits:
                  - what: "%s"
                    explains: [base.8]
                """.formatted(words, yaml(engine), words));
    }

    private static String sgf() {
        return HostileText.LINE.replace("\\", "\\\\").replace("]", "\\]").replace("\uD800", "");
    }

    private static String yaml(String text) {
        return "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
    }

    /** In the order in which they build on each other. */
    static Stream<String> lines() {
        return Stream.of(
                "dev lint --features RULES --rulesets RULES",
                "rulesets clauses hostile --features RULES --rulesets RULES",
                "rulesets --features RULES --rulesets RULES",
                "rulesets show hostile --features RULES --rulesets RULES",
                "rulesets show hostile --format json --features RULES --rulesets RULES",
                "rulesets show hostile --format yaml --features RULES --rulesets RULES",
                "rulesets compare hostile base --features RULES --rulesets RULES",
                "rulesets vectors --ruleset hostile --features RULES --rulesets RULES --out DIR/vectors",
                "rulesets vectors --results DIR/report.jsonl --name WORDS --ruleset hostile --features RULES --rulesets RULES"
                        + " --out DIR/foreign",
                "certify subjects DIR/mine.yaml",
                "smoke --engine ENGINE",
                "smoke --subject SUBJECT",
                "certify --engine ENGINE --subject DIR/mine.yaml --ruleset hostile --clause hostile --clause base.8"
                        + " --features RULES --rulesets RULES --out DIR/run --no-allure --update-baseline DIR/run/baseline.yaml"
                        + " --summary DIR/run/summary.md --sarif DIR/run/findings.sarif",
                "certify --engine ENGINE --ruleset hostile --features RULES --rulesets RULES --clause hostile"
                        + " --out DIR/alone --no-allure --certificate DIR/alone/certificate.json",
                "certify --engine ENGINE --subject DIR/mine.yaml --ruleset hostile --clause hostile --clause base.8"
                        + " --features RULES --rulesets RULES --out DIR/again --no-allure --baseline DIR/run/baseline.yaml",
                "certify --engine SCORELESS --ruleset base --clause base.9.score --out DIR/broken",
                "certify --engine ENGINE --clause supply --out DIR/survey",
                "certify --subject SUBJECT --ruleset hostile --clause hostile --clause base.4 --clause base.8 --clause base.9"
                        + " --features RULES --rulesets RULES --out DIR/subject --certificate DIR/subject/certificate.json",
                "identify --subject SUBJECT --out DIR/subject/identify",
                "fuzz --subject SUBJECT --ruleset base --games 3 --out DIR/subject/fuzz",
                "fuzz consistency --subject SUBJECT --relation symmetry --relation komi --games 1 --out DIR/subject/consistency",
                "fuzz perft --subject SUBJECT --board 3x1 --depth 6 --json DIR/subject/perft.json",
                "report DIR/run --allure",
                "report matrix DIR/run DIR/alone/certificate.json --title WORDS --features RULES --rulesets RULES "
                        + "--out DIR/matrix",
                "certificate verify DIR/alone/certificate.json --features RULES --rulesets RULES",
                "certificate key --out DIR/keys",
                "certificate sign DIR/alone/certificate.json --key DIR/keys/private.pem --features RULES --rulesets RULES",
                "certificate verify DIR/alone/certificate.json --key DIR/keys/public.pem --features RULES --rulesets RULES",
                "certificate badge DIR/alone/certificate.json --features RULES --rulesets RULES --svg DIR/badge.svg"
                        + " --json DIR/badge.json",
                "certificate publish DIR/published --features RULES --rulesets RULES",
                "identify --engine ENGINE --out DIR/identify",
                "fuzz consistency --engine ENGINE --games 3 --out DIR/consistency",
                "match --engine ENGINE --ruleset base --games 4 --out DIR/referee",
                "fuzz --engine ENGINE --ruleset base --games 6 --out DIR/fuzz",
                "fuzz merge DIR/merged DIR/fuzz",
                "fuzz perft --engine ENGINE --board 3x1 --depth 6 --json DIR/perft.json",
                "judge DIR/game.sgf --json DIR/judge.json",
                "explain --sgf DIR/game.sgf --at 2 --json DIR/explain.json --svg DIR/explain.svg",
                "explain status DIR/game.sgf --nodes 100",
                "rulesets games hostile aga --features RULES --rulesets RULES --json DIR/diff.json");
    }

    @Order(1)
    @ParameterizedTest
    @MethodSource("lines")
    void whatACommandPrintsIsHarmless(String line) throws IOException {
        ProgramRun terminal = run(line);
        TRIED.add(command(line.split(" ")));

        assertThat(terminal.exitCode()).as(terminal.err()).isIn(0, 1, 2);
        assertThat(terminal.err()).doesNotContain("internal error").doesNotContain("\tat ");
        HarmlessFile.characters("what " + line + " prints", terminal.out());
        HarmlessFile.characters("what " + line + " complains of", terminal.err());
        if (line.contains("--format json")) {
            HarmlessFile.check("out.json", terminal.out());
        } else if (line.contains("--format yaml")) {
            HarmlessFile.check("out.yaml", terminal.out());
        }
    }

    @Order(2)
    @Test
    void whatItWritesIsHarmless() throws IOException {
        List<String> harmful = new ArrayList<>();
        Set<String> marked = new TreeSet<>();
        for (Path file : written()) {
            try {
                HarmlessFile.check(file);
            } catch (AssertionError e) {
                harmful.add(folder.relativize(file) + ": "
                        + e.getMessage().lines().limit(8).toList());
            }
            if (Files.readString(file).contains(HostileText.MARK)) {
                marked.add(folder.relativize(file).toString());
            }
        }
        assertThat(harmful.stream().limit(30)).isEmpty();
        // It is not lost either.
        assertThat(marked)
                .contains(
                        "foreign/results.jsonl",
                        "foreign/run.json",
                        "foreign/certificate.json",
                        "foreign/matrix.html",
                        "run/results.jsonl",
                        "run/junit.xml",
                        "run/run.json",
                        "run/summary.md",
                        "run/findings.sarif",
                        "alone/certificate.json",
                        "subject/results.jsonl",
                        "subject/run.json",
                        "subject/certificate.json",
                        "identify/passport.html",
                        "identify/passport.json",
                        "judge.json");
    }

    /** What cannot be seen in rules and descriptors has no place there, and is told at once. */
    @Order(3)
    @ParameterizedTest
    @ValueSource(strings = {"\\u202E", "\\e[31m", "\\u200B", "\\u2028", "\\u0085", "\\uFEFF"})
    void whatIsHiddenInRulesIsRefused(String hidden) throws IOException {
        Path own = Files.createDirectories(folder.resolve("hidden"));
        Files.writeString(own.resolve("own.yaml"), """
                name: own
                title: "Own %s rules"
                like: base
                sources: [own]
                """.formatted(hidden));
        ProgramRun rules = ProgramRun.run("rulesets", "--rulesets", own.toString());
        assertThat(rules.exitCode()).isEqualTo(2);
        assertThat(rules.err()).contains("own.yaml:2: a character that is not seen, U+");
        Path descriptor = Files.writeString(folder.resolve("own.yaml"), """
                name: own
                title: "Own %s engine"
                command: gnugo
                """.formatted(hidden));
        ProgramRun subject = ProgramRun.run("certify", "subjects", descriptor.toString());
        assertThat(subject.exitCode()).isEqualTo(64);
        assertThat(subject.err()).contains("own.yaml:2: a character that is not seen, U+");
        Files.delete(own.resolve("own.yaml"));
        Files.delete(descriptor);
    }

    private static String command(String[] words) {
        CommandLine one = PROGRAM.getSubcommands().get(words[0]);
        return one.getSubcommands().containsKey(words[1]) ? words[0] + " " + words[1] : words[0];
    }

    @Order(4)
    @Test
    void everyCommandIsTriedOrSparedForAReason() {
        Set<String> all = new TreeSet<>();
        PROGRAM.getSubcommands().forEach((name, command) -> {
            // What only has subcommands does nothing itself.
            if (command.getCommandSpec().userObject() instanceof Callable || name.equals("help")) {
                all.add(name);
            }
            command.getSubcommands().keySet().forEach(sub -> all.add(name + " " + sub));
        });
        Set<String> known = new TreeSet<>(TRIED);
        known.addAll(SPARED.keySet());
        assertThat(known).isEqualTo(all);
    }

    private static List<Path> written() throws IOException {
        Path rules = folder.resolve("rules");
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile)
                    .filter(file -> !file.startsWith(rules))
                    .filter(file -> !Set.of("game.sgf", "report.jsonl", "mine.yaml", "published.yaml")
                            .contains(file.getFileName().toString()))
                    .sorted()
                    .toList();
        }
    }

    /** A folder of certificates with one that a run before has left. */
    private static void publish() throws IOException {
        Path published = Files.createDirectories(folder.resolve("published/certificates"));
        Files.copy(folder.resolve("alone/certificate.json"), published.resolve("hostile.hostile.json"));
        String words = yaml(HostileText.PRINTABLE);
        Files.writeString(folder.resolve("published/published.yaml"), """
                title: WORDS
                about:
                  - WORDS
                implementations:
                  hostile:
                    name: WORDS
                    home: https://example.org/
                    from: WORDS
                    note: WORDS
                """.replace("WORDS", words));
    }

    private static ProgramRun run(String line) throws IOException {
        if (line.startsWith("certificate publish ")) {
            publish();
        }
        return ProgramRun.asIs(Arrays.stream(line.split(" "))
                .map(word -> word.equals("ENGINE") ? engine : word)
                .map(word -> word.equals("SUBJECT") ? HostileSubject.name() : word)
                .map(word -> word.equals("SCORELESS") ? HostileEngine.withoutScore() : word)
                .map(word -> word.equals("WORDS") ? HostileText.PRINTABLE : word)
                .map(word -> word.equals("RULES") ? folder.resolve("rules").toString() : word)
                .map(word -> word.replace("DIR/", folder + "/"))
                .toArray(String[]::new));
    }
}
