package touchstone.laboratory.find;

import java.util.Optional;
import touchstone.reference.Color;
import touchstone.reference.Statement;
import touchstone.trace.Sight;
import touchstone.trace.Step;

/** Which player a step is about, and the same step about the other. */
final class Players {

    private Players() {}

    static Optional<Color> of(Step step) {
        if (step instanceof Step.Make made) {
            return Optional.of(made.player());
        } else if (step instanceof Step.Say said) {
            return of(said.statement());
        }
        return step instanceof Step.Look look ? of(look.sight()) : Optional.empty();
    }

    private static Optional<Color> of(Statement statement) {
        if (statement instanceof Statement.Resume resume) {
            return Optional.of(resume.requester());
        } else if (statement instanceof Statement.NextMover next) {
            return Optional.of(next.mover());
        }
        return statement instanceof Statement.Resigns resigns ? Optional.of(resigns.player()) : Optional.empty();
    }

    private static Optional<Color> of(Sight sight) {
        if (sight instanceof Sight.LegalPlays plays) {
            return Optional.of(plays.player());
        } else if (sight instanceof Sight.Legal legal) {
            return Optional.of(legal.player());
        } else if (sight instanceof Sight.Prisoners prisoners) {
            return Optional.of(prisoners.color());
        }
        return sight instanceof Sight.Territory territory ? Optional.of(territory.player()) : Optional.empty();
    }

    /** The step about a player, if it is about one. */
    static Step with(Step step, Color player) {
        if (step instanceof Step.Make made) {
            return new Step.Make(player, made.move());
        } else if (step instanceof Step.Say said) {
            return new Step.Say(with(said.statement(), player));
        }
        return step instanceof Step.Look look ? new Step.Look(with(look.sight(), player)) : step;
    }

    private static Statement with(Statement statement, Color player) {
        if (statement instanceof Statement.Resume) {
            return new Statement.Resume(player);
        } else if (statement instanceof Statement.NextMover) {
            return new Statement.NextMover(player);
        }
        return statement instanceof Statement.Resigns ? new Statement.Resigns(player) : statement;
    }

    private static Sight with(Sight sight, Color player) {
        if (sight instanceof Sight.LegalPlays) {
            return new Sight.LegalPlays(player);
        } else if (sight instanceof Sight.Legal legal) {
            return new Sight.Legal(player, legal.point());
        } else if (sight instanceof Sight.Prisoners) {
            return new Sight.Prisoners(player);
        }
        return sight instanceof Sight.Territory ? new Sight.Territory(player) : sight;
    }
}
