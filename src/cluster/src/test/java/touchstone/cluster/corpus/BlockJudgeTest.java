package touchstone.cluster.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.junit.jupiter.api.Test;
import scala.reflect.ClassTag;
import scala.reflect.ClassTag$;
import touchstone.cli.options.Installation;
import touchstone.cluster.game.JudgingRulesets;
import touchstone.formats.sgf.SgfReading;

/** A mistake of our own costs one game, and not the block and with it the job. */
class BlockJudgeTest {

    private static final ClassTag<JudgingRulesets> TYPE = ClassTag$.MODULE$.apply(JudgingRulesets.class);

    /** Cannot be had for the second game. */
    private static final class Rulesets extends Broadcast<JudgingRulesets> {

        private static final long serialVersionUID = 1;

        private final transient JudgingRulesets rulesets =
                JudgingRulesets.of(Installation.specification().rulesets());
        private int asked;

        Rulesets() {
            super(1, TYPE);
        }

        @Override
        public JudgingRulesets getValue() {
            asked++;
            if (asked == 2) {
                throw new IllegalStateException("broken");
            }
            return rulesets;
        }

        @Override
        public void doUnpersist(boolean blocking) {
            // There is nothing to free.
        }

        @Override
        public void doDestroy(boolean blocking) {
            // The same.
        }
    }

    @Test
    void theOthersAreJudged() {
        String game = "(;GM[1]SZ[5];B[bb];W[cc])\n";
        Row block = RowFactory.create("file:/games/many.sgf", 1, game.repeat(3).getBytes(StandardCharsets.UTF_8), null);
        List<Row> rows = new java.util.ArrayList<>();
        new BlockJudge(new Rulesets(), SgfReading.LENIENT, new CollectionNames(List.of("file:/games")))
                .call(block)
                .forEachRemaining(rows::add);
        assertThat(rows)
                .extracting(row -> row.getString(2))
                .containsExactly(null, "internal error: java.lang.IllegalStateException: broken", null);
        assertThat(rows.get(1).getString(0)).isEqualTo("games/many.sgf, line 2");
    }
}
