package touchstone.explore.trace;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import touchstone.reference.Color;
import touchstone.reference.Statement;
import touchstone.trace.Query;
import touchstone.trace.TraceStep;

/** The player that a step is about, and the same step for the other player. */
public final class StepPlayers {

    private StepPlayers() {}

    /** The player; none if the step is about both, or neither. */
    public static Optional<Color> of(TraceStep step) {
        List<Color> players = new ArrayList<>(1);
        with(step, player -> {
            players.add(player);
            return player;
        });
        return players.stream().findFirst();
    }

    /** The step about another player, if it is about one. */
    public static TraceStep with(TraceStep step, UnaryOperator<Color> other) {
        if (step instanceof TraceStep.MoveStep made) {
            return new TraceStep.MoveStep(other.apply(made.player()), made.move());
        } else if (step instanceof TraceStep.StatementStep said) {
            return new TraceStep.StatementStep(with(said.statement(), other));
        }
        return step instanceof TraceStep.QueryStep query ? new TraceStep.QueryStep(with(query.query(), other)) : step;
    }

    private static Statement with(Statement statement, UnaryOperator<Color> other) {
        if (statement instanceof Statement.Resume resume) {
            return new Statement.Resume(other.apply(resume.requester()));
        } else if (statement instanceof Statement.NextMover next) {
            return new Statement.NextMover(other.apply(next.mover()));
        }
        return statement instanceof Statement.Resigns resigns
                ? new Statement.Resigns(other.apply(resigns.player()))
                : statement;
    }

    private static Query with(Query query, UnaryOperator<Color> other) {
        if (query instanceof Query.LegalPlays plays) {
            return new Query.LegalPlays(other.apply(plays.player()));
        } else if (query instanceof Query.Legal legal) {
            return new Query.Legal(other.apply(legal.player()), legal.point());
        } else if (query instanceof Query.Prisoners prisoners) {
            return new Query.Prisoners(other.apply(prisoners.color()));
        }
        return query instanceof Query.Territory territory
                ? new Query.Territory(other.apply(territory.player()))
                : query;
    }
}
