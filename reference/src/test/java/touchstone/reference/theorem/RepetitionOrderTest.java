package touchstone.reference.theorem;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import touchstone.reference.BaseRules;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.Position;
import touchstone.reference.Ruling;
import touchstone.reference.Shorthand;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.SelfCapture;

/**
 * Which rule against repetition forbids whatever another forbids. Positional superko is the strictest of the superkos,
 * situational next, natural situational least (Wikipedia, on repetition, by its definitions); the table has all rules that
 * forbid something by themselves, and each relation that is not in it fails in one of the games below.
 *
 * <p>The order is one of rules for the same game, from the empty board, passes and self-captures included; a game taken up
 * in the middle keeps it only for the rules that ask for positions and not for who created them.
 */
class RepetitionOrderTest {

    /** For each rule those next stricter. */
    private static final Map<Repetition, Set<Repetition>> STRICTER = Map.of(
            Repetition.SIMPLE_STONE, Set.of(Repetition.SIMPLE_OWN, Repetition.PLAY_ELSEWHERE),
            Repetition.SIMPLE_OWN, Set.of(Repetition.SIMPLE, Repetition.NEW_ZEALAND),
            Repetition.SIMPLE, Set.of(Repetition.SITUATIONAL),
            Repetition.PLAY_ELSEWHERE, Set.of(),
            Repetition.NATURAL_SITUATIONAL, Set.of(Repetition.NEW_ZEALAND),
            Repetition.NEW_ZEALAND, Set.of(Repetition.SITUATIONAL),
            Repetition.SITUATIONAL, Set.of(Repetition.POSITIONAL),
            Repetition.POSITIONAL, Set.of());

    /** The last move of each is forbidden by some rules and allowed by others. */
    private static final List<String> WITNESSES = List.of(
            "1x1: A1",
            "1x1: pass A1",
            "1x1: pass A1 A1",
            "1x1: A1 pass A1",
            "2x1: pass A1 pass B1",
            "2x1: pass A1 B1 pass A1",
            "2x1: A1 pass B1 pass A1",
            "4x1: B1 C1 pass A1 B1",
            "7x1: B1 C1 pass E1 D1 pass G1 C1");

    private static Set<Repetition> stricterThan(Repetition rule) {
        Set<Repetition> all = EnumSet.of(rule);
        STRICTER.get(rule).forEach(next -> all.addAll(stricterThan(next)));
        return all;
    }

    /** The rules that forbid a play because of what it repeats. */
    private static Set<Repetition> forbidding(Game game, Point point) {
        Set<Repetition> forbidding = EnumSet.noneOf(Repetition.class);
        STRICTER.keySet().stream().filter(rule -> forbids(rule, game, point)).forEach(forbidding::add);
        return forbidding;
    }

    /** @param game in which anything may be repeated */
    private static boolean forbids(Repetition rule, Game game, Point point) {
        return game.rule(new Move.Play(point)) instanceof Ruling.Made made
                && new BaseRules(rule, game.rules().selfCapture())
                        .repetition(game, made.after().position())
                        .isPresent();
    }

    private static void assertOrdered(Game game) {
        for (Point point : game.position().empties()) {
            Set<Repetition> forbidding = forbidding(game, point);
            for (Repetition rule : forbidding) {
                assertThat(forbidding)
                        .as("what is stricter than " + rule + ", at " + point)
                        .containsAll(stricterThan(rule));
            }
        }
    }

    @Provide
    Arbitrary<RandomGame> games() {
        return RandomGame.within(3, 40);
    }

    @Property(tries = 150, edgeCases = EdgeCasesMode.NONE)
    void holdsOnRandomGames(@ForAll("games") RandomGame random, @ForAll SelfCapture selfCapture) {
        random.under(new BaseRules(Repetition.NONE, selfCapture)).moments().forEach(RepetitionOrderTest::assertOrdered);
    }

    @Example
    void holdsOnAllShortGames() {
        Games.forEachShort(SelfCapture.ALLOWED, RepetitionOrderTest::assertOrdered);
    }

    @Example
    void hasNoFurtherRelation() {
        for (Repetition rule : STRICTER.keySet()) {
            for (Repetition other : EnumSet.complementOf(EnumSet.copyOf(stricterThan(rule)))) {
                if (STRICTER.containsKey(other)) {
                    assertThat(WITNESSES)
                            .as(rule + " forbids what " + other + " allows")
                            .anyMatch(game -> lastForbiddenBy(game).contains(rule)
                                    && !lastForbiddenBy(game).contains(other));
                }
            }
        }
    }

    private static Set<Repetition> lastForbiddenBy(String witness) {
        String[] parts = witness.split(": ");
        List<String> moves = Arrays.asList(parts[1].split(" "));
        Game game = Game.begin(new BaseRules(Repetition.NONE, SelfCapture.ALLOWED), Shorthand.board(parts[0]));
        for (String move : moves.subList(0, moves.size() - 1)) {
            game = Shorthand.play(game, move);
        }
        return forbidding(game, Point.parse(moves.get(moves.size() - 1)));
    }

    /** Some rules are others by another name, as far as plays are concerned. */
    @Property(tries = 100, edgeCases = EdgeCasesMode.NONE)
    void hasRulesThatForbidTheSamePlays(@ForAll("games") RandomGame random) {
        Game game = random.under(new BaseRules(Repetition.NONE, SelfCapture.SEVERAL));
        Map<Repetition, Repetition> alike = Map.of(
                Repetition.NO_RESULT, Repetition.SIMPLE_STONE,
                Repetition.TIE, Repetition.SIMPLE_STONE,
                Repetition.ING, Repetition.POSITIONAL);
        alike.forEach((rule, same) -> {
            for (Point point : game.position().empties()) {
                assertThat(forbids(rule, game, point)).isEqualTo(forbids(same, game, point));
            }
        });
    }

    /** White has not moved yet, so she has no position of her own; but the stone that has just taken hers is a ko stone. */
    @Example
    void isNotThatOfGamesTakenUpInTheMiddle() {
        Position position = Shorthand.position("""
                . X O . .
                X O . O .
                . X O . .
                """);
        BaseRules free = new BaseRules(Repetition.NONE, SelfCapture.ALLOWED);
        Game game = Game.from(free, position, Color.BLACK).play(new Move.Play(Point.parse("C2")));
        assertThat(forbidding(game, Point.parse("B2")))
                .contains(Repetition.SIMPLE_STONE, Repetition.SIMPLE, Repetition.SITUATIONAL, Repetition.POSITIONAL)
                .doesNotContain(Repetition.SIMPLE_OWN, Repetition.NEW_ZEALAND, Repetition.NATURAL_SITUATIONAL);
    }
}
