package touchstone.cli.level;

import java.util.function.UnaryOperator;

/** Ways to print replies. */
final class Prints {

    private Prints() {}

    /** Names of points and colours in one case; those of commands stay, and so do a board and rules in JSON. */
    static EngineVariation inCase(UnaryOperator<String> change) {
        return (inner, errors) -> command -> {
            String reply = inner.answer(command);
            return command.contains("board") || command.contains("rules") || command.equals("list_commands")
                    ? reply
                    : change.apply(reply);
        };
    }

    static EngineVariation scores(UnaryOperator<String> change) {
        return (inner, errors) -> command ->
                command.equals("final_score") ? "= " + change.apply(inner.told(command)) : inner.answer(command);
    }

    static String blankLines(String id, String reply) {
        return "\n\n" + plain(id, reply) + "\n\n\n\n";
    }

    static String crlf(String id, String reply) {
        return (plain(id, reply) + "\n\n").replace("\n", "\r\n");
    }

    static String tabs(String id, String reply) {
        return plain(id, reply).replace(" ", "\t") + "\n\n";
    }

    static String chatter(String id, String reply) {
        return "# thinking\nNodes: 12, best C3\n" + plain(id, reply) + "\n\n# done\n";
    }

    static String trailingSpaces(String id, String reply) {
        return plain(id, reply).replace("\n", "  \n") + "   \n\n";
    }

    private static String plain(String id, String reply) {
        return reply.charAt(0) + id + reply.substring(1);
    }
}
