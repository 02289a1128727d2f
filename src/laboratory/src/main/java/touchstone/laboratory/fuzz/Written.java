package touchstone.laboratory.fuzz;

import java.util.ArrayList;
import java.util.List;
import touchstone.laboratory.steer.Exercise;
import touchstone.laboratory.walk.WalkSource;
import touchstone.laboratory.walk.Witness;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Ruling;
import touchstone.trace.Sight;

/** A walk that waits to be gone, and what happens on it. */
public record Written(WalkSource.Drawn drawn, List<Event> events) {

    public Written {
        events = List.copyOf(events);
    }

    /** Something that happens at a step, counted from 0. */
    sealed interface Event {

        int step();

        record Moved(int step, Game before, Move move, Ruling ruling) implements Event {}

        record Looked(int step, Game game, Sight sight) implements Event {}
    }

    /**
     * The walk of a number.
     *
     * @param source may be used by several threads at a time
     */
    static Written by(WalkSource source, long number) {
        List<Event> events = new ArrayList<>();
        Witness witness = new Witness() {
            @Override
            public void saw(int step, Game before, Move move, Ruling ruling) {
                events.add(new Event.Moved(step, before, move, ruling));
            }

            @Override
            public void looked(int step, Game game, Sight sight) {
                if (sight instanceof Sight.LegalPlays || sight instanceof Sight.Legal || sight instanceof Sight.Lead) {
                    events.add(new Event.Looked(step, game, sight));
                }
            }
        };
        return new Written(source.walk(number, witness), events);
    }

    /** How many moves were made or tried. */
    long moves() {
        return events.stream().filter(Event.Moved.class::isInstance).count();
    }

    /** Counts what was exercised on it, as far as it was compared: these many steps. */
    void exercise(Exercise exercise, int compared) {
        boolean begun = false;
        for (Event event : events) {
            if (event.step() >= compared) {
                return;
            }
            if (event instanceof Event.Moved moved) {
                if (!begun) {
                    exercise.begun(moved.before());
                    begun = true;
                }
                exercise.tried(moved.before(), moved.move(), moved.ruling());
                if (moved.ruling() instanceof Ruling.Made made) {
                    exercise.reached(made.after());
                }
            } else if (event instanceof Event.Looked looked) {
                look(exercise, looked.game(), looked.sight());
            }
        }
    }

    private static void look(Exercise exercise, Game game, Sight sight) {
        if (sight instanceof Sight.LegalPlays) {
            exercise.looked(game);
        } else if (sight instanceof Sight.Legal legal) {
            Move play = new Move.Play(legal.point());
            exercise.tried(game, play, game.rule(play));
        } else {
            exercise.scored(game);
        }
    }
}
