package touchstone.suite.text;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import touchstone.reference.Board;
import touchstone.reference.Position;
import touchstone.spi.SubjectErrorException;
import touchstone.spi.UnsupportedException;
import touchstone.spi.Witnesses.Testimony;
import touchstone.spi.text.CommandLines;
import touchstone.spi.text.TextReplies;
import touchstone.spi.text.TextReply;

/** What one scenario sends to a program line by line, and what came back. */
public final class Conversation {

    /** Commands that tell something of the game and change nothing. Those that a program lists are asked to see whether it has changed. */
    private static final List<String> TELLING = List.of(
            "showboard",
            "list_stones black",
            "list_stones white",
            "gogui-rules_board",
            "gogui-rules_board_size",
            "gogui-rules_side_to_move",
            "gogui-rules_captured_count",
            "query_boardsize",
            "get_komi",
            "get_handicap",
            "captures black",
            "captures white",
            "last_move",
            "move_history",
            "kata-get-rules");

    private final Supplier<CommandLines> opener;
    private Optional<Board> board = Optional.empty();
    private Optional<List<String>> commands = Optional.empty();
    private Optional<TextReplies> last = Optional.empty();
    private Map<String, String> told = Map.of();

    public Conversation(Supplier<CommandLines> opener) {
        this.opener = opener;
    }

    public CommandLines lines() {
        return opener.get();
    }

    /** Has an empty board, of these sides if any are given. */
    public void begin(Optional<Board> wanted) {
        board = Optional.of(lines().begin(wanted));
    }

    /** The board that the scenario began with, which commands may have changed since. */
    public Board board() {
        return board.orElseThrow(() -> new IllegalStateException("the scenario has no board"));
    }

    /** Another board than the scenario began with, for what is said of stones from here on. */
    public void on(Board other) {
        board = Optional.of(other);
    }

    /** Sends whole lines. */
    public TextReplies send(String text) {
        return keep(lines().send(text));
    }

    /** Keeps what was answered as that of which the next steps speak. */
    public TextReplies keep(TextReplies replies) {
        last = Optional.of(replies);
        return replies;
    }

    /** What was answered last. */
    public TextReplies last() {
        return last.orElseThrow(() -> new IllegalStateException("nothing has been sent"));
    }

    /** The commands that the program lists; none if it lists them in no readable way. */
    public List<String> commands() {
        if (commands.isEmpty()) {
            List<TextReply> replies = lines().send("list_commands\n").replies();
            commands = Optional.of(
                    replies.size() == 1 && replies.get(0).success()
                            ? List.of(replies.get(0).text().split("\\s+"))
                            : List.of());
        }
        return commands.get();
    }

    /** Whether the program lists a command, or says that it knows it. */
    public boolean has(String command) {
        if (commands().contains(command)) {
            return true;
        }
        List<TextReply> replies =
                lines().send("known_command " + command + "\n").replies();
        return replies.size() == 1
                && replies.get(0).success()
                && replies.get(0).text().equalsIgnoreCase("true");
    }

    /** Notes what the program tells of its game, to be compared with later. */
    public void note() {
        told = telling();
    }

    /** What it told otherwise when that was noted, by command, as it tells it now. */
    public Map<String, String> changed() {
        Map<String, String> changed = new LinkedHashMap<>();
        telling().forEach((command, now) -> {
            if (!now.equals(told.get(command))) {
                changed.put(command, now);
            }
        });
        return changed;
    }

    /** What the program told of its game when that was noted. */
    public Map<String, String> told() {
        return told;
    }

    private Map<String, String> telling() {
        List<String> asked = new ArrayList<>(TELLING);
        asked.removeIf(command -> !commands().contains(command.split(" ", 2)[0]));
        Map<String, String> telling = new LinkedHashMap<>();
        List<TextReply> all = asked.isEmpty()
                ? List.of()
                : lines().send(String.join("\n", asked) + "\n").replies();
        for (int i = 0; i < asked.size(); i++) {
            // Where some are answered not once, each is asked alone.
            List<TextReply> replies = all.size() == asked.size()
                    ? all.subList(i, i + 1)
                    : lines().send(asked.get(i) + "\n").replies();
            telling.put(asked.get(i), replies.isEmpty() ? "" : replies.get(0).raw());
        }
        return telling;
    }

    /** The position on the scenario's board. */
    public Position position() {
        return lines().position(board());
    }

    /** The position on the scenario's board; nothing if it has none, or if no such board can be read. */
    public Optional<Position> shown() {
        try {
            return board.map(lines()::position);
        } catch (SubjectErrorException | UnsupportedException unreadable) {
            return Optional.empty();
        }
    }

    /** The position on the scenario's board, by each command that shows it. */
    public List<Testimony<Position>> positions() {
        return lines().positions(board());
    }
}
