package touchstone.gtp;

import java.util.ArrayList;
import java.util.List;
import touchstone.subject.Broken;
import touchstone.subject.walk.Seen;
import touchstone.subject.walk.Step;

/** A walk through a game with an engine, which is sent all it can be sent before the first answer is waited for. */
final class Walking {

    private final Transcript talk;
    private final WalkWords words;
    private final List<Seen> seen = new ArrayList<>();
    /** What is to be sent next, and how the answers are to be read. */
    private final List<String> commands = new ArrayList<>();

    private final List<WalkWords.Asked> asked = new ArrayList<>();

    /** @param opening what begins the game, and is to be sent first */
    Walking(Transcript talk, WalkWords words, WalkWords.Asked opening) {
        this.talk = talk;
        this.words = words;
        add(opening);
    }

    private void add(WalkWords.Asked next) {
        commands.addAll(next.commands());
        asked.add(next);
    }

    /** @return what was seen at each step, that of the opening first; the last may be {@link Seen.BrokeDown} */
    List<Seen> through(List<Step> steps) {
        try {
            for (Step step : steps) {
                WalkWords.Asked next = words.of(step);
                if (next.aside().isPresent()) {
                    send();
                    seen.add(next.aside().get().apply(talk));
                } else {
                    add(next);
                }
            }
            send();
        } catch (Broken broken) {
            seen.add(new Seen.BrokeDown(broken.getMessage(), broken.errorTail()));
        }
        return seen;
    }

    private void send() {
        List<Reply> replies = new ArrayList<>(commands.size());
        try {
            talk.ask(commands, replies);
        } finally {
            read(replies);
            commands.clear();
            asked.clear();
        }
    }

    /** As far as the answers go. */
    private void read(List<Reply> replies) {
        int from = 0;
        for (WalkWords.Asked one : asked) {
            int to = from + one.commands().size();
            if (to > replies.size()) {
                return;
            }
            seen.add(one.reading().apply(replies.subList(from, to)));
            from = to;
        }
    }
}
