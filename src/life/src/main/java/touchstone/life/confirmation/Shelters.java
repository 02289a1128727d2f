package touchstone.life.confirmation;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import touchstone.life.Chains;
import touchstone.life.KoOpening;
import touchstone.life.UnconditionalLife;
import touchstone.life.search.Answered;
import touchstone.life.search.Ground;
import touchstone.life.search.Question;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;

/**
 * Chains of which a small part of the board shows that they cannot be captured, whatever there is in the rest. Where such parts have
 * nothing in common, all these chains last at the same time, as each play of the opponent's is answered in its part.
 */
final class Shelters {

    /** In each round, how many points a part may have, and how many moments a search keeps: what is easy comes first. */
    private static final int[][] ROUNDS = {{8, 300}, {16, 1_000}, {24, 3_000}, {24, 10_000}};

    /** The same, where much is open and a search of all of it would hardly come to an end. */
    private static final int[][] LARGER_ROUNDS = {{24, 40_000}, {32, 100_000}};

    private static final int STEP = 3;

    private final Position position;
    private final KoOpening opening;
    private Allowance allowance;
    private final Outlook outlook;
    private final PointSet unconditional;
    private final Map<PointSet, Shelter> found = new LinkedHashMap<>();

    /**
     * A chain's part of the board.
     *
     * @param support the parts on which it rests: its own, and those of chains beside it that are taken to last
     * @param ends whether the opponent cannot go on threatening for ever in any of them
     */
    record Shelter(Answered answered, Set<Ground.Held> support, boolean ends) {}

    /** @param unconditional stones that are never captured, of both players */
    Shelters(Position position, PointSet unconditional, Outlook outlook, KoOpening opening, Allowance allowance) {
        this.position = position;
        this.unconditional = unconditional;
        this.outlook = outlook;
        this.opening = opening;
        this.allowance = allowance;
        List<PointSet> chains = new Chains(position)
                .all().stream().filter(chain -> !unconditional.holds(chain)).toList();
        for (int[] round : ROUNDS) {
            chains.forEach(chain -> look(chain, round[0], round[1]));
        }
    }

    /**
     * Looks for larger parts.
     *
     * @param chains for which none has been found
     * @return whether there is one for any of them
     */
    boolean largerFor(List<PointSet> chains, Allowance larger) {
        int before = found.size();
        allowance = larger;
        for (int[] round : LARGER_ROUNDS) {
            chains.forEach(chain -> look(chain, round[0], round[1]));
        }
        return found.size() > before;
    }

    Optional<Shelter> of(PointSet chain) {
        return Optional.ofNullable(found.get(chain));
    }

    private void look(PointSet chain, int largest, int moments) {
        Color player = position.stone(chain.first()).orElseThrow();
        PointSet likely = outlook.of(player);
        PointSet inner = position.board().none();
        int last = 0;
        while (!found.containsKey(chain) && likely.intersects(chain) && inner.size() < largest) {
            PointSet more = more(player, chain, inner, likely);
            if (more.isEmpty() || allowance.spent()) {
                break;
            }
            inner = inner.or(more);
            if (inner.size() >= last + STEP || inner.size() == 2) {
                last = inner.size();
                ask(player, chain, inner, moments);
            }
        }
        if (!found.containsKey(chain) && inner.size() > last) {
            ask(player, chain, inner, moments);
        }
    }

    /** The next points to be taken in: such as have most of the player's stones, or the edge, around them. */
    private PointSet more(Color player, PointSet chain, PointSet inner, PointSet likely) {
        PointSet own = Chains.RULES.connected(position, chain.first());
        for (Point stone : Chains.RULES.adjacent(inner).and(position.stones(player))) {
            own = own.contains(stone) ? own : own.or(Chains.RULES.connected(position, stone));
        }
        PointSet best = position.board().none();
        int most = -1;
        for (Point point :
                Chains.RULES.adjacent(own.or(inner)).and(likely).minus(inner).minus(position.stones(player))) {
            int around = around(point, own.or(inner));
            if (around > most) {
                PointSet whole = position.empties().contains(point)
                        ? PointSet.of(position.board(), point)
                        : Chains.RULES.connected(position, point);
                best = likely.holds(whole) ? whole : best;
                most = likely.holds(whole) ? around : most;
            }
        }
        return best;
    }

    private int around(Point point, PointSet near) {
        Board board = position.board();
        PointSet beside = Chains.RULES.adjacent(PointSet.of(board, point));
        return 4 - beside.size() + beside.and(near).size();
    }

    private void ask(Color player, PointSet chain, PointSet inner, int moments) {
        Ground.Held ground = ground(player, inner, false);
        if (!ground.fits() || allowance.spent()) {
            return;
        }
        Question question = new Question(ground, player, chain, position.board().none());
        Answered answered = allowance.used(question.answer(opening, allowance.atMost(moments)));
        if (answered.forced().isPresent()) {
            Set<Ground.Held> support = support(ground);
            boolean ends = answered.ends() && support.stream().allMatch(this::ends);
            support.add(ground);
            for (PointSet kept : Chains.parts(ground.kept())) {
                found.putIfAbsent(kept, new Shelter(answered, support, ends));
            }
        }
    }

    private boolean ends(Ground.Held ground) {
        return found.values().stream().anyMatch(shelter -> shelter.support().contains(ground) && shelter.ends());
    }

    /**
     * The part of the board with some inner points. Chains beside it that are known to last on other parts are taken to last.
     *
     * @param ending whether only such are that give the opponent no endless threats, as the player is to capture there
     */
    Ground.Held ground(Color player, PointSet inner, boolean ending) {
        // Where the player captures within an own eye it may be an eye no longer.
        PointSet lasting = ending ? lastingBeside(player, inner) : unconditional;
        Ground.Held ground = Ground.Held.of(position, player, inner, lasting);
        Set<Ground.Held> support = new LinkedHashSet<>();
        for (PointSet chain : ground.chains()) {
            Shelter shelter = found.get(chain);
            boolean own = position.stones(player).holds(chain);
            if (shelter != null && own && (shelter.ends() || !ending) && apart(shelter, ground, support)) {
                support.addAll(shelter.support());
                lasting = lasting.or(chain);
            }
        }
        return Ground.Held.of(position, player, inner, lasting);
    }

    private PointSet lastingBeside(Color player, PointSet inner) {
        PointSet own = UnconditionalLife.without(inner, position, player).stones();
        return unconditional.and(own.or(position.stones(player.opponent())));
    }

    /** The inner points of all parts on which the player's chains beside some points rest. */
    PointSet inner(Color player, PointSet points) {
        PointSet beside = Chains.RULES.adjacent(points).and(position.stones(player));
        PointSet inner = position.board().none();
        for (Map.Entry<PointSet, Shelter> one : found.entrySet()) {
            if (one.getKey().intersects(beside)) {
                for (Ground.Held ground : one.getValue().support()) {
                    inner = inner.or(ground.points().minus(ground.border()));
                }
            }
        }
        return inner;
    }

    private static boolean apart(Shelter shelter, Ground.Held ground, Set<Ground.Held> support) {
        return shelter.support().stream()
                .allMatch(one -> one.apartFrom(ground)
                        && support.stream().allMatch(other -> other == one || other.apartFrom(one)));
    }

    private Set<Ground.Held> support(Ground.Held ground) {
        Set<Ground.Held> support = new LinkedHashSet<>();
        PointSet beside = ground.lasting().minus(unconditional);
        found.forEach((chain, shelter) -> {
            if (beside.holds(chain)) {
                support.addAll(shelter.support());
            }
        });
        return support;
    }
}
