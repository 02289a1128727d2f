package touchstone.trace;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchstone.subject.Agreements;
import touchstone.subject.Broken;
import touchstone.subject.Controlled;
import touchstone.subject.Opening;
import touchstone.subject.Request;
import touchstone.subject.Table;
import touchstone.subject.Unsupported;

/** Plays whole games with a session: at once if it is a {@link TracingSession}, and step by step otherwise. */
public final class Tracer {

    private Tracer() {}

    /**
     * Begins a game and takes all these steps in it, whatever is answered. Where the game stands afterwards is not known: the
     * next one has to begin anew.
     *
     * @return what was seen at each step; fewer only if the last one is {@link Seen.BrokeDown}, or if the only one is {@link
     *     Seen.Senseless}, the answer to the beginning of the game
     * @throws Unsupported if the game cannot begin so
     * @throws Broken if the subject breaks down at the beginning
     */
    public static List<Seen> trace(Table table, Opening opening, List<Step> steps) {
        return trace(table, List.of(new Way(opening, steps))).get(0);
    }

    /**
     * Plays some games one after the other.
     *
     * @return what was seen in each, as in {@link #trace(Table, Opening, List)}; fewer only if the subject broke down in the
     *     last one
     * @throws Unsupported if one of the games cannot begin as it should; what was seen in those before it is lost
     * @throws Broken if the subject breaks down before anything was seen of the game in progress
     */
    public static List<List<Seen>> trace(Table table, List<Way> ways) {
        Optional<TracingSession> tracing = table.find(TracingSession.class);
        if (tracing.isPresent()) {
            return tracing.get().trace(ways);
        }
        List<List<Seen>> all = new ArrayList<>(ways.size());
        for (Way way : ways) {
            List<Seen> seen = stepByStep(table, way);
            all.add(seen);
            if (!seen.isEmpty() && seen.get(seen.size() - 1) instanceof Seen.BrokeDown) {
                return all;
            }
        }
        return all;
    }

    private static List<Seen> stepByStep(Table table, Way way) {
        table.begin(way.opening());
        List<Seen> seen = new ArrayList<>(way.steps().size());
        for (Step step : way.steps()) {
            try {
                seen.add(take(table, step));
            } catch (Unsupported missing) {
                seen.add(new Seen.Hidden(missing.capability(), missing.getMessage()));
            } catch (Broken broken) {
                seen.add(new Seen.BrokeDown(broken.getMessage(), broken.errorTail()));
                return seen;
            }
        }
        return seen;
    }

    private static Seen take(Table table, Step step) {
        if (step instanceof Step.Make made) {
            return new Seen.Answered(table.make(made.player(), made.move()));
        } else if (step instanceof Step.Ask asked) {
            Request request = asked.request();
            return new Seen.Answered(table.find(Controlled.class)
                    .orElseThrow(() -> new Unsupported(request.capability()))
                    .request(request));
        } else if (step instanceof Step.Say said) {
            return new Seen.Answered(table.ability(Agreements.class).say(said.statement()));
        }
        return new Seen.Shown(((Step.Look) step).sight().at(table));
    }
}
