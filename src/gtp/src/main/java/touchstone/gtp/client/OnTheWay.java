package touchstone.gtp.client;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/**
 * The commands that are not answered yet, and which answer is that to which. Commands are answered in their order, and answers
 * have the ids of their commands; where one of the two is not so, the other tells what is meant.
 */
final class OnTheWay {

    private final KnownForm form;
    private final Deque<AskedCommand> asked = new ArrayDeque<>();
    /** Answers with other ids than expected, until what comes next tells whether they are to be dropped. */
    private final List<Reply> aside = new ArrayList<>();

    private Reply latest = new Reply(true, -1, "");
    private int length;
    private int wanted;
    /** Whether an answer that was set aside can't be one that was sent again. */
    private boolean strange;

    OnTheWay(KnownForm form) {
        this.form = form;
    }

    void add(AskedCommand command) {
        asked.add(command);
        length += command.length();
        wanted += command.wanted() ? 1 : 0;
    }

    /** Nobody waits for the answers any more. */
    void abandon() {
        if (wanted > 0) {
            List<AskedCommand> all = asked.stream().map(AskedCommand::unwanted).toList();
            asked.clear();
            asked.addAll(all);
            wanted = 0;
        }
    }

    /** In bytes. */
    int length() {
        return length;
    }

    /** How many answers somebody waits for. */
    int wanted() {
        return wanted;
    }

    /** Whether there is something after all that somebody waits for: what comes of it tells about the others. */
    boolean isNudged() {
        return !asked.isEmpty() && !asked.getLast().wanted();
    }

    /** Whether one of the commands may take its time. */
    boolean searches() {
        return asked.stream().anyMatch(AskedCommand::searches);
    }

    /** The first command that somebody waits for. */
    AskedCommand next() {
        return asked.stream().filter(AskedCommand::wanted).findFirst().orElseThrow();
    }

    /** An answer of which it is not known yet which command it belongs to, if there is any. */
    Optional<Reply> unassigned() {
        return aside.stream().findFirst();
    }

    /**
     * Takes an answer.
     *
     * @param taken those that somebody waits for are added
     * @return the command that was never answered, if this shows that there is one
     */
    Optional<String> take(Reply reply, List<Reply> taken) {
        if (form.ignoresIds(reply.success())) {
            answerNext(withoutSpacedId(reply), taken);
            return Optional.empty();
        }
        int skipped = asked.isEmpty() ? -1 : reply.id() - asked.element().id();
        if (skipped != 0 && form.ignoresIds(true)) {
            misnumbered(reply, taken);
            return Optional.empty();
        }
        boolean sent = skipped >= 0 && skipped < asked.size();
        if (!sent || skipped == 0 && strange) {
            return setAside(reply, taken);
        }
        if (skipped == aside.size()) {
            aside.forEach(other -> misnumbered(other, taken));
        } else {
            if (!aside.isEmpty()) {
                form.add(FormFault.ANSWERED_AGAIN);
            }
            for (int i = 0; i < skipped; i++) {
                String command = asked.element().command();
                if (asked.element().wanted()) {
                    form.leftOut(command);
                    Optional<Reply> silence = form.silence(command);
                    if (silence.isEmpty()) {
                        return Optional.of(command);
                    }
                    taken.add(silence.get());
                }
                remove();
            }
        }
        forgetAside();
        answerNext(reply, taken);
        return Optional.empty();
    }

    private Optional<String> setAside(Reply reply, List<Reply> taken) {
        strange |= reply.id() >= 0 && !reply.equals(latest);
        aside.add(reply);
        if (aside.size() == asked.size() && isNudged()) {
            // Everything that was asked is answered, so these are the answers.
            List<Reply> all = List.copyOf(aside);
            forgetAside();
            if (asked.size() > 1 && areSpaced(all)) {
                form.add(FormFault.ID_AFTER_SPACE);
                all.forEach(one -> answerNext(withoutSpacedId(one), taken));
            } else {
                all.forEach(one -> misnumbered(one, taken));
            }
        } else if (aside.size() > asked.size()) {
            return surplus(taken);
        }
        return Optional.empty();
    }

    /** There are more answers than commands, so one that has the right id is the right one. */
    private Optional<String> surplus(List<Reply> taken) {
        form.add(FormFault.ANSWERED_AGAIN);
        List<Reply> all = new ArrayList<>(aside);
        forgetAside();
        all.remove(0);
        Optional<String> unanswered = Optional.empty();
        for (Reply reply : all) {
            unanswered = unanswered.or(() -> take(reply, taken));
        }
        return unanswered;
    }

    private void forgetAside() {
        if (!aside.isEmpty()) {
            aside.clear();
        }
        strange = false;
    }

    private void misnumbered(Reply reply, List<Reply> taken) {
        form.add(FormFault.misnumbered(reply));
        answerNext(reply, taken);
    }

    private void answerNext(Reply reply, List<Reply> taken) {
        latest = reply;
        if (asked.isEmpty()) {
            form.add(FormFault.ANSWERED_AGAIN);
            return;
        }
        AskedCommand command = remove();
        if (command.wanted()) {
            taken.add(reply);
            if (!form.neverHung()) {
                form.answered(command.command());
            }
        }
    }

    private AskedCommand remove() {
        AskedCommand command = asked.remove();
        length -= command.length();
        wanted -= command.wanted() ? 1 : 0;
        return command;
    }

    /** Whether each answer begins with the id that it should have. */
    private boolean areSpaced(List<Reply> all) {
        int id = asked.element().id();
        for (Reply reply : all) {
            if (reply.id() >= 0 || !reply.words().stream().findFirst().equals(Optional.of(String.valueOf(id)))) {
                return false;
            }
            id++;
        }
        return true;
    }

    private Reply withoutSpacedId(Reply reply) {
        if (asked.isEmpty() || reply.id() >= 0 || !form.has(FormFault.ID_AFTER_SPACE)) {
            return reply;
        }
        String id = String.valueOf(asked.element().id());
        return reply.words().stream().findFirst().equals(Optional.of(id))
                ? new Reply(
                        reply.success(),
                        Integer.parseInt(id),
                        reply.text().substring(id.length()).strip())
                : reply;
    }
}
