package touchstone.cli.level;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Method;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import touchstone.builtin.RulesSubject;
import touchstone.builtin.controller.ControlledGame;
import touchstone.gtp.GtpSubject;
import touchstone.gtp.client.GtpOptions;
import touchstone.gtp.server.GtpServer;
import touchstone.mutants.Mutant;
import touchstone.mutants.Mutants;
import touchstone.process.ProgramThread;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.Variant;
import touchstone.rpc.client.RpcSubject;
import touchstone.rpc.client.TimeLimits;
import touchstone.rpc.message.RulesParams;
import touchstone.rpc.message.SubjectService;
import touchstone.rpc.server.RulesChoice;
import touchstone.rpc.server.SubjectServer;
import touchstone.rules.KataRules;
import touchstone.rules.KataVariants;
import touchstone.rules.WantedRules;
import touchstone.spi.BoardView;
import touchstone.spi.Capability;
import touchstone.spi.GameStart;
import touchstone.spi.Identity;
import touchstone.spi.MoveGenerator;
import touchstone.spi.Session;
import touchstone.spi.Subject;
import touchstone.spi.ToldRules;
import touchstone.suite.plan.Profile;
import touchstone.suite.result.Verdict;
import touchstone.suite.specification.Ruleset;

/** Through the subject protocol a subject shows what it shows in this JVM: nothing more, nothing less. */
@Order(1) // takes long
class SubjectProtocolTest {

    private static final TimeLimits LIMITS = new TimeLimits(Duration.ofSeconds(60), Duration.ofSeconds(60));
    private static final Identity REFERENCE = new Identity("reference", "", "", "built in");
    private static final int MUTANTS = 60;

    private static Subject reference(Variant rules) {
        return new RulesSubject(REFERENCE, new VariantRules(rules));
    }

    private static Subject served(Subject subject, Optional<RulesChoice> rules, Optional<WantedRules> wanted) {
        return RpcSubject.start(
                () -> ProgramThread.start(
                        (input, answers, errors) -> new SubjectServer(subject, rules).serve(input, answers)),
                "served",
                wanted,
                LIMITS);
    }

    /** One that plays the base rules until it is told others. */
    private static Subject servedReference(Ruleset ruleset) {
        return served(
                reference(Variant.BASE),
                Optional.of(rules -> reference(rules.axes().orElseThrow())),
                Optional.of(new WantedRules(ruleset.name(), ruleset.variant())));
    }

    private static List<String> verdicts(Examination examination) {
        return examination.results().stream()
                .map(result -> result.scenario() + " " + result.verdict() + " " + result.message() + " "
                        + result.assumed() + " " + result.diagrams())
                .toList();
    }

    static Stream<Ruleset> rulesets() {
        return Examination.rulesets().stream().filter(ruleset -> ruleset.rules().isPresent());
    }

    private static Ruleset ruleset(String name) {
        return rulesets().filter(one -> one.name().equals(name)).findFirst().orElseThrow();
    }

    @Test
    void theReferenceShowsWhatGtpHasNoWordsFor() {
        Subject served = servedReference(ruleset("japanese"));
        Examination found = Examination.of(served, "japanese", "dead-stones", "resumption");

        assertThat(found.results()).hasSizeGreaterThan(4);
        assertThat(found.of(Verdict.SATISFIED)).hasSameSizeAs(found.results());
        assertThat(served.rulesSetting().orElseThrow().by()).isEqualTo("setRules");
        assertThat(served.toldRules()).isEmpty();
        assertThat(served.capabilities())
                .containsAll(reference(Variant.BASE).capabilities())
                .contains(Capability.RULESETS);
    }

    @Test
    void movesAreMadeAsWithoutIt() {
        Subject engine = GtpSubject.probe(
                () -> new GtpServer(new ControlledGame(new BaseRules()), "reference", "1").program(),
                "reference",
                GtpOptions.DEFAULT);
        Subject there = served(engine, Optional.empty(), Optional.empty());

        assertThat(there.capabilities()).contains(Capability.GENERATES_MOVES);
        assertThat(moves(there)).isEqualTo(moves(engine)).hasSize(4);
    }

    private static List<Object> moves(Subject subject) {
        try (Session session = subject.open()) {
            session.begin(GameStart.of(Board.of(5, 5)));
            MoveGenerator player = session.ability(MoveGenerator.class);
            return List.of(
                    player.generate(Color.BLACK, 2),
                    player.move(Color.BLACK),
                    player.move(Color.WHITE),
                    session.ability(BoardView.class).position());
        }
    }

    /** One that has words for KataGo's rules alone, and says what it has in place of the others. */
    private record NearlyToldSubject(Subject played, ToldRules told) implements Subject {

        static NearlyToldSubject by(RulesParams rules) {
            Variant claimed = rules.axes().orElseThrow();
            Variant near = KataVariants.variant(
                    KataRules.read(rules.katago().orElseThrow().toString()));
            return new NearlyToldSubject(
                    reference(near),
                    new ToldRules(
                            near,
                            near.choices().stream()
                                    .filter(choice -> !claimed.has(choice))
                                    .collect(Collectors.toMap(Choice::axis, Set::of))));
        }

        @Override
        public Identity identity() {
            return played.identity();
        }

        @Override
        public Set<Capability> capabilities() {
            return played.capabilities();
        }

        @Override
        public Optional<ToldRules> toldRules() {
            return Optional.of(told);
        }

