package touchstone.reference.theorem;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import touchstone.reference.Color;
import touchstone.reference.Count;
import touchstone.reference.Game;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.Shorthand;
import touchstone.reference.Statement;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Counting;
import touchstone.reference.choice.Komi;
import touchstone.reference.choice.Neutral;
import touchstone.reference.choice.Scoring;
import touchstone.reference.choice.Supply;

/**
 * When all stones have been put on the board, one point stays open. It is in the winner's area, and the stones of the
 * loser's that stand there give the margin (Wikipedia, area scoring): twice their number and one.
 *
 * <p>The conditions: the board has an odd number of points and each player exactly half of the rest as stones; no point is
 * shared; komi is paid in whole stones, so it is even, and neither the stones White has left nor Black's territory are too
 * few for it. Without them the lead is still that by area, but no longer to be read from one open point.
 */
class FillInTest {

    private static final VariantRules RULES =
            Shorthand.rules(Scoring.AREA, Neutral.HALVES, Komi.INTEGER, Supply.HALF_THE_BOARD, Counting.FILL_IN);

    @Provide
    Arbitrary<Position> positions() {
        return Strips.alternating().filter(position -> position.board().size() % 2 == 1);
    }

    /** The stones put on the board one by one. */
    private static final class Bowls {

        private Position position;
        private final PointSet blackArea;

        Bowls(Position position) {
            this.position = position;
            this.blackArea = RULES.area(position, Color.BLACK);
        }

        int left(Color player) {
            return RULES.supply(position.board()) - position.stones(player).size();
        }

        PointSet open(Color owner) {
            PointSet empties = position.empties();
            return owner == Color.BLACK ? empties.and(blackArea) : empties.minus(blackArea);
        }

        /** As many stones as there are, or as there is room for. */
        int put(Color stones, Color area, int most) {
            int number = Math.min(Math.min(most, left(stones)), open(area).size());
            for (Point point : open(area).stream().limit(number).toList()) {
                position = position.with(stones, point);
            }
            return number;
        }
    }

    @Property(tries = 200, edgeCases = EdgeCasesMode.NONE)
    void leavesOneOpenPointInTheWinnersArea(
            @ForAll("positions") Position position, @ForAll @IntRange(min = 0, max = 10) int drawn) {
        Bowls bowls = new Bowls(position);
        int paid = bowls.put(Color.WHITE, Color.BLACK, drawn);
        Game start = Shorthand.say(Game.from(RULES, position, Color.BLACK), new Statement.Komi(2 * paid));
        for (Color player : Color.values()) {
            bowls.put(player, player, Integer.MAX_VALUE);
        }
        int black = bowls.put(Color.BLACK, Color.WHITE, Integer.MAX_VALUE);
        int white = bowls.put(Color.WHITE, Color.BLACK, Integer.MAX_VALUE);
        Color winner = start.score().winner().orElseThrow();
        assertThat(bowls.position.empties().size()).isEqualTo(1);
        assertThat(bowls.open(winner).size()).isEqualTo(1);
        assertThat(winner == Color.BLACK ? black : white).isZero();
        assertThat(start.score().margin()).isEqualTo(2 * (black + white) + 1);
        assertThat(filledIn(start))
                .isEqualTo(new Count.FilledIn(
                        black + white == 0 ? Optional.empty() : Optional.of(winner.opponent()),
                        black + white,
                        start.score().lead()));
    }

    private static Count.FilledIn filledIn(Game game) {
        return (Count.FilledIn) RULES.counted(game, Counting.FILL_IN);
    }

    @Property(tries = 200, edgeCases = EdgeCasesMode.NONE)
    void givesTheLeadByAreaAnyway(
            @ForAll(supplier = RandomGame.Anywhere.class) RandomGame random,
            @ForAll @IntRange(min = -9, max = 9) int komi) {
        Game start = Shorthand.say(Game.begin(RULES, random.board()), new Statement.Komi(komi));
        Game game = random.ended(RULES, random.from(start));
        assertThat(filledIn(game).lead()).isEqualTo(game.score().lead());
    }

    /** White has 10 of 25 points: two of her 12 stones do not fit, and stand in Black's area. */
    @Example
    void theExampleOfTheFiveLines() {
        Game game = Game.from(RULES, Shorthand.position("""
                . X X O .
                . X X O .
                . . X O .
                . . X O .
                . . X O .
                """), Color.BLACK);
        assertThat(filledIn(game)).isEqualTo(new Count.FilledIn(Optional.of(Color.WHITE), 2, 5));
    }

    /** On four points each player has one stone, and two points stay open: the margin is 2, not 1. */
    @Example
    void unlessTheBoardIsEven() {
        Game game = Game.from(RULES, Shorthand.position("X . . ."), Color.BLACK);
        assertThat(game.score().margin()).isEqualTo(4);
        assertThat(filledIn(game)).isEqualTo(new Count.FilledIn(Optional.of(Color.WHITE), 1, 4));
    }

    @Example
    void unlessAPointIsShared() {
        Game game = Game.from(RULES, Shorthand.position("X . O"), Color.BLACK);
        assertThat(filledIn(game)).isEqualTo(new Count.FilledIn(Optional.empty(), 0, 0));
    }

    /** Half a stone is paid by nobody. */
    @Example
    void unlessKomiIsOdd() {
        Game start = Game.from(RULES, Shorthand.position("X . ."), Color.BLACK);
        Game game = Shorthand.say(start, new Statement.Komi(1));
        assertThat(game.score().margin()).isEqualTo(2);
        assertThat(filledIn(game)).isEqualTo(new Count.FilledIn(Optional.of(Color.WHITE), 0, 2));
    }
}
