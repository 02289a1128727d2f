package touchstone.laboratory.mutant.breakage;

import touchstone.reference.BaseRules;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.Removal;
import touchstone.reference.Ruling;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Variant;

/** Stones taken for dead, and what becomes of those that are. */
public final class Deaths {

    private Deaths() {}

    /** Stones in atari count as dead. */
    public static VariantRules atariIsDead(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public Position finalPosition(Game game) {
                Position position = super.finalPosition(game);
                return position.without(Parts.inAtari(this, position, position.stones()));
            }
        };
    }

    /** Stones that reach no territory of their player's are taken off when the game ends. */
    public static VariantRules cutOffRemoved(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public Position finalPosition(Game game) {
                return game.position().without(cutOff(this, game.position()));
            }
        };
    }

    /** Stones that reach no territory of their player's are taken off at the second pass. */
    public static VariantRules cutOffLifted(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public Ruling pass(Game game) {
                PointSet none = game.board().none();
                PointSet dead = game.successivePasses() == 1 ? cutOff(this, game.position()) : none;
                Game after = game.then(Move.PASS, game.position().without(dead), Removal.nothing(game.board()));
                return new Ruling.Made(after, none, none);
            }
        };
    }

    /** Dead stones are taken off wherever they stand. */
    public static VariantRules anywhere(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public boolean inTerritoryOnly() {
                return false;
            }
        };
    }

    /** Only white stones are taken off. */
    public static VariantRules whiteOnly(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public Position finalPosition(Game game) {
                Position left = super.finalPosition(game);
                PointSet black = game.position().stones(Color.BLACK);
                return new Position(black, left.stones(Color.WHITE));
            }
        };
    }

    /** The players may agree that an empty point is dead. */
    public static VariantRules emptyPoints(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public Ruling dead(Game game, PointSet stones) {
                return super.dead(game, stones.and(game.position().stones()));
            }
        };
    }

    /** Dead stones are thrown away instead of added to the prisoners. */
    public static VariantRules noPrisoners(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public int lost(Game game, Color player) {
                return game.removed(player);
            }
        };
    }

    /** The stones that reach no territory of their player's, where the opponent has some. */
    private static PointSet cutOff(BaseRules rules, Position position) {
        PointSet dead = position.board().none();
        for (Color color : Color.values()) {
            PointSet stones = position.stones(color);
            PointSet living = rules.reached(stones.and(rules.adjacent(rules.territory(position, color))), stones);
            boolean opposed = !rules.territory(position, color.opponent()).isEmpty();
            dead = opposed ? dead.or(stones.minus(living)) : dead;
        }
        return dead;
    }

    /** Only the first stone that the players name is dead. */
    public static VariantRules firstNamed(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public Ruling dead(Game game, PointSet stones) {
                return super.dead(game, stones.isEmpty() ? stones : PointSet.of(game.board(), stones.first()));
            }
        };
    }

    /** Dead stones are taken off from the opponent's territory alone, whatever is counted. */
    public static VariantRules inTerritory(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public boolean inTerritoryOnly() {
                return true;
            }
        };
    }
}
