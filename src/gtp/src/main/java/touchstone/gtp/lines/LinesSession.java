package touchstone.gtp.lines;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import touchstone.formats.text.WrittenText;
import touchstone.gtp.client.Dialogue;
import touchstone.gtp.client.RecordFiles;
import touchstone.gtp.client.Reply;
import touchstone.gtp.observe.Channel;
import touchstone.gtp.observe.Channels;
import touchstone.gtp.reading.MisreadException;
import touchstone.gtp.rules.RulesSetter;
import touchstone.process.PrintedText;
import touchstone.process.RunningProgram;
import touchstone.reference.Board;
import touchstone.reference.Point;
import touchstone.reference.Position;
import touchstone.spi.Capability;
import touchstone.spi.Exchange;
import touchstone.spi.SubjectErrorException;
import touchstone.spi.UnsupportedException;
import touchstone.spi.Witnesses.Testimony;
import touchstone.spi.text.CommandLines;
import touchstone.spi.text.TextReplies;
import touchstone.spi.text.TextReply;

/** Lines for an engine that is started when the first of them is sent, and again whenever it has ended. */
public final class LinesSession implements CommandLines, AutoCloseable {

    /** The boards for scenarios that can do with any, the usual ones first. */
    private static final int[] SIDES = {9, 13, 19, 7, 5};

    private static final String TIME = "time_settings";

    /** Time as an engine likes to have it: what one scenario has set is not to be another's thinking time. */
    private static final String UNHURRIED = TIME + " 0 20 100\n";

    /** A line that sets rules: the games that follow would be played by them. */
    private static final Pattern RULES =
            Pattern.compile("(?m)^\\s*([0-9]+\\s+)?(" + String.join("|", RulesSetter.SETTERS) + ")\\b");

    /** Lines that ask which commands there are: for these any rules will do. */
    private static final Pattern QUESTION = Pattern.compile("(list_commands|known_command .*)\n");

    private final Supplier<RawConnection> start;
    private final Channels channels;
    private final RecordFiles records = new RecordFiles();
    private Optional<RawConnection> connection = Optional.empty();
    private List<Exchange> exchanges = new ArrayList<>();
    private boolean timed;
    /** Whether a scenario has set rules since the engine was started. */
    private boolean ruled;
    /** The board of a game that would be played by rules which an earlier scenario has set. */
    private Optional<Board> unruled = Optional.empty();

    LinesSession(Supplier<RawConnection> start, Channels channels) {
        this.start = start;
        this.channels = channels;
    }

    private RawConnection connection() {
        if (connection.isEmpty()) {
            connection = Optional.of(start.get());
        }
        return connection.get();
    }

    @Override
    public void restart() {
        disconnect();
    }

    @Override
    public Board begin(Optional<Board> wanted) {
        if (timed) {
            connection().send(UNHURRIED);
            timed = false;
        }
        Board begun = begun(wanted);
        unruled = ruled ? Optional.of(begun) : Optional.empty();
        return begun;
    }

    /** Before what is played by the rules with which the engine was started, an engine with others is started anew. */
    private void rule(String text) {
        if (unruled.isPresent() && !QUESTION.matcher(text).matches()) {
            Board board = unruled.get();
            unruled = Optional.empty();
            if (!RULES.matcher(text).find()) {
                disconnect();
                begun(Optional.of(board));
            }
        }
        ruled |= RULES.matcher(text).find();
    }

    private Board begun(Optional<Board> wanted) {
        List<Board> boards = wanted.map(List::of).orElseGet(() -> Arrays.stream(SIDES)
                .mapToObj(side -> Board.of(side, side))
                .toList());
        String refusal = "";
        for (Board board : boards) {
            String sides = board.width() == board.height()
                    ? Integer.toString(board.width())
                    : board.width() + " " + board.height();
            // One after the other: two answers of which the first is not ended could not be told apart.
            List<TextReply> replies =
                    new ArrayList<>(sent("boardsize " + sides + "\n").replies());
            replies.addAll(sent("clear_board\n").replies());
            if (replies.stream().allMatch(TextReply::success)
                    && (replies.size() == 2 || replies.size() == 1 && isThere(board))) {
                return board;
            }
            refusal = replies.stream().map(TextReply::raw).collect(Collectors.joining(" / "));
        }
        throw new UnsupportedException(
                Capability.BOARD_SIZE,
                "to boardsize and clear_board the engine answers " + PrintedText.quoted(refusal));
    }

    /** Where boardsize is never answered: whether a play in the far corner is taken, and none beyond it. */
    private boolean isThere(Board board) {
        Point corner = new Point(board.width() - 1, board.height() - 1);
        boolean there = isTaken(corner)
                && (board.height() == Board.LARGEST || !isTaken(new Point(corner.column(), board.height())));
        sent("clear_board\n");
        return there;
    }

