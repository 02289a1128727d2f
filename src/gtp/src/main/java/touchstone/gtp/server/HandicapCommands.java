package touchstone.gtp.server;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import touchstone.reference.Point;
import touchstone.spi.ControllerRequest;

/** The commands that place handicap stones (section 4.1 of the protocol). */
final class HandicapCommands {

    private HandicapCommands() {}

    static void add(Map<String, ServedCommand> commands, ServedGame game) {
        commands.put(
                "fixed_handicap",
                arguments -> vertices(game.carryOut(new ControllerRequest.FixedHandicap(count(arguments)))));
        commands.put(
                "place_free_handicap",
                arguments -> vertices(game.carryOut(new ControllerRequest.FreeHandicap(count(arguments)))));
        commands.put("set_free_handicap", arguments -> {
            game.carryOut(new ControllerRequest.GivenHandicap(IntStream.range(0, arguments.count())
                    .mapToObj(arguments::move)
                    .toList()));
            return "";
        });
        commands.put(
                "get_handicap",
                ServedCommand.answering(
                        () -> Integer.toString(game.game().course().terms().handicap())));
    }

    private static int count(Arguments arguments) {
        return arguments.require(1, "number_of_stones").number(0, "a number of stones");
    }

    private static String vertices(List<Point> points) {
        return points.stream().map(Point::toString).collect(Collectors.joining(" "));
    }
}
