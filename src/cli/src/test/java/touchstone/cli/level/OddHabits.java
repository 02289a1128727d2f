package touchstone.cli.level;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/** Ways to answer that are rare, and right. */
final class OddHabits {

    private OddHabits() {}

    /** Boards with words above and below, which begin as rows do. */
    static String wordy(String reply) {
        return "=\nMove 12, hash 7\nBlack (X) to play, White (O) has taken 3\n"
                + reply.substring(1).strip() + "\n3 stones taken\n\tO ... X\nkomi 7.5\n";
    }

    static EngineVariation board(UnaryOperator<String> change) {
        return WrongShowings.replying("showboard", change);
    }

    static String numbersAtTheLeft(String reply) {
        return lines(reply, line -> line.replaceFirst("(?<=[XO.+]) \\d+$", ""));
    }

    static String numbersAtTheRight(String reply) {
        return lines(reply, line -> line.matches(" ?\\d+ .*") ? line.replaceFirst("^ ?\\d+", "  ") : line);
    }

    static String noLetters(String reply) {
        return reply.replaceAll("\\n[ A-HJ-Z]*A[ A-HJ-Z]*(?=\\n|$)", "");
    }

    static String lowerCase(String reply) {
        return reply.toLowerCase(Locale.ROOT);
    }

    static String upperCase(String reply) {
        return reply.toUpperCase(Locale.ROOT);
    }

    static String eachOnALine(String reply) {
        return "= " + reply.substring(1).strip().replace(" ", "\n");
    }

    static String betweenTabs(String reply) {
        return "=\t" + reply.substring(1).strip().replace(" ", "\t");
    }

    static String backwards(String reply) {
        List<String> words = Arrays.asList(reply.substring(1).strip().split("\\s+"));
        java.util.Collections.reverse(words);
        return "= " + String.join(" ", words);
    }

    static String lines(String reply, UnaryOperator<String> change) {
        return Arrays.stream(reply.split("\n", -1)).map(change).collect(Collectors.joining("\n"));
    }

    /** Takes back so many moves in a row and no more. */
    static EngineVariation undoOf(int depth) {
        return (inner, errors) -> {
            int[] undone = {0};
            return asked -> {
                if (!asked.equals("undo")) {
                    undone[0] = asked.startsWith("play") || asked.equals("clear_board") ? 0 : undone[0];
                    return inner.answer(asked);
                }
                if (undone[0]++ >= depth) {
                    return "? cannot undo";
                }
                return inner.answer(asked);
            };
        };
    }

    static EngineVariation resigning() {
        return (inner, errors) -> asked -> {
            if (EngineVariation.named(asked, "genmove")) {
                return "= resign";
            }
            String reply = inner.answer(asked);
            return asked.equals("list_commands") ? reply + "\ngenmove" : reply;
        };
    }

    static EngineVariation passing() {
        return (inner, errors) -> asked -> {
            if (EngineVariation.named(asked, "genmove")) {
                String made = inner.answer("play " + asked.split(" ")[1] + " pass");
                return made.startsWith("=") ? "= PASS" : made;
            }
            String reply = inner.answer(asked);
            return asked.equals("list_commands") ? reply + "\ngenmove" : reply;
        };
    }

    /** Commands of its own, one of which has the name of ours in part. */
    static EngineVariation talkative() {
        return (inner, errors) -> asked -> {
            String reply = inner.answer(asked);
            return asked.equals("list_commands")
                    ? reply + "\nmy-showboard\nlist_stones2\nhelp\nanalyze\nxyzzy"
                    : asked.equals("xyzzy") ? "= nothing happens" : reply;
        };
    }

    /** The stones lost in the order white, black. */
    static String whiteFirst(String reply) {
        String[] words = reply.substring(1).strip().split(" ");
        return "= " + words[1] + " " + words[0];
    }

    static EngineVariation slow(int everyOther) {
        return (inner, errors) -> {
            int[] count = {0};
            return asked -> {
                // Work, and no sleep: so many answers are asked for twice.
                if (count[0]++ % everyOther == 0) {
                    inner.answer("name");
                    inner.answer("version");
                }
                return inner.answer(asked);
            };
        };
    }
}
