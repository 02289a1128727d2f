package touchstone.cli.rulesets;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import touchstone.cli.ProgramRun;
import touchstone.cli.gtp.PipedReference;
import touchstone.cli.options.Installation;
import touchstone.cli.options.ReferenceSubjects;
import touchstone.cli.options.RulesetLookup;
import touchstone.cli.terminal.TextColumns;
import touchstone.gtp.GtpSubject;
import touchstone.gtp.client.GtpOptions;
import touchstone.reference.choice.Axis;
import touchstone.rules.KataPreset;
import touchstone.rules.KataRules;
import touchstone.spi.Subject;
import touchstone.suite.plan.Claim;
import touchstone.suite.plan.Plan;
import touchstone.suite.plan.Profile;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunFacts;
import touchstone.suite.result.Verdict;
import touchstone.suite.run.Certification;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;
import touchstone.suite.specification.SpecificationReader;

/** Rulesets named, listed, shown and compared from the command line. */
class RulesetsCommandTest {

    @TempDir
    private Path folder;

    static Stream<String> rulesets() {
        return Installation.specification().rulesets().stream().map(Ruleset::name);
    }

    static Stream<String> presets() {
        return Arrays.stream(KataPreset.values())
                .map(preset -> "katago:" + preset.names().get(0));
    }

    /** A few of ours, which differ in what they have: komi, handicaps, aliases, a body of their own; and one of KataGo's. */
    static Stream<String> some() {
        return Stream.of("base", "base-7A", "japanese", "aga", "new-zealand", "katago:chinese");
    }

    private static ProgramRun done(String... args) {
        ProgramRun terminal = ProgramRun.run(args);
        assertThat(terminal.exitCode()).as(terminal.err()).isZero();
        return terminal;
    }

    @Test
    void theListHasEveryRulesetAndFitsTheTerminal() {
        String list = done("rulesets").out();
        assertThat(list.lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(100));
        assertThat(rulesets()).allSatisfy(name -> assertThat(list).containsPattern("(?m)^" + name + " +\\S"));
        Installation.specification().rulesets().stream()
                .flatMap(ruleset -> ruleset.aliases().stream())
                .forEach(alias -> assertThat(list).contains(alias));
    }

    @Test
    void everyAxisIsListedWithItsValuesAndWhatTheyMean() {
        ProgramRun all = ProgramRun.run("rulesets", "axes");
        assertThat(all.exitCode()).isZero();
        for (Axis axis : Axis.all()) {
            assertThat(all.out()).containsPattern("(?m)^" + axis.id() + " ");
        }
        ProgramRun one = ProgramRun.run("rulesets", "axes", "draws");
        assertThat(one.out().lines()).hasSize(2).allMatch(line -> line.matches(".* (draw|unstated) +\\S.*"));
        ProgramRun none = ProgramRun.run("rulesets", "axes", "drawz");
        assertThat(none.exitCode()).isEqualTo(64);
        assertThat(none.err()).contains("did you mean 'draws'?");
    }

    /**
     * Makes another home with the ruleset base alone.
     *
     * @return where its rulesets are
     */
    static Path homeWithBase(Path home) throws IOException {
        copy("base", home);
        copy("davies", home);
        Path rulesets = Files.createDirectories(home.resolve("features/rulesets"));
        return Files.copy(Installation.features().resolve("rulesets/base.yaml"), rulesets.resolve("base.yaml"))
                .getParent();
    }

