package touchstone.gtp.lines;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import touchstone.gtp.client.Dialogue;
import touchstone.gtp.client.Engine;
import touchstone.gtp.client.RecordFiles;
import touchstone.gtp.client.Reply;
import touchstone.gtp.observe.Channel;
import touchstone.gtp.reading.MisreadException;
import touchstone.gtp.text.EngineText;
import touchstone.reference.Board;
import touchstone.reference.Position;
import touchstone.spi.Capability;
import touchstone.spi.Exchange;
import touchstone.spi.SubjectErrorException;
import touchstone.spi.UnsupportedException;
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

    private final Supplier<RawConnection> start;
    private final Optional<Channel<Board, Position>> shown;
    private final RecordFiles records = new RecordFiles();
    private Optional<RawConnection> connection = Optional.empty();
    private List<Exchange> exchanges = new ArrayList<>();
    private boolean timed;

    LinesSession(Supplier<RawConnection> start, Optional<Channel<Board, Position>> shown) {
        this.start = start;
        this.shown = shown;
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
        List<Board> boards = wanted.map(List::of).orElseGet(() -> Arrays.stream(SIDES)
                .mapToObj(side -> Board.of(side, side))
                .toList());
        String refusal = "";
        for (Board board : boards) {
            String sides = board.width() == board.height()
                    ? Integer.toString(board.width())
                    : board.width() + " " + board.height();
            List<TextReply> replies =
                    send("boardsize " + sides + "\nclear_board\n").replies();
            if (replies.size() == 2 && replies.stream().allMatch(TextReply::success)) {
                return board;
            }
            refusal = replies.stream().map(TextReply::raw).collect(Collectors.joining(" / "));
        }
        throw new UnsupportedException(
                Capability.BOARD_SIZE, "to boardsize and clear_board the engine answers " + EngineText.quoted(refusal));
    }

    @Override
    public TextReplies send(String text) {
        timed |= text.contains(TIME);
        return noted(text, () -> connection().send(text));
    }

    @Override
    public void write(String text) {
        connection().write(text);
        exchanges.add(new Exchange(new SentText(text).shown(), ""));
    }

    @Override
    public TextReplies sendLast(String text, boolean close) {
        TextReplies replies =
                noted(text + (close ? "<END>" : ""), () -> connection().sendLast(text, close));
        disconnect();
        return replies;
    }

    private TextReplies noted(String text, Supplier<TextReplies> sending) {
        try {
            TextReplies replies = sending.get();
            exchanges.add(new Exchange(
                    RecordFiles.told(new SentText(text).shown()),
                    RecordFiles.told(replies.replies().stream()
                            .map(reply -> EngineText.clean(reply.raw()))
                            .collect(Collectors.joining("\n")))));
            return replies;
        } catch (SubjectErrorException broken) {
            exchanges.add(new Exchange(RecordFiles.told(new SentText(text).shown()), ""));
            connection = Optional.empty();
            throw broken;
        }
    }

    @Override
    public String file(String beginning, String ending, String record) {
        return records.write(beginning, ending, record);
    }

    @Override
    public Position position(Board board) {
        Channel<Board, Position> channel = shown.orElseThrow(() -> new UnsupportedException(Capability.READS_BOARD));
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
                    "the engine gave " + replies.size() + " answers to " + EngineText.quoted(command), "");
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
    }

    /** Lines for the engines that this starts. */
    public static LinesSession of(
            Supplier<Engine> launcher,
            List<String> briefing,
            Patience patience,
            Duration startLimit,
            Optional<Channel<Board, Position>> shown) {
        return new LinesSession(
                () -> {
                    RawConnection connection = new RawConnection(launcher.get(), patience, startLimit);
                    briefing.forEach(command -> connection.send(command + "\n"));
                    return connection;
                },
                shown);
    }
}
