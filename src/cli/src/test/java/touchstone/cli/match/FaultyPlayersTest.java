package touchstone.cli.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import touchstone.cli.match.FaultyPlayer.Mind;
import touchstone.cli.match.MatchFinding.Fault;
import touchstone.cli.match.MatchFinding.Grade;
import touchstone.reference.BaseRules;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.Position;
import touchstone.reference.Refusal;
import touchstone.reference.Ruling;
import touchstone.reference.Score;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.SelfCapture;
import touchstone.reference.choice.Variant;

/** Each kind of wrong player gets its verdict. */
@Timeout(120)
@Tag("slow") // plays whole games of many players
class FaultyPlayersTest {

    private static final BaseRules FREE = new BaseRules(Repetition.NONE, SelfCapture.ALLOWED);
    private static final BaseRules STRICT = new BaseRules(Repetition.POSITIONAL, SelfCapture.FORBIDDEN);
    private static final MatchClaim BASE_7A = MatchClaim.of("base-7A", Variant.BASE.with(SelfCapture.FORBIDDEN));

    private static List<MatchFinding> finds(FaultyPlayer player, int games) {
        return MatchTrial.of(player, BASE_7A, games).finds();
    }

    private static MatchFinding first(FaultyPlayer player) {
        return finds(player, 1).get(0);
    }

    @Test
    void takesAKoBack() {
        FaultyPlayer player = FaultyPlayer.of(
                FREE, FaultyPlayers.preferring(made -> made.captured().size() == 1));
        assertThat(MatchTrial.of(player, BASE_7A, 2 * MatchTrial.ALL_KINDS).faults())
                .contains(Fault.KO);
    }

    @Test
    void repeatsPositions() {
        FaultyPlayer player =
                FaultyPlayer.of(new BaseRules(Repetition.SIMPLE, SelfCapture.FORBIDDEN), FaultyPlayers.legal());
        MatchTrial trial = MatchTrial.of(player, BASE_7A, 2 * MatchTrial.ALL_KINDS);
        assertThat(trial.faults()).containsExactly(Fault.SUPERKO);
        assertThat(trial.finds()).allSatisfy(find -> {
            assertThat(find.clause()).hasValue("base.8");
            assertThat(find.words()).startsWith("repetition: recreates the position");
        });
        assertThat(ComplianceLevel.of(trial.tally().of(Prohibition.SUPERKO))).isEqualTo(ComplianceLevel.GENERATES);
        assertThat(ComplianceLevel.of(trial.tally().of(Prohibition.SUICIDE))).isEqualTo(ComplianceLevel.REJECTS);
    }

    /** The move is situationally new, and positionally not. */
    @Test
    void looksAtTheTurnWhereThePositionAloneCounts() {
        FaultyPlayer player = FaultyPlayer.of(
                new BaseRules(Repetition.SITUATIONAL, SelfCapture.FORBIDDEN),
                FaultyPlayers.preferring(made -> STRICT.repetition(
                                made.after().previous().orElseThrow(),
                                made.after().position())
                        .isPresent()));
        assertThat(MatchTrial.of(player, BASE_7A, 4 * MatchTrial.ALL_KINDS).faults())
                .containsOnly(Fault.SUPERKO);
    }

    @Test
    void capturesItself() {
        FaultyPlayer player = FaultyPlayer.of(
                new BaseRules(Repetition.POSITIONAL, SelfCapture.ALLOWED),
                FaultyPlayers.preferring(made -> !made.selfCaptured().isEmpty()));
        MatchTrial trial = MatchTrial.of(player, BASE_7A, MatchTrial.ALL_KINDS);
        assertThat(trial.faults()).containsExactly(Fault.SUICIDE);
        assertThat(trial.finds().get(0).clause()).hasValue("base.7A");
    }

    @Test
    void playsOnAnOccupiedPoint() {
        Mind mind = game -> game.position().stones().isEmpty()
                ? "C3"
                : game.position().stones().first().toString();
        MatchFinding find = finds(FaultyPlayer.of(FREE, mind), 2).get(1);
        assertThat(find.fault()).isEqualTo(Fault.OCCUPIED);
        assertThat(find.clause()).hasValue("base.7.step-1");
        assertThat(find.words()).contains("stone stands on");
    }

