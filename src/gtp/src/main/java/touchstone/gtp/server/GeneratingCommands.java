package touchstone.gtp.server;

import java.util.Map;
import java.util.function.Function;
import touchstone.reference.Color;
import touchstone.reference.Move;

/** The commands that ask for a move, of either player at any time (sections 6.3.3 and 6.3.5; KGS's for dead stones). */
final class GeneratingCommands {

    private GeneratingCommands() {}

    static void add(Map<String, ServedCommand> commands, ServedGame game) {
        commands.put("genmove", named(game::generate));
        commands.put("reg_genmove", named(game::suggest));
        commands.put("kgs-genmove_cleanup", named(game::cleanUp));
    }

    private static ServedCommand named(Function<Color, Move> mover) {
        return arguments -> mover.apply(arguments.require(1, "color").color(0)).toString();
    }
}
