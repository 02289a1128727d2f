package touchstone.life;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.PointSet;
import touchstone.reference.Position;

/** For many moments together the same is found as for each by itself. */
class AllPlayTest {

    private static final long SEED = 2026;

    private final Random random = new Random(SEED);

    @Test
    void fromAllPositionsOfFourPoints() {
        fromAllPositionsOfFourPoints(KoOpening.EACH_CAPTURE);
    }

    @Test
    @Tag("slow") // four times as many moments
    void fromAllPositionsOfFourPointsWhereAKoIsOpenForGood() {
        fromAllPositionsOfFourPoints(KoOpening.FOR_GOOD);
    }

    private void fromAllPositionsOfFourPoints(KoOpening opening) {
        for (Board board : List.of(Board.of(4, 1), Board.of(2, 2))) {
            compare(
                    Positions.all(board).stream()
                            .flatMap(
                                    position -> Stream.of(Color.values()).map(first -> Imagined.begin(position, first)))
                            .toList(),
                    opening);
        }
    }

    /** Slow, some ten seconds: whether a ko is open makes a difference in one of 200 moments or so. */
    @Test
    @Tag("slow")
    void whereStonesAreBarredAndKosOpen() {
        List<Position> positions = Positions.all(Board.of(4, 1));
        compare(
                Stream.generate(() -> barredAndOpen(positions.get(random.nextInt(positions.size()))))
                        .filter(begin -> !begin.bans().barred().isEmpty())
                        .limit(500)
                        .toList(),
                KoOpening.FOR_GOOD);
    }

    private Imagined barredAndOpen(Position position) {
        PointSet barred = some(position.stones())
                .where(stone -> Chains.RULES.connected(position, stone).size() == 1);
        return new Imagined(
                position,
                random.nextBoolean() ? Color.BLACK : Color.WHITE,
                new KoBans(barred, noneOrSome(position.board()), noneOrSome(position.board())));
    }

    private PointSet noneOrSome(Board board) {
        return random.nextBoolean() ? board.none() : some(board.all());
    }

    private PointSet some(PointSet points) {
        return points.where(point -> random.nextBoolean());
    }

    private void compare(List<Imagined> begins, KoOpening opening) {
        AllPlay rough = new AllPlay(begins, opening, false);
        AllPlay close = new AllPlay(begins, opening, true);
        Definition.Forcing byItself = BruteForce.by(opening);
        for (Imagined begin : begins) {
            for (PointSet chain : new Chains(begin.position()).all()) {
                Color owner = begin.position().stone(chain.first()).orElseThrow();
                for (PointSet watched : watched(chain)) {
                    Optional<Boolean> right = Optional.of(byItself.opponentForces(begin, owner, chain, watched));
                    for (AllPlay together : List.of(rough, close)) {
                        assertThat(together.opponentForces(begin, owner, chain, watched))
                                .as("%s without new stones on %s, seed %d: %s", chain, watched, SEED, begin)
                                .isIn(right, Optional.empty());
                    }
                }
            }
        }
    }

    private List<PointSet> watched(PointSet chain) {
        Board board = chain.board();
        List<PointSet> watched = new ArrayList<>(List.of(board.none(), chain, board.all()));
        watched.add(chain.or(some(board.all())));
        return watched;
    }
}