    @Test
    void playsBesideTheBoard() {
        MatchFinding find = first(FaultyPlayer.of(FREE, FaultyPlayers.saying("T19")));
        assertThat(find.fault()).isEqualTo(Fault.OFF_BOARD);
        assertThat(find.move()).hasValue(new Move.Play(Point.parse("T19")));
        assertThat(find.words()).isEqualTo("a 5x5 board has no point T19");
    }

    /** Its moves are put on its own board in the colour of its opponent. */
    @Test
    void playsForItsOpponent() {
        FaultyPlayer player = new FaultyPlayer(FREE, FaultyPlayers.legal(), move -> new FaultyPlayer.Move(
                        move.player().opponent(), move.vertex())
                .play());
        MatchFinding find = first(player);
        assertThat(find.fault()).isEqualTo(Fault.BOARD);
        assertThat(find.words()).contains("it shows", "where there is");
    }

    @Test
    void playsOnWhenTheGameIsOver() {
        Mind mind = FaultyPlayers.legal();
        FaultyPlayer player = FaultyPlayer.of(
                STRICT,
                game -> game.successivePasses() > 1
                        ? game.position().empties().first().toString()
                        : mind.choose(game));
        MatchTrial trial = MatchTrial.of(player, BASE_7A, MatchTrial.ALL_KINDS);
        assertThat(trial.faults()).containsExactly(Fault.AFTER_THE_END);
        assertThat(BASE_7A.grade(Fault.AFTER_THE_END)).isEqualTo(Grade.DIFFERENCE);
    }

    @Test
    void resigningIsAllowed() {
        MatchTrial trial =
                MatchTrial.of(FaultyPlayer.of(STRICT, FaultyPlayers.saying("resign")), BASE_7A, MatchTrial.ALL_KINDS);
        assertThat(trial.finds()).isEmpty();
        assertThat(trial.tally().of(MatchTally.Count.RESIGNATIONS)).isPositive();
        assertThat(trial.played().get(0).ending()).isIn("Black resigned", "White resigned");
    }

    /** To an engine the game may be over then, and its board cleared. */
    @Test
    void aGameGoesOnOnlyIfItIsPlayedAnewAfterAResignation() {
        FaultyPlayer player = new FaultyPlayer(STRICT, FaultyPlayers.saying("resign"), move -> "clear_board");
        MatchTrial trial = MatchTrial.of(player, BASE_7A, 2 * MatchTrial.ALL_KINDS);
        assertThat(trial.finds()).isEmpty();
        assertThat(trial.tally().of(MatchTally.Count.RESIGNATIONS)).isGreaterThan(2 * MatchTrial.ALL_KINDS);
        assertThat(trial.tally().of(MatchTally.Count.SCORED)).isPositive();
    }

    @Test
    void answersNonsense() {
        MatchFinding find = first(FaultyPlayer.of(FREE, FaultyPlayers.saying("I am \u001b[31mthinking")));
        assertThat(find.fault()).isEqualTo(Fault.BROKE_DOWN);
        assertThat(find.words()).contains("\"= I am [31mthinking\" where a move was expected", "genmove");
    }

    @Test
    void crashesAndIsStartedAgain() {
        Mind legal = FaultyPlayers.legal();
        boolean[] crashed = {false};
        Mind once = game -> {
            if (!crashed[0]) {
                crashed[0] = true;
                throw new IOException("a crash");
            }
            return legal.choose(game);
        };
        MatchTrial trial = MatchTrial.of(FaultyPlayer.of(STRICT, once), BASE_7A, 6);
        assertThat(trial.faults()).containsExactly(Fault.BROKE_DOWN);
        assertThat(trial.finds()).hasSize(1);
        assertThat(trial.played()).hasSize(6);
        assertThat(trial.gaveUp()).isFalse();
    }

    private static final BaseRules CRASHING_OVER_REPETITION =
            new BaseRules(Repetition.POSITIONAL, SelfCapture.ALLOWED) {
                @Override
                public Optional<Refusal> repetition(Game game, Position after) {
                    Optional<Refusal> refusal = super.repetition(game, after);
                    refusal.ifPresent(why -> {
                        throw new UncheckedIOException(new IOException("a crash"));
                    });
                    return refusal;
                }
            };

