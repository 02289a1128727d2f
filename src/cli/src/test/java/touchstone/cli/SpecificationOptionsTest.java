package touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import touchstone.report.output.Reports;
import touchstone.suite.result.RunFolder;

/** The options that add rules of one's own, in every command that reads rules. */
@Tag("slow") // runs every command that reads rules
class SpecificationOptionsTest {

    private static final String RULESET = """
            name: club
            title: A club's rules
            like: katago:chinese
            sources: [the club]
            clauses: [club, chinese]
            """;

    private static final String FEATURE = """
            Feature: Club rule 1

              @club.1
              Rule: The board is empty at the start

                Source: the club's own.

                Scenario: [1] No stones
                  Given an empty 3x3 board
                  Then the board is empty
            """;

    @TempDir
    private Path folder;

    private Path club;

    @BeforeEach
    void write() throws IOException {
        club = Files.createDirectory(folder.resolve("club"));
        Files.writeString(club.resolve("club.yaml"), RULESET);
        Files.writeString(club.resolve("club.feature"), FEATURE);
    }

    /** Both folders, with a command line in which C stands for the club's. */
    private ProgramRun run(String line) {
        return ProgramRun.run(Arrays.stream(line.split(" "))
                .map(word -> word.equals("C") ? club.toString() : word)
                .toArray(String[]::new));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '~',
            value = {
                "rulesets --rulesets C~club              A club's rules",
                "rulesets --rulesets C --features C show club --clauses~club.1",
                "rulesets show --rulesets C --features C club --clauses~club.1",
                "rulesets --features C show club --rulesets C --clauses~club.1",
                "rulesets compare club chinese --rulesets C --features C~repetition     simple",
                "rulesets show Club --rulesets C --features C --format katago~\"ko\":\"SIMPLE\"",
                "rulesets clauses --features C~club.1",
                "rulesets clauses club --features C~club.1/1  No stones",
                "dev lint --rulesets C --features C~of them added: 1 clause, 1 scenario, 1 ruleset",
            })
    void addInEveryCommand(String line, String shown) throws IOException {
        if (!line.contains("--features")) {
            Files.writeString(club.resolve("club.yaml"), RULESET.replace("club, chinese", "chinese"));
        }
        ProgramRun terminal = run(line);
        assertThat(terminal.exitCode()).as(terminal.err() + terminal.out()).isZero();
        assertThat(terminal.out()).contains(shown);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "certify",
                "rulesets clauses",
                "gtp",
                "serve",
                "dev lint",
                "report",
                "rulesets",
                "rulesets show",
                "certify subjects"
            })
    void areInTheHelp(String command) {
        assertThat(run(command + " --help").out()).contains("--rulesets=DIR", "--features=DIR");
    }

    @Test
    void addNothingWhereTheyAreNotGiven() {
        assertThat(run("rulesets show club").exitCode()).isEqualTo(64);
        assertThat(run("rulesets clauses club.1").exitCode()).isEqualTo(64);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '~',
            value = {
                "rulesets --rulesets nowhere~--rulesets 'nowhere': no such folder; expected a folder with .yaml or .yml files",
                "rulesets --rulesets base~(a ruleset by its name goes with --ruleset)",
                "rulesets --rulesets=~--rulesets '': no such folder",
                "dev lint --features nowhere~--features 'nowhere': no such folder; expected a folder with .feature files",
                "dev lint --features FILE~: a file; expected a folder with .feature files",
                "rulesets clauses --features EMPTY~: no .feature file in it; expected",
                "certify --rulesets EMPTY~: no .yaml or .yml file in it; expected",
                "gtp --ruleset club --rulesets EMPTY~: no .yaml or .yml file in it",
                "certify subjects gnugo --features nowhere~no such folder",
                "report DONE --rulesets nowhere~no such folder",
                "rulesets show club --rulesets~Missing required parameter",
                "dev phrases --features C~Unknown option",
            })
    void foldersThatAreNone(String line, String message) throws IOException {
        if (line.contains("DONE")) {
            run("certify --clause base.5 --out " + folder.resolve("done"));
        }
        Path empty = Files.createDirectory(folder.resolve("empty"));
        ProgramRun terminal = run(line.replace("FILE", club.resolve("club.yaml").toString())
                .replace("EMPTY", empty.toString())
                .replace("DONE", folder.resolve("done").toString()));
        assertThat(terminal.exitCode()).as(terminal.err() + terminal.out()).isEqualTo(64);
        assertThat(terminal.err()).startsWith("touchstone: ").contains(message);
        assertThat(terminal.err().lines()).hasSizeLessThanOrEqualTo(2);
        assertThat(terminal.out()).isEmpty();
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '~',
            value = {
                "club.yaml~name: club~name: aga~club.yaml:1: the name 'aga' is taken in ",
                "club.yaml~name: club~name: aga-button~club.yaml:1: 'aga-button' is taken for other rules",
                "club.yaml~name: club~name: survey~club.yaml:1: 'survey' is taken for other rules",
                "club.yaml~like: katago:chinese~like: koSPIGHT~club.yaml:3: 'koSPIGHT': ko SPIGHT has no counterpart here",
                "club.yaml~[club,~[klub,~club.yaml:5: names the unknown clause 'klub'; did you mean 'club'",
                "club.feature~@club.1~@aga.99~club.feature:4: clause aga.99 would change Touchstone's own 'aga'",
                "club.feature~the board is empty~the board is full~club.feature:10: no phrase says 'the board is full'",
                "club.feature~Given an~Given a~club.feature:9: no phrase says 'a empty 3x3 board'",
            })
    void faultsAreToldByEveryCommand(String file, String sound, String wrong, String message) throws IOException {
        Path path = club.resolve(file);
        Files.writeString(path, Files.readString(path).replace(sound, wrong));
        for (String line : new String[] {
            "dev lint", "rulesets", "rulesets show club", "rulesets clauses", "gtp", "certify --out OUT"
        }) {
            ProgramRun terminal =
                    run(line.replace("OUT", folder.resolve("out").toString()) + " --rulesets C --features C");
            assertThat(terminal.exitCode()).as(line).isEqualTo(2);
            assertThat(terminal.err() + terminal.out()).contains(message).doesNotContain("\tat ", "java.");
        }
        assertThat(folder.resolve("out")).doesNotExist();
    }

    @Test
    void aClauseThatNoRulesetHasIsToldByLintAlone() throws IOException {
        Files.writeString(club.resolve("club.yaml"), RULESET.replace("club, chinese", "chinese"));
        ProgramRun lint = run("dev lint --rulesets C --features C");
        assertThat(lint.exitCode()).isEqualTo(2);
        assertThat(lint.out()).contains("club.feature:4: no ruleset has club.1, so it is never tried");
        assertThat(run("rulesets clauses club --rulesets C --features C").exitCode())
                .isZero();
    }

    @Test
    void theReportIsMadeAgainWithTheFoldersOfTheRun() throws IOException {
        Path out = folder.resolve("out");
        ProgramRun run = run("certify --ruleset club --rulesets C --features C --clause club --allure --out " + out);
        assertThat(run.exitCode()).as(run.err() + run.out()).isZero();
        assertThat(RunFolder.record(out).added().features()).containsExactly(club.toString());
        assertThat(RunFolder.record(out).added().rulesets()).containsExactly(club.toString());
        assertThat(page(out)).contains("The board is empty at the start");
        Reports.clear(out);
        assertThat(run("report --allure " + out).exitCode()).isZero();
        assertThat(page(out)).contains("The board is empty at the start");

        Path moved = Files.move(club, folder.resolve("moved"));
        ProgramRun gone = run("report --allure " + out);
        assertThat(gone.exitCode()).isEqualTo(64);
        assertThat(gone.err())
                .startsWith(
                        "touchstone: the run was made with rules added by --rulesets '" + club + "': no such folder")
                .contains("; give the folders again, where they are now");
        Reports.clear(out);
        assertThat(run("report --allure " + out + " --rulesets " + moved + " --features " + moved)
                        .exitCode())
                .isZero();
        assertThat(page(out)).contains("The board is empty at the start");
    }

    /** All that the report's page is made from. */
    private static String page(Path out) throws IOException {
        StringBuilder text = new StringBuilder();
        try (Stream<Path> files = Files.list(out.resolve("allure-results"))) {
            for (Path file : files.filter(path -> path.toString().endsWith("-result.json"))
                    .toList()) {
                text.append(Files.readString(file));
            }
        }
        return text.toString();
    }
}
