package touchstone.gtp.server;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import touchstone.formats.sgf.SgfRecord;
import touchstone.formats.sgf.SgfWriter;
import touchstone.process.PrintedText;
import touchstone.reference.BaseRules;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.spi.status.StoneStatus;

/** The commands that observe the game, under the names GNU Go gave them. */
final class QueryCommands {

    private QueryCommands() {}

    static void add(Map<String, ServedCommand> commands, ServedGame game) {
        commands.put(
                "showboard",
                ServedCommand.answering(
                        () -> game.game().toMove() + " to play\n" + new ShowboardText(game.position()).draw()));
        commands.put("list_stones", arguments -> game.position()
                .stones(arguments.require(1, "color").color(0))
                .toString());
        commands.put("is_legal", arguments -> {
            arguments.require(2, "color vertex");
            return game.legal(arguments.color(0), arguments.move(1)) ? "1" : "0";
        });
        commands.put("all_legal", arguments -> legalPlays(
                        game, arguments.require(1, "color").color(0))
                .toString());
        commands.put(
                "captures",
                arguments -> Integer.toString(
                        game.lost(arguments.require(1, "color").color(0).opponent())));
        commands.put(
                "countlib",
                arguments -> Integer.toString(liberties(game, arguments).size()));
        commands.put("findlib", arguments -> liberties(game, arguments).toString());
        commands.put("worm_stones", arguments -> game.rules()
                .connected(game.position(), stone(game, arguments))
                .toString());
        commands.put("color", arguments -> {
            Point point = arguments.require(1, "vertex").point(0);
            return game.position()
                    .stone(onBoard(game.position(), point))
                    .map(color -> color.toString().toLowerCase(Locale.ROOT))
                    .orElse("empty");
        });
        commands.put("printsgf", arguments -> record(game, arguments));
        commands.put("final_score", ServedCommand.answering(game::result));
        commands.put("final_status_list", arguments -> status(game, arguments.require(1, "status"))
                .toString());
    }

    /** The position alone, as GNU Go has it. Whoever wants it in a file can put it there: this server writes none. */
    private static String record(ServedGame game, Arguments arguments) {
        arguments.require(0, 1, "nothing or -");
        if (arguments.count() == 1 && !arguments.words().get(0).equals("-")) {
            throw new CommandFailedException("cannot write a file: expected nothing or -");
        }
        return new SgfWriter(SgfRecord.of(game.position(), game.game().toMove(), List.of())
                        .withKomi(game.komi().doubleValue()))
                .text()
                .lines()
                .filter(line -> !line.isBlank())
                .collect(Collectors.joining("\n"));
    }

    static PointSet legalPlays(ServedGame game, Color player) {
        Position position = game.position();
        PointSet legal = position.board().none();
        for (Point point : position.empties()) {
            if (game.legal(player, new Move.Play(point))) {
                legal = legal.with(point);
            }
        }
        return legal;
    }

    private static PointSet liberties(ServedGame game, Arguments arguments) {
        return game.rules().liberties(game.position(), stone(game, arguments));
    }

    private static Point stone(ServedGame game, Arguments arguments) {
        Point point = arguments.require(1, "vertex").point(0);
        if (game.position().stone(onBoard(game.position(), point)).isEmpty()) {
            throw new CommandFailedException("vertex must not be empty");
        }
        return point;
    }

    /** @throws CommandFailedException if there is no such point on this board */
    static Point onBoard(Position position, Point point) {
        if (!position.board().contains(point)) {
            throw new CommandFailedException("invalid vertex: a " + position.board() + " board has no point " + point);
        }
        return point;
    }

    /**
     * Life and death are judged where territory counts and play has ended. Else, and for points, it is literal: every stone is
     * alive, and no empty point is anybody's but by the definition of territory.
     */
    private static PointSet status(ServedGame game, Arguments arguments) {
        BaseRules rules = game.rules();
        Position position = game.position();
        PointSet black = rules.territory(position, Color.BLACK);
        PointSet white = rules.territory(position, Color.WHITE);
        return switch (arguments.words().get(0).toLowerCase(Locale.ROOT)) {
            case "alive" -> game.judgesLife() ? game.statuses(StoneStatus.ALIVE) : position.stones();
            case "dead" ->
                game.judgesLife()
                        ? game.statuses(StoneStatus.DEAD)
                        : position.board().none();
            case "seki" ->
                game.judgesLife()
                        ? game.statuses(StoneStatus.SEKI)
                        : position.board().none();
            case "black_territory" -> black;
            case "white_territory" -> white;
            case "dame" -> position.empties().minus(black).minus(white);
            default ->
                throw Arguments.syntax("alive, dead, seki, black_territory, white_territory or dame, not "
                        + PrintedText.quoted(arguments.words().get(0)));
        };
    }
}
