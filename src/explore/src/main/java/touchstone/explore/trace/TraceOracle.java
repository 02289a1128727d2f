package touchstone.explore.trace;

import java.util.List;
import java.util.Optional;
import touchstone.builtin.controller.ControlledGame;
import touchstone.builtin.controller.RequestDeclinedException;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Outcome;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Refusal;
import touchstone.reference.Ruling;
import touchstone.reference.Score;
import touchstone.spi.Answer;
import touchstone.spi.Capability;
import touchstone.spi.GameStart;
import touchstone.trace.Observation;
import touchstone.trace.Query;
import touchstone.trace.TraceStep;

/** The reference's answer at each step of a trace. */
public final class TraceOracle {

    private static final Observation ACCEPTED = new Observation.Answered(new Answer.Accepted());

    private final ControlledGame controlled;

    /** A game from its start. */
    public TraceOracle(BaseRules rules, Board board) {
        controlled = new ControlledGame(rules);
        controlled.begin(GameStart.of(board));
    }

    /** The game as it stands. */
    public Game game() {
        return controlled.game();
    }

    /** What is to be seen at the next step; {@link Observation.Hidden} where no document decides it. */
    public Observation take(TraceStep step) {
        if (step instanceof TraceStep.MoveStep made) {
            return made(game().rule(made.player(), made.move()));
        } else if (step instanceof TraceStep.RequestStep asked) {
            return carryOut(asked);
        } else if (step instanceof TraceStep.StatementStep said) {
            return answered(game().rule(said.statement()), Capability.AGREEMENTS);
        }
        return query(((TraceStep.QueryStep) step).query());
    }

    /** What is to be seen when a move is made of which the rules say this at the moment. */
    Observation made(Ruling ruling) {
        return answered(ruling, Capability.ANSWERS_LEGALITY);
    }

    /** @param inDoubt what the subject's answer is part of, which is not compared where no document decides */
    private Observation answered(Ruling ruling, Capability inDoubt) {
        if (ruling instanceof Ruling.Refused refused) {
            String why = refused.refusal().explanation();
            return isUndecided(ruling)
                    ? new Observation.Hidden(inDoubt, why)
                    : new Observation.Answered(new Answer.Refused(Optional.empty(), why));
        }
        controlled.game(ruling instanceof Ruling.Made made ? made.after() : ((Ruling.Agreed) ruling).after());
        return ACCEPTED;
    }

    private Observation carryOut(TraceStep.RequestStep step) {
        try {
            controlled.carryOut(step.request());
            return ACCEPTED;
        } catch (RequestDeclinedException declined) {
            return new Observation.Answered(new Answer.Refused(Optional.empty(), declined.getMessage()));
        }
    }

    private static Observation undecided(Ruling ruling) {
        return new Observation.Hidden(
                Capability.ANSWERS_LEGALITY, ((Ruling.Refused) ruling).refusal().explanation());
    }

    private Observation query(Query query) {
        Game game = game();
        BaseRules rules = controlled.rules();
        if (query instanceof Query.Stones) {
            return new Observation.Shown(game.position());
        } else if (query instanceof Query.LegalPlays plays) {
            return legalPlays(plays.player());
        } else if (query instanceof Query.Legal legal) {
            Ruling ruling = game.rule(legal.player(), new Move.Play(legal.point()));
            return isUndecided(ruling) ? undecided(ruling) : new Observation.Shown(ruling instanceof Ruling.Made);
        } else if (query instanceof Query.Prisoners prisoners) {
            return new Observation.Shown(rules.lost(game, prisoners.color()));
        } else if (query instanceof Query.Chain chain) {
            return new Observation.Shown(rules.connected(game.position(), chain.stone()));
        } else if (query instanceof Query.Liberties liberties) {
            return new Observation.Shown(rules.liberties(game.position(), liberties.stone()));
        } else if (query instanceof Query.Turn) {
            return new Observation.Shown(game.toMove());
        } else if (query instanceof Query.Over) {
            return new Observation.Shown(game.over());
        } else if (query instanceof Query.Territory territory) {
            return new Observation.Shown(rules.territory(game, territory.player()));
        } else if (query instanceof Query.Komi) {
            return new Observation.Shown(
                    game.course().terms().komi() + controlled.komi().doubleValue());
        } else if (query instanceof Query.Stage) {
            return new Observation.Shown(game.phase());
        } else if (query instanceof Query.Told) {
            return new Observation.Shown(List.of());
        } else if (query instanceof Query.Scores) {
            Score score = game.score();
            return new Observation.Shown(
                    new Score(score.black(), score.white() + controlled.komi().doubleValue()));
        } else if (query instanceof Query.Result) {
            return result();
        } else if (query instanceof Query.Counted counted) {
            return new Observation.Shown(rules.count(game, counted.way()));
        } else if (query instanceof Query.PlayedOn played) {
            return new Observation.Shown(rules.plays(played.board()));
        }
        return new Observation.Shown(controlled.lead().doubleValue());
    }

    private Observation result() {
        Outcome outcome = game().outcome();
        return outcome instanceof Outcome.Undecided
                ? new Observation.Hidden(Capability.AGREEMENTS, "who wins")
                : new Observation.Shown(outcome);
    }

    /** Hidden as a whole if one point is in doubt. */
    private Observation legalPlays(Color player) {
        Game game = game();
        QuietPlays plain = new QuietPlays(game, player);
        List<Point> points = game.board().points();
        PointSet legal = game.board().none();
        for (int i = 0; i < points.size(); i++) {
            if (plain.isLegal(i)) {
                legal = legal.with(points.get(i));
                continue;
            }
            Ruling ruling = game.rule(player, new Move.Play(points.get(i)));
            if (ruling instanceof Ruling.Made) {
                legal = legal.with(points.get(i));
            } else if (isUndecided(ruling)) {
                return undecided(ruling);
            }
        }
        return new Observation.Shown(legal);
    }

    static boolean isUndecided(Ruling ruling) {
        return ruling instanceof Ruling.Refused refused && refused.refusal() instanceof Refusal.Undecided;
    }
}
