package touchstone.laboratory.mutant.breakage;

import touchstone.reference.Color;
import touchstone.reference.Course;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.PointSet;
import touchstone.reference.Refusal;
import touchstone.reference.Removal;
import touchstone.reference.Ruling;
import touchstone.reference.Statement;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Resumption;
import touchstone.reference.choice.Variant;

/** Agreements between players, and what comes after the end. */
public final class Ends {

    private Ends() {}

    /** Moves are taken after the end. */
    public static VariantRules movesAfter(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public Ruling rule(Game game, Color player, Move move) {
                if (!over(game) || player != game.toMove()) {
                    return super.rule(game, player, move);
                }
                return move instanceof Move.Play play ? play(game, play.point()) : pass(game);
            }
        };
    }

    /** What the players say after the end is heard as if they had said it just before. */
    public static VariantRules forgotten(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public Ruling rule(Game game, Statement statement) {
                return super.rule(over(game) ? game.previous().orElse(game) : game, statement);
            }
        };
    }

    /** The game goes on waiting when the players have agreed what is dead. */
    public static VariantRules agreementIgnored(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public boolean over(Game game) {
                return super.over(game)
                        && game.course()
                                .end()
                                .filter(Course.End.Agreed.class::isInstance)
                                .isEmpty();
            }
        };
    }

    /** The players may agree on the stones after one pass. */
    public static VariantRules agreementTooEarly(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public Ruling dead(Game game, PointSet stones) {
                Game asked = game.successivePasses() == 1
                        ? game.then(Move.PASS, game.position(), Removal.nothing(game.board()))
                        : game;
                return super.dead(asked, stones);
            }
        };
    }

    /** The game ends as soon as the players agree to stop. */
    public static VariantRules stopEnds(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public boolean over(Game game) {
                return super.over(game) || game.course().stopped();
            }
        };
    }

    /** The player who asks for the game to go on moves. */
    public static VariantRules requesterFirst(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public Ruling resume(Game game, Color requester) {
                return super.resume(game, requester.opponent());
            }
        };
    }

    /** Who resigns wins. */
    public static VariantRules resigningWins(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public Ruling resigns(Game game, Color player) {
                return super.resigns(game, player.opponent());
            }
        };
    }

    /** Only the player to move may resign. */
    public static VariantRules resigningInTurn(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public Ruling resigns(Game game, Color player) {
                return player == game.toMove()
                        ? super.resigns(game, player)
                        : new Ruling.Refused(new Refusal.OutOfTurn(game.toMove()));
            }
        };
    }

    /** The player whose turn it is not moves when play is resumed. */
    public static VariantRules outOfTurn(Variant variant) {
        VariantRules other = new VariantRules(variant.with(Resumption.OPPONENT_OF_REQUESTER));
        return new VariantRules(variant) {
            @Override
            public Ruling resume(Game game, Color requester) {
                Ruling right = super.resume(game, requester);
                return right instanceof Ruling.Agreed ? other.resume(game, game.toMove()) : right;
            }
        };
    }

    /** Where no document says who moves when play is resumed, the players go on in turn. */
    public static VariantRules inTurnIfUndecided(Variant variant) {
        VariantRules other = new VariantRules(variant.with(Resumption.IN_TURN));
        return new VariantRules(variant) {
            @Override
            public Ruling resume(Game game, Color requester) {
                Ruling right = super.resume(game, requester);
                return right instanceof Ruling.Agreed ? right : other.resume(game, requester);
            }
        };
    }

    /** A player may resign a game that is over. */
    public static VariantRules resigningAfterwards(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public Ruling rule(Game game, Statement statement) {
                return statement instanceof Statement.Resigns resigns
                        ? resigns(game, resigns.player())
                        : super.rule(game, statement);
            }
        };
    }
}
