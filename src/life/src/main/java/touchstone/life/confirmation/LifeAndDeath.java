package touchstone.life.confirmation;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import touchstone.life.Chains;
import touchstone.life.Enabling;
import touchstone.life.Limits;
import touchstone.life.Reading;
import touchstone.life.Status;
import touchstone.life.UnconditionalLife;
import touchstone.life.confirmation.ChainLife.Asked;
import touchstone.life.search.Answered;
import touchstone.life.search.Ground;
import touchstone.life.search.Question;
import touchstone.reference.Color;
import touchstone.reference.PointSet;
import touchstone.reference.Position;

/**
 * Decides the status of each chain of a position in which the game has stopped. What stands or is surrounded unconditionally is
 * known at once and divides the board into parts that have nothing to do with each other: whatever a player does in one, the other
 * may take for a pass in the rest. Each question is then searched in its part alone.
 */
public final class LifeAndDeath {

    /** How many moments a search keeps on a part of the board that encloses stones which may be dead. */
    private static final int ENCLOSED = 20_000;

    /** A part of the board with more points than this is first looked at piece by piece, as a search of all of it rarely ends. */
    private static final int LARGE = 32;

    private final Position position;
    private final Reading reading;
    private final Limits limits;
    private final LastingStones lasting;
    /** Those that last by eyes that are territory, whatever is played elsewhere. */
    private final LastingStones lastingByTerritory;

    private final Allowance allowance;
    private final Allowance sheltering;
    private final Allowance shelteringLarger;
    private final Shelters shelters;
    /** How many moments have been looked at, but for what was spent on shelters. */
    private long asked;

    private final Map<PointSet, ChainLife> found = new LinkedHashMap<>();
    /** Dead chains of which it is known, too, that new stones nearby do not help. */
    private final Set<PointSet> fallen = new HashSet<>();

    /** @throws IllegalArgumentException if the position has a chain without liberties, which no game leads to */
    public static Confirmation confirm(Position position, Reading reading, Limits limits) {
        return new LifeAndDeath(position, reading, limits).confirmation();
    }

    private LifeAndDeath(Position position, Reading reading, Limits limits) {
        this.position = position;
        this.reading = reading;
        this.limits = new Limits(limits.moments(), () -> limits.stop().getAsBoolean() || spent() >= limits.all());
        for (Color color : Color.values()) {
            PointSet stuck = Chains.RULES.withoutLiberty(position, color);
            if (!stuck.isEmpty()) {
                throw new IllegalArgumentException(
                        "the stones on " + stuck + " have no liberty: no game has such a position");
            }
        }
        this.lasting = LastingStones.of(position, color -> UnconditionalLife.of(position, color));
        this.lastingByTerritory =
                LastingStones.of(position, color -> UnconditionalLife.byTerritoryAlone(position, color));
        this.allowance = new Allowance(this.limits);
        this.sheltering = new Allowance(this.limits);
        BooleanSupplier half = () -> this.limits.stop().getAsBoolean() || spent() >= limits.all() / 2;
        this.shelteringLarger = new Allowance(new Limits(limits.moments(), half));
        Outlook outlook = new Outlook(position, limits.stop());
        this.shelters = new Shelters(position, lasting.stones(), outlook, reading.opening(), sheltering);
    }

    private long spent() {
        return asked + sheltering.used() + shelteringLarger.used();
    }

    private Confirmation confirmation() {
        List<PointSet> chains = new Chains(position).all();
        chains.forEach(chain -> found.put(chain, known(chain)));
        fall();
        List<PointSet> large = chains.stream()
                .filter(this::open)
                .filter(chain -> lasting.part(chain).size() > LARGE)
                .toList();
        if (!large.isEmpty() && shelters.largerFor(large, shelteringLarger)) {
            large.forEach(chain -> found.put(chain, known(chain)));
            fall();
        }
        chains.stream().filter(this::open).toList().forEach(chain -> found.put(chain, searched(found.get(chain))));
        if (reading.enabling() != Enabling.SAME_POINTS) {
            chains.stream()
                    .filter(chain -> found.get(chain).dead() && !fallen.contains(chain))
                    .toList()
                    .forEach(chain -> found.put(chain, nearby(found.get(chain))));
        }
        return new Confirmation(position, List.copyOf(found.values()));
    }