        @Override
        public Session open() {
            return played.open();
        }
    }

    @Test
    void whatASubjectHasInsteadOfTheRulesIsNoViolation() {
        Ruleset claimed = ruleset("new-zealand");
        WantedRules wanted = new WantedRules(claimed.name(), claimed.variant());
        Subject base = reference(Variant.BASE);
        Subject told = served(base, Optional.of(NearlyToldSubject::by), Optional.of(wanted));
        Subject silent =
                served(base, Optional.of(rules -> NearlyToldSubject.by(rules).played()), Optional.of(wanted));

        assertThat(told.toldRules().orElseThrow().unsayable())
                .containsEntry(Repetition.SITUATIONAL.axis(), Set.of(Repetition.SITUATIONAL));
        assertThat(Examination.of(told, "new-zealand", "repetition").counts()).containsEntry(Verdict.VIOLATED, 0);
        assertThat(Examination.of(silent, "new-zealand", "repetition").of(Verdict.VIOLATED))
                .isNotEmpty();
    }

    @Test
    @Tag("slow") // asks it for all it knows
    void itIsIdentifiedAsWithoutIt() {
        Subject here = reference(ruleset("japanese").variant());
        Subject there = served(here, Optional.empty(), Optional.empty());

        assertThat(Examination.passport(there, Profile.ARBITER).axes())
                .isEqualTo(Examination.passport(here, Profile.ARBITER).axes());
    }

    /** One that ends whenever it is asked for a chain. What it is asked then is an error, and for the next scenario there is another. */
    @Test
    void whatCrashesIsAnErrorAndNoViolation() {
        Subject crashing = RpcSubject.start(
                () -> ProgramThread.start(
                        (input, answers, errors) -> new SubjectServer(reference(Variant.BASE), Optional.empty())
                                .serve(endingAt("\"chain\"", input), answers)),
                "crashing",
                Optional.empty(),
                LIMITS);
        Examination found = Examination.of(crashing, "base", "base.4");

        assertThat(found.of(Verdict.ERROR)).isNotEmpty().allMatch(result -> result.message()
                .equals("the subject closed its output, at the request \"chain\""));
        assertThat(found.of(Verdict.SATISFIED)).isNotEmpty();
        assertThat(found.results())
                .hasSize(found.of(Verdict.ERROR).size()
                        + found.of(Verdict.SATISFIED).size());
    }

    private static InputStream endingAt(String word, InputStream in) {
        return new FilterInputStream(in) {
            @Override
            public int read(byte[] bytes, int from, int length) throws IOException {
                int count = super.read(bytes, from, length);
                return new String(bytes, from, Math.max(0, count), UTF_8).contains(word) ? -1 : count;
            }
        };
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    @Tag("slow") // every ruleset in two ways
    void theReferenceShowsEverything(Ruleset ruleset) {
        Examination there = Examination.of(servedReference(ruleset), ruleset.name());

        assertThat(there.of(Verdict.SATISFIED)).hasSameSizeAs(there.results());
        assertThat(verdicts(there)).isEqualTo(verdicts(Examination.of(reference(ruleset.variant()), ruleset.name())));
    }

    /** Every message as it goes over the line. The rest of the requests need a player, or are those of other rules. */
    @Test
    @Tag("slow") // every message of many scenarios
    void whatIsSentKeepsToTheSchema() throws IOException {
        Set<String> requests = new TreeSet<>();
        for (String ruleset : List.of("japanese", "chinese", "ing")) {
            List<SentMessages> sent = new ArrayList<>();
            Subject served = RpcSubject.start(
                    () -> ProgramThread.start((input, answers, errors) -> {
                        SentMessages one = new SentMessages();
                        sent.add(one);
                        new SubjectServer(
                                        reference(Variant.BASE),
                                        Optional.of(
                                                rules -> reference(rules.axes().orElseThrow())))
                                .serve(one.kept(input), one.kept(answers));
                    }),
                    "served",
                    Optional.of(new WantedRules(ruleset, ruleset(ruleset).variant())),
                    LIMITS);
            Examination.ofEverything(served, ruleset);
            for (SentMessages one : sent) {
                assertThat(one.faults()).isEmpty();
                requests.addAll(one.requests());
            }
        }
        Set<String> all = Arrays.stream(SubjectService.class.getMethods())
                .map(Method::getName)
                .collect(Collectors.toCollection(TreeSet::new));
        all.remove("generate");
        assertThat(requests).isEqualTo(all);
    }

    /** Others each time the number of mutants changes, and the same otherwise. */
    static List<Mutant> mutants() {
        List<Mutant> mutants = new ArrayList<>(Mutants.all().stream()
                .filter(mutant -> mutant.speech().isEmpty() && !mutant.ruleset().isEmpty())
                .filter(mutant -> !Examination.isOfProtocol(mutant))
                .toList());
        Collections.shuffle(mutants, new Random(mutants.size()));
        return mutants.subList(0, MUTANTS);
    }

    @ParameterizedTest
    @MethodSource("mutants")
    @Tag("slow") // many mutants in two ways
    void aMutantFailsTheSameScenarios(Mutant mutant) {
        Subject here = Mutants.subject(mutant);
        Subject there = served(here, Optional.empty(), Optional.empty());

        assertThat(verdicts(Examination.of(there, mutant))).isEqualTo(verdicts(Examination.of(here, mutant)));
    }
}
