package touchstone.cli.games;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchstone.builtin.RulesSubject;
import touchstone.cli.BaselineFixture;
import touchstone.cli.CertificateForger;
import touchstone.cli.IssuedCertificate;
import touchstone.cli.ProgramRun;
import touchstone.cli.options.RulesetLookup;
import touchstone.reference.Board;
import touchstone.reference.Game;
import touchstone.reference.Position;
import touchstone.reference.Refusal;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Axis;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.Scoring;
import touchstone.reference.choice.Variant;
import touchstone.spi.Capability;
import touchstone.spi.Identity;
import touchstone.spi.Session;
import touchstone.spi.Subject;
import touchstone.spi.SubjectErrorException;
import touchstone.spi.ToldRules;
import touchstone.suite.coverage.ClaimResult;
import touchstone.suite.coverage.ClauseVerdict;
import touchstone.suite.coverage.Conclusion;
import touchstone.suite.plan.Claim;
import touchstone.suite.plan.Profile;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunFacts;
import touchstone.suite.result.RunRecord;
import touchstone.suite.result.ShrunkGame;
import touchstone.suite.result.Verdict;
import touchstone.suite.specification.Specification;

/** What a certification makes of the games after its scenarios. */
@Tag("slow") // plays games and makes differences small
class CertifyGamesTest {

    private static final Specification SPECIFICATION = BaselineFixture.SPECIFICATION;
    private static final RunFacts FACTS = new RunFacts("0.1.0", "./touchstone test", 3);
    private static final Claim BASE =
            new Claim(RulesetLookup.ruleset(SPECIFICATION, "base"), Profile.ARBITER, List.of());

    @TempDir
    private static Path folder;

    /** Takes back what stood longer ago than eight moves: more than any ko, and most scenarios of superko. */
    private static final Subject FORGETFUL = subject("forgetful", new VariantRules(Variant.BASE) {
        @Override
        public Optional<Refusal> repetition(Game game, Position after) {
            boolean lately =
                    game.moments().limit(8).anyMatch(moment -> moment.position().equals(after));
            return lately ? super.repetition(game, after) : Optional.empty();
        }
    });

    private static CertifyGames.Played forgotten;
    private static Path certificate;

    private static Subject subject(String name, VariantRules rules) {
        return new RulesSubject(new Identity(name, name, "1", "built in"), rules);
    }

    private static Optional<CertifyGames.Played> played(Subject subject, Claim claim, int games) {
        return new CertifyGames(SPECIFICATION, claim, FACTS, games).play(subject, count -> {});
    }

    @BeforeAll
    static void play() {
        forgotten = played(FORGETFUL, BASE, 40).orElseThrow();
        IssuedCertificate plain = IssuedCertificate.under("reference", "base.8");
        List<Result> results = new java.util.ArrayList<>(plain.results());
        Subject named = plain.subject();
        CertifyGames.Played games =
                played(new Renamed(FORGETFUL, named.identity()), BASE, 40).orElseThrow();
        games.results()
                .forEach(result -> results.add(
                        result.of(plain.results().get(0).run(), plain.claim().recorded())));
        certificate = new IssuedCertificate(
                        named,
                        plain.start(),
                        plain.claim(),
                        plain.attempt().with(games.record()),
                        results,
                        plain.started(),
                        Optional.empty())
                .write(folder.resolve("forgetful.json"));
    }

    /** Another name. */
    private record Renamed(Subject subject, Identity identity) implements Subject {

        @Override
        public Set<Capability> capabilities() {
            return subject.capabilities();
        }

        @Override
        public Session open() {
            return subject.open();
        }
    }

    @Test
    void aDifferenceIsAViolationWithItsGame() {
        assertThat(forgotten.record().played()).isEqualTo(40);
        assertThat(forgotten.record().summary()).isEqualTo("40 games played, 1 difference");
        assertThat(forgotten.record().boards()).contains("19x19", "25x25", "1x1");
        assertThat(forgotten.results()).singleElement().satisfies(result -> {
            assertThat(result.scenario()).isEqualTo("base.8/game-1");
            assertThat(result.clause()).isEqualTo("base.8");
            assertThat(result.verdict()).isEqualTo(Verdict.VIOLATED);
            assertThat(result.title()).startsWith("In a game it takes a move that base.8 forbids");
            assertThat(result.actual()).isEqualTo("it takes the move");
            assertThat(result.diagrams()).hasSize(1);
            assertThat(result.transcript()).isNotEmpty();
            ShrunkGame game = result.game().orElseThrow();
            assertThat(game.steps()).hasSizeGreaterThan(9);
            assertThat(game.reproduced()).isEqualTo(game.repeated()).isPositive();
            assertThat(game.sgf()).startsWith("(;FF[4]").contains("SZ[");
            assertThat(game.explanations()).contains("repetition=none");
        });
    }

    @Test
    void itOutweighsScenariosThatWerePassed() {
        RunRecord.Attempt attempt = new RunRecord.Attempt(
                        FORGETFUL.identity(), new TreeMap<>(), List.of(), Optional.empty(), 0, Optional.empty())
                .with(forgotten.record());
        ClaimResult found = ClaimResult.of(SPECIFICATION, BASE, attempt, forgotten.results());

        assertThat(found.conclusion()).isEqualTo(Conclusion.VIOLATIONS);
        assertThat(found.clauses())
                .filteredOn(clause -> clause.verdict() == ClauseVerdict.VIOLATED)
                .extracting(clause -> clause.clause().id())
                .containsExactly("base.8");
    }

