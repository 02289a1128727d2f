package touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever is wrong with the command line or what it names is told in one clear line, with the right exit code. */
class UsageErrorTest {

    @TempDir
    private Path folder;

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '~',
            value = {
                "certifi~certify",
                "certify --rulesetz base~--ruleset",
                "certify --ruleset bsae~did you mean 'base'?",
                "certify --clause base.8.kp~did you mean 'base.8.ko'?",
                "certify --subject refrence~did you mean 'reference'?",
                "certify --subject gungo~did you mean 'gnugo'?",
                "certify --subject gnugo:simpl-ko+forbid~did you mean 'simple-ko+forbid'?",
                "certify --subject fuego:all~fuego has no variants; leave out :all",
                "certify --subject ./no-such.yaml~./no-such.yaml: no such file; expected a descriptor",
                "certify --subject no-such.yaml:all~no-such.yaml: no such file",
                "certify --subject ./~.: a folder; expected a descriptor",
                "certify --subject katago --set NET=x~katago needs CONFIG, a configuration",
                "certify --subject gnugo --set NET=x~--set NET: no subject of this run asks for it",
                "certify --subject katago --set NET=x --set CONFIG=x --set NTE=x~expected one of [CONFIG, NET]",
                "certify --subject gnugo --set NET~KEY=VALUE",
                "certify --start-timeout 0~expected seconds",
                "certify --home no-such-folder~--home no-such-folder: no such folder; expected a checkout",
                "rulesets show base --home src~--home src: there is no folder features in it; expected a checkout",
                "certify subjects gungo~did you mean 'gnugo'?",
                "certify subjects reference~'reference' needs no engine and has no descriptor",
                "certify subjects ./no-such.yaml~./no-such.yaml: no such file",
                "certify subjects ./no-such.yaml --format yaml~--format yaml is for descriptors that come with Touchstone",
                "certify --profile umpire~umpire",
                "certify --timeout 0~expected seconds",
                "certify --timeout soon~soon",
                "certify --workers 0~expected 1 to 64",
                "certify --clause base.7A~choose another --ruleset",
                "rulesets clauses base.99~unknown clause 'base.99'",
                "serve --ruleset nippon~unknown ruleset 'nippon'",
                "serve --subject nobody~unknown subject 'nobody'",
                "certify --subject rpc:~--subject 'rpc:': names no program; expected a command line, as in",
                "smoke --subject rpc:~--subject 'rpc:': names no program; expected a command line, as in",
                "certify --clause base.5/99~unknown scenario 'base.5/99'; base.5 has base.5/1-",
                "certify --clause base.99/1~unknown clause 'base.99'",
                "certify --clause base.3.supply/1~unknown scenario 'base.3.supply/1'; base.3.supply has none",
                "certify --ruleset base --clause claim.komi/2~the scenario claim.komi/2 holds under other rules",
                "gtp --ruleset nippon~unknown ruleset 'nippon'",
                "gtp --ruleset katago:chinees~did you mean 'katago:chinese'?",
                "rulesets show chinees~did you mean 'chinese'?",
                "rulesets show~'NAME'; see ./touchstone rulesets show --help",
                "certify --engine=~--engine '': names no program; expected a command line",
                "smoke --engine=~--engine '': names no program; expected a command line",
                "smoke~no engine is named; expected --engine COMMAND",
                "gtp --ruleset gtp~'gtp' is a protocol and no ruleset",
                "gtp --ruleset base,gtp~is the ruleset base and the protocol gtp, which only certify takes together",
                "fuzz perft --ruleset GTP~'GTP' is a protocol and no ruleset",
                "fuzz --subject reference --ruleset gtp~'gtp' is a protocol and no ruleset",
                "match --subject gnugo --ruleset gtp~'gtp' is a protocol and no ruleset",
                "rulesets compare aga gtp~'gtp' is a protocol and no ruleset",
                "rulesets games aga gtp~'gtp' is a protocol and no ruleset",
                "rulesets show aga,gtp~which only certify takes together",
                "rulesets show gtp --format katago~KataGo has no rules like it",
                "certify --ruleset aga,gpt~unknown ruleset 'aga,gpt'",
                "certify --ruleset gtp,aga~unknown ruleset 'gtp,aga'",
                "certify --ruleset aga,gtp,gtp~unknown ruleset 'aga,gtp,gtp'",
                "certify --ruleset gtp+nothing~unknown ruleset 'gtp+nothing'",
                "certify --ruleset gtp+~unknown ruleset 'gtp+'",
                "certify --ruleset gtp --clause base.8~no clause [base.8] in the ruleset gtp",
                "rulesets show base --format xml~xml",
                "rulesets compare base~B",
                "rulesets compare base bsae~did you mean 'base'?",
                "rulesets lst~lst",
                "certify --ruleset koSPIGHT~ko SPIGHT has no counterpart here",
                "certify --ruleset koSIMPLEscoreMOKU~is unknown; expected AREA, TERRITORY",
                "certify --ruleset {\"ko\":\"TWICE\"}~expected SIMPLE, POSITIONAL",
            })
    void usage(String line, String hint) {
        ProgramRun terminal =
                ProgramRun.run((line + (line.startsWith("certify -") ? " --out " + folder : "")).split(" "));
        assertThat(terminal.exitCode()).isEqualTo(64);
        assertThat(terminal.err()).startsWith("touchstone: ").contains(hint).doesNotContain("\tat ");
        assertThat(terminal.out()).isEmpty();
    }

    @Test
    void aFolderThatCannotBeWrittenTo() throws IOException {
        Path file = Files.createFile(folder.resolve("file"));
        ProgramRun terminal =
                ProgramRun.run("certify", "--out", file.resolve("run").toString());
        assertThat(terminal.exitCode()).isEqualTo(2);
        assertThat(terminal.err())
                .startsWith("touchstone: can't write to " + file)
                .contains("choose another --out")
                .doesNotContain("Exception");
        assertThat(terminal.err().lines()).hasSize(1);
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(
            strings = {
                "certify",
                "identify",
                "smoke",
                "certify subjects",
                "fuzz",
                "fuzz merge",
                "fuzz consistency",
                "match",
                "fuzz perft",
                "rulesets",
                "rulesets list",
                "rulesets show",
                "rulesets compare",
                "rulesets games",
                "rulesets axes",
                "rulesets clauses",
                "judge",
                "explain",
                "explain status",
                "gtp",
                "serve",
                "report",
                "report matrix",
                "report book",
                "certificate",
                "certificate verify",
                "certificate key",
                "certificate sign",
                "certificate badge",
                "certificate publish",
                "rulesets vectors",
                "dev",
                "dev lint",
                "dev phrases",
                "dev prove",
            })
    void everyCommandHasHelp(String command) {
        ProgramRun terminal = ProgramRun.run((command + " --help").split(" "));
        assertThat(terminal.exitCode()).isZero();
        assertThat(terminal.out())
                .startsWith("Usage: touchstone " + command)
                .contains("\nExit codes:\n", "\n  64 ", "\nExamples:\n  ./touchstone ");
    }

    @ParameterizedTest
    @CsvSource({
        "merge,fuzz merge",
        "consistency,fuzz consistency",
        "referee,match",
        "diff,rulesets games",
        "clauses,rulesets clauses",
        "vectors,rulesets vectors",
        "matrix,report matrix",
        "book,report book",
        "verify,certificate verify",
        "badge,certificate badge",
        "publish,certificate publish",
        "lint,dev lint",
        "phrases,dev phrases",
        "prove,dev prove"
    })
    void aCommandOfAnOldNameSaysTheNewOne(String old, String now) {
        ProgramRun terminal = ProgramRun.run(old, "--all", "x");
        assertThat(terminal.exitCode()).isEqualTo(64);
        assertThat(terminal.out()).isEmpty();
        assertThat(terminal.err()).isEqualTo("`touchstone " + old + "` is now `touchstone " + now + "`.\n");
        assertThat(ProgramRun.run((now + " --help").split(" ")).exitCode()).isZero();
    }

    /** As many as one can hold in mind, fourteen and the one that an optional module adds; each in one group. */
    @Test
    void theCommandsAreListedByWhatOneWantsToDo() {
        String help = ProgramRun.run().out();
        assertThat(help.lines().filter(line -> line.matches("[A-Z].*:")).toList())
                .containsExactly(
                        "Certify an engine:",
                        "Explore an engine:",
                        "Ask about the rules:",
                        "Work with results:",
                        "Work on the suite:",
                        "Exit codes:",
                        "Examples:");
        assertThat(help.lines().filter(line -> line.matches("  [a-z]+ .*"))).hasSize(14);
        Set<String> commands = Touchstone.program().getSubcommands().keySet();
        assertThat(commands).hasSize(15).contains("help").allSatisfy(command -> assertThat(help)
                .satisfiesAnyOf(all -> assertThat(all).contains("\n  " + command + " "), all -> assertThat(command)
                        .isEqualTo("help")));
    }

    @Test
    void anUnknownCommandIsToldTheNearest() {
        ProgramRun terminal = ProgramRun.run("certifi");
        assertThat(terminal.exitCode()).isEqualTo(64);
        assertThat(terminal.err()).contains("Did you mean: touchstone certify");
    }
}
