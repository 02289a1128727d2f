package touchstone.laboratory.mutant.breakage;

import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Phase;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.Refusal;
import touchstone.reference.Removal;
import touchstone.reference.Ruling;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Variant;

/** Whose turn it is, and whether a player may pass. */
public final class Turns {

    private Turns() {}

    /** White moves first. */
    public static VariantRules whiteFirst(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public Color first() {
                return Color.WHITE;
            }
        };
    }

    /** The turn stays with Black. */
    public static VariantRules noAlternation(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public Color next(Color mover) {
                return Color.BLACK;
            }
        };
    }

    /** A move out of turn is taken as if the opponent had passed. */
    public static VariantRules turnNotChecked(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public Ruling rule(Game game, Color player, Move move) {
                Game asked = player == game.toMove() || phase(game) == Phase.STOPPED || phase(game) == Phase.OVER
                        ? game
                        : game.then(Move.PASS, game.position(), Removal.nothing(game.board()));
                return super.rule(asked, player, move);
            }
        };
    }

    /** A move is taken as the move of the player to move, whoever makes it. */
    public static VariantRules freeTurns(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public Ruling rule(Game game, Color player, Move move) {
                return super.rule(game, game.toMove(), move);
            }
        };
    }

    /** Nobody passes while there are empty points. */
    public static VariantRules noPass(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public Ruling pass(Game game) {
                return game.position().empties().isEmpty()
                        ? super.pass(game)
                        : new Ruling.Refused(new Refusal.OutOfTurn(game.toMove()));
            }
        };
    }

    /** Nobody passes before any stone has been played. */
    public static VariantRules noPassBeforeAStone(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public Ruling pass(Game game) {
                return game.moments()
                                .allMatch(moment -> moment.position().stones().isEmpty())
                        ? new Ruling.Refused(new Refusal.OutOfTurn(game.toMove()))
                        : super.pass(game);
            }
        };
    }

    /** Nobody passes on an empty board. */
    public static VariantRules noOpeningPass(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public Ruling pass(Game game) {
                return game.position().stones().isEmpty()
                        ? new Ruling.Refused(new Refusal.OutOfTurn(game.toMove()))
                        : super.pass(game);
            }
        };
    }

    /** A pass removes the stones in atari of the player who passes. */
    public static VariantRules passClearsAtari(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public Ruling pass(Game game) {
                Position position = game.position();
                PointSet lost = Parts.inAtari(this, position, position.stones(game.toMove()));
                Removal removal = new Removal(game.board().none(), lost);
                return new Ruling.Made(game.then(Move.PASS, position.without(lost), removal), removal.captured(), lost);
            }
        };
    }
}