    private void fall() {
        found.keySet().stream()
                .filter(this::open)
                .toList()
                .forEach(chain -> found.put(chain, fallen(found.get(chain))));
    }

    /** What is taken to last while play goes on in a part of the board. */
    private LastingStones during(PointSet part) {
        return lasting.outlast(position, part) ? lasting : lastingByTerritory;
    }

    private boolean open(PointSet chain) {
        return found.get(chain).status().isEmpty();
    }

    /** What is known at once, or from a small part of the board. */
    private ChainLife known(PointSet chain) {
        Color owner = position.stone(chain.first()).orElseThrow();
        if (lasting.of(owner).stones().holds(chain)) {
            return new ChainLife(chain, owner, Optional.of(Status.UNCAPTURABLE), List.of());
        }
        if (lasting.of(owner.opponent()).territory().holds(chain)) {
            return new ChainLife(chain, owner, Optional.of(Status.DEAD), List.of());
        }
        Optional<Shelters.Shelter> shelter = shelters.of(chain);
        if (shelter.isPresent()) {
            ChainLife.Search search =
                    new ChainLife.Search(Asked.CAPTURE, shelter.get().answered());
            return new ChainLife(chain, owner, Optional.of(Status.UNCAPTURABLE), List.of(search));
        }
        return new ChainLife(chain, owner, Optional.empty(), List.of());
    }

    /** Whether the opponent captures the chain for good by playing within what encloses it. */
    private ChainLife fallen(ChainLife life) {
        Color opponent = life.owner().opponent();
        PointSet enclosed = region(life, Enabling.ENCLOSED);
        PointSet known = during(enclosed.minus(lasting.of(opponent).points()))
                .of(opponent)
                .points();
        PointSet around = enclosed.minus(known);
        PointSet watched = reading.enabling() == Enabling.SAME_POINTS
                ? life.chain()
                : region(life, reading.enabling()).minus(known);
        if (!around.holds(watched)) {
            return life;
        }
        PointSet keepingAll = around.minus(position.stones(opponent));
        // The stones around may have an eye elsewhere, without which they fall themselves.
        PointSet wider = around.or(shelters.inner(opponent, around));
        // The opponent's stones within may have to be given up, as those that are thrown in.
        return Stream.of(keepingAll, around, wider)
                .distinct()
                .map(inner -> fallen(life, inner, watched))
                .filter(ChainLife::dead)
                .findFirst()
                .orElse(life);
    }

    private ChainLife fallen(ChainLife life, PointSet inner, PointSet watched) {
        Ground ground = shelters.ground(life.owner().opponent(), inner, true);
        if (!ground.fits() || allowance.spent()) {
            return life;
        }
        List<ChainLife.Search> searches = new ArrayList<>();
        PointSet none = position.board().none();
        boolean falls = ask(searches, Asked.CAPTURE, ground, life, none, allowance.atMost(ENCLOSED))
                        .isPresent()
                && ask(
                                searches,
                                Asked.CAPTURE_WITHOUT_NEW_STONES_NEARBY,
                                ground,
                                life,
                                watched.and(inner),
                                allowance.atMost(ENCLOSED))
                        .isPresent();
        searches.forEach(search -> allowance.used(search.answered()));
        if (!falls) {
            return life;
        }
        fallen.add(life.chain());
        return new ChainLife(life.chain(), life.owner(), Optional.of(Status.DEAD), searches);
    }

