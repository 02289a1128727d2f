package touchstone.explore.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchstone.explore.generate.GeneratedGames;
import touchstone.explore.generate.KoPolicy;
import touchstone.explore.generate.MovePolicies;
import touchstone.explore.generate.MovePolicy;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.Position;
import touchstone.reference.Refusal;
import touchstone.reference.Removal;
import touchstone.reference.Ruling;
import touchstone.reference.choice.Axis;
import touchstone.reference.choice.Ending;
import touchstone.reference.choice.Komi;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.SelfCapture;

class CoverageCounterTest {

    /** Counts one move tried after some others. */
    private static Coverage tried(BaseRules rules, Board board, String moves, String move) {
        Game game = GeneratedGames.played(rules, board, moves);
        CoverageCounter exercise = new CoverageCounter();
        exercise.tried(game, GeneratedGames.move(move), game.rule(GeneratedGames.move(move)));
        return exercise.snapshot();
    }

    @Test
    void everythingIsThereFromTheBeginningWithZeros() {
        Coverage nothing = Coverage.nothing();
        assertThat(nothing.axes().keySet())
                .containsExactlyElementsOf(Axis.all().stream().map(Axis::id).toList());
        for (Axis axis : Axis.all()) {
            assertThat(nothing.axes().get(axis.id()).keySet())
                    .containsExactlyElementsOf(
                            axis.choices().stream().map(choice -> choice.id()).toList());
        }
        assertThat(nothing.axes().values().stream().flatMap(values -> values.values().stream()))
                .allMatch(met -> met.forbids() == 0 && met.differs() == 0)
                .allMatch(met -> met.unlike().values().stream().allMatch(count -> count == 0));
        assertThat(nothing.situations()).hasSize(GameSituation.values().length);
        assertThat(nothing.situations().values()).containsOnly(0L);
        assertThat(nothing.boards()).isEmpty();
        assertThat(nothing.superkoRate()).isZero();
    }

