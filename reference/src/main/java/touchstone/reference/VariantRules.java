package touchstone.reference;

import java.util.Optional;
import touchstone.reference.choice.Button;
import touchstone.reference.choice.Compensation;
import touchstone.reference.choice.Counting;
import touchstone.reference.choice.Draws;
import touchstone.reference.choice.FirstPass;
import touchstone.reference.choice.GroupTax;
import touchstone.reference.choice.Komi;
import touchstone.reference.choice.Neutral;
import touchstone.reference.choice.PassStones;
import touchstone.reference.choice.Scoring;
import touchstone.reference.choice.Seki;
import touchstone.reference.choice.Variant;

/** The rules at any point of the space of rules, and how they score. Each method is an axis under {@code features/variants/}. */
public class VariantRules extends CourseRules {

    /** The points a living group has to keep: its two eyes. */
    private static final int EYES = 2;

    public VariantRules(Variant variant) {
        super(variant);
    }

    /**
     * dead-stones.agreed: the stones agreed to be dead are taken off. Where points in seki do not count, only those in the
     * opponent's territory are (Japanese article 10-1); dead stones beside a neutral point stay.
     */
    @Override
    public Position finalPosition(Game game) {
        return game.position().without(deadRemoved(game));
    }

    private static PointSet agreedDead(Game game) {
        return game.course()
                .end()
                .filter(Course.End.Agreed.class::isInstance)
                .map(end -> ((Course.End.Agreed) end).dead())
                .orElse(game.board().none());
    }

    private PointSet deadRemoved(Game game) {
        PointSet dead = agreedDead(game);
        if (dead.isEmpty() || !inTerritoryOnly()) {
            return dead;
        }
        Position living = game.position().without(dead);
        PointSet removed = game.board().none();
        for (Color color : Color.values()) {
            removed = removed.or(dead.and(game.position().stones(color)).and(territory(living, color.opponent())));
        }
        return removed;
    }

    /**
     * A player's territory in the final position. Where dead stones may stay they surround nothing: an eye point is
     * surrounded by live stones (Japanese article 8), so the mouth of a ko that nobody filled is neutral.
     */
    @Override
    public PointSet territory(Game game, Color player) {
        Position remaining = finalPosition(game);
        return territory(remaining.without(agreedDead(game)), player).and(remaining.empties());
    }

    /** Whether dead stones are taken off from the opponent's territory only. */
    public boolean inTerritoryOnly() {
        return variant().has(Scoring.TERRITORY) && variant().has(Seki.DOES_NOT_COUNT);
    }

    /** seki: a player's territory, without what stones in seki surround where that does not count. */
    @Override
    public PointSet territory(Position position, Color player) {
        PointSet surrounded = surrounded(position, player);
        if (variant().has(Seki.COUNTS)) {
            return surrounded;
        }
        PointSet empties = position.empties();
        return surrounded.minus(reached(surrounded.and(adjacent(inSeki(position, player))), empties));
    }

    /** What is territory by the base rules (base.9.territory): what a player surrounds, in seki or not. */
    public PointSet surrounded(Position position, Color player) {
        return super.territory(position, player);
    }

    /** The player's stones in seki: those of chains that border a neutral point, and of chains sharing a region with such. */
    public PointSet inSeki(Position position, Color player) {
        PointSet stones = position.stones(player);
        PointSet surrounded = surrounded(position, player);
        PointSet neutral = position.empties().minus(surrounded).minus(surrounded(position, player.opponent()));
        PointSet seki = reached(stones.and(adjacent(neutral)), stones);
        while (true) {
            PointSet regions = reached(surrounded.and(adjacent(seki)), surrounded);
            PointSet further = seki.or(reached(stones.and(adjacent(regions)), stones));
            if (further.equals(seki)) {
                return seki;
            }
            seki = further;
        }
    }

    /** button-go.2.ko: whoever takes the button lifts all bans. */
    @Override
    public int remembered(Game game) {
        int pass = game.course().passes().first();
        return pass > 0 && variant().has(Button.HALF_POINT) ? pass : 0;
    }

    @Override
    public Score score(Game game) {
        return new Score(points(game, Color.BLACK), points(game, Color.WHITE));
    }

    private double points(Game game, Color player) {
        Position position = finalPosition(game);
        return counted(game, position, player)
                - tax(game, player)
                + button(game, player)
                + (player == Color.WHITE ? forWhite(game) : 0);
    }

