package touchstone.reference.theorem;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.Score;
import touchstone.reference.Shorthand;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Ending;
import touchstone.reference.choice.GroupTax;
import touchstone.reference.choice.Scoring;

/**
 * "Stone and area scoring give the same if both sides have equally many groups, and otherwise differ by two points for each
 * further group"; area scoring with a tax of two points a group gives what stone scoring gives (Wikipedia, on reconciling
 * the scoring systems).
 *
 * <p>This is true once both players have filled their territory up to the two eyes of each group, which they can always do,
 * and if each group has two points at all. A group is what connects by stones and territory. Groups in seki have fewer than
 * two: then it is the points they have that make the difference, and a tax that is never more than those.
 */
class StoneScoringTest {

    private static final VariantRules RULES = Shorthand.rules(Ending.AGREEMENT);

    @Provide
    Arbitrary<Position> groupsOfTwoEyes() {
        return Strips.ofEitherColor();
    }

    /** What is connected by a player's stones and territory, one set a group. */
    private static List<PointSet> groups(Position position, Color player) {
        PointSet area = RULES.area(position, player);
        return area.stream()
                .map(point -> RULES.reached(PointSet.of(position.board(), point), area))
                .distinct()
                .toList();
    }

    private static int eyes(Position position, Color player) {
        PointSet territory = RULES.territory(position, player);
        return groups(position, player).stream()
                .mapToInt(group -> Math.min(2, group.and(territory).size()))
                .sum();
    }

    /** Both players fill their territory, point by point, as long as a group keeps two. */
    private static Game filled(Position position) {
        Game game = Game.from(RULES, position, Color.BLACK);
        for (Color player : Color.values()) {
            for (PointSet group : groups(position, player)) {
                PointSet territory = group.and(RULES.territory(position, player));
                for (Point point : territory.stream().skip(2).toList()) {
                    game = game.toMove() == player ? game : Shorthand.play(game, "pass");
                    game = Shorthand.play(game, point.toString());
                }
            }
        }
        return game;
    }

    @Property(tries = 100)
    void differsFromAreaByTwoPointsForEachFurtherGroup(@ForAll("groupsOfTwoEyes") Position position) {
        Game game = filled(position);
        int groups = groups(position, Color.BLACK).size()
                - groups(position, Color.WHITE).size();
        assertThat(RandomGame.lead(game)).isEqualTo(RULES.score(position).lead());
        assertThat(RandomGame.lead(game) - RandomGame.lead(game, Scoring.STONES))
                .isEqualTo(2 * groups);
    }

    @Property(tries = 200)
    void isAreaScoringWithAGroupTaxOnceAllIsFilled(@ForAll(supplier = RandomGame.Anywhere.class) RandomGame random) {
        Position position = random.under(RULES).position();
        Game game = filled(position);
        double stones = RandomGame.lead(game, Scoring.STONES);
        assertThat(RandomGame.lead(game, GroupTax.TWO)).isEqualTo(stones);
        assertThat(RULES.score(position).lead() - stones)
                .isEqualTo(eyes(position, Color.BLACK) - eyes(position, Color.WHITE));
    }

    /** Before anything is filled Black is ahead by the territory as well. */
    @Example
    void unlessTerritoryIsStillOpen() {
        Game game = Game.from(RULES, Shorthand.position(". . . X O . ."), Color.BLACK);
        assertThat(RandomGame.lead(game)).isEqualTo(1);
        assertThat(RandomGame.lead(game, Scoring.STONES)).isZero();
        assertThat(RandomGame.lead(filled(game.position()), Scoring.STONES)).isEqualTo(1);
    }

    /** One group each, but Black's has an eye. */
    @Example
    void unlessAGroupIsInSeki() {
        Position position = Shorthand.position("""
                X X X . O O
                . X . . O O
                X X . . O O
                """);
        Game game = filled(position);
        assertThat(RandomGame.lead(game)).isEqualTo(1);
        assertThat(RandomGame.lead(game, Scoring.STONES)).isZero();
        assertThat(RandomGame.lead(game, GroupTax.TWO)).isZero();
    }

    /** Nothing is left to fill, and Black has one group more. */
    @Example
    void inTheExampleOfTwoGroupsAgainstOne() {
        Position position = Shorthand.position("""
                . X . X O . O . O X . X .
                X X X X O O O O O X X X X
                X X X X O O O O O X X X X
                """);
        Game game = Game.from(RULES, position, Color.BLACK);
        assertThat(game.score()).isEqualTo(new Score(24, 15));
        assertThat(RandomGame.lead(game, Scoring.STONES)).isEqualTo(7);
        assertThat(RandomGame.lead(game, GroupTax.TWO)).isEqualTo(7);
    }
}