    /** What each rule says of the last move of a game that tells them apart (facts by simulation; 1 is a move forbidden). */
    @ParameterizedTest
    @CsvSource({
        "1, 1, '', A1, 0, 1, 0, 0, 0",
        "1, 1, A1, A1, 1, 1, 1, 0, 0",
        "2, 1, A1 pass, B1, 0, 1, 0, 0, 0",
        "2, 1, A1 B1 pass, A1, 0, 1, 1, 0, 0",
        "3, 1, A1 C1 B1 C1, A1, 0, 1, 0, 0, 0",
        "3, 1, A1 B1 pass C1, A1, 0, 1, 1, 1, 1",
        "4, 1, B1 C1 D1, C1, 1, 1, 1, 1, 1",
        "4, 1, B1 C1 pass A1, B1, 1, 1, 1, 0, 1"
    })
    void rulesOfRepetitionAreToldApart(
            int width,
            int height,
            String moves,
            String move,
            long simple,
            long positional,
            long situational,
            long natural,
            long newZealand) {
        Coverage met = tried(GeneratedGames.rules(Repetition.NONE), Board.of(width, height), moves, move);
        assertThat(Stream.of("simple", "positional", "situational", "natural-situational", "new-zealand", "none")
                        .map(value -> met.met("repetition", value).forbids()))
                .containsExactly(simple, positional, situational, natural, newZealand, 0L);
        assertThat(met.met("repetition", "none").unlike().get("situational")).isEqualTo(situational);
        assertThat(met.met("repetition", "positional").unlike().get("situational"))
                .isEqualTo(positional - situational);
        assertThat(met.count(GameSituation.MOVES)).isEqualTo(1);
        assertThat(met.count(GameSituation.REPETITIONS)).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource({
        "3, 1, A1 C1 B1 C1, A1, SUPERKO_ONLY",
        "4, 1, B1 C1, D1, CAPTURES_OF_ONE",
        "4, 1, B1 C1, D1, CAPTURES_WITHOUT_LIBERTY",
        "3, 1, A1 C1 B1, C1, CAPTURES_OF_FEW",
        "3, 1, A1 C1 B1, C1, SNAPBACKS",
        "3, 1, A1 pass C1, B1, CAPTURES_OF_CHAINS",
        "6, 1, pass A1 pass B1 pass C1 pass D1 pass E1, F1, CAPTURES_OF_MANY",
        "1, 1, pass, A1, SUICIDES_OF_ONE",
        "3, 1, pass A1 pass B1 pass, C1, SUICIDES_OF_SEVERAL",
        "3, 1, pass A1 pass B1 pass, C1, SUICIDES_THAT_REPEAT",
        "2, 2, A1 pass, A1, ON_OWN_STONE",
        "2, 2, A1, A1, ON_OTHER_STONE",
        "2, 2, A1, C3, OFF_BOARD",
        "2, 2, '', pass, PASSES",
        "2, 2, pass, pass, SECOND_PASSES",
        "2, 2, pass, pass, ENDED_BY_PASSES",
        "2, 2, A1 pass pass, B2, MOVES_AFTER_THE_END"
    })
    void situationsAreMet(int width, int height, String moves, String move, GameSituation situation) {
        assertThat(tried(new BaseRules(), Board.of(width, height), moves, move).count(situation))
                .isEqualTo(1);
    }

    @Test
    void whatComesBackFromLongAgo() {
        SplittableRandom random = new SplittableRandom(18);
        BaseRules rules = GeneratedGames.rules(SelfCapture.FORBIDDEN);
        CoverageCounter exercise = new CoverageCounter();
        long far = 0;
        for (int games = 0; games < 100; games++) {
            for (Game game : GeneratedGames.moments(KoPolicy.STEERING, rules, Board.of(3, 3), random)) {
                exercise.looked(game);
                far += game.board().points().stream()
                        .map(point -> game.rule(new Move.Play(point)))
                        .filter(ruling -> ruling instanceof Ruling.Refused refused
                                && refused.refusal() instanceof Refusal.Repeats repeats
                                && game.moves() + 1 - repeats.moment() > 16)
                        .count();
            }
        }
        assertThat(exercise.snapshot().count(GameSituation.SUPERKO_FAR_BACK))
                .isPositive()
                .isEqualTo(far);
    }

    @ParameterizedTest
    @CsvSource({
        "4, 1, B1 C1 D1, C1, SUPERKO_ONLY",
        "1, 1, pass, A1, SUPERKO_ONLY",
        "3, 3, B2 B1, C1, CAPTURES_WITHOUT_LIBERTY",
        "3, 1, A1 pass C1, B1, SNAPBACKS",
        "3, 1, A1 C1 B1, C1, CAPTURES_OF_CHAINS",
        "1, 1, pass, A1, SUICIDES_THAT_REPEAT",
        "2, 2, A1 pass, pass, MOVES_AFTER_THE_END",
        "2, 2, pass A1, pass, SECOND_PASSES"
    })
    void situationsAreNotMet(int width, int height, String moves, String move, GameSituation situation) {
        Coverage met = tried(new BaseRules(), Board.of(width, height), moves, move);
        assertThat(met.count(GameSituation.MOVES)).isEqualTo(1);
        assertThat(met.count(situation)).isZero();
    }

    @Test
    void passesThatDoNotEndAGame() {
        Coverage met = tried(GeneratedGames.rules(Ending.AGREEMENT), Board.of(2, 2), "pass", "pass");
        assertThat(met.count(GameSituation.SECOND_PASSES)).isEqualTo(1);
        assertThat(met.count(GameSituation.ENDED_BY_PASSES)).isZero();
        assertThat(met.met("ending", "two-passes").unlike())
                .isEqualTo(Map.of("stop", 1L, "four-passes", 1L, "agreement", 1L));
    }

    @Test
    void movesAfterTwoPassesAreForbiddenByWhatEndsOrStopsTheGame() {
        Coverage met = tried(new BaseRules(), Board.of(2, 2), "A1 pass pass", "B2");
        assertThat(met.met("ending", "two-passes").forbids()).isEqualTo(1);
        assertThat(met.met("ending", "stop").forbids()).isEqualTo(1);
        assertThat(met.met("ending", "agreement").forbids()).isZero();
    }

    @ParameterizedTest
    @CsvSource({
        // Where superko forbids it anyway, self-capture decides nothing; nor does superko where self-capture decides.
        "POSITIONAL, ALLOWED, 0, 0, 1",
        "NONE, ALLOWED, 1, 1, 1",
        "NONE, FORBIDDEN, 1, 1, 0",
        "NONE, SEVERAL, 1, 1, 0"
    })
    void aSingleSuicideBelongsToWhatDecidesIt(
            Repetition repetition, SelfCapture selfCapture, long forbidden, long several, long positional) {
        Coverage met = tried(GeneratedGames.rules(repetition, selfCapture), Board.of(1, 1), "pass", "A1");
        assertThat(met.met("self-capture", "forbidden").forbids()).isEqualTo(forbidden);
        assertThat(met.met("self-capture", "several").forbids()).isEqualTo(several);
        assertThat(met.met("self-capture", "allowed").forbids()).isZero();
        assertThat(met.met("repetition", "positional").forbids()).isEqualTo(positional);
    }

    @Test
    void severalStonesAreForSeveralToAllow() {
        Coverage met = tried(GeneratedGames.rules(Repetition.NONE), Board.of(3, 1), "pass A1 pass B1 pass", "C1");
        assertThat(met.met("self-capture", "several").unlike()).isEqualTo(Map.of("forbidden", 1L, "allowed", 0L));
    }

    @Test
    void aPlayerWhoMayHaveRunOutOfStones() {
        Coverage met = tried(new BaseRules(), Board.of(3, 1), "A1 pass", "C1");
        assertThat(met.met("supply", "half-the-board").forbids()).isEqualTo(1);
        assertThat(met.met("supply", "unlimited").forbids()).isZero();
        assertThat(tried(new BaseRules(), Board.of(5, 1), "A1 pass", "C1")
                        .met("supply", "half-the-board")
                        .differs())
                .isZero();
    }

    /** The parity game: Black has one point more by area and none by territory, and White passed first. */
    @Test
    void scoresThatTurnOnWhatIsCounted() {
        CoverageCounter exercise = new CoverageCounter();
        exercise.scored(GeneratedGames.played(new BaseRules(), Board.of(5, 3), "B3 D3 B2 D2 B1 D1 C3 C2 C1 pass pass"));
        Coverage met = exercise.snapshot();
        assertThat(met.count(GameSituation.SCORES)).isEqualTo(1);
        assertThat(met.met("scoring", "area").unlike().get("territory")).isEqualTo(1);
        assertThat(met.met("first-pass", "komi-rises").differs()).isEqualTo(1);
        assertThat(met.met("neutral", "both").differs()).isZero();
        assertThat(met.met("draws", "draw").differs()).isZero();
        exercise.scored(Game.begin(new BaseRules(), Board.of(5, 3)));
        assertThat(exercise.snapshot().met("draws", "draw").differs()).isEqualTo(1);
    }

    /** The quick look, which asks all rules of repetition only where something may be repeated, misses nothing. */
    @ParameterizedTest
    @CsvSource({"SITUATIONAL, ALLOWED", "NONE, SEVERAL", "PLAY_ELSEWHERE, FORBIDDEN", "POSITIONAL, ALLOWED"})
    @Tag("slow") // every value is asked of every play of 24 games, by the slow way too
    void asManyAsWhenEveryValueIsAskedOfEveryPlay(Repetition repetition, SelfCapture selfCapture) {
        SplittableRandom random = new SplittableRandom(17);
        BaseRules rules = GeneratedGames.rules(repetition, selfCapture);
        CoverageCounter exercise = new CoverageCounter();
        long[] forbids = new long[Repetition.values().length];
        for (int games = 0; games < 24; games++) {
            MovePolicy steering =
                    MovePolicies.all().get(games % MovePolicies.all().size());
            for (Game game : GeneratedGames.moments(steering, rules, Board.of(4, 3), random)) {
                for (Point point :
                        game.over() ? game.board().none() : game.position().empties()) {
                    exercise.tried(game, new Move.Play(point), game.rule(new Move.Play(point)));
                    ask(game, point, forbids);
                }
            }
        }
        Coverage met = exercise.snapshot();
        for (Repetition value : Repetition.values()) {
            assertThat(met.met("repetition", value.id()).forbids())
                    .as(value.title())
                    .isEqualTo(forbids[value.ordinal()]);
        }
    }

    private static void ask(Game game, Point point, long[] forbids) {
        Position placed = game.position().with(game.toMove(), point);
        Removal removal = game.rules().remove(placed, game.toMove());
        Position after = placed.without(removal.captured()).without(removal.selfCaptured());
        if (game.rules().suicide(removal.selfCaptured()).isPresent()) {
            return;
        }
        for (Repetition value : Repetition.values()) {
            boolean forbidden = new BaseRules(value, SelfCapture.ALLOWED)
                    .repetition(game, after)
                    .filter(refusal -> !(refusal instanceof Refusal.Undecided))
                    .isPresent();
            forbids[value.ordinal()] += forbidden ? 1 : 0;
        }
    }

    @Test
    void aLookAtAllPointsIsATrialOfThoseThatMatter() {
        CoverageCounter exercise = new CoverageCounter();
        exercise.looked(GeneratedGames.played(new BaseRules(), Board.of(3, 1), "A1 C1 B1 C1"));
        Coverage met = exercise.snapshot();
        assertThat(met.count(GameSituation.SUPERKO_ONLY)).isEqualTo(1);
        assertThat(met.met("repetition", "positional").forbids()).isEqualTo(1);
    }

    @Test
    void positionsWithSuperkoAreCountedWhereTheyAreReached() {
        CoverageCounter exercise = new CoverageCounter();
        Game game = GeneratedGames.played(new BaseRules(), Board.of(3, 1), "A1 C1 B1 C1");
        game.moments().filter(moment -> moment.moves() > 0).forEach(exercise::reached);
        Coverage met = exercise.snapshot();
        assertThat(met.count(GameSituation.POSITIONS)).isEqualTo(4);
        assertThat(met.count(GameSituation.POSITIONS_WITH_SUPERKO)).isEqualTo(1);
        assertThat(met.superkoRate()).isEqualTo(0.25);
    }

    @Test
    void boardsAreInOrderAndWhatTheCallerSaysIsCounted() {
        CoverageCounter exercise = new CoverageCounter();
        for (int side : List.of(19, 9, 10, 9)) {
            exercise.begun(Game.begin(new BaseRules(), Board.of(side, side)));
        }
        exercise.mattered(Komi.HALF);
        Coverage met = exercise.snapshot();
        assertThat(met.boards()).containsExactly(Map.entry("9x9", 2L), Map.entry("10x10", 1L), Map.entry("19x19", 1L));
        assertThat(met.count(GameSituation.GAMES)).isEqualTo(4);
        assertThat(met.met("boards", "nineteen").forbids()).isEqualTo(3);
        assertThat(met.met("boards", "usual").forbids()).isEqualTo(1);
        assertThat(met.met("komi", "half").differs()).isEqualTo(1);
        assertThat(met.met("komi", "integer").differs()).isZero();
    }

    @Test
    void runsAddUp() {
        Coverage one = GeneratedGames.exercised("kos", new BaseRules(), Board.of(5, 5), 500);
        Coverage other = GeneratedGames.exercised("passes", new BaseRules(), Board.of(4, 3), 500);
        Coverage sum = one.plus(other);
        assertThat(sum).isEqualTo(other.plus(one));
        assertThat(one.plus(Coverage.nothing())).isEqualTo(one);
        assertThat(sum.count(GameSituation.POSITIONS))
                .isEqualTo(one.count(GameSituation.POSITIONS) + other.count(GameSituation.POSITIONS));
        assertThat(sum.met("repetition", "none").unlike().get("play-elsewhere"))
                .isPositive()
                .isEqualTo(one.met("repetition", "none").unlike().get("play-elsewhere")
                        + other.met("repetition", "none").unlike().get("play-elsewhere"));
        assertThat(sum.boards().keySet()).containsExactly("4x3", "5x5");
    }

    @Test
    void whatWasToldDoesNotChange() {
        CoverageCounter exercise = new CoverageCounter();
        Coverage before = exercise.snapshot();
        exercise.begun(Game.begin(new BaseRules(), Board.of(2, 2)));
        assertThat(before).isEqualTo(Coverage.nothing());
        assertThat(exercise.snapshot()).isNotEqualTo(before);
    }
}