    /** Puts the feature files of a folder of ours into another home. */
    private static void copy(String body, Path home) throws IOException {
        Path from = Installation.features().resolve(body);
        Path to = Files.createDirectories(home.resolve("features").resolve(body));
        try (Stream<Path> files = Files.list(from)) {
            for (Path file : files.toList()) {
                Files.copy(file, to.resolve(file.getFileName()));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("some")
    void isShownWithEveryAxis(String name) {
        String shown = done("rulesets", "show", name).out();
        assertThat(shown).startsWith(name + "  ").contains("sources  ", "komi  ", "clauses  ", "KataGo  ");
        assertThat(Axis.all()).allSatisfy(axis -> assertThat(shown).containsPattern("(?m)^" + axis.id() + " +[a-z-]+"));
        assertThat(shown.lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(100));
    }

    @Test
    void clausesAreListedOnDemand() {
        assertThat(done("rulesets", "show", "base").out()).doesNotContain("base.7.step-1");
        assertThat(done("rulesets", "show", "base", "--clauses").out()).contains("base.7.step-1  ");
    }

    @Test
    void protocolsAreListedAfterTheRulesets() {
        String listed = done("rulesets", "list").out();
        String protocols = listed.substring(listed.indexOf("Protocols, which certify takes too"));
        assertThat(SPECIFICATION.protocols())
                .extracting(Ruleset::name)
                .contains("gtp", "gtp+kata", "gtp+lz")
                .allSatisfy(name -> assertThat(protocols)
                        .containsPattern("(?m)^" + Pattern.quote(name) + " +The Go Text Protocol"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"gtp", "gtp+lz", "gtp+gogui+kata"})
    void aProtocolIsShownWithoutRules(String name) throws IOException {
        String shown = done("rulesets", "show", name).out();
        assertThat(shown)
                .startsWith(name + "  The Go Text Protocol, version 2")
                .contains("sources  Specification of the Go Text Protocol", "clauses  ", " of gtp")
                .doesNotContain("komi  ", "KataGo  ");
        assertThat(shown.lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(100));
        JsonNode json = new ObjectMapper()
                .readTree(done("rulesets", "show", name, "--format", "json").out());
        assertThat(json.get("name").asText()).isEqualTo(name);
        ProgramRun katago = ProgramRun.run("rulesets", "show", name, "--format", "katago");
        assertThat(katago.exitCode()).isEqualTo(64);
        assertThat(katago.err()).contains("'" + name + "' is a protocol and no ruleset");
    }

    /** What is printed as YAML is a ruleset's file, and reads the same. */
    @ParameterizedTest
    @MethodSource("some")
    void yamlIsReadAgain(String name) throws IOException {
        copy("base", folder);
        Path rulesets = Files.createDirectories(folder.resolve("features/rulesets"));
        Files.writeString(
                rulesets.resolve("one.yaml"),
                done("rulesets", "show", name, "--format", "yaml").out());
        Ruleset read =
                SpecificationReader.read(folder.resolve("features")).rulesets().get(0);
        Ruleset shown = RulesetLookup.ruleset(SPECIFICATION, name);
        assertThat(read)
                .usingRecursiveComparison()
                .ignoringFields("file", "variant")
                .isEqualTo(shown);
        assertThat(read.variant()).isEqualTo(shown.variant());
    }

    @ParameterizedTest
    @MethodSource("some")
    void jsonHasItAll(String name) throws IOException {
        JsonNode json = new ObjectMapper()
                .readTree(done("rulesets", "show", name, "--format", "json", "--clauses")
                        .out());
        assertThat(json.get("name").asText()).isEqualTo(name);
        assertThat(json.get("axes")).hasSize(Axis.all().size());
        int counted = 0;
        for (JsonNode count : json.get("clause-counts")) {
            counted += count.asInt();
        }
        assertThat(json.get("clause-ids")).hasSize(counted);
        assertThat(json.at("/katago/losses").isArray()).isTrue();
    }

    /** One line for the program, and what is lost for the person. */
    @ParameterizedTest
    @MethodSource("rulesets")
    void katagoIsSetByOneLine(String name) {
        ProgramRun terminal = done("rulesets", "show", name, "--format", "katago");
        assertThat(terminal.out().lines()).hasSize(1);
        assertThat(terminal.out()).startsWith("{\"ko\":").doesNotContain("komi");
        assertThat(terminal.err()).startsWith("KataGo's short form: ko");
        assertThat(KataRules.read(terminal.out().strip()).shortForm())
                .isEqualTo(terminal.err().lines().findFirst().orElseThrow().replace("KataGo's short form: ", ""));
    }

    @Test
    void whatKataGoCannotExpressIsSaid() {
        ProgramRun japanese = done("rulesets", "show", "japanese", "--format", "katago");
        assertThat(japanese.out())
                .isEqualToIgnoringNewLines(KataPreset.JAPANESE.rules().json());
        assertThat(japanese.err().lines())
                .contains("KataGo's name for these: japanese, korean")
                .anyMatch(line -> line.startsWith("KataGo cannot express: resumption=opponent-of-requester ("))
                .anyMatch(line -> line.startsWith("KataGo cannot express: dead-stones=agreed ("))
                .anyMatch(line -> line.startsWith("KataGo comes near: repetition=no-result ("));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "japanese | japanese",
                "Japanese | japanese",
                "BASE-7a | base-7A",
                "Tromp Taylor | base",
                "new_zealand | new-zealand",
                "nz | new-zealand",
                "katago:nz | katago:nz",
                "KataGo:New Zealand | katago:new-zealand",
                "katago:Japanese | katago:japanese",
                "katago:tromp_taylor | katago:tromp-taylor",
                "chinese-ogs | chinese-ogs",
                "chinese-kgs | chinese-ogs",
                "ChineseKGS | katago:chinese-ogs",
                "katago:chinese-ogs | katago:chinese-ogs",
                "aga-button | katago:aga-button",
                "ancient-territory | katago:ancient-territory",
                "koSIMPLEscoreAREAtaxNONEsui0whbN | katago:koSIMPLEscoreAREAtaxNONEsui0whbNkomi7.5",
                "{\"scoring\":\"TERRITORY\"} | katago:koPOSITIONALscoreTERRITORYtaxSEKIsui1komi6.5",
                "katago:{\"komi\":5} | katago:koPOSITIONALscoreAREAtaxNONEsui1komi5",
            })
    void namesAreTakenAsKataGoTakesThem(String name, String ruleset) {
        assertThat(RulesetLookup.ruleset(SPECIFICATION, name).name()).isEqualTo(ruleset);
        assertThat(RulesetLookup.ruleset(SPECIFICATION, ruleset).name()).isEqualTo(ruleset);
    }

    @Test
    void theDifferencesAreToldOnBothSides() {
        String text = done("rulesets", "compare", "base", "base-7a").out();
        assertThat(text.lines())
                .anyMatch(line -> line.matches(" +base +base-7A"))
                .anyMatch(line -> line.matches("self-capture +allowed +forbidden"))
                .noneMatch(line -> line.startsWith("scoring"));
        assertThat(text).contains("Only base has ", "base.7.step-3", "Only base-7A has ", "base.7A");
        assertThat(done("rulesets", "compare", "base", "katago:tromp-taylor").out())
                .containsPattern("komi, any board +- +7.5")
                .doesNotContainPattern("(?m)^(repetition|self-capture|scoring|ending) ");
        assertThat(done("rulesets", "compare", "base", "tromp-taylor").out())
                .isEqualToIgnoringNewLines("base and base do not differ.");
    }

    @Test
    void theDifferencesAreDataToo() throws IOException {
        JsonNode json = new ObjectMapper()
                .readTree(done("rulesets", "compare", "base", "base-7A", "--format", "json")
                        .out());
        assertThat(json.get("axes"))
                .singleElement()
                .hasToString("{\"axis\":\"self-capture\",\"first\":\"allowed\",\"second\":\"forbidden\"}");
        assertThat(json.at("/clauses/only-second").toString()).contains("\"base.7A\"");
        assertThat(new ObjectMapper()
                        .readTree(done("rulesets", "compare", "base", "base", "--format", "json")
                                .out())
                        .get("axes"))
                .isEmpty();
    }

    private static final Specification SPECIFICATION = Installation.specification();
    private static final Certification CERTIFICATION = new Certification(SPECIFICATION, 2, new RunFacts("test", "", 0));

    private static List<Result> wrong(Subject subject, Ruleset ruleset) {
        Plan plan = Plan.of(SPECIFICATION, new Claim(ruleset, Profile.ARBITER, List.of()), subject.capabilities());
        List<Result> results = CERTIFICATION.certify(subject, plan, result -> {});
        assertThat(results).hasSizeGreaterThan(50);
        return results.stream()
                .filter(result -> result.verdict() != Verdict.SATISFIED && result.verdict() != Verdict.UNSUPPORTED)
                .toList();
    }

    @ParameterizedTest
    @MethodSource("presets")
    void theReferenceConformsToKataGosRules(String name) {
        Ruleset ruleset = RulesetLookup.ruleset(SPECIFICATION, name);
        assertThat(wrong(ReferenceSubjects.reference(ruleset), ruleset)).isEmpty();
    }

    /** One ruleset each with prisoners that passes make, shared points, a button, and a stop after which moves go on. */
    @Tag("slow") // starts engines
    @ParameterizedTest
    @ValueSource(strings = {"aga", "new-zealand", "katago:aga-button", "japanese"})
    void theReferenceConformsOverGtp(String name) {
        Subject served = GtpSubject.probe(PipedReference.line("--ruleset", name), GtpOptions.DEFAULT);
        assertThat(wrong(served, RulesetLookup.ruleset(SPECIFICATION, name))).isEmpty();
    }

    @Test
    void aRulesetMayBeSpelledOut() {
        ProgramRun terminal = ProgramRun.run(
                "certify",
                "--ruleset",
                "{\"ko\":\"SITUATIONAL\",\"scoring\":\"TERRITORY\",\"tax\":\"NONE\",\"hasButton\":true}",
                "--games",
                "1",
                "--out",
                folder.toString());
        assertThat(terminal.exitCode()).as(terminal.out() + terminal.err()).isZero();
        assertThat(terminal.outUnwrapped())
                .contains(" conforms to katago:koSITUATIONALscoreTERRITORYtaxNONEsui1button1komi6.5 as arbiter: ");
    }

    @Test
    void textThatIsTooLongGoesOnBelow() {
        StringWriter text = new StringWriter();
        new TextColumns(new PrintWriter(text), 36)
                .table(List.of(List.of("a", "one two three four five six seven"), List.of("abc", "eight")));
        assertThat(text.toString().lines())
                .containsExactly("a    one two three four five six", "     seven", "abc  eight");
    }

    @Test
    void everyClauseOfKataGosRulesIsThere() {
        Ruleset chinese = RulesetLookup.ruleset(SPECIFICATION, "katago:chinese");
        List<String> ids =
                Installation.specification().clauses().stream().map(Clause::id).toList();
        assertThat(ids).containsAll(chinese.clauses());
    }
}
