package touchstone.gtp.observe;

import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import touchstone.gtp.client.Reply;
import touchstone.gtp.game.PlayedMove;
import touchstone.gtp.reading.BoardReadings;
import touchstone.gtp.reading.EntityReadings;
import touchstone.gtp.reading.MisreadException;
import touchstone.gtp.reading.PolicyReading;
import touchstone.gtp.rules.RulesSetter;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.spi.status.StoneStatus;

/** The commands by which engines can be observed, for each kind of observation the most informative first. */
public final class ObservationCommands {

    private static final Channel<Board, Position> SHOWBOARD = Channel.of(
            "showboard", about -> "showboard", (board, about, replies) -> BoardReadings.picture(board, replies.get(0)));

    /** Without coordinates it is anybody's guess which row comes first. */
    private static final Channel<Board, Position> BARE_BOARD = Channel.<Board, Position>of(
                    "showboard",
                    about -> "showboard",
                    (board, about, replies) -> BoardReadings.bare(board, replies.get(0)))
            .assumed();

    public static final List<Channel<Board, Position>> BOARD = List.of(
            Channel.of(
                    "gogui-rules_board",
                    about -> "gogui-rules_board",
                    (board, about, replies) -> BoardReadings.ruler(board, replies.get(0))),
            new Channel<>(
                    "list_stones",
                    Channel.Outlet.REPLY,
                    Channel.Scope.ANY_PLAYER,
                    Channel.Meaning.CERTAIN,
                    about -> List.of("list_stones B", "list_stones W"),
                    (board, about, replies) -> BoardReadings.lists(board, replies.get(0), replies.get(1))),
            SHOWBOARD,
            BARE_BOARD,
            SHOWBOARD.onErrors(),
            BARE_BOARD.onErrors());

    /** What is asked of a player comes before what is asked of the player to move alone. */
    public static final List<Channel<PlayedMove, Boolean>> LEGALITY = List.of(
            Channel.of(
                    "is_legal",
                    turn -> "is_legal " + PlayedMove.letter(turn.player()) + ' ' + turn.move(),
                    (board, turn, replies) -> EntityReadings.truth(replies.get(0))),
            Channel.<PlayedMove, Boolean>of(
                            "gogui-rules_legal_moves",
                            turn -> "gogui-rules_legal_moves",
                            (board, turn, replies) -> among(turn, EntityReadings.points(board, replies.get(0))))
                    .ofPlayerToMove(),
            Channel.<PlayedMove, Boolean>of(
                            "kata-raw-nn",
                            turn -> "kata-raw-nn 0",
                            (board, turn, replies) -> among(turn, PolicyReading.legal(board, replies.get(0))))
                    .ofPlayerToMove()
                    .assumed());

    public static final List<Channel<Color, PointSet>> LEGAL_PLAYS = List.of(
            Channel.of("all_legal", player -> "all_legal " + PlayedMove.letter(player), ObservationCommands::points),
            Channel.<Color, PointSet>of(
                            "gogui-rules_legal_moves", player -> "gogui-rules_legal_moves", ObservationCommands::points)
                    .ofPlayerToMove(),
            Channel.<Color, PointSet>of(
                            "kata-raw-nn",
                            player -> "kata-raw-nn 0",
                            (board, player, replies) -> PolicyReading.legal(board, replies.get(0)))
                    .ofPlayerToMove()
                    .assumed());

    public static final List<Channel<Point, PointSet>> CHAIN =
            List.of(Channel.of("worm_stones", stone -> "worm_stones " + stone, ObservationCommands::ofStone));

    public static final List<Channel<Point, PointSet>> LIBERTIES =
            List.of(Channel.of("findlib", stone -> "findlib " + stone, ObservationCommands::ofStone));

    /**
     * A colour's captures are the stones it has taken, as GNU Go documents its command. Some count those it has lost, which is
     * evidence all the same.
     */
    public static final List<Channel<Color, Integer>> PRISONERS = List.of(
            captured(Color.BLACK),
            captured(Color.WHITE),
            captures(Color::opponent),
            captures(UnaryOperator.<Color>identity()).assumed());

