package touchstone.gtp.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import touchstone.gtp.client.Dialogue;
import touchstone.gtp.client.GtpConnection;
import touchstone.gtp.client.Reply;
import touchstone.gtp.game.PlayedMove;
import touchstone.gtp.game.SetUp;
import touchstone.gtp.game.SetUpOrder;
import touchstone.gtp.game.TrackedGame;
import touchstone.gtp.observe.BoardSizes;
import touchstone.gtp.observe.EngineProfile;
import touchstone.gtp.reading.MisreadException;
import touchstone.process.PrintedText;
import touchstone.reference.Board;
import touchstone.reference.Position;
import touchstone.spi.BoardSizing.SizeAnswer;
import touchstone.spi.Capability;
import touchstone.spi.GameStart;
import touchstone.spi.UnsupportedException;

/** Keeps an engine's game and ours in step: sets it up, and restores it after something was only tried. */
final class EngineGame {

    private final GtpConnection connection;
    private final Dialogue dialogue;
    private final BoardSizes sizes;
    private final EngineProfile profile;
    /** Begun anew with each game: always the same orders for the same scenario and seed. */
    private Random random;

    private TrackedGame line;
    private String sizeCommand;
    private boolean strayed;
    /** Whether the game is to be restored in another way than it was played before. */
    private boolean anew;

    /** @param dialogue to the same engine as the connection */
    EngineGame(GtpConnection connection, Dialogue dialogue, BoardSizes sizes, EngineProfile profile) {
        this.connection = connection;
        this.dialogue = dialogue;
        this.sizes = sizes;
        this.profile = profile;
    }

    /** @throws IllegalStateException if there is no game, for want of a {@link #begin} that went well */
    TrackedGame line() {
        if (line == null) {
            throw new IllegalStateException("no game has begun");
        }
        return line;
    }

    /** Whether the engine need not be talked to before the game of a trace begins. */
    boolean mayEnterAtOnce(GameStart opening) {
        return opening.isStart() && sizes.knows(opening.board());
    }

    /**
     * Begins the game of a trace.
     *
     * @return what has yet to be sent before its first step
     * @throws UnsupportedException if the engine has no such board or cannot be brought to this position
     */
    List<String> enter(GameStart opening) {
        if (!opening.isStart()) {
            begin(opening);
            strayed = true;
            return List.of();
        }
        sizeCommand = sizes.command(dialogue, opening.board());
        line = new TrackedGame(opening, SetUp.NONE);
        strayed = true;
        return commands(line);
    }

    /** @throws UnsupportedException if the engine has no such board or cannot be brought to this position */
    void begin(GameStart opening) {
        line = null;
        random = new Random(connection.seed());
        sizeCommand = sizes.command(dialogue, opening.board());
        SetUp setUp = plan(opening, Set.of())
                .orElseThrow(
                        () -> new UnsupportedException(Capability.SET_UP, "no order of play leads to the position"));
        Optional<String> trouble = lay(opening, setUp);
        if (trouble.isPresent() && profile.setUp() == EngineProfile.SetUpManner.PLAYS) {
            Optional<SetUp> other = plan(opening, Set.of());
            trouble = other.isPresent() ? lay(opening, other.get()) : trouble;
        }
        if (trouble.isPresent()) {
            throw new UnsupportedException(Capability.SET_UP, "the position cannot be set up: " + trouble.get());
        }
    }

    /** Asks for a board as if for the first time. There is no game then. */
    SizeAnswer resize(Board board) {
        line = null;
        return sizes.resize(dialogue, board);
    }

    private Optional<SetUp> plan(GameStart opening, Set<Position> avoided) {
        if (opening.isStart()) {
            return Optional.of(SetUp.NONE);
        }
        return profile.setUp() == EngineProfile.SetUpManner.STONES
                ? Optional.of(SetUp.stones(opening))
                : new SetUpOrder(opening, avoided, random).find().map(turns -> SetUp.plays(opening, turns));
    }

