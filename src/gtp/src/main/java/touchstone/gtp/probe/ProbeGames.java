package touchstone.gtp.probe;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import touchstone.gtp.client.Dialogue;
import touchstone.gtp.client.Reply;
import touchstone.gtp.game.PlayedMove;
import touchstone.gtp.observe.Channel;
import touchstone.gtp.reading.MisreadException;
import touchstone.gtp.reading.OffBoardException;
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

    /** The number of commands before the first move. */
    private static final int BEGINNING = 3;

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
        return played(turns).size() == turns.size();
    }

    /** Clears the board and plays; those of the moves that the engine has taken. If it cannot even begin there are none. */
    List<PlayedMove> played(Collection<PlayedMove> turns) {
        List<String> commands = new ArrayList<>(List.of(sizeCommand, "clear_board", "komi 0"));
        turns.forEach(turn -> commands.add(turn.command()));
        List<Reply> replies = dialogue.ask(commands);
        // Whether the komi has been taken shows in the score, and matters nowhere else.
        boolean begun = replies.get(0).success() && replies.get(1).success();
        List<PlayedMove> taken = new ArrayList<>();
        int at = BEGINNING;
        for (PlayedMove turn : turns) {
            if (begun && replies.get(at).success()) {
                taken.add(turn);
            }
            at++;
        }
        return taken;
    }

    /**
     * Those of some channels whose commands the engine knows and that can be read. The first that agrees with what is known is
     * the best evidence; what disagrees is noted. An engine that breaks down over one, or never answers, is started again and
     * shows what it can by the others.
     *
     * @param agrees whether what a channel shows is so
     */
    <Q, A> FoundChannels<Q, A> found(
            Capability capability, List<Channel<Q, A>> channels, Predicate<Channel<Q, A>> agrees) {
        List<Channel<Q, A>> right = new ArrayList<>();
        List<Channel<Q, A>> wrong = new ArrayList<>();
        List<Channel<Q, A>> impossible = new ArrayList<>();
        Map<String, String> misread = new LinkedHashMap<>();
        for (Channel<Q, A> channel : channels) {
            boolean hint = channel.meaning() == Channel.Meaning.ASSUMED || channel.outlet() == Channel.Outlet.ERRORS;
            if (!known.contains(channel.name()) || hint && !right.isEmpty()) {
                continue;
            }
            try {
                if (agrees.test(channel)) {
                    right.add(channel);
                } else if (channel.meaning() == Channel.Meaning.CERTAIN) {
                    wrong.add(channel);
                } else {
                    misread.put(
                            channel.title(),
                            "is not trusted for " + capability.id() + ": it disagrees with what must be so");
                }
            } catch (OffBoardException e) {
                impossible.add(channel);
                findings.note(
                        channel.title() + " is no evidence for " + capability.id() + ": it answered " + e.getMessage());
            } catch (MisreadException e) {
                misread.putIfAbsent(
                        channel.title(), "is not trusted for " + capability.id() + ": it answered " + e.getMessage());
            } catch (SubjectErrorException broken) {
                misread.put(channel.title(), "is not used for " + capability.id() + ": " + broken.getMessage());
                dialogue.revive();
            }
        }
        Stream.of(right, wrong).flatMap(List::stream).map(Channel::title).forEach(misread::remove);
        misread.forEach((title, why) -> findings.note(capability, title + ' ' + why));
        Map<String, Channel<Q, A>> witnesses = new LinkedHashMap<>();
        // Of two readings of one command one is wrong, which is nothing to wonder at.
        Stream.concat(right.stream().filter(channel -> channel.meaning() == Channel.Meaning.CERTAIN), wrong.stream())
                .forEach(channel -> witnesses.putIfAbsent(channel.title(), channel));
        impossible.stream()
                .filter(channel -> channel.meaning() == Channel.Meaning.CERTAIN)
                .forEach(channel -> witnesses.putIfAbsent(channel.title(), channel));
        Optional<Channel<Q, A>> best =
                Stream.concat(right.stream(), wrong.stream()).findFirst();
        best.ifPresent(channel -> findings.has(capability, channel.title()));
        wrong.stream()
                .filter(channel -> witnesses.get(channel.title()) == channel)
                .forEach(channel ->
                        findings.note(channel.title() + " disagrees with what must be so for " + capability.id()
                                + (best.get() == channel ? ", and is asked all the same" : ", and is no evidence")));
        return new FoundChannels<>(best, List.copyOf(witnesses.values()));
    }

    /**
     * The first of some channels whose command the engine knows and that makes sense; why not is noted.
     *
     * @param sense whether it can be taken for evidence at all
     */
    <Q, A> Optional<Channel<Q, A>> trusted(
            Capability capability, List<Channel<Q, A>> channels, Predicate<Channel<Q, A>> sense) {
        return found(
                        capability,
                        channels.stream().map(ProbeGames::onlyIfItAgrees).toList(),
                        sense)
                .best();
    }

    private static <Q, A> Channel<Q, A> onlyIfItAgrees(Channel<Q, A> channel) {
        return channel.assumed();
    }
}