    private boolean isTaken(Point point) {
        List<TextReply> replies = sent("play black " + point + "\n").replies();
        return replies.size() == 1 && replies.get(0).success();
    }

    @Override
    public TextReplies send(String text) {
        timed |= text.contains(TIME);
        rule(text);
        return sent(text);
    }

    private TextReplies sent(String text) {
        return noted(text, () -> connection().send(text));
    }

    @Override
    public TextReplies sendUntil(String text, String word) {
        rule(text);
        return noted(text, () -> connection().sendUntil(text, word));
    }

    @Override
    public void write(String text) {
        rule(text);
        connection().write(text);
        exchanges.add(new Exchange(WrittenText.shown(text), ""));
    }

    @Override
    public TextReplies sendLast(String text, boolean close) {
        rule(text);
        TextReplies replies =
                noted(text + (close ? "<END>" : ""), () -> connection().sendLast(text, close));
        disconnect();
        return replies;
    }

    private TextReplies noted(String text, Supplier<TextReplies> sending) {
        try {
            TextReplies replies = withEarly(sending.get());
            exchanges.add(new Exchange(
                    RecordFiles.told(WrittenText.shown(text)),
                    RecordFiles.told(replies.replies().stream()
                            .map(reply -> PrintedText.clean(reply.raw()))
                            .collect(Collectors.joining("\n")))));
            return replies;
        } catch (SubjectErrorException broken) {
            exchanges.add(new Exchange(RecordFiles.told(WrittenText.shown(text)), ""));
            connection = Optional.empty();
            throw broken;
        }
    }

    /** What was printed before anything was sent is told with the first answers: no answer is without a command. */
    private TextReplies withEarly(TextReplies replies) {
        String early = connection.map(RawConnection::takeEarly).orElse("");
        return early.isEmpty()
                ? replies
                : new TextReplies(
                        replies.replies(),
                        early + (replies.stray().isEmpty() ? "" : "\n" + replies.stray()),
                        replies.ended(),
                        replies.took());
    }

    @Override
    public Optional<Duration> worked() {
        return connection().worked();
    }

    @Override
    public String file(String beginning, String ending, String record) {
        return records.write(beginning, ending, record);
    }

    @Override
    public Position position(Board board) {
        return shown(
                channels.board()
                        .orElseThrow(() -> new UnsupportedException(
                                Capability.READS_BOARD, "no command shows a board that can be read")),
                board);
    }

    @Override
    public List<Testimony<Position>> positions(Board board) {
        return channels.witnesses().board().stream()
                .map(channel -> new Testimony<>(channel.title(), shown(channel, board)))
                .toList();
    }

    private Position shown(Channel<Board, Position> channel, Board board) {
        try {
            return channel.observe(dialogue(), board, board);
        } catch (MisreadException misread) {
            throw new SubjectErrorException("the engine answered " + misread.getMessage(), "");
        }
    }

    private Dialogue dialogue() {
        return new Dialogue() {
            @Override
            public List<Reply> ask(List<String> commands) {
                return commands.stream().map(LinesSession.this::reply).toList();
            }

            @Override
            public long errorMark() {
                return connection().errorMark();
            }

            @Override
            public String errorsSince(long mark, Predicate<String> enough) {
                return connection().errorsSince(mark, enough);
            }
        };
    }

    private Reply reply(String command) {
        List<TextReply> replies = send(command + "\n").replies();
        if (replies.size() != 1) {
            throw new SubjectErrorException(
                    "the engine gave " + replies.size() + " answers to " + PrintedText.quoted(command), "");
        }
        return new Reply(replies.get(0).success(), -1, replies.get(0).text());
    }

    /** What was sent and answered since the last call. */
    public List<Exchange> take() {
        List<Exchange> taken = exchanges;
        exchanges = new ArrayList<>();
        return List.copyOf(taken);
    }

    @Override
    public void close() {
        disconnect();
        records.close();
    }

    private void disconnect() {
        timed = false;
        connection.ifPresent(RawConnection::close);
        connection = Optional.empty();
        ruled = false;
        unruled = Optional.empty();
    }

    /** Lines for the engines that this starts. */
    public static LinesSession of(
            Supplier<RunningProgram> launcher,
            List<String> briefing,
            Patience patience,
            Duration startLimit,
            Channels channels) {
        return new LinesSession(
                () -> {
                    RawConnection connection = new RawConnection(launcher.get(), patience, startLimit);
                    briefing.forEach(command -> connection.send(command + "\n"));
                    return connection;
                },
                channels);
    }
}
