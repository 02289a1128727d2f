package touchstone.gtp.observe;

import java.util.List;
import java.util.function.Function;
import touchstone.gtp.client.Dialogue;
import touchstone.gtp.client.Reply;
import touchstone.gtp.game.TrackedGame;
import touchstone.gtp.reading.MisreadException;
import touchstone.reference.Board;
import touchstone.reference.Color;

/**
 * A way to observe something of a game through an engine: what to ask, and how to read the answers.
 *
 * @param <Q> what the question is about, such as a point
 * @param <A> what is observed
 * @param name the command or commands, for a person
 * @param outlet where the engine prints what is to be read
 * @param scope whose moves it can be asked about
 * @param meaning whether its answers can be taken in one way alone
 * @param commands what to ask
 * @param reading how to read the replies, as many as there are commands
 */
public record Channel<Q, A>(
        String name,
        Outlet outlet,
        Scope scope,
        Meaning meaning,
        Function<Q, List<String>> commands,
        Reading<Q, A> reading) {

    /** Where an answer appears. */
    public enum Outlet {
        /** In the reply, as the protocol has it. */
        REPLY,
        /** On standard error: some engines print their board there. */
        ERRORS
    }

    /** Whose moves a question can be about. */
    public enum Scope {
        ANY_PLAYER,
        PLAYER_TO_MOVE
    }

    /** What an answer is worth that is not as it should be. */
    public enum Meaning {
        /** It can be taken in one way alone, and so it is wrong. */
        CERTAIN,
        /** It may mean something else than what is read: then it is not asked any more. */
        ASSUMED
    }

    /** Makes sense of an answer. */
    @FunctionalInterface
    public interface Reading<Q, A> {
        /** @throws MisreadException if the answer makes no sense */
        A read(Board board, Q about, List<Reply> replies);
    }

    /** A channel of one command. */
    static <Q, A> Channel<Q, A> of(String name, Function<Q, String> command, Reading<Q, A> reading) {
        return new Channel<>(
                name, Outlet.REPLY, Scope.ANY_PLAYER, Meaning.CERTAIN, about -> List.of(command.apply(about)), reading);
    }

    /** The same channel, for what appears on standard error. */
    Channel<Q, A> onErrors() {
        return new Channel<>(name, Outlet.ERRORS, scope, meaning, commands, reading);
    }

    /** The same channel, its answers read otherwise. */
    public Channel<Q, A> reading(Reading<Q, A> other) {
        return new Channel<>(name, outlet, scope, meaning, commands, other);
    }

    /** The same channel, for engines that speak of the player to move alone. */
    Channel<Q, A> ofPlayerToMove() {
        return new Channel<>(name, outlet, Scope.PLAYER_TO_MOVE, meaning, commands, reading);
    }

    /** The same channel, where what is read need not be what is meant. */
    public Channel<Q, A> assumed() {
        return new Channel<>(name, outlet, scope, Meaning.ASSUMED, commands, reading);
    }

    /** Whether it can be asked about a player's moves: not while the engine may take another player to be on move than we do. */
    public boolean covers(Color player, TrackedGame line) {
        return line.turnTold() && (scope == Scope.ANY_PLAYER || player == line.toMove());
    }

    /** The command, and where it is read if not in the reply. */
    public String title() {
        return outlet == Outlet.REPLY ? name : name + " on standard error";
    }

    /** @throws MisreadException if the answer makes no sense */
    public A observe(Dialogue dialogue, Board board, Q about) {
        if (outlet == Outlet.REPLY) {
            return reading.read(board, about, dialogue.ask(commands.apply(about)));
        }
        long mark = dialogue.errorMark();
        dialogue.ask(commands.apply(about));
        String text = dialogue.errorsSince(mark, soFar -> complete(board, about, soFar));
        return reading.read(board, about, List.of(new Reply(true, 0, text)));
    }

    private boolean complete(Board board, Q about, String text) {
        try {
            reading.read(board, about, List.of(new Reply(true, 0, text)));
            return true;
        } catch (MisreadException e) {
            return false;
        }
    }
}
