package touchstone.explore.trace;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import touchstone.reference.Move;
import touchstone.reference.Outcome;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.PositionText;
import touchstone.reference.Score;
import touchstone.spi.Answer;
import touchstone.trace.Observation;
import touchstone.trace.Query;
import touchstone.trace.TraceStep;

/** Expected and actual observations of a step, as sentences without full stop. */
public final class ObservationText {

    private ObservationText() {}

    public static String expected(Disagreement found) {
        TraceStep step = found.step();
        if (found.expected() instanceof Observation.Answered told) {
            String why = told.answer() instanceof Answer.Refused refused ? ": " + refused.words() : "";
            if (step instanceof TraceStep.StatementStep) {
                return (told.accepted() ? "it is within the rules that " : "it is against the rules that ")
                        + step
                        + why;
            }
            return step instanceof TraceStep.MoveStep made
                    ? made.player() + (told.accepted() ? " may " : " may not ") + does(made.move()) + why
                    : (told.accepted() ? "it is possible to " : "it is impossible to ") + step + why;
        }
        return found.expected() instanceof Observation.Shown shown
                ? shown(((TraceStep.QueryStep) step).query(), shown.what())
                : "an answer that makes sense";
    }

    /** May quote untrusted text. */
    public static String given(Disagreement found) {
        return observed(found.step(), found.observation());
    }

    /**
     * What a subject did or showed. May quote untrusted text.
     *
     * @param observation at that step; not {@link Observation.Hidden}
     */
    public static String observed(TraceStep step, Observation observation) {
        if (observation instanceof Observation.Answered answered) {
            String what = step instanceof TraceStep.MoveStep ? " the move" : "";
            if (answered.answer() instanceof Answer.Refused refused) {
                return "it refuses" + what + (refused.words().isBlank() ? "" : ": \"" + refused.words() + "\"");
            }
            return step instanceof TraceStep.MoveStep
                    ? "it takes the move"
                    : step instanceof TraceStep.StatementStep ? "it lets them" : "it does so";
        } else if (observation instanceof Observation.Senseless senseless) {
            return "it answered " + senseless.words();
        } else if (observation instanceof Observation.BrokeDown broke) {
            return broke.message();
        }
        return shown(((TraceStep.QueryStep) step).query(), ((Observation.Shown) observation).what());
    }

    private static String does(Move move) {
        return move instanceof Move.Play play ? "play " + play.point() : "pass";
    }

    public static String shown(Query query, Object what) {
        if (query instanceof Query.Stones) {
            return "the stones are " + PositionText.line((Position) what);
        } else if (query instanceof Query.LegalPlays plays) {
            return plays.player() + " may play "
                    + (((PointSet) what).isEmpty() ? "nowhere" : what + " and nowhere else");
        } else if (query instanceof Query.Legal legal) {
            return legal.player() + (what.equals(true) ? " may play " : " may not play ") + legal.point();
        } else if (query instanceof Query.Prisoners prisoners) {
            return prisoners.color() + " has lost " + what + (what.equals(1) ? " stone" : " stones");
        } else if (query instanceof Query.Turn) {
            return "it is " + what + "'s turn";
        } else if (query instanceof Query.Over) {
            return what.equals(true) ? "the game is over" : "the game is not over";
        } else if (query instanceof Query.Lead) {
            double lead = (Double) what;
            return lead == 0 ? "the scores are equal" : (lead > 0 ? "Black" : "White") + " is ahead by " + number(lead);
        }
        if (query instanceof Query.Told) {
            return what instanceof List<?> wrong && wrong.isEmpty()
                    ? "it says the rules that it claims, or less"
                    : "it says otherwise: " + what;
        } else if (what instanceof Score score) {
            return "the score is Black " + signed(score.black()) + ", White " + signed(score.white());
        } else if (what instanceof Outcome outcome) {
            return result(outcome);
        } else if (query instanceof Query.PlayedOn played) {
            return what.equals(true)
                    ? played.board() + " boards are within the rules"
                    : "no document decides whether " + played.board() + " boards are within the rules";
        } else if (query instanceof Query.Counted counted && what instanceof Optional<?> count) {
            return count.map(one -> "by " + counted.way().id() + " there is " + one)
                    .orElse("the players do not count by " + counted.way().id());
        }
        return query + " is " + (what instanceof PointSet set && set.isEmpty() ? "nothing" : what);
    }

    public static String result(Outcome outcome) {
        if (outcome instanceof Outcome.Won won) {
            return won.winner() + " wins"
                    + won.margin().map(points -> " by " + number(points)).orElse("");
        } else if (outcome instanceof Outcome.Drawn) {
            return "the game is a draw";
        } else if (outcome instanceof Outcome.NoResult) {
            return "the game has no result";
        }
        return outcome instanceof Outcome.BothLose ? "both players lose" : "it does not know who wins";
    }

    public static String signed(double points) {
        return (points < 0 ? "-" : "") + number(points);
    }

    /** Without a sign, and without what nobody writes. */
    public static String number(double points) {
        return BigDecimal.valueOf(Math.abs(points)).stripTrailingZeros().toPlainString();
    }
}