    /** All but whether new stones nearby make the chain alive. */
    private ChainLife searched(ChainLife life) {
        PointSet chain = life.chain();
        Color owner = life.owner();
        LastingStones stones = during(lasting.part(chain));
        Ground ground = new Ground.Closed(position, stones.part(chain), stones.stones());
        List<ChainLife.Search> searches = new ArrayList<>();
        if (!ground.fits()) {
            return life;
        }
        Optional<Boolean> captured =
                ask(searches, Asked.CAPTURE, ground, life, position.board().none(), limits);
        if (captured.isEmpty() || !captured.get()) {
            return new ChainLife(chain, owner, captured.map(any -> Status.UNCAPTURABLE), searches);
        }
        Optional<Boolean> forGood = ask(searches, Asked.CAPTURE_WITHOUT_NEW_STONES_THERE, ground, life, chain, limits);
        return new ChainLife(chain, owner, forGood.map(yes -> yes ? Status.DEAD : Status.CAPTURABLE_1), searches);
    }

    /** A chain that is dead, unless new stones nearby make it alive. */
    private ChainLife nearby(ChainLife life) {
        PointSet region = region(life, reading.enabling());
        if (lasting.of(life.owner().opponent()).points().holds(region)) {
            return life;
        }
        LastingStones stones = during(part(life, region, lasting));
        PointSet part = part(life, region, stones);
        PointSet open = region.minus(stones.of(life.owner().opponent()).points());
        List<ChainLife.Search> searches = new ArrayList<>(life.searches());
        Ground ground = new Ground.Closed(position, part, stones.stones());
        Optional<Boolean> forGood = ground.fits()
                ? ask(searches, Asked.CAPTURE_WITHOUT_NEW_STONES_NEARBY, ground, life, open.and(part), limits)
                : Optional.empty();
        boolean tooLarge =
                found.values().stream().anyMatch(other -> other.status().isEmpty());
        return new ChainLife(
                life.chain(),
                life.owner(),
                forGood.filter(yes -> yes || !tooLarge).map(yes -> yes ? Status.DEAD : Status.CAPTURABLE_2),
                searches);
    }

    /** The parts of the board in which a chain and what is open of the region around it are. */
    private PointSet part(ChainLife life, PointSet region, LastingStones stones) {
        UnconditionalLife opponents = stones.of(life.owner().opponent());
        PointSet open = region.minus(opponents.points());
        PointSet part = position.board().none();
        for (PointSet one : stones.parts()) {
            part = one.intersects(open) || one.holds(life.chain()) ? part.or(one) : part;
        }
        return opponents.territory().holds(life.chain())
                ? part.or(Chains.RULES.reached(life.chain(), opponents.territory()))
                : part;
    }

    /** As {@link touchstone.life.Definition} has it. A chain that is undecided does not stop it, so that it is rather too large. */
    private PointSet region(ChainLife life, Enabling enabling) {
        PointSet stops = position.board().none();
        for (ChainLife other : found.values()) {
            boolean stopping = other.status()
                    .filter(status -> stops(status, other.owner() == life.owner(), enabling))
                    .isPresent();
            stops = stopping ? stops.or(other.chain()) : stops;
        }
        PointSet open = position.board().all().minus(stops);
        PointSet own = stops.and(position.stones(life.owner()));
        return Chains.RULES.reached(life.chain(), enabling.open(position, open, own));
    }

    private static boolean stops(Status status, boolean own, Enabling enabling) {
        return own
                ? status == Status.UNCAPTURABLE || status == Status.CAPTURABLE_1
                : enabling == Enabling.ENCLOSED && status == Status.UNCAPTURABLE;
    }

    private Optional<Boolean> ask(
            List<ChainLife.Search> searches,
            Asked asked,
            Ground ground,
            ChainLife life,
            PointSet watched,
            Limits limits) {
        Answered answered = new Question(ground, life.owner(), life.chain(), watched).answer(reading.opening(), limits);
        this.asked += answered.moments();
        searches.add(new ChainLife.Search(asked, answered));
        return answered.forced();
    }
}