    @Test
    void crashesWhenToldToTakeAForbiddenMove() {
        MatchTrial trial = MatchTrial.of(
                FaultyPlayer.of(CRASHING_OVER_REPETITION, FaultyPlayers.saying("pass")), BASE_7A, MatchTrial.ALL_KINDS);
        assertThat(trial.faults()).containsExactly(Fault.BROKE_DOWN);
        assertThat(trial.finds().get(0).words()).contains("the engine closed its output, at the command");
        assertThat(trial.tally().of(MatchTally.Count.GAMES))
                .isEqualTo(trial.played().size());
    }

    @Test
    void whatWasFoundBeforeACrashIsKept() {
        Mind mind = game -> game.position().stones().isEmpty()
                ? "pass"
                : game.position().stones().first().toString();
        MatchTrial trial =
                MatchTrial.of(FaultyPlayer.of(CRASHING_OVER_REPETITION, mind), BASE_7A, MatchTrial.ALL_KINDS);
        assertThat(trial.faults()).contains(Fault.OCCUPIED).doesNotContain(Fault.BROKE_DOWN);
    }

    @Test
    void crashesAlwaysAndIsGivenUp() {
        MatchTrial trial = MatchTrial.of(FaultyPlayer.of(STRICT, FaultyPlayers.crashing()), BASE_7A, 30);
        assertThat(trial.played()).hasSize(Referee.PATIENCE);
        assertThat(trial.gaveUp()).isTrue();
    }

    @Test
    void hangs() {
        Object never = new Object();
        Mind mind = game -> {
            synchronized (never) {
                try {
                    never.wait();
                } catch (InterruptedException e) {
                    throw new IOException(e);
                }
            }
            return "pass";
        };
        FaultyPlayer player = FaultyPlayer.of(FREE, mind);
        MatchFinding find = MatchTrial.of(player.subject(Duration.ofSeconds(2)), BASE_7A, 1)
                .finds()
                .get(0);
        assertThat(find.fault()).isEqualTo(Fault.BROKE_DOWN);
        assertThat(find.words()).contains("did not answer within 2 s", "genmove");
    }

    @Test
    void floods() {
        MatchFinding find = first(FaultyPlayer.of(FREE, game -> "C3 ".repeat(1_000_000)));
        assertThat(find.fault()).isEqualTo(Fault.BROKE_DOWN);
        assertThat(find.words()).contains("more than 1 MB");
    }

    @Test
    void refusesLegalMoves() {
        BaseRules noCapture = new BaseRules(Repetition.POSITIONAL, SelfCapture.FORBIDDEN) {
            @Override
            public Ruling play(Game game, Point point) {
                Ruling ruling = super.play(game, point);
                return ruling instanceof Ruling.Made made && made.captured().size() > 2
                        ? super.play(game, game.position().stones().first())
                        : ruling;
            }
        };
        MatchTrial trial =
                MatchTrial.of(FaultyPlayer.of(noCapture, FaultyPlayers.legal()), BASE_7A, MatchTrial.ALL_KINDS);
        assertThat(trial.faults()).containsExactly(Fault.REFUSED);
        assertThat(trial.finds().get(0).words()).startsWith("it answered: ");
    }

    @Test
    void countsWrongOnceTheBoardIsFull() {
        BaseRules generous = new BaseRules(Repetition.POSITIONAL, SelfCapture.FORBIDDEN) {
            @Override
            public Score score(Game game) {
                Score score = super.score(game);
                return game.position().stones().size() > 15 ? new Score(score.black(), score.white() + 1) : score;
            }
        };
        MatchTrial trial =
                MatchTrial.of(FaultyPlayer.of(generous, FaultyPlayers.legal()), BASE_7A, MatchTrial.ALL_KINDS);
        assertThat(trial.faults()).containsExactly(Fault.SCORE);
        assertThat(trial.finds().get(0).words()).matches("it says .+ where .+ is right, with a komi of [0-9.]+");
        assertThat(trial.tally().of(MatchTally.Count.SCORED)).isPositive();
    }
}
