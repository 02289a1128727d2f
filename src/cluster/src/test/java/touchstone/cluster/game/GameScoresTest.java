package touchstone.cluster.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import touchstone.cli.options.Installation;
import touchstone.explore.replay.RecordReplay;
import touchstone.formats.sgf.RecordedGame;
import touchstone.formats.sgf.SgfReading;
import touchstone.reference.Game;
import touchstone.reference.VariantRules;

/** Which games are counted, and what is counted then. */
class GameScoresTest {

    private static final JudgingRulesets RULESETS =
            JudgingRulesets.of(Installation.specification().rulesets());

    /** Two living chains, each with two eyes of a point, and three neutral points between them. */
    private static final String ALIVE =
            "(;FF[4]GM[1]SZ[7:3]%sAB[ba][ca][ab][bb][cb][bc][cc]AW[ea][fa][eb][fb][gb][ec][fc]%s)";

    /** White has one eye of three points. */
    private static final String ONE_EYE =
            "(;FF[4]GM[1]SZ[7:3]%sAB[ba][ca][ab][bb][cb][bc][cc]AW[ea][fa][eb][fb][ec][fc];B[];W[])";

    /** A white stone stands in Black's only eye. */
    private static final String DEAD_STONE =
            "(;FF[4]GM[1]SZ[7:3]%sAB[ba][ca][bb][cb][bc][cc]AW[ab][ea][fa][eb][fb][gb][ec][fc];B[];W[]%s)";

    private static final String MARKS = ";TB[aa][ab][ac]TW[ga][gc]";

    @Test
    void afterTwoPassesUnconditionalLifeIsEnough() {
        GameScores passed = scores(ALIVE.formatted("", ";B[];W[]"));
        assertThat(passed.end().basis()).isEqualTo(DeadStonesBasis.ALIVE);
        // Black fills two of the three neutral points.
        assertThat(lead(passed, "base")).isEqualTo(1);
        assertThat(lead(passed, "japanese")).isZero();

        assertThat(scores(ALIVE.formatted("", "")).end().basis()).isEqualTo(DeadStonesBasis.UNKNOWN);
    }

    @Test
    void whereNothingIsOpenTheRecordedScoreHasToComeOut() {
        assertThat(scores(ONE_EYE.formatted("RU[NZ]RE[B+1]")).end().basis()).isEqualTo(DeadStonesBasis.NOTHING_OPEN);
        // Japanese: 2 to 3.
        assertThat(scores(ONE_EYE.formatted("RU[Japanese]RE[W+1]")).end().basis())
                .isEqualTo(DeadStonesBasis.NOTHING_OPEN);
        for (String other : List.of("RU[NZ]RE[W+1]", "RU[NZ]RE[W+R]", "RE[B+5]", "")) {
            GameScores scores = scores(ONE_EYE.formatted(other));
            assertThat(scores.end().basis()).as(other).isEqualTo(DeadStonesBasis.UNKNOWN);
            assertThat(scores.word()).as(other).isNull();
        }
    }

    @Test
    void aDeadStoneThatNobodyMarksIsNotTakenForAlive() {
        assertThat(scores(DEAD_STONE.formatted("RU[Japanese]RE[B+2]", "")).end().basis())
                .isEqualTo(DeadStonesBasis.UNKNOWN);
    }

    @Test
    void marksAreBelievedIfTheScoreComesOut() {
        // Three points and a prisoner to two points.
        GameScores marked = scores(DEAD_STONE.formatted("RU[Japanese]RE[B+2]", MARKS));
        assertThat(marked.end().basis()).isEqualTo(DeadStonesBasis.MARKED);
        assertThat(lead(marked, "chinese")).isNaN();
        assertThat(lead(marked, "base")).isEqualTo(1);
        assertThat(marked.end().dead().toString()).contains("A2");

        GameScores other = scores(DEAD_STONE.formatted("RU[Japanese]RE[B+3]", MARKS));
        assertThat(other.end().basis()).isEqualTo(DeadStonesBasis.UNCONFIRMED);
        assertThat(other.end().basis().known()).isFalse();
        assertThat(other.word()).isNotNull();
        assertThat(scores(DEAD_STONE.formatted("RU[Japanese]RE[B+T]", MARKS))
                        .end()
                        .basis())
                .isEqualTo(DeadStonesBasis.UNCONFIRMED);
    }

    @Test
    void whatWhiteGetsForAHandicapIsCounted() {
        GameScores scores = scores("(;FF[4]GM[1]SZ[5]HA[2]AB[ba][ab];W[];B[bb];W[];B[])");
        assertThat(scores.end().basis()).isEqualTo(DeadStonesBasis.UNKNOWN);

        // All of the board is Black's: 9 points, of which White gets two by the Chinese rules and one by those of the
        // AGA.
        GameScores all = scores("(;FF[4]GM[1]SZ[3]HA[2]AB[ba][bb];W[];B[bc];W[];B[])");
        assertThat(all.end().basis()).isEqualTo(DeadStonesBasis.PLAYED_OUT);
        assertThat(lead(all, "base")).isEqualTo(9);
        assertThat(lead(all, "aga")).isEqualTo(8);
        assertThat(lead(all, "chinese")).isEqualTo(7);
    }

    @Test
    void aPassInTheGameTakesTheButton() {
        // White is the first to pass at the end, but Black passed at the beginning.
        GameScores scores = scores("(;FF[4]GM[1]SZ[3];B[];W[aa];B[ba];W[];B[ab];W[];B[bb];W[];B[bc];W[];B[])");
        assertThat(lead(scores, "base")).isEqualTo(9);
        assertThat(lead(scores, "button-go")).isEqualTo(9.5);
    }

    @Test
    void eyesInSekiNeedAScoreThatWasCountedWithoutThem() {
        // Neither can fill the point between them; a point of each is an eye.
        String seki = "(;FF[4]GM[1]SZ[5:2]%sAB[ba][ab][bb]AW[da][cb][db][eb];B[];W[])";
        assertThat(eyes(seki.formatted("RU[Japanese]RE[0]"))).contains(2);
        assertThat(eyes(seki.formatted("RU[NZ]RE[W+1]"))).isEmpty();
        assertThat(eyes(ONE_EYE.formatted("RU[Japanese]RE[W+1]"))).contains(0);
    }

    private static Optional<Integer> eyes(String sgf) {
        GameScores scores = scores(sgf);
        assertThat(scores.end().basis()).isEqualTo(DeadStonesBasis.NOTHING_OPEN);
        RecordedGame.Legible game = game(sgf);
        int named = RULESETS.recorded(game.record().rules().orElseThrow()).orElseThrow();
        return SekiEyes.of(ends(game).get(named), scores.end());
    }

    private static double lead(GameScores scores, String ruleset) {
        return scores.leads().get(RULESETS.names().indexOf(ruleset));
    }

    private static GameScores scores(String sgf) {
        RecordedGame.Legible game = game(sgf);
        List<Game> ends = ends(game);
        return GameScores.of(
                ends,
                EndPosition.of(game, ends.get(0)),
                game.record(),
                game.description().result(),
                game.record().rules().flatMap(RULESETS::recorded));
    }

    private static List<Game> ends(RecordedGame.Legible game) {
        return RULESETS.variants().stream()
                .map(variant -> RecordReplay.whole(new VariantRules(variant), game.record())
                        .game())
                .toList();
    }

    private static RecordedGame.Legible game(String sgf) {
        return (RecordedGame.Legible) RecordedGame.all(sgf.getBytes(StandardCharsets.UTF_8), SgfReading.LENIENT)
                .iterator()
                .next();
    }
}
