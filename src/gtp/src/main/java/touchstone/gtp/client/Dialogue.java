package touchstone.gtp.client;

import java.util.Iterator;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** Sends commands to an engine and receives its replies. */
public interface Dialogue {

    /**
     * Sends commands without waiting in between and collects the replies.
     *
     * @return as many as there are commands, in their order
     */
    List<Reply> ask(List<String> commands);

    /**
     * The same, of which nothing is lost if the engine breaks down in between.
     *
     * @param replies where they are collected, empty at first
     */
    default void ask(List<String> commands, List<Reply> replies) {
        replies.addAll(ask(commands));
    }

    /**
     * The same of commands that are made while the answers to earlier ones are on the way.
     *
     * @param replies is given each reply, in the order of the commands
     */
    default void ask(Iterator<String> commands, Consumer<Reply> replies) {
        commands.forEachRemaining(command -> replies.accept(ask(command)));
    }

    default Reply ask(String command) {
        return ask(List.of(command)).get(0);
    }

    /**
     * Starts the engine again after it broke down, with an empty board.
     *
     * @throws UnsupportedOperationException if that is not for those who talk to decide
     */
    default void revive() {
        throw new UnsupportedOperationException("there is one process");
    }

    /** How much has come on standard error so far: a mark for {@link #errorsSince}. */
    long errorMark();

    /** What has come on standard error since a mark, waiting a short while until it is enough. */
    String errorsSince(long mark, Predicate<String> enough);
}
