package touchstone.gtp.observe;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import touchstone.gtp.client.Dialogue;
import touchstone.gtp.client.Reply;
import touchstone.gtp.game.PlayedMove;
import touchstone.gtp.reading.MisreadException;
import touchstone.gtp.text.EngineText;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Point;
import touchstone.reference.Position;
import touchstone.spi.Capability;
import touchstone.spi.SubjectErrorException;
import touchstone.spi.UnsupportedException;

/**
 * The boards that an engine supports, tried when they are first needed. What it answers to {@code boardsize} proves
 * nothing: GNU Go answers {@code =} to {@code boardsize 5 4} and stays at 5x5. So a play in the far corner must be
 * taken and a play beyond it must not, or else a board of that size must be shown.
 */
public final class BoardSizes {

    private static final String COLUMNS = "ABCDEFGHJKLMNOPQRSTUVWXYZ";

    private final Map<Board, BoardSizeAnswer> known = new ConcurrentHashMap<>();

    /**
     * The command that gives the engine this board.
     *
     * @throws UnsupportedException if the engine has no such board
     * @throws SubjectErrorException if it ends over it, the first time; from then on it has no such board
     */
    public String command(Dialogue dialogue, Board board) {
        BoardSizeAnswer size = known.get(board);
        if (size == null) {
            size = found(dialogue, board);
            known.put(board, size);
        }
        if (size instanceof BoardSizeAnswer.Refused refused) {
            throw new UnsupportedException(refused.capability(), refused.why());
        }
        return ((BoardSizeAnswer.Played) size).command();
    }

    /** An engine that ends over a board is not asked for that board again: once shows that it has none. */
    private BoardSizeAnswer found(Dialogue dialogue, Board board) {
        try {
            return find(dialogue, board);
        } catch (SubjectErrorException broken) {
            known.put(board, new BoardSizeAnswer.Refused(capability(board), broken.getMessage()));
            throw broken;
        }
    }

    private static Capability capability(Board board) {
        return board.width() == board.height() ? Capability.BOARD_SIZE : Capability.RECTANGULAR;
    }

    /** Whether nothing has to be asked any more about this board. */
    public boolean knows(Board board) {
        return known.containsKey(board);
    }

    private static BoardSizeAnswer find(Dialogue dialogue, Board board) {
        if (board.width() == board.height()) {
            String command = "boardsize " + board.width();
            Optional<String> trouble = trouble(dialogue, board, command);
            return trouble.isPresent()
                    ? new BoardSizeAnswer.Refused(Capability.BOARD_SIZE, trouble.get())
                    : new BoardSizeAnswer.Played(command);
        }
        String sides = board.width() + " " + board.height();
        Optional<String> trouble = Optional.empty();
        for (String name : List.of("boardsize ", "rectangular_boardsize ")) {
            Optional<String> found = trouble(dialogue, board, name + sides);
            if (found.isEmpty()) {
                return new BoardSizeAnswer.Played(name + sides);
            }
            trouble = trouble.or(() -> found);
        }
        return new BoardSizeAnswer.Refused(Capability.RECTANGULAR, trouble.orElseThrow());
    }

    /** What shows that the command does not make the board so large; nothing if it does. */
    private static Optional<String> trouble(Dialogue dialogue, Board board, String command) {
        // Not in one breath with the plays: on another board than was meant some engines end over them.
        List<String> start = List.of(command, "clear_board");
        List<Reply> started = dialogue.ask(start);
        for (int i = 0; i < start.size(); i++) {
            if (!started.get(i).success()) {
                return Optional.of(refused(board, start.get(i), started.get(i)));
            }
        }
        return troubleWithPlays(dialogue, board, command);
    }

    private static Optional<String> troubleWithPlays(Dialogue dialogue, Board board, String command) {
        List<String> commands = new ArrayList<>();
        Point corner = new Point(board.width() - 1, board.height() - 1);
        // A play on the only point of a board has no liberty and may be refused for that.
        boolean cornerTells = board.size() > 1;
        if (cornerTells) {
            commands.add(PlayedMove.play(Color.BLACK, corner).command());
            commands.add("clear_board");
            commands.add(PlayedMove.play(Color.WHITE, corner).command());
        }
        int inside = commands.size();
        for (String point : beyond(board)) {
            commands.add("clear_board");
            commands.add("play B " + point);
        }
        List<Reply> replies = dialogue.ask(commands);
        for (int i = 0; i < inside; i++) {
            // Which of the players may begin is not the question here: it is enough if one may play in the corner.
            boolean otherTaken = i == 0 && replies.get(2).success() || i == 2;
            if (!replies.get(i).success() && !otherTaken) {
                return Optional.of(refused(board, commands.get(i), replies.get(i)));
            }
        }
        for (int i = inside + 1; i < replies.size(); i += 2) {
            if (replies.get(i).success() && !drawn(dialogue, board, corner)) {
                return Optional.of("the engine answers = to " + EngineText.quoted(command) + ", yet takes "
                        + EngineText.quoted(commands.get(i)));
            }
        }
        return Optional.empty();
    }

    /**
     * Whether it draws a board of this size after all: some engines do not look whether a play is on the board. Of boards that
     * are not square the lower part of a larger one can't be told apart.
     */
    private static boolean drawn(Dialogue dialogue, Board board, Point corner) {
        Position expected = Position.empty(board).with(Color.BLACK, corner);
        return board.width() == board.height()
                && ObservationCommands.BOARD.stream()
                        .filter(channel -> channel.outlet() == Channel.Outlet.REPLY
                                && !channel.name().equals("list_stones"))
                        .anyMatch(channel -> {
                            dialogue.ask(List.of(
                                    "clear_board",
                                    PlayedMove.play(Color.BLACK, corner).command()));
                            return shows(dialogue, board, channel, expected);
                        });
    }

    private static boolean shows(Dialogue dialogue, Board board, Channel<Board, Position> channel, Position expected) {
        try {
            return channel.observe(dialogue, board, board).equals(expected);
        } catch (MisreadException misread) {
            return false;
        }
    }

    private static String refused(Board board, String command, Reply reply) {
        return "on a " + board + " board the engine answers " + EngineText.quoted(reply.shown()) + " to "
                + EngineText.quoted(command);
    }

    /** Points just off the board, right and above, where coordinates reach so far. */
    private static List<String> beyond(Board board) {
        List<String> beyond = new ArrayList<>();
        if (board.width() < Board.LARGEST) {
            beyond.add(COLUMNS.charAt(board.width()) + "1");
        }
        if (board.height() < Board.LARGEST) {
            beyond.add("A" + (board.height() + 1));
        }
        return beyond;
    }
}
