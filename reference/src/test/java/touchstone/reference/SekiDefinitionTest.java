package touchstone.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import touchstone.reference.choice.GroupTax;
import touchstone.reference.choice.Seki;

/** Seki and groups on random positions, against a search over chains and regions that knows no bit sets. */
class SekiDefinitionTest {

    private static final VariantRules RULES = Shorthand.rules(Seki.DOES_NOT_COUNT, GroupTax.TWO);

    @Property(tries = 300)
    void territoryIsWhatNoChainInSekiBorders(@ForAll(supplier = GameVisitor.Anywhere.class) GameVisitor visitor) {
        Position position = visitor.last(RULES).position();
        for (Color player : Color.values()) {
            Set<Set<Point>> seki = inSeki(position, player);
            assertThat(RULES.inSeki(position, player))
                    .containsExactlyInAnyOrderElementsOf(
                            seki.stream().flatMap(Set::stream).toList());
            List<Point> expected = regionsOf(position, player).stream()
                    .filter(region -> seki.stream().noneMatch(chain -> touch(chain, region)))
                    .flatMap(Set::stream)
                    .toList();
            assertThat(RULES.territory(position, player)).containsExactlyInAnyOrderElementsOf(expected);
        }
    }

    @Property(tries = 300)
    void theTaxIsOnWhatStonesAndTerritoryConnect(@ForAll(supplier = GameVisitor.Anywhere.class) GameVisitor visitor) {
        Game game = visitor.last(RULES);
        for (Color player : Color.values()) {
            Set<Point> territory = toSet(RULES.territory(game.position(), player));
            Set<Point> area = toSet(game.position().stones(player));
            area.addAll(territory);
            int tax = 0;
            for (Set<Point> group : parts(area)) {
                group.retainAll(territory);
                tax += Math.min(2, group.size());
            }
            assertThat(RULES.tax(game, player)).isEqualTo(tax);
        }
    }

    /** Chains on a neutral region; then, again and again, those on a region of the player's that a chain in seki is on. */
    private static Set<Set<Point>> inSeki(Position position, Color player) {
        Set<Set<Point>> chains = parts(toSet(position.stones(player)));
        Set<Set<Point>> neutral = parts(toSet(position.empties()));
        neutral.removeAll(regionsOf(position, Color.BLACK));
        neutral.removeAll(regionsOf(position, Color.WHITE));
        Deque<Set<Point>> open = chains.stream()
                .filter(chain -> neutral.stream().anyMatch(region -> touch(chain, region)))
                .collect(Collectors.toCollection(ArrayDeque::new));
        Set<Set<Point>> seki = new HashSet<>(open);
        while (!open.isEmpty()) {
            Set<Point> chain = open.remove();
            for (Set<Point> region : regionsOf(position, player)) {
                if (touch(chain, region)) {
                    chains.stream()
                            .filter(other -> touch(other, region) && seki.add(other))
                            .forEach(open::add);
                }
            }
        }
        return seki;
    }

    /** The empty regions that border stones of this player only. */
    private static Set<Set<Point>> regionsOf(Position position, Color player) {
        return parts(toSet(position.empties())).stream()
                .filter(region -> touch(region, toSet(position.stones(player)))
                        && !touch(region, toSet(position.stones(player.opponent()))))
                .collect(Collectors.toSet());
    }

    private static Set<Point> toSet(PointSet points) {
        return points.stream().collect(Collectors.toCollection(HashSet::new));
    }

    private static boolean touch(Set<Point> some, Set<Point> others) {
        return some.stream().anyMatch(one -> others.stream().anyMatch(other -> next(one, other)));
    }

    private static boolean next(Point one, Point other) {
        return Math.abs(one.column() - other.column()) + Math.abs(one.row() - other.row()) == 1;
    }

    /** A set of points cut into its connected parts. */
    private static Set<Set<Point>> parts(Set<Point> points) {
        Set<Set<Point>> parts = new HashSet<>();
        Set<Point> rest = new HashSet<>(points);
        while (!rest.isEmpty()) {
            Set<Point> part = new HashSet<>();
            Deque<Point> open = new ArrayDeque<>(Set.of(rest.iterator().next()));
            while (!open.isEmpty()) {
                Point point = open.remove();
                if (rest.remove(point)) {
                    part.add(point);
                    rest.stream().filter(other -> next(point, other)).forEach(open::add);
                }
            }
            parts.add(part);
        }
        return parts;
    }
}
