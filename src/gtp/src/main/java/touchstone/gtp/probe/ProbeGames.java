package touchstone.gtp.probe;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import touchstone.gtp.client.Dialogue;
import touchstone.gtp.client.Reply;
import touchstone.gtp.game.PlayedMove;
import touchstone.gtp.observe.Channel;
import touchstone.gtp.reading.MisreadException;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Point;
import touchstone.spi.Capability;
import touchstone.spi.SubjectErrorException;

/**
 * Games with a known outcome, played on one of an engine's boards to probe it.
 *
 * @param known the names of the engine's commands
 * @param sizeCommand what makes the board so large
 * @param board at least 5x5, and square
 */
public record ProbeGames(
        Dialogue dialogue, Set<String> known, String sizeCommand, Board board, ProbeFindings findings) {

    /** Moves in the form {@code B C3}, one after the other, with {@code -} for a pass. */
    public static List<PlayedMove> turns(String... moves) {
        List<PlayedMove> turns = new ArrayList<>();
        for (String move : moves) {
            Color player = move.charAt(0) == 'B' ? Color.BLACK : Color.WHITE;
            String point = move.substring(2);
            turns.add(point.equals("-") ? PlayedMove.pass(player) : PlayedMove.play(player, Point.parse(point)));
        }
        return turns;
    }

    boolean knows(String... commands) {
        return known.containsAll(List.of(commands));
    }

    /** Clears the board and plays; whether the engine has taken it all. */
    boolean lay(Collection<PlayedMove> turns) {
        List<String> commands = new ArrayList<>(List.of(sizeCommand, "clear_board", "komi 0"));
        turns.forEach(turn -> commands.add(turn.command()));
        List<Reply> replies = dialogue.ask(commands);
        // Whether the komi has been taken shows in the score, and matters nowhere else.
        replies.remove(2);
        return replies.stream().allMatch(Reply::success);
    }

    /**
     * The first of some channels whose command the engine knows and that agrees with what is known; why not is noted. An
     * engine that breaks down over one, or never answers, is started again and shows what it can by the others.
     */
    <Q, A> Optional<Channel<Q, A>> trusted(
            Capability capability, List<Channel<Q, A>> channels, Predicate<Channel<Q, A>> agrees) {
        List<String> doubts = new ArrayList<>();
        for (Channel<Q, A> channel : channels) {
            if (!known.contains(channel.name())) {
                continue;
            }
            try {
                if (agrees.test(channel)) {
                    findings.has(capability, channel.title());
                    // Of two readings of one command one is wrong, which is nothing to wonder at.
                    doubts.removeIf(doubt -> doubt.startsWith(channel.title() + ' '));
                    doubts.forEach(findings::note);
                    return Optional.of(channel);
                }
                doubts.add(channel.title() + " is not trusted for " + capability.id()
                        + ": it disagrees with what must be so");
            } catch (MisreadException e) {
                findings.note(
                        channel.title() + " is not trusted for " + capability.id() + ": it answered " + e.getMessage());
            } catch (SubjectErrorException broken) {
                findings.note(channel.title() + " is not used for " + capability.id() + ": " + broken.getMessage());
                dialogue.revive();
            }
        }
        doubts.stream().distinct().forEach(findings::note);
        return Optional.empty();
    }
}
