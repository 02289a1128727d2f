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

    private final Dialogue dialogue;
    private final Predicate<GameStart> mayEnterAtOnce;
    private final Function<GameStart, Entered> enter;
    /** What was seen on each trace, that of the opening first. */
    private final List<List<Observation>> observations = new ArrayList<>();
    /** What is not answered yet, in the order in which it was asked. */
    private final Deque<Question> open = new ArrayDeque<>();

    private Iterator<Sequence> sequences;
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
    private record Question(TraceCommands.Asked asked, List<Reply> replies, List<Observation> observations) {

        boolean isAnswered() {
            return replies.size() == asked.commands().size();
        }
    }

    /**
     * @param mayEnterAtOnce whether a trace from this opening can be begun while answers are on the way
     * @param enter begins one
     */
    PipelinedTrace(Dialogue dialogue, Predicate<GameStart> mayEnterAtOnce, Function<GameStart, Entered> enter) {
        this.dialogue = dialogue;
        this.mayEnterAtOnce = mayEnterAtOnce;
        this.enter = enter;
    }

    /** @return what was seen at each step of each trace; the last may be {@link Observation.BrokeDown}, and then nothing follows */
    List<List<Observation>> through(List<Sequence> all) {
        sequences = all.iterator();
        try {
            while (hasNext() || aside.isPresent()) {
                dialogue.ask(this, this::answered);
                settle();
                aside.ifPresent(Runnable::run);
                aside = Optional.empty();
            }
            settle();
        } catch (SubjectErrorException broken) {
            settle();
            if (observations.isEmpty()) {
                throw broken;
            }
            breakDown(new Observation.BrokeDown(broken.getMessage(), broken.errorTail()));
        }
        return observations.stream().map(PipelinedTrace::ofSteps).toList();
    }

    /** Without what was seen at the beginning, unless that is all there is to see. */
    private static List<Observation> ofSteps(List<Observation> observations) {
        return observations.get(0) instanceof Observation.Answered
                ? observations.subList(1, observations.size())
                : observations.subList(0, 1);
    }

    private void breakDown(Observation how) {
        List<Observation> broken = open.isEmpty()
                ? observations.get(observations.size() - 1)
                : open.element().observations();
        broken.add(how);
        while (observations.get(observations.size() - 1) != broken) {
            observations.remove(observations.size() - 1);
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
            List<Observation> observed = observations.get(observations.size() - 1);
            if (asked.aside().isPresent()) {
                aside = Optional.of(() -> observed.add(asked.aside().get().apply(dialogue)));
            } else {
                ask(asked, observed);
            }
            return true;
        }
        if (!sequences.hasNext()) {
            return false;
        }
        Sequence sequence = sequences.next();
        if (mayEnterAtOnce.test(sequence.opening())) {
            enter(sequence);
        } else {
            aside = Optional.of(() -> enter(sequence));
        }
        return true;
    }

    private void enter(Sequence sequence) {
        List<Observation> observed = new ArrayList<>(sequence.steps().size() + 1);
        observations.add(observed);
        Entered entered = enter.apply(sequence.opening());
        words = entered.words();
        steps = sequence.steps().iterator();
        ask(entered.opening(), observed);
    }

    private void ask(TraceCommands.Asked asked, List<Observation> observed) {
        open.add(new Question(asked, new ArrayList<>(asked.commands().size()), observed));
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
            question.observations().add(question.asked().reading().apply(question.replies()));
        }
    }
}
