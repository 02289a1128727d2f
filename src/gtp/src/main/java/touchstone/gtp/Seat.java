package touchstone.gtp;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import touchstone.reference.Position;
import touchstone.subject.Capability;
import touchstone.subject.Opening;
import touchstone.subject.Unsupported;

/** Keeps an engine's game and ours the same: sets it up, and restores it after something was only tried. */
final class Seat {

    private final GtpConnection connection;
    private final Talk talk;
    private final BoardSizes sizes;
    private final EngineProfile profile;
    /** Begun anew with each game: always the same orders for the same scenario and seed. */
    private Random random;

    private GameLine line;
    private String sizeCommand;
    private boolean strayed;
    /** Whether the game is to be restored in another way than it was played before. */
    private boolean anew;

    /** @param talk to the same engine as the connection */
    Seat(GtpConnection connection, Talk talk, BoardSizes sizes, EngineProfile profile) {
        this.connection = connection;
        this.talk = talk;
        this.sizes = sizes;
        this.profile = profile;
    }

    /** @throws IllegalStateException if there is no game, for want of a {@link #begin} that went well */
    GameLine line() {
        if (line == null) {
            throw new IllegalStateException("no game has begun");
        }
        return line;
    }

    /** Whether the engine need not be talked to before the game of a walk begins. */
    boolean mayEnterAtOnce(Opening opening) {
        return opening.isStart() && sizes.knows(opening.board());
    }

    /**
     * Begins the game of a walk.
     *
     * @return what has yet to be sent before its first step
     * @throws Unsupported if the engine has no such board or cannot be brought to this position
     */
    List<String> enter(Opening opening) {
        if (!opening.isStart()) {
            begin(opening);
            strayed = true;
            return List.of();
        }
        sizeCommand = sizes.command(talk, opening.board());
        line = new GameLine(opening, SetUp.NONE);
        strayed = true;
        return commands(line);
    }

    /** @throws Unsupported if the engine has no such board or cannot be brought to this position */
    void begin(Opening opening) {
        line = null;
        random = new Random(connection.seed());
        sizeCommand = sizes.command(talk, opening.board());
        SetUp setUp = plan(opening, Set.of())
                .orElseThrow(() -> new Unsupported(Capability.SET_UP, "no order of play leads to the position"));
        Optional<String> trouble = lay(opening, setUp);
        if (trouble.isPresent() && profile.setUp() == EngineProfile.SetUpManner.PLAYS) {
            Optional<SetUp> other = plan(opening, Set.of());
            trouble = other.isPresent() ? lay(opening, other.get()) : trouble;
        }
        if (trouble.isPresent()) {
            throw new Unsupported(Capability.SET_UP, "the position cannot be set up: " + trouble.get());
        }
    }

    private Optional<SetUp> plan(Opening opening, Set<Position> avoided) {
        if (opening.isStart()) {
            return Optional.of(SetUp.NONE);
        }
        return profile.setUp() == EngineProfile.SetUpManner.STONES
                ? Optional.of(SetUp.stones(opening))
                : new SetUpOrder(opening, avoided, random).find().map(turns -> SetUp.plays(opening, turns));
    }

    /** @return what went wrong; nothing if the position stands on the board, as far as it can be seen */
    private Optional<String> lay(Opening opening, SetUp setUp) {
        GameLine laid = new GameLine(opening, setUp);
        List<String> commands = commands(laid);
        List<Reply> replies = talk.ask(commands);
        for (int i = 0; i < replies.size(); i++) {
            if (!replies.get(i).success() && mustSucceed(i)) {
                return Optional.of("to " + Untrusted.quoted(commands.get(i)) + " the engine answers "
                        + Untrusted.quoted(replies.get(i).shown()));
            }
        }
        if (!opening.isStart() && profile.channels().board().isPresent()) {
            var channel = profile.channels().board().get();
            try {
                Position shown = channel.observe(talk, opening.board(), opening.board());
                if (!shown.equals(opening.position())) {
                    return Optional.of("the engine shows something else on "
                            + opening.board().points().stream()
                                    .filter(point -> !shown.stone(point)
                                            .equals(opening.position().stone(point)))
                                    .map(Object::toString)
                                    .collect(Collectors.joining(" ")));
                }
            } catch (Misread e) {
                return Optional.of(channel.name() + " answered " + e.getMessage());
            }
        }
        line = laid;
        strayed = false;
        anew = false;
        return Optional.empty();
    }

    /** Everything from a new board to where the game stands. */
    private List<String> commands(GameLine game) {
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
     * @throws Unsupported if every way to set the position up passes through one
     */
    void prepare(List<Turn> moves) {
        if (!line().misled(moves)) {
            return;
        }
        SetUp other = plan(line.opening(), line.created())
                .orElseThrow(() -> new Unsupported(
                        Capability.SET_UP,
                        "however the position is played, it passes through one that the scenario creates,"
                                + " which would be a repetition"));
        setUpAnew(other);
    }

    /** Sets the same game up in another order, if there is one. */
    boolean setUpOtherwise() {
        GameLine game = line();
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
        GameLine game = line();
        if (!strayed) {
            return talk.ask(asked);
        }
        List<String> commands = commands(game);
        int restoring = commands.size();
        commands.addAll(asked);
        List<Reply> replies = talk.ask(commands);
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
            return new Unsupported(
                    Capability.SET_UP,
                    "what the engine takes hangs on the order in which the position was played: then it answered "
                            + Untrusted.quoted(reply.shown()) + " to " + Untrusted.quoted(command));
        }
        return connection.nonsense(command, reply, "the same answer as when the same game was played before");
    }
}
