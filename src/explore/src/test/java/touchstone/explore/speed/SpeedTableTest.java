package touchstone.explore.speed;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class SpeedTableTest {

    @Test
    void comparesEachBoardWithTheReference() {
        SpeedTable table = new SpeedTable(List.of(9, 19));
        table.add("ours", "", 9, 4_000_000.4);
        table.add("ours", "", 19, 3_000_000);
        table.add("slow", "no superko", 19, 2_000);
        table.add("quick", "no history", 9, 5_000_000);
        table.add("quick", "no history", 19, 3_300_000);
        assertThat(table.text("ours")).isEqualTo("""
                | plays in a second of processor time | 9x9 | ratio | 19x19 | ratio | what it does less |
                | --- | ---: | ---: | ---: | ---: | --- |
                | ours | 4,000,000 | 1 | 3,000,000 | 1 |  |
                | slow | - | - | 2,000 | 0.00067 | no superko |
                | quick | 5,000,000 | 1.2 | 3,300,000 | 1.1 | no history |
                """);
    }
}
