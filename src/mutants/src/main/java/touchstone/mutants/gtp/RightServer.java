package touchstone.mutants.gtp;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import touchstone.gtp.server.Arguments;
import touchstone.gtp.server.CommandFailedException;
import touchstone.gtp.server.ServedCommand;
import touchstone.reference.Color;

/** What the commands of a right server do, for mutants that use them for something else. */
record RightServer(Map<String, ServedCommand> commands) {

    /** @param commands as they are now */
    static RightServer of(Map<String, ServedCommand> commands) {
        return new RightServer(Map.copyOf(commands));
    }

    static Arguments arguments(String... words) {
        return new Arguments(List.of(words));
    }

    /** @return the text of the answer */
    String say(String line) {
        List<String> words = Arrays.asList(line.split(" "));
        return commands.get(words.get(0)).carryOut(new Arguments(words.subList(1, words.size())));
    }

    /** Whether a command succeeds; what it does it has done then. */
    boolean takes(String line) {
        try {
            say(line);
            return true;
        } catch (CommandFailedException refused) {
            return false;
        }
    }

    /** Points, separated by spaces, as a list. */
    List<String> points(String line) {
        String answer = say(line);
        return answer.isEmpty() ? List.of() : List.of(answer.split(" "));
    }

    boolean isEmpty() {
        return points("list_stones black").isEmpty()
                && points("list_stones white").isEmpty();
    }

    static String word(Color color) {
        return color.toString().toLowerCase(Locale.ROOT);
    }
}
