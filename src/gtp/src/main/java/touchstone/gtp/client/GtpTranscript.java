package touchstone.gtp.client;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import touchstone.spi.Exchange;

/** The record of a dialogue. */
public final class GtpTranscript implements Dialogue {

    private final Dialogue dialogue;
    private List<Exchange> exchanges = new ArrayList<>();

    public GtpTranscript(Dialogue dialogue) {
        this.dialogue = dialogue;
    }

    @Override
    public List<Reply> ask(List<String> commands) {
        List<Reply> replies = new ArrayList<>(commands.size());
        ask(commands, replies);
        return replies;
    }

    @Override
    public void ask(List<String> commands, List<Reply> replies) {
        try {
            dialogue.ask(commands, replies);
        } finally {
            for (int i = 0; i < replies.size(); i++) {
                exchanges.add(exchange(commands.get(i), replies.get(i)));
            }
        }
    }

    @Override
    public void ask(Iterator<String> commands, Consumer<Reply> replies) {
        Deque<String> asked = new ArrayDeque<>();
        Iterator<String> noted = new Iterator<>() {
            @Override
            public boolean hasNext() {
                return commands.hasNext();
            }

            @Override
            public String next() {
                String command = commands.next();
                asked.add(command);
                return command;
            }
        };
        dialogue.ask(noted, reply -> {
            exchanges.add(exchange(asked.remove(), reply));
            replies.accept(reply);
        });
    }

    @Override
    public long errorMark() {
        return dialogue.errorMark();
    }

    @Override
    public String errorsSince(long mark, Predicate<String> enough) {
        return dialogue.errorsSince(mark, enough);
    }

    /** A record by the same name in each run: an engine may name it in its answer, too. */
    private static Exchange exchange(String command, Reply reply) {
        return command.startsWith("loadsgf")
                ? new Exchange(RecordFiles.told(command), RecordFiles.told(reply.shown()))
                : new Exchange(command, reply.shown());
    }

    /** What was said since the last call. */
    public List<Exchange> take() {
        List<Exchange> taken = exchanges;
        exchanges = new ArrayList<>();
        return List.copyOf(taken);
    }
}
