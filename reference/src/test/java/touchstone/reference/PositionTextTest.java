package touchstone.reference;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PositionTextTest {

    private static final Position POSITION = PositionText.read(List.of("X.O", "OX."));

    @Test
    void whatIsReadIsOnThePoints() {
        assertThat(POSITION.board()).isEqualTo(Board.of(3, 2));
        assertThat(POSITION.stone(new Point(0, 1))).contains(Color.BLACK);
        assertThat(POSITION.stone(new Point(2, 1))).contains(Color.WHITE);
        assertThat(POSITION.stone(new Point(0, 0))).contains(Color.WHITE);
        assertThat(POSITION.stone(new Point(2, 0))).isEmpty();
    }

    @Test
    void itIsWrittenInRowsAndOnALine() {
        assertThat(POSITION).hasToString("X . O\nO X .\n");
        assertThat(PositionText.line(POSITION)).isEqualTo("X.O/OX.");
        assertThat(PositionText.read(List.of(PositionText.line(POSITION).split("/"))))
                .isEqualTo(POSITION);
    }

    @Test
    void aPointIsNamedOrItsStoneMarked() {
        assertThat(PositionText.of(POSITION, Optional.of(new Point(1, 1)))).isEqualTo("X a O\nO X .\n");
        assertThat(PositionText.of(POSITION, Optional.of(new Point(1, 0)))).isEqualTo("X . O\nO # .\n");
        assertThat(PositionText.of(POSITION, Optional.of(new Point(0, 0)))).isEqualTo("X . O\n@ X .\n");
        assertThat(PositionText.of(POSITION, Optional.empty())).isEqualTo("X . O\nO X .\n");
    }

    @Test
    void whatIsNoPositionIsRefused() {
        for (String rows : List.of("X.+", "X./.", "./X.", "x")) {
            assertThatThrownBy(() -> PositionText.read(List.of(rows.split("/"))))
                    .as(rows)
                    .isInstanceOf(IllegalArgumentException.class);
        }
    }
}
