package touchstone.life.confirmation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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

    private final Position position;
    private final Reading reading;
    private final Limits limits;
    private final Map<Color, UnconditionalLife> unconditional = new LinkedHashMap<>();
    private final PointSet lasting;
    private final List<PointSet> parts;
    private final Map<PointSet, ChainLife> found = new LinkedHashMap<>();

    /** @throws IllegalArgumentException if the position has a chain without liberties, which no game leads to */
    public static Confirmation confirm(Position position, Reading reading, Limits limits) {
        return new LifeAndDeath(position, reading, limits).confirmation();
    }

    private LifeAndDeath(Position position, Reading reading, Limits limits) {
        this.position = position;
        this.reading = reading;
        this.limits = limits;
        for (Color color : Color.values()) {
            PointSet stuck = Chains.RULES.withoutLiberty(position, color);
            if (!stuck.isEmpty()) {
                throw new IllegalArgumentException(
                        "the stones on " + stuck + " have no liberty: no game has such a position");
            }
            unconditional.put(color, UnconditionalLife.of(position, color));
        }
        UnconditionalLife black = unconditional.get(Color.BLACK);
        UnconditionalLife white = unconditional.get(Color.WHITE);
        this.lasting = black.stones().or(white.stones());
        this.parts = Chains.parts(position.board().all().minus(black.points()).minus(white.points()));
    }

    private Confirmation confirmation() {
        List<PointSet> chains = new Chains(position).all();
        chains.forEach(chain -> found.put(chain, firstPart(chain)));
        if (reading.enabling() != Enabling.SAME_POINTS) {
            chains.stream()
                    .filter(chain -> found.get(chain)
                            .status()
                            .filter(Status.DEAD::equals)
                            .isPresent())
                    .toList()
                    .forEach(chain -> found.put(chain, nearby(found.get(chain))));
        }
        return new Confirmation(position, List.copyOf(found.values()));
    }

    /** All but whether new stones nearby make the chain alive. */
    private ChainLife firstPart(PointSet chain) {
        Color owner = position.stone(chain.first()).orElseThrow();
        if (unconditional.get(owner).stones().holds(chain)) {
            return new ChainLife(chain, owner, Optional.of(Status.UNCAPTURABLE), List.of());
        }
        if (unconditional.get(owner.opponent()).territory().holds(chain)) {
            return new ChainLife(chain, owner, Optional.of(Status.DEAD), List.of());
        }
        PointSet part =
                parts.stream().filter(one -> one.holds(chain)).findFirst().orElseThrow();
        List<ChainLife.Search> searches = new ArrayList<>();
        Optional<Boolean> captured = ask(
                searches, Asked.CAPTURE, part, owner, chain, position.board().none());
        if (captured.isEmpty() || !captured.get()) {
            return new ChainLife(chain, owner, captured.map(any -> Status.UNCAPTURABLE), searches);
        }
        Optional<Boolean> forGood = ask(searches, Asked.CAPTURE_WITHOUT_NEW_STONES_THERE, part, owner, chain, chain);
        return new ChainLife(chain, owner, forGood.map(yes -> yes ? Status.DEAD : Status.CAPTURABLE_1), searches);
    }

    /** A chain that is dead, unless new stones nearby make it alive. */
    private ChainLife nearby(ChainLife life) {
        PointSet territory = unconditional.get(life.owner().opponent()).territory();
        PointSet opponents = unconditional.get(life.owner().opponent()).points();
        PointSet region = region(life);
        if (opponents.holds(region)) {
            return life;
        }
        PointSet open = region.minus(opponents);
        PointSet part = position.board().none();
        for (PointSet one : parts) {
            part = one.intersects(open) || one.holds(life.chain()) ? part.or(one) : part;
        }
        if (territory.holds(life.chain())) {
            part = part.or(Chains.RULES.reached(life.chain(), territory));
        }
        List<ChainLife.Search> searches = new ArrayList<>(life.searches());
        Optional<Boolean> forGood = ask(
                searches, Asked.CAPTURE_WITHOUT_NEW_STONES_NEARBY, part, life.owner(), life.chain(), open.and(part));
        return new ChainLife(
                life.chain(), life.owner(), forGood.map(yes -> yes ? Status.DEAD : Status.CAPTURABLE_2), searches);
    }

    /** As {@link touchstone.life.Definition} has it. A chain that is undecided does not stop it, so that it is rather too large. */
    private PointSet region(ChainLife life) {
        PointSet stops = position.board().none();
        for (ChainLife other : found.values()) {
            boolean stopping = other.status()
                    .filter(status -> stops(status, other.owner() == life.owner()))
                    .isPresent();
            stops = stopping ? stops.or(other.chain()) : stops;
        }
        PointSet open = position.board().all().minus(stops);
        PointSet own = stops.and(position.stones(life.owner()));
        return Chains.RULES.reached(life.chain(), reading.enabling().open(position, open, own));
    }

    private boolean stops(Status status, boolean own) {
        return own
                ? status == Status.UNCAPTURABLE || status == Status.CAPTURABLE_1
                : reading.enabling() == Enabling.ENCLOSED && status == Status.UNCAPTURABLE;
    }

    private Optional<Boolean> ask(
            List<ChainLife.Search> searches,
            Asked asked,
            PointSet part,
            Color owner,
            PointSet chain,
            PointSet watched) {
        Ground ground = new Ground.Closed(position, part, lasting);
        if (!ground.fits()) {
            return Optional.empty();
        }
        Answered answered = new Question(ground, owner, chain, watched).answer(reading.opening(), limits);
        searches.add(new ChainLife.Search(asked, answered));
        return answered.forced();
    }
}
