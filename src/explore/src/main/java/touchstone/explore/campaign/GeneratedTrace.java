package touchstone.explore.campaign;

import java.util.ArrayList;
import java.util.List;
import touchstone.explore.coverage.CoverageCounter;
import touchstone.explore.trace.TraceListener;
import touchstone.explore.trace.TraceSource;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Ruling;
import touchstone.trace.Query;

/** A generated trace, and what happens when a subject plays it. */
public record GeneratedTrace(TraceSource.Drawn drawn, List<Event> events) {

    public GeneratedTrace {
        events = List.copyOf(events);
    }

    /** Something that happens at a step, counted from 0. */
    sealed interface Event {

        int step();

        record Moved(int step, Game before, Move move, Ruling ruling) implements Event {}

        record Looked(int step, Game game, Query query) implements Event {}
    }

    /**
     * The trace of a number.
     *
     * @param source may be used by several threads at a time
     */
    static GeneratedTrace by(TraceSource source, long number) {
        List<Event> events = new ArrayList<>();
        TraceListener listener = new TraceListener() {
            @Override
            public void saw(int step, Game before, Move move, Ruling ruling) {
                events.add(new Event.Moved(step, before, move, ruling));
            }

            @Override
            public void looked(int step, Game game, Query sight) {
                if (sight instanceof Query.LegalPlays || sight instanceof Query.Legal || sight instanceof Query.Lead) {
                    events.add(new Event.Looked(step, game, sight));
                }
            }
        };
        return new GeneratedTrace(source.trace(number, listener), events);
    }

    /** How many moves were made or tried. */
    long moves() {
        return events.stream().filter(Event.Moved.class::isInstance).count();
    }

    /** Counts what was exercised on it, as far as it was compared: these many steps. */
    void exercise(CoverageCounter exercise, int compared) {
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
                query(exercise, looked.game(), looked.query());
            }
        }
    }

    private static void query(CoverageCounter exercise, Game game, Query query) {
        if (query instanceof Query.LegalPlays) {
            exercise.looked(game);
        } else if (query instanceof Query.Legal legal) {
            Move play = new Move.Play(legal.point());
            exercise.tried(game, play, game.rule(play));
        } else {
            exercise.scored(game);
        }
    }
}
