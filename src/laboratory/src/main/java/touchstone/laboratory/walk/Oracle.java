package touchstone.laboratory.walk;

import java.util.List;
import java.util.Optional;
import touchstone.builtin.controller.Declined;
import touchstone.builtin.controller.Desk;
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
import touchstone.subject.Answer;
import touchstone.subject.Capability;
import touchstone.subject.Opening;
import touchstone.trace.Seen;
import touchstone.trace.Sight;
import touchstone.trace.Step;

/** What the reference answers at each step of a walk. */
public final class Oracle {

    private static final Seen ACCEPTED = new Seen.Answered(new Answer.Accepted());

    private final Desk desk;

    /** A game from its start. */
    public Oracle(BaseRules rules, Board board) {
        desk = new Desk(rules);
        desk.begin(Opening.of(board));
    }

    /** The game as it stands. */
    public Game game() {
        return desk.game();
    }

    /** What is to be seen at the next step; {@link Seen.Hidden} where no document decides it. */
    public Seen take(Step step) {
        if (step instanceof Step.Make made) {
            return answered(game().rule(made.player(), made.move()), Capability.ANSWERS_LEGALITY);
        } else if (step instanceof Step.Ask asked) {
            return carryOut(asked);
        } else if (step instanceof Step.Say said) {
            return answered(game().rule(said.statement()), Capability.AGREEMENTS);
        }
        return look(((Step.Look) step).sight());
    }

    /** @param inDoubt what the subject's answer is part of, which is not compared where no document decides */
    private Seen answered(Ruling ruling, Capability inDoubt) {
        if (ruling instanceof Ruling.Refused refused) {
            String why = refused.refusal().explanation();
            return isUndecided(ruling)
                    ? new Seen.Hidden(inDoubt, why)
                    : new Seen.Answered(new Answer.Refused(Optional.empty(), why));
        }
        desk.game(ruling instanceof Ruling.Made made ? made.after() : ((Ruling.Agreed) ruling).after());
        return ACCEPTED;
    }

    private Seen carryOut(Step.Ask step) {
        try {
            desk.carryOut(step.request());
            return ACCEPTED;
        } catch (Declined declined) {
            return new Seen.Answered(new Answer.Refused(Optional.empty(), declined.getMessage()));
        }
    }

    private static Seen undecided(Ruling ruling) {
        return new Seen.Hidden(
                Capability.ANSWERS_LEGALITY, ((Ruling.Refused) ruling).refusal().explanation());
    }

    private Seen look(Sight sight) {
        Game game = game();
        BaseRules rules = desk.rules();
        if (sight instanceof Sight.Stones) {
            return new Seen.Shown(game.position());
        } else if (sight instanceof Sight.LegalPlays plays) {
            return legalPlays(plays.player());
        } else if (sight instanceof Sight.Legal legal) {
            Ruling ruling = game.rule(legal.player(), new Move.Play(legal.point()));
            return isUndecided(ruling)
                    ? undecided(ruling)
                    : new Seen.Shown(ruling instanceof Ruling.Made);
        } else if (sight instanceof Sight.Prisoners prisoners) {
            return new Seen.Shown(rules.lost(game, prisoners.color()));
        } else if (sight instanceof Sight.Chain chain) {
            return new Seen.Shown(rules.connected(game.position(), chain.stone()));
        } else if (sight instanceof Sight.Liberties liberties) {
            return new Seen.Shown(rules.liberties(game.position(), liberties.stone()));
        } else if (sight instanceof Sight.Turn) {
            return new Seen.Shown(game.toMove());
        } else if (sight instanceof Sight.Over) {
            return new Seen.Shown(game.over());
        } else if (sight instanceof Sight.Territory territory) {
            return new Seen.Shown(rules.territory(game, territory.player()));
        } else if (sight instanceof Sight.Komi) {
            return new Seen.Shown(game.course().terms().komi() + desk.komi().doubleValue());
        } else if (sight instanceof Sight.Stage) {
            return new Seen.Shown(game.phase());
        } else if (sight instanceof Sight.Told) {
            return new Seen.Shown(List.of());
        } else if (sight instanceof Sight.Scores) {
            Score score = game.score();
            return new Seen.Shown(
                    new Score(score.black(), score.white() + desk.komi().doubleValue()));
        } else if (sight instanceof Sight.Result) {
            return result();
        } else if (sight instanceof Sight.Counted counted) {
            return new Seen.Shown(rules.count(game, counted.way()));
        } else if (sight instanceof Sight.PlayedOn played) {
            return new Seen.Shown(rules.plays(played.board()));
        }
        return new Seen.Shown(desk.lead().doubleValue());
    }

    private Seen result() {
        Outcome outcome = game().outcome();
        return outcome instanceof Outcome.Undecided
                ? new Seen.Hidden(Capability.AGREEMENTS, "who wins")
                : new Seen.Shown(outcome);
    }

    /** Hidden as a whole if one point is in doubt. */
    private Seen legalPlays(Color player) {
        Game game = game();
        Plain plain = new Plain(game, player);
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
        return new Seen.Shown(legal);
    }

    static boolean isUndecided(Ruling ruling) {
        return ruling instanceof Ruling.Refused refused && refused.refusal() instanceof Refusal.Undecided;
    }
}
