package touchstone.gtp.observe;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import touchstone.gtp.client.Dialogue;
import touchstone.gtp.client.Reply;
import touchstone.gtp.game.PlayedMove;
import touchstone.gtp.reading.MisreadException;
import touchstone.process.PrintedText;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Point;

/**
 * Asks an engine for a board and finds out whether it is there. What the engine answers proves little: GNU Go answers {@code =}
 * to {@code boardsize 5 4} and stays at 5x5. So plays are tried, each on an empty board: on points that only a board at least
 * so large has, and beyond.
 */
final class BoardSizeTrial {

    private static final String COLUMNS = "ABCDEFGHJKLMNOPQRSTUVWXYZ";

    private final Dialogue dialogue;
    private final Board board;
    private final String command;

    BoardSizeTrial(Dialogue dialogue, Board board, String command) {
        this.dialogue = dialogue;
        this.board = board;
        this.command = command;
    }

    /** What shows that the engine does not even say that it has the board; nothing if it does. */
    Optional<String> refusal() {
        // Not in one breath with the plays: on another board than was meant some engines end over them.
        List<String> start = List.of(command, "clear_board");
        List<Reply> started = dialogue.ask(start);
        for (int i = 0; i < start.size(); i++) {
            if (!started.get(i).success()) {
                return Optional.of(told(started.get(i), start.get(i)));
            }
        }
        return Optional.empty();
    }

    /** The engine's answer to a play in the far corner, if it refuses it. */
    Optional<String> cornerRefused() {
        return refused(List.of(corner())).stream().findFirst();
    }

    /** The engine's answers to plays in the other corners and on the sides, those that are refusals. */
    List<String> sidesRefused() {
        return refused(sides());
    }

    /** Whether a play on a point that is there only if the board is so large is taken at least. */
    boolean takesOtherPoints() {
        List<Point> telling = sides().stream()
                .filter(point -> point.column() == board.width() - 1 || point.row() == board.height() - 1)
                .toList();
        boolean columns = telling.stream().anyMatch(point -> point.column() == board.width() - 1 && taken(point));
        return columns && telling.stream().anyMatch(point -> point.row() == board.height() - 1 && taken(point));
    }

    private boolean taken(Point point) {
        return refused(List.of(point)).isEmpty();
    }

    private Point corner() {
        return new Point(board.width() - 1, board.height() - 1);
    }

    private List<Point> sides() {
        int right = board.width() - 1;
        int top = board.height() - 1;
        Set<Point> sides = new LinkedHashSet<>(List.of(
                new Point(0, 0),
                new Point(right, 0),
                new Point(0, top),
                new Point(right, top / 2),
                new Point(right / 2, top),
                new Point(0, top / 2),
                new Point(right / 2, 0)));
        sides.remove(corner());
        return List.copyOf(sides);
    }

    /** Which of the players may begin is not the question here: it is enough if one may play there. */
    private List<String> refused(List<Point> points) {
        if (board.size() == 1) {
            // A play on the only point of a board has no liberty and may be refused for that.
            return List.of();
        }
        List<String> commands = new ArrayList<>();
        for (Point point : points) {
            for (Color player : Color.values()) {
                commands.add("clear_board");
                commands.add(PlayedMove.play(player, point).command());
            }
        }
        List<Reply> replies = dialogue.ask(commands);
        List<String> refused = new ArrayList<>();
        for (int i = 0; i < replies.size(); i += 4) {
            if (!replies.get(i + 1).success() && !replies.get(i + 3).success()) {
                refused.add(told(replies.get(i + 1), commands.get(i + 1)));
            }
        }
        return refused;
    }

    /** The plays just beyond the board that the engine takes, right and above, where coordinates reach so far. */
    List<String> beyondTaken() {
        List<String> commands = new ArrayList<>();
        if (board.width() < Board.LARGEST) {
            commands.add("clear_board");
            commands.add("play B " + COLUMNS.charAt(board.width()) + "1");
        }
        if (board.height() < Board.LARGEST) {
            commands.add("clear_board");
            commands.add("play B A" + (board.height() + 1));
        }
        List<Reply> replies = dialogue.ask(commands);
        List<String> taken = new ArrayList<>();
        for (int i = 1; i < replies.size(); i += 2) {
            if (replies.get(i).success()) {
                taken.add("the engine answers = to " + PrintedText.quoted(command) + ", yet takes "
                        + PrintedText.quoted(commands.get(i)));
            }
        }
        return taken;
    }

    /**
     * The board that the engine draws: some do not look whether a play is on the board.
     *
     * @return empty if it draws none, or not one that is square
     */
    Optional<Board> drawn() {
        for (Channel<Board, ?> channel : ObservationCommands.BOARD) {
            // Which row of a drawing without coordinates comes first is anybody's guess; how many there are is not.
            if (channel.outlet() != Channel.Outlet.REPLY || channel.name().equals("list_stones")) {
                continue;
            }
            dialogue.ask("clear_board");
            List<Reply> replies = dialogue.ask(channel.commands().apply(board));
            // The size that was asked for first: of what can be read in two ways it is the one that is meant.
            if (reads(channel, board, replies)) {
                return Optional.of(board);
            }
            for (int side = 2; side <= Board.LARGEST; side++) {
                if (reads(channel, Board.of(side, side), replies)) {
                    return Optional.of(Board.of(side, side));
                }
            }
        }
        return Optional.empty();
    }

    private static boolean reads(Channel<Board, ?> channel, Board as, List<Reply> replies) {
        try {
            channel.reading().read(as, null, replies);
            return true;
        } catch (MisreadException misread) {
            return false;
        }
    }

    private String told(Reply reply, String asked) {
        return "on a " + board + " board the engine answers " + PrintedText.quoted(reply.shown()) + " to "
                + PrintedText.quoted(asked);
    }
}
