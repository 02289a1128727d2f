package touchstone.explore.speed;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import touchstone.reference.Board;
import touchstone.reference.Point;

class PlayedGamesTest {

    private static final List<List<Point>> GAMES = PlayedGames.on(Board.of(5, 5), 20);

    @Test
    void areTheSameEachTime() {
        assertThat(PlayedGames.on(Board.of(5, 5), 20)).isEqualTo(GAMES).doesNotHaveDuplicates();
    }

    @Test
    void areTakenByTheReferenceAndHaveCaptures() {
        for (List<Point> plays : GAMES) {
            Contender.Line line = new ReferenceContender().begin(5);
            assertThat(plays).allMatch(point -> line.play(point.column(), point.row()));
        }
        assertThat(GAMES).anyMatch(plays -> plays.size() > 25);
    }

    @Test
    void theReferenceRefusesWhatIsIllegal() {
        Contender.Line line = new ReferenceContender().begin(5);
        assertThat(line.play(2, 2)).isTrue();
        assertThat(line.play(2, 2)).isFalse();
    }
}