    /** scoring: what is counted for a player, before anything that is added or taken away. */
    public double counted(Game game, Position position, Color player) {
        return switch (variant().get(Scoring.class)) {
            case AREA -> area(position, player).size() + shared(position);
            case TERRITORY -> territory(game, player).size() + lost(game, player.opponent());
            case STONES -> position.stones(player).size();
        };
    }

    /** neutral: what each player gets for the empty points that both reach. */
    public double shared(Position position) {
        double share =
                switch (variant().get(Neutral.class)) {
                    case NOBODY -> 0;
                    case BOTH -> 1;
                    case HALVES -> 0.5;
                };
        if (share == 0 || position.stones().isEmpty()) {
            return 0;
        }
        PointSet owned = surrounded(position, Color.BLACK).or(surrounded(position, Color.WHITE));
        return share * position.empties().minus(owned).size();
    }

    /** pass-stones: stones handed over count as lost, and so do stones agreed to be dead. */
    @Override
    public int lost(Game game, Color player) {
        int handedOver =
                variant().has(PassStones.GIVEN) ? game.course().passes().of(player) : 0;
        return super.lost(game, player)
                + handedOver
                + deadRemoved(game).and(game.position().stones(player)).size();
    }

    /** group-tax: two points for each living group, which is what connects by stones and territory. */
    public int tax(Game game, Color player) {
        if (variant().has(GroupTax.NONE) || variant().has(Scoring.STONES)) {
            return 0;
        }
        PointSet territory = territory(game, player);
        PointSet area = territory.or(finalPosition(game).stones(player));
        int tax = 0;
        while (!area.isEmpty()) {
            Point one = area.first();
            PointSet group = reached(PointSet.of(game.board(), one), area);
            tax += Math.min(EYES, group.and(territory).size());
            area = area.minus(group);
        }
        return tax;
    }

    /** button: half a point to the player who passed first. */
    public double button(Game game, Color player) {
        boolean took =
                game.course().passes().firstPasser().filter(player::equals).isPresent();
        return variant().has(Button.HALF_POINT) && took ? 0.5 : 0;
    }

    private double forWhite(Game game) {
        return game.course().terms().komi() + compensation(game) + firstPass(game);
    }

    /** compensation: points for White for handicap stones. A handicap of one is no stone but the first move. */
    public int compensation(Game game) {
        int stones = game.course().terms().handicap();
        if (stones < 2) {
            return 0;
        }
        return switch (variant().get(Compensation.class)) {
            case NONE -> 0;
            case ONE_LESS -> stones - 1;
            case EACH -> stones;
        };
    }

    /** first-pass.komi-rises: a point to White who passed first in the game. */
    public int firstPass(Game game) {
        boolean white =
                game.course().passes().firstPasser().filter(Color.WHITE::equals).isPresent();
        return variant().has(FirstPass.KOMI_RISES) && white ? 1 : 0;
    }

    @Override
    public Outcome outcome(Game game) {
        Optional<Course.End> end = game.course().end();
        if (end.isPresent() && end.get() instanceof Course.End.Declared declared) {
            return declared.outcome();
        }
        Score score = score(game);
        return score.winner()
                .<Outcome>map(winner -> new Outcome.Won(winner, Optional.of(score.margin())))
                .orElseGet(this::equalScores);
    }

    /** draws, and komi.black-wins-ties: what equal scores mean. */
    public Outcome equalScores() {
        if (variant().has(Komi.BLACK_WINS_TIES)) {
            return new Outcome.Won(Color.BLACK, Optional.of(0.0));
        }
        return variant().has(Draws.DRAW) ? new Outcome.Drawn() : new Outcome.Undecided("draws.unstated");
    }

    /** counting: what the players see when they count this way; empty if it is no way of these rules. */
    @Override
    public Optional<Count> count(Game game, Counting way) {
        boolean either =
                variant().has(Counting.EITHER) && (way == Counting.HALF_COUNT || way == Counting.REARRANGEMENT);
        return variant().has(way) || either ? Optional.of(counted(game, way)) : Optional.empty();
    }

    /** What the players see when they count a way, whether or not it is one of these rules. */
    public Count counted(Game game, Counting way) {
        Counts counts = new Counts(this, game);
        return switch (way) {
            case HALF_COUNT -> counts.half(forWhite(game));
            case FILL_IN -> counts.filledIn(forWhite(game));
            case REARRANGEMENT -> counts.rearranged();
            case UNSTATED, EITHER -> throw new IllegalArgumentException(way + " is no way of counting");
        };
    }
}
