package touchstone.gtp.server;

import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchstone.reference.Color;

/**
 * What the controller has said of time (section 4.2). Nothing here measures time: a move takes milliseconds, and whoever
 * controls the game has the clock. It can be read back by {@code touchstone-clock}, to see what a controller sends.
 */
final class Clock {

    private String settings = "none";
    private final Map<Color, String> left = new EnumMap<>(Color.class);

    static void add(Map<String, ServedCommand> commands) {
        Clock clock = new Clock();
        commands.put("time_settings", arguments -> clock.set(numbers(arguments, Units.CANADIAN)));
        commands.put("kgs-time_settings", arguments -> clock.set(kgs(arguments)));
        commands.put("time_left", clock::left);
        commands.put("touchstone-clock", ServedCommand.answering(clock::told));
    }

    /** The arguments of each manner of keeping time, after its name on KGS. */
    private enum Units {
        NONE(),
        ABSOLUTE("main_time"),
        BYOYOMI("main_time", "byo_yomi_time", "byo_yomi_periods"),
        CANADIAN("main_time", "byo_yomi_time", "byo_yomi_stones");

        private final List<String> names;

        Units(String... names) {
            this.names = List.of(names);
        }

        private String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    private static String numbers(Arguments arguments, Units units) {
        arguments.require(units.names.size(), String.join(" ", units.names));
        StringBuilder numbers = new StringBuilder(units.id());
        for (int i = 0; i < units.names.size(); i++) {
            numbers.append(' ').append(arguments.number(i, "a number for " + units.names.get(i)));
        }
        return numbers.toString();
    }

    /** As KGS has it: the manner, and as many numbers as it needs. */
    private static String kgs(Arguments arguments) {
        Optional<Units> units = arguments.words().stream().findFirst().flatMap(first -> Stream.of(Units.values())
                .filter(one -> one.id().equalsIgnoreCase(first))
                .findFirst());
        return numbers(
                new Arguments(arguments.words().subList(Math.min(1, arguments.count()), arguments.count())),
                units.orElseThrow(() -> Arguments.syntax(
                        Stream.of(Units.values()).map(Units::id).collect(Collectors.joining(", "))
                                + " and its numbers")));
    }

    /** What is left is of the settings before. */
    private String set(String told) {
        settings = told;
        left.clear();
        return "";
    }

    private String left(Arguments arguments) {
        arguments.require(3, "color time stones");
        Color color = arguments.color(0);
        int seconds = arguments.number(1, "a number of seconds");
        int stones = arguments.number(2, "a number of stones");
        left.put(color, color.toString().toLowerCase(Locale.ROOT) + " " + seconds + " " + stones);
        return "";
    }

    private String told() {
        return Stream.concat(Stream.of(settings), left.values().stream()).collect(Collectors.joining("\n"));
    }
}
