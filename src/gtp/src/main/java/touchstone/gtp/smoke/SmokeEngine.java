package touchstone.gtp.smoke;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.function.Supplier;
import touchstone.gtp.client.Dialogue;
import touchstone.gtp.client.GtpConnection;
import touchstone.gtp.client.GtpOptions;
import touchstone.gtp.client.KnownForm;
import touchstone.gtp.client.Reply;
import touchstone.gtp.game.PlayedMove;
import touchstone.gtp.observe.BoardSizes;
import touchstone.gtp.observe.Channel;
import touchstone.gtp.observe.ObservationCommands;
import touchstone.gtp.probe.Probe;
import touchstone.gtp.probe.ProbeFindings;
import touchstone.gtp.probe.ProbeGames;
import touchstone.gtp.reading.MisreadException;
import touchstone.process.PrintedText;
import touchstone.process.RunningProgram;
import touchstone.reference.Board;
import touchstone.reference.Position;
import touchstone.spi.UnsupportedException;

/** The engine under check, restarted after a failure, and what is known of it so far. */
final class SmokeEngine implements Dialogue, AutoCloseable {

    /** The board on which the column after I is the last one comes first. */
    private static final int[] SIDES = {9, 19, 13, 7, 5, 6, 8, 10, 11, 12, 15, 17};

    private final Supplier<RunningProgram> launcher;
    private final List<String> commands;
    private final GtpOptions options;
    private final KnownForm form = new KnownForm();
    private final BoardSizes sizes = new BoardSizes();
    private GtpConnection connection;
    private Set<String> known;

    /** @param commands what is sent first to each process */
    SmokeEngine(Supplier<RunningProgram> launcher, List<String> commands, GtpOptions options) {
        this.launcher = launcher;
        this.commands = commands;
        this.options = options;
    }

    private GtpConnection connection() {
        if (connection == null) {
            connection = new GtpConnection(launcher.get(), options, form);
            connection.ask(commands);
        }
        return connection;
    }

    @Override
    public List<Reply> ask(List<String> asked) {
        return connection().ask(asked);
    }

    @Override
    public long errorMark() {
        return connection().errorMark();
    }

    @Override
    public String errorsSince(long mark, Predicate<String> enough) {
        return connection().errorsSince(mark, enough);
    }

    /** What asks next starts it. */
    @Override
    public void revive() {
        leave();
    }

    /** The number of the first command after those that each process is sent first. */
    int firstId() {
        return commands.size() + 1;
    }

    /** How its answers so far differ from the form of the protocol, as sentences without full stop. */
    List<String> formNotes() {
        return form.notes();
    }

    /** Whether it ends by itself when told to. */
    boolean quits() {
        boolean ended = connection().quit();
        leave();
        return ended;
    }

    /** The names of its commands, as it lists them; none if it lists none. */
    Set<String> listed() {
        Reply list = ask("list_commands");
        return list.success() ? new TreeSet<>(list.words()) : Set.of();
    }

    /** Whether it says that it has this command. */
    boolean knows(String command) {
        if (known == null) {
            known = listed();
        }
        return known.isEmpty()
                ? ask("known_command " + command).text().equalsIgnoreCase("true")
                : known.contains(command);
    }

    /** Whether it has such a board. */
    boolean plays(Board board) {
        return refusal(board).isEmpty();
    }

    /** Why it has no such board; nothing if it has. */
    Optional<String> refusal(Board board) {
        try {
            sizes.command(this, board);
            return Optional.empty();
        } catch (UnsupportedException unsupported) {
            return Optional.of(unsupported.getMessage());
        }
    }

    /** A square board it has, to try things on. */
    Optional<Board> board() {
        for (int side : SIDES) {
            if (plays(Board.of(side, side))) {
                return Optional.of(Board.of(side, side));
            }
        }
        return Optional.empty();
    }

    /** Where things are tried that take long on a large board. */
    Optional<ProbeGames> probeGames(ProbeFindings findings) {
        return Probe.SIDES.stream()
                .map(side -> Board.of(side, side))
                .filter(this::plays)
                .findFirst()
                .map(board -> new ProbeGames(this, listed(), sizes.command(this, board), board, findings));
    }

    /** What it refuses of some moves on a new board; nothing if it takes them all. */
    Optional<String> lay(Board board, List<PlayedMove> turns) {
        List<String> sent = new ArrayList<>(List.of(sizes.command(this, board), "clear_board"));
        turns.forEach(turn -> sent.add(turn.command()));
        List<Reply> replies = ask(sent);
        for (int i = 0; i < sent.size(); i++) {
            if (!replies.get(i).success()) {
                return Optional.of("to " + PrintedText.quoted(sent.get(i)) + " it answers "
                        + PrintedText.quoted(replies.get(i).shown()));
            }
        }
        return Optional.empty();
    }

    /** What one of its commands shows of the board as it stands, or why that can't be read. */
    record View(String by, Optional<Position> shown, String trouble) {}

    /** What each command that shows the board shows; the same command on standard error counts where its reply is none. */
    List<View> views(Board board) {
        List<View> views = new ArrayList<>();
        for (Channel<Board, Position> channel : ObservationCommands.BOARD) {
            boolean seen = views.stream()
                    .anyMatch(view ->
                            view.by().equals(channel.name()) && view.shown().isPresent());
            if (knows(channel.name()) && !seen) {
                views.removeIf(view -> view.by().equals(channel.name()));
                views.add(view(channel, board));
            }
        }
        return views;
    }

    private View view(Channel<Board, Position> channel, Board board) {
        try {
            return new View(channel.name(), Optional.of(channel.observe(this, board, board)), "");
        } catch (MisreadException misread) {
            return new View(channel.name(), Optional.empty(), channel.title() + " answers " + misread.getMessage());
        }
    }

    /** Ends the process; another is started when something is asked next. */
    void leave() {
        if (connection != null) {
            connection.close();
            connection = null;
        }
    }

    @Override
    public void close() {
        leave();
    }
}
