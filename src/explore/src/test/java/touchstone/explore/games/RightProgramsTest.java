package touchstone.explore.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import touchstone.builtin.RulesSubject;
import touchstone.explore.campaign.GameDifference;
import touchstone.explore.campaign.GameSeries;
import touchstone.explore.trace.SupportedBoards;
import touchstone.explore.trace.TraceSource;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.VariantRules;
import touchstone.spi.Capability;
import touchstone.spi.Identity;
import touchstone.spi.Session;
import touchstone.spi.Subject;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;
import touchstone.suite.specification.SpecificationReader;

/** Who keeps to a ruleset is never accused by the games of a certification, whatever can be asked. */
@Tag("slow") // The games of all rulesets: half a minute of processor time.
class RightProgramsTest {

    private static final Specification SPECIFICATION =
            SpecificationReader.read(Path.of(System.getProperty("touchstone.home"), "features"));

    private static final int GAMES = CertificationGames.USUAL_COUNT;

    static List<Ruleset> rulesets() {
        return SPECIFICATION.rulesets();
    }

    private record Shy(Subject whole, Set<Capability> capabilities) implements Subject {

        @Override
        public Identity identity() {
            return whole.identity();
        }

        @Override
        public Session open() {
            return whole.open();
        }
    }

    private static Subject right(Ruleset ruleset) {
        return new RulesSubject(new Identity("right", "", "", "built in"), new VariantRules(ruleset.variant()));
    }

    private static CertificationGames games(Ruleset ruleset, Subject subject, long seed) {
        return new CertificationGames(
                new VariantRules(ruleset.variant()),
                subject.capabilities(),
                SupportedBoards.withAllSquares(subject),
                seed);
    }

    private static GameSeries.Outcome outcome(Ruleset ruleset, Subject subject, long seed) {
        return new GameSeries(
                        new VariantRules(ruleset.variant()),
                        subject,
                        games(ruleset, subject, seed),
                        GAMES,
                        Duration.ofMinutes(2),
                        Duration.ofSeconds(2),
                        SPECIFICATION.mappings())
                .play(played -> {});
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void doNotDiffer(Ruleset ruleset) {
        GameSeries.Outcome outcome = outcome(ruleset, right(ruleset), 1);

        assertThat(outcome.differences())
                .extracting(GameDifference::met)
                .as(ruleset.name())
                .isEmpty();
        assertThat(outcome.played()).isEqualTo(GAMES);
        assertThat(outcome.steps()).isGreaterThan(GAMES * 50L);
    }

    /** As most engines are: no illegal move is tried, and nothing is taken back or set up. */
    @ParameterizedTest
    @MethodSource("rulesets")
    void doNotDifferWhereLittleCanBeAsked(Ruleset ruleset) {
        Subject subject = new Shy(
                right(ruleset),
                EnumSet.of(Capability.READS_BOARD, Capability.SCORE, Capability.BOARD_SIZE, Capability.RECTANGULAR));

        assertThat(outcome(ruleset, subject, 2).differences())
                .extracting(GameDifference::met)
                .as(ruleset.name())
                .isEmpty();
    }

    /** Stones handed over for passes are prisoners to who knows these rules; what shows captured stones may leave them out. */
    @ParameterizedTest
    @MethodSource("rulesets")
    void capturedStonesAreThoseOfPassesOnlyToWhoAgrees(Ruleset ruleset) {
        VariantRules rules = new VariantRules(ruleset.variant()) {
            @Override
            public int lost(Game game, Color player) {
                return game.removed(player);
            }
        };
        Subject subject = new Shy(
                new RulesSubject(new Identity("right", "", "", "built in"), rules),
                EnumSet.of(Capability.READS_BOARD, Capability.PRISONERS, Capability.BOARD_SIZE));

        assertThat(outcome(ruleset, subject, 3).differences())
                .extracting(GameDifference::met)
                .as(ruleset.name())
                .isEmpty();
    }

    @Test
    void aSeedRepeatsAllGamesAndAnotherDrawsOthers() {
        Ruleset ruleset = rulesets().get(0);
        CertificationGames one = games(ruleset, right(ruleset), 7);
        CertificationGames same = games(ruleset, right(ruleset), 7);
        CertificationGames other = games(ruleset, right(ruleset), 8);
        int differing = 0;
        for (long number = 0; number < 42; number++) {
            TraceSource.Drawn drawn = one.trace(number);
            assertThat(same.trace(number)).isEqualTo(drawn);
            differing += other.trace(number).trace().equals(drawn.trace()) ? 0 : 1;
        }
        assertThat(differing).isGreaterThan(30);
    }
}
