package touchstone.laboratory.walk;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import touchstone.reference.Color;
import touchstone.reference.Statement;
import touchstone.trace.Sight;
import touchstone.trace.Step;

/** Which player a step is about, and the same step about the other. */
public final class Players {

    private Players() {}

    /** The player; none if the step is about both, or neither. */
    public static Optional<Color> of(Step step) {
        List<Color> players = new ArrayList<>(1);
        with(step, player -> {
            players.add(player);
            return player;
        });
        return players.stream().findFirst();
    }

    /** The step about another player, if it is about one. */
    public static Step with(Step step, UnaryOperator<Color> other) {
        if (step instanceof Step.Make made) {
            return new Step.Make(other.apply(made.player()), made.move());
        } else if (step instanceof Step.Say said) {
            return new Step.Say(with(said.statement(), other));
        }
        return step instanceof Step.Look look ? new Step.Look(with(look.sight(), other)) : step;
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

    private static Sight with(Sight sight, UnaryOperator<Color> other) {
        if (sight instanceof Sight.LegalPlays plays) {
            return new Sight.LegalPlays(other.apply(plays.player()));
        } else if (sight instanceof Sight.Legal legal) {
            return new Sight.Legal(other.apply(legal.player()), legal.point());
        } else if (sight instanceof Sight.Prisoners prisoners) {
            return new Sight.Prisoners(other.apply(prisoners.color()));
        }
        return sight instanceof Sight.Territory territory
                ? new Sight.Territory(other.apply(territory.player()))
                : sight;
    }
}
