package touchstone.cluster.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import touchstone.explore.replay.RecordReplay;
import touchstone.formats.sgf.SgfRecord;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Variant;

class RepetitionKindTest {

    @Test
    void aKoRetakenAtOnce() {
        // Around a ko in the corner; White takes at b9, Black takes back.
        assertThat(course("(;SZ[5]AB[ba][ab][bc][cb]AW[ca][db][cc];W[bb];B[cb])")
                        .repeats())
                .extracting(GameCourse.Repeat::kind)
                .containsExactly(RepetitionKind.KO_AT_ONCE);
    }

    @Test
    void aSelfCaptureOfOneStone() {
        GameCourse course = course("(;SZ[3]AW[ab][ba][bb][cb];B[aa])");

        assertThat(course.repeats()).extracting(GameCourse.Repeat::kind).containsExactly(RepetitionKind.SELF_CAPTURE);
        assertThat(course.selfCaptures()).isOne();
    }

    @Test
    void capturesTellTheCycle() {
        assertThat(RepetitionKind.of(3, 2, 1, 2)).isEqualTo(RepetitionKind.SEND_TWO_RETURN_ONE);
        assertThat(RepetitionKind.of(6, 3, 3, 1)).isEqualTo(RepetitionKind.TRIPLE_KO);
        assertThat(RepetitionKind.of(4, 2, 2, 2)).isEqualTo(RepetitionKind.ETERNAL_LIFE);
    }

    @Test
    void passesBeforeTheEndAreThoseThatAPlayFollows() {
        GameCourse course = course("(;SZ[5];B[cc];W[];B[bb];W[];B[])");

        assertThat(course.passes()).isOne();
        assertThat(course.lastPasses()).isEqualTo(2);
        assertThat(course.repeats()).isEmpty();
    }

    @Test
    void aPassStoneIsAPointForTheOpponent() {
        assertThat(course("(;SZ[5];B[cc];W[];B[bb];W[];B[])").passStones()).isOne();
        assertThat(course("(;SZ[5];B[];W[cc];B[];W[bb])").passStones()).isEqualTo(-2);
        assertThat(course("(;SZ[5];B[];W[];B[bb])").passStones()).isZero();
    }

    private static GameCourse course(String record) {
        return GameCourse.of(RecordReplay.whole(new VariantRules(Variant.BASE), SgfRecord.read(record))
                .game());
    }
}
