package touchstone.gtp.session;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import touchstone.builtin.controller.ControlledGame;
import touchstone.builtin.controller.RequestDeclinedException;
import touchstone.gtp.client.RecordFiles;
import touchstone.gtp.client.Reply;
import touchstone.gtp.game.SetUpCommands;
import touchstone.gtp.game.TrackedGame;
import touchstone.gtp.reading.EntityReadings;
import touchstone.gtp.reading.MisreadException;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.spi.ControllerRequest;

/** A controller's requests as commands of the protocol, and the game after an engine has carried them out. */
final class RequestCommands {

    private final Optional<SetUpCommands> edits;
    private final RecordFiles records;
    private final Supplier<Board> board;
    private List<Point> handicapStones = List.of();

    /** @param board of the game as it stands */
    RequestCommands(Optional<SetUpCommands> edits, RecordFiles records, Supplier<Board> board) {
        this.edits = edits;
        this.records = records;
        this.board = board;
    }

    /**
     * @param commands to send, in this order
     * @param note writes down, if all were taken, what the game is now; it is given the last reply
     */
    record Order(List<String> commands, BiConsumer<TrackedGame, Reply> note) {}

    /** The points named by the answer to the last request for handicap stones that was taken, or asked for by it. */
    List<Point> handicapStones() {
        return handicapStones;
    }

    Order of(ControllerRequest request) {
        if (request instanceof ControllerRequest.FixedHandicap handicap) {
            return placed("fixed_handicap " + handicap.stones());
        } else if (request instanceof ControllerRequest.FreeHandicap handicap) {
            return placed("place_free_handicap " + handicap.stones());
        } else if (request instanceof ControllerRequest.GivenHandicap handicap) {
            return given(handicap.vertices());
        } else if (request instanceof ControllerRequest.SetKomi komi) {
            String command = "komi " + komi.points().toPlainString();
            return new Order(List.of(command), (line, reply) -> line.did(command));
        } else if (request instanceof ControllerRequest.SetUp setUp) {
            return setUp(setUp);
        } else if (request instanceof ControllerRequest.ClearBoard) {
            return began(List.of("clear_board"), Position.empty(board.get()), Color.BLACK);
        } else if (request instanceof ControllerRequest.Load load) {
            return load(load);
        }
        return new Order(List.of("undo"), (line, reply) -> line.tookBack("undo"));
    }

    private Order placed(String command) {
        return new Order(List.of(command), (line, reply) -> {
            handicapStones = named(line.position().board(), reply);
            began(line, command, handicapStones);
        });
    }

    /** What names no points names none: that is a wrong answer, and no breakdown. */
    private static List<Point> named(Board board, Reply reply) {
        try {
            return EntityReadings.vertices(board, reply);
        } catch (MisreadException e) {
            return List.of();
        }
    }

    private Order given(List<Move> vertices) {
        String command =
                "set_free_handicap " + vertices.stream().map(Move::toString).collect(Collectors.joining(" "));
        return new Order(List.of(command), (line, reply) -> {
            handicapStones = vertices.stream()
                    .filter(Move.Play.class::isInstance)
                    .map(move -> ((Move.Play) move).point())
                    .toList();
            began(line, command, handicapStones);
        });
    }

    private static void began(TrackedGame line, String command, List<Point> stones) {
        Board played = line.position().board();
        PointSet black =
                played.none().withAll(stones.stream().filter(played::contains).toList());
        line.began(new Position(black, played.none()), Color.WHITE, List.of(command));
    }

    private Order setUp(ControllerRequest.SetUp request) {
        SetUpCommands by = edits.orElseThrow();
        List<String> commands = by.commands(request.position(), request.toMove());
        boolean tells = by.tells(request.toMove());
        return new Order(commands, (line, reply) -> line.setUp(request.position(), request.toMove(), commands, tells));
    }

    private static Order began(List<String> commands, Position position, Color toMove) {
        return new Order(commands, (line, reply) -> line.began(position, toMove, commands));
    }

    /** What the game is then is found by loading the record ourselves; of one we can't load nothing better is known. */
    private Order load(ControllerRequest.Load load) {
        OptionalInt before = load.before();
        String command = "loadsgf " + records.write(load.text()) + (before.isPresent() ? " " + before.getAsInt() : "");
        ControlledGame controlled = ControlledGame.lenient();
        try {
            controlled.carryOut(load);
        } catch (RequestDeclinedException declined) {
            return new Order(List.of(command), (line, reply) -> line.did(command));
        }
        return new Order(List.of(command), (line, reply) -> line.loaded(controlled.game(), List.of(command)));
    }
}
