package touchstone.gtp.session;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import touchstone.gtp.client.Dialogue;
import touchstone.gtp.client.Reply;
import touchstone.spi.GameStart;
import touchstone.spi.SubjectErrorException;
import touchstone.trace.Observation;
import touchstone.trace.Sequence;
import touchstone.trace.TraceStep;

/**
 * Plays traces with an engine that receives commands ahead of its answers, from one trace to the next. What is to be
 * sent is made, and what is answered is read, while the engine thinks.
 */
final class PipelinedTrace implements Iterator<String> {

    private final Dialogue talk;
    private final Predicate<GameStart> mayEnterAtOnce;
    private final Function<GameStart, Entered> enter;
    /** What was seen on each trace, that of the opening first. */
    private final List<List<Observation>> walks = new ArrayList<>();
    /** What is not answered yet, in the order in which it was asked. */
    private final Deque<Question> open = new ArrayDeque<>();

    private Iterator<Sequence> ways;
    private TraceCommands words;
    private Iterator<TraceStep> steps = List.<TraceStep>of().iterator();
    private Iterator<String> commands = List.<String>of().iterator();
    /** What can be done only once everything is answered. */
    private Optional<Runnable> aside = Optional.empty();

    /**
     * The beginning of a trace.
     *
     * @param opening what begins the game, and is to be sent first
     * @param words for all that follows
     */
    record Entered(TraceCommands.Asked opening, TraceCommands words) {}

    /** What was asked, the answers so far, and where to write down what they show. */
    private record Question(TraceCommands.Asked asked, List<Reply> replies, List<Observation> seen) {

        boolean isAnswered() {
            return replies.size() == asked.commands().size();
        }
    }

    /**
     * @param mayEnterAtOnce whether a trace from this opening can be begun while answers are on the way
     * @param enter begins one
     */
    PipelinedTrace(Dialogue talk, Predicate<GameStart> mayEnterAtOnce, Function<GameStart, Entered> enter) {
        this.talk = talk;
        this.mayEnterAtOnce = mayEnterAtOnce;
        this.enter = enter;
    }

    /** @return what was seen at each step of each trace; the last may be {@link Observation.BrokeDown}, and then nothing follows */
    List<List<Observation>> through(List<Sequence> all) {
        ways = all.iterator();
        try {
            while (hasNext() || aside.isPresent()) {
                talk.ask(this, this::answered);
                settle();
                aside.ifPresent(Runnable::run);
                aside = Optional.empty();
            }
            settle();
        } catch (SubjectErrorException broken) {
            settle();
            if (walks.isEmpty()) {
                throw broken;
            }
            breakDown(new Observation.BrokeDown(broken.getMessage(), broken.errorTail()));
        }
        return walks.stream().map(PipelinedTrace::ofSteps).toList();
    }

    /** Without what was seen at the beginning, unless that is all there is to see. */
    private static List<Observation> ofSteps(List<Observation> seen) {
        return seen.get(0) instanceof Observation.Answered ? seen.subList(1, seen.size()) : seen.subList(0, 1);
    }

    private void breakDown(Observation how) {
        List<Observation> broken =
                open.isEmpty() ? walks.get(walks.size() - 1) : open.element().seen();
        broken.add(how);
        while (walks.get(walks.size() - 1) != broken) {
            walks.remove(walks.size() - 1);
        }
    }

    @Override
    public boolean hasNext() {
        while (!commands.hasNext() && aside.isEmpty() && advance()) {
            settle();
        }
        return commands.hasNext();
    }

    @Override
    public String next() {
        if (!hasNext()) {
            throw new NoSuchElementException();
        }
        return commands.next();
    }

    /** Takes up what comes next; there may be nothing to send for it. */
    private boolean advance() {
        if (steps.hasNext()) {
            TraceCommands.Asked asked = words.of(steps.next());
            List<Observation> seen = walks.get(walks.size() - 1);
            if (asked.aside().isPresent()) {
                aside = Optional.of(() -> seen.add(asked.aside().get().apply(talk)));
            } else {
                ask(asked, seen);
            }
            return true;
        }
        if (!ways.hasNext()) {
            return false;
        }
        Sequence way = ways.next();
        if (mayEnterAtOnce.test(way.opening())) {
            enter(way);
        } else {
            aside = Optional.of(() -> enter(way));
        }
        return true;
    }

    private void enter(Sequence way) {
        List<Observation> seen = new ArrayList<>(way.steps().size() + 1);
        walks.add(seen);
        Entered entered = enter.apply(way.opening());
        words = entered.words();
        steps = way.steps().iterator();
        ask(entered.opening(), seen);
    }

    private void ask(TraceCommands.Asked asked, List<Observation> seen) {
        open.add(new Question(asked, new ArrayList<>(asked.commands().size()), seen));
        commands = asked.commands().iterator();
    }

    private void answered(Reply reply) {
        settle();
        open.element().replies().add(reply);
        settle();
    }

    /** Writes down what is answered, and what was known without asking. */
    private void settle() {
        while (!open.isEmpty() && open.element().isAnswered()) {
            Question question = open.remove();
            question.seen().add(question.asked().reading().apply(question.replies()));
        }
    }
}