    public static final List<Channel<Board, Color>> TO_MOVE = List.of(Channel.of(
            "gogui-rules_side_to_move",
            about -> "gogui-rules_side_to_move",
            (board, about, replies) -> EntityReadings.color(replies.get(0))));

    /** In the ruler protocol a pass is a legal move like any other, so no legal move at all means the end. */
    public static final List<Channel<Board, Boolean>> OVER = List.of(Channel.of(
            "gogui-rules_legal_moves",
            about -> "gogui-rules_legal_moves",
            (board, about, replies) -> EntityReadings.success(replies.get(0), "a list of moves")
                    .words()
                    .isEmpty()));

    public static final List<Channel<Board, Double>> LEAD = List.of(Channel.of(
            "final_score", about -> "final_score", (board, about, replies) -> EntityReadings.lead(replies.get(0))));

    public static final List<Channel<Color, PointSet>> TERRITORY = List.of(Channel.of(
            "final_status_list",
            player -> "final_status_list " + player.toString().toLowerCase(Locale.ROOT) + "_territory",
            ObservationCommands::points));

    public static final Channel<StoneStatus, PointSet> STATUSES = Channel.of(
            "final_status_list",
            status -> "final_status_list " + status.name().toLowerCase(Locale.ROOT),
            ObservationCommands::points);

    /** Every command that is of use, to ask for one by one. */
    public static final List<String> NAMES = Stream.of(
                    Stream.of(BOARD, LEGALITY, LEGAL_PLAYS, CHAIN, LIBERTIES, PRISONERS, TO_MOVE, OVER, LEAD, TERRITORY)
                            .flatMap(List::stream)
                            .map(Channel::name),
                    Stream.of("gogui-setup", "gogui-setup_player", "undo", "fixed_handicap", "reg_genmove", "genmove"),
                    Stream.of("time_settings", "final_status_list", "get_komi", "set_position", "loadsgf"),
                    Stream.of("place_free_handicap", "set_free_handicap"),
                    Stream.of(RulesSetter.GET),
                    RulesSetter.SETTERS.stream())
            .flatMap(names -> names)
            .distinct()
            .toList();

    private ObservationCommands() {}

    private static boolean among(PlayedMove turn, PointSet points) {
        return turn.move() instanceof Move.Play play && points.contains(play.point());
    }

    /** A refusal says that no stone stands there, and so that there is nothing to name: a wrong board, but no nonsense. */
    private static PointSet ofStone(Board board, Point stone, List<Reply> replies) {
        return replies.get(0).success() ? EntityReadings.points(board, replies.get(0)) : board.none();
    }

    private static PointSet points(Board board, Object about, List<Reply> replies) {
        return EntityReadings.points(board, replies.get(0));
    }

    /**
     * {@code captures c} gives the stones taken by a colour, as in GNU Go, or those it has lost.
     *
     * @param asked whose captures tell how many stones of a colour are gone
     */
    private static Channel<Color, Integer> captures(UnaryOperator<Color> asked) {
        return Channel.of(
                "captures",
                color -> "captures " + PlayedMove.letter(asked.apply(color)),
                (board, color, replies) -> EntityReadings.count(
                        replies.get(0),
                        EntityReadings.success(replies.get(0), "a number of stones")
                                .text()));
    }

    /**
     * {@code gogui-rules_captured_count} gives two numbers, in an order nobody has laid down.
     *
     * @param first whose stones the first number counts
     */
    private static Channel<Color, Integer> captured(Color first) {
        return Channel.of(
                "gogui-rules_captured_count", color -> "gogui-rules_captured_count", (board, color, replies) -> {
                    List<String> words = EntityReadings.success(replies.get(0), "two numbers")
                            .words();
                    if (words.size() != 2) {
                        throw MisreadException.of(replies.get(0), "two numbers");
                    }
                    return EntityReadings.count(replies.get(0), words.get(color == first ? 0 : 1));
                });
    }
}