    /** @return what went wrong; nothing if the position stands on the board, as far as it can be seen */
    private Optional<String> lay(GameStart opening, SetUp setUp) {
        TrackedGame laid = new TrackedGame(opening, setUp);
        List<String> commands = commands(laid);
        List<Reply> replies = dialogue.ask(commands);
        for (int i = 0; i < replies.size(); i++) {
            if (!replies.get(i).success() && mustSucceed(i)) {
                return Optional.of("to " + PrintedText.quoted(commands.get(i)) + " the engine answers "
                        + PrintedText.quoted(replies.get(i).shown()));
            }
        }
        if (!opening.isStart() && profile.channels().board().isPresent()) {
            var channel = profile.channels().board().get();
            try {
                Position shown = channel.observe(dialogue, opening.board(), opening.board());
                if (!shown.equals(opening.position())) {
                    return Optional.of("the engine shows something else on "
                            + opening.board().points().stream()
                                    .filter(point -> !shown.stone(point)
                                            .equals(opening.position().stone(point)))
                                    .map(Object::toString)
                                    .collect(Collectors.joining(" ")));
                }
            } catch (MisreadException e) {
                return Optional.of(channel.name() + " answered " + e.getMessage());
            }
        }
        line = laid;
        strayed = false;
        anew = false;
        return Optional.empty();
    }

    /** Everything from a new board to where the game stands. */
    private List<String> commands(TrackedGame game) {
        List<String> commands = new ArrayList<>(List.of(sizeCommand, "clear_board", "komi 0"));
        commands.addAll(game.setUp().commands());
        commands.addAll(game.commands());
        return commands;
    }

    /** All but komi, which matters to the score alone; some engines refuse to have none. */
    private static boolean mustSucceed(int index) {
        return index != 2;
    }

    /** The engine's game is no longer ours, and is to be restored before anything is asked. */
    void strayed() {
        strayed = true;
    }

    /**
     * Sees to it that the engine's history holds none of the positions that these moves would create, unless the
     * scenario's game has held them too.
     *
     * @throws UnsupportedException if every way to set the position up passes through one
     */
    void prepare(List<PlayedMove> moves) {
        if (!line().misled(moves)) {
            return;
        }
        SetUp other = plan(line.opening(), line.created())
                .orElseThrow(() -> new UnsupportedException(
                        Capability.SET_UP,
                        "however the position is played, it passes through one that the scenario creates,"
                                + " which would be a repetition"));
        setUpAnew(other);
    }

    /** Sets the same game up in another order, if there is one. */
    boolean setUpOtherwise() {
        TrackedGame game = line();
        if (game.setUp().passed().isEmpty()) {
            return false;
        }
        Optional<SetUp> other = plan(game.opening(), game.created()).filter(setUp -> !setUp.equals(game.setUp()));
        other.ifPresent(this::setUpAnew);
        return other.isPresent();
    }

    private void setUpAnew(SetUp other) {
        line.setUpAnew(other);
        strayed = true;
        anew = true;
    }

    /** Asks about the game as it stands, restoring it in the same breath if it has strayed. */
    List<Reply> ask(List<String> asked) {
        TrackedGame game = line();
        if (!strayed) {
            return dialogue.ask(asked);
        }
        List<String> commands = commands(game);
        int restoring = commands.size();
        commands.addAll(asked);
        List<Reply> replies = dialogue.ask(commands);
        for (int i = 0; i < restoring; i++) {
            if (!replies.get(i).success() && mustSucceed(i)) {
                throw unlike(commands.get(i), replies.get(i));
            }
        }
        strayed = false;
        anew = false;
        return replies.subList(restoring, replies.size());
    }

    private RuntimeException unlike(String command, Reply reply) {
        if (anew) {
            return new UnsupportedException(
                    Capability.SET_UP,
                    "what the engine takes hangs on the order in which the position was played: then it answered "
                            + PrintedText.quoted(reply.shown()) + " to " + PrintedText.quoted(command));
        }
        return connection.nonsense(command, reply, "the same answer as when the same game was played before");
    }
}