    /** Scenarios that are missing are not made up for by results of games. */
    @Test
    void aResultOfAGameIsNoneOfAScenario() {
        RunRecord.Attempt attempt = new RunRecord.Attempt(
                FORGETFUL.identity(), new TreeMap<>(), List.of(), Optional.empty(), 1, Optional.empty());

        assertThat(ClaimResult.of(SPECIFICATION, BASE, attempt, forgotten.results())
                        .conclusion())
                .isEqualTo(Conclusion.TROUBLE);
    }

    @Test
    void anotherRunPlaysTheSameGames() {
        CertifyGames.Played again = played(FORGETFUL, BASE, 40).orElseThrow();

        assertThat(again.record()).isEqualTo(forgotten.record());
        assertThat(again.results())
                .extracting(result -> result.game().orElseThrow().number())
                .isEqualTo(forgotten.results().stream()
                        .map(result -> result.game().orElseThrow().number())
                        .toList());
    }

    @Test
    void nothingIsPlayedWhereNothingIsClaimed() {
        assertThat(played(FORGETFUL, new Claim(Optional.empty(), false, Profile.ARBITER, List.of()), 40))
                .isEmpty();
        assertThat(played(FORGETFUL, BASE, 0)).isEmpty();
    }

    /** What another value on an axis explains which the subject could not be told is not held against it. */
    @Test
    void nobodyIsAccusedOfRulesThatCouldNotBeTold() {
        Subject other = subject("other", new VariantRules(Variant.BASE.with(Repetition.SIMPLE)));
        CertifyGames.Played told = played(other, BASE, 12).orElseThrow();
        CertifyGames.Played untold =
                played(new Untold(other, new Axis(Repetition.class)), BASE, 12).orElseThrow();

        assertThat(told.results()).isNotEmpty();
        assertThat(untold.results()).isEmpty();
        assertThat(untold.record().untold()).isPositive();
        assertThat(untold.record().summary()).contains("not told");
        assertThat(played(new Untold(other, new Axis(Scoring.class)), BASE, 12)
                        .orElseThrow()
                        .results())
                .isNotEmpty();
    }

    /** Its words can't say the values claimed on these axes, and may mean any other. */
    private record Untold(Subject subject, Axis axis) implements Subject {

        @Override
        public Identity identity() {
            return subject.identity();
        }

        @Override
        public Set<Capability> capabilities() {
            return subject.capabilities();
        }

        @Override
        public Optional<ToldRules> toldRules() {
            return Optional.of(new ToldRules(Variant.BASE, Map.of(axis, Set.copyOf(axis.choices()))));
        }

        @Override
        public Session open() {
            return subject.open();
        }
    }

    /** A program that ends itself is one that failed; the games go on with the next process, but not for ever. */
    @Test
    void aBreakdownIsAnError() {
        Subject broken = subject("broken", new VariantRules(Variant.BASE) {
            @Override
            public Optional<Refusal> repetition(Game game, Position after) {
                if (game.board() == Board.of(9, 9) && game.moves() > 6) {
                    throw new SubjectErrorException("it ended", "segmentation fault");
                }
                return super.repetition(game, after);
            }
        });
        CertifyGames.Played played = played(broken, BASE, 40).orElseThrow();

        assertThat(played.record().played()).isEqualTo(40);
        assertThat(played.results()).anySatisfy(result -> {
            assertThat(result.verdict()).isEqualTo(Verdict.ERROR);
            assertThat(result.errorTail()).isEqualTo("segmentation fault");
        });
    }

    @Test
    void aCertificateHoldsIt() {
        assertThat(verify(certificate).out()).contains(" is sound: ", "does not conform to base");
    }

    @Test
    void aCertificateSaysNoMoreThanItsGamesShowed() throws IOException {
        assertThat(forged("satisfied", all -> game(all).put("verdict", "satisfied")))
                .contains("shows only what is wrong");
        assertThat(forged("number", all -> ((ObjectNode) game(all).path("game")).put("number", 41)))
                .contains("is of the game 41, which was not to be played");
        assertThat(forged("seed", all -> ((ObjectNode) game(all).path("game")).put("seed", 2)))
                .contains("is of a game of another seed");
        assertThat(forged("scenario", all -> game(all).remove("game"))).contains("is no scenario");
        assertThat(forged("fewer", all -> ((ObjectNode) all.at("/subject/games")).put("findings", 0)))
                .contains("says that games showed 0 differences, and there are 1");
    }

    private static ObjectNode game(ObjectNode certificate) {
        for (com.fasterxml.jackson.databind.JsonNode result : certificate.path("results")) {
            if (result.has("game")) {
                return (ObjectNode) result;
            }
        }
        throw new IllegalStateException("there is no result of a game");
    }

    private static String forged(String name, Consumer<ObjectNode> change) throws IOException {
        return verify(CertificateForger.forged(certificate, folder.resolve(name + ".json"), change))
                .out();
    }

    private static ProgramRun verify(Path file) {
        return ProgramRun.run("certificate", "verify", file.toString());
    }
}
