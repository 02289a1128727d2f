package touchstone.cli.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** All pairs of options occur, in few rows. */
class CoveringArrayTest {

    @ParameterizedTest
    @CsvSource({
        "3 3, 9", // no fewer rows than the largest product
        "4 3 2, 12",
        "3 2 3 2, 10",
        "5 5 5, 30",
        "2 2 2 2 2 2 2 2, 9",
        "3 3 3 3, 12",
        "4 1 3, 12",
        "7, 7"
    })
    void coverAllPairsInFewRows(String sizes, int most) {
        List<Integer> axes =
                Arrays.stream(sizes.split(" ")).map(Integer::valueOf).toList();
        List<List<Integer>> rows = CoveringArray.rows(axes);

        Set<List<Integer>> pairs = new HashSet<>();
        for (List<Integer> row : rows) {
            assertThat(row).hasSameSizeAs(axes);
            for (int i = 0; i < row.size(); i++) {
                assertThat(row.get(i)).isBetween(0, axes.get(i) - 1);
                for (int j = i + 1; j < row.size(); j++) {
                    pairs.add(List.of(i, row.get(i), j, row.get(j)));
                }
            }
        }
        assertThat(pairs).hasSize(CoveringArray.pairs(axes));
        assertThat(rows).hasSizeLessThanOrEqualTo(most).doesNotHaveDuplicates();
        assertThat(CoveringArray.rows(axes)).isEqualTo(rows);
    }

    @Test
    void pairsAreCounted() {
        assertThat(CoveringArray.pairs(List.of(4, 3, 2))).isEqualTo(12 + 8 + 6);
        assertThat(CoveringArray.pairs(List.of(7))).isZero();
    }
}
