package touchstone.cli.level;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Ways to play right and show something else, one at a time. */
final class WrongShowings {

    private static final String COLUMNS = "ABCDEFGHJKLMNOPQRSTUVWXYZ";

    private WrongShowings() {}

    /** Rows of points under the right numbers, changed. */
    static EngineVariation drawn(String command, UnaryOperator<List<String>> change) {
        return replying(command, reply -> {
            List<String> lines = new ArrayList<>(Arrays.asList(reply.split("\n", -1)));
            List<Integer> rows = IntStream.range(0, lines.size())
                    .filter(i -> lines.get(i).matches("(= ?)?( ?\\d+ )?[XO.+ ]*[XO.+]( \\d+)?"))
                    .boxed()
                    .toList();
            List<String> points = rows.stream()
                    .map(i -> lines.get(i).replaceAll("[^XO.+]", ""))
                    .toList();
            List<String> changed = change.apply(points);
            for (int i = 0; i < rows.size(); i++) {
                lines.set(rows.get(i), put(changed.get(i), lines.get(rows.get(i))));
            }
            return String.join("\n", lines);
        });
    }

    private static String put(String points, String into) {
        StringBuilder line = new StringBuilder(into);
        int next = 0;
        for (int i = 0; i < line.length(); i++) {
            if ("XO.+".indexOf(line.charAt(i)) >= 0) {
                line.setCharAt(i, points.charAt(next++));
            }
        }
        return line.toString();
    }

    static List<String> upsideDown(List<String> rows) {
        List<String> turned = new ArrayList<>(rows);
        Collections.reverse(turned);
        return turned;
    }

    static List<String> mirrored(List<String> rows) {
        return rows.stream()
                .map(row -> new StringBuilder(row).reverse().toString())
                .toList();
    }

    static List<String> swapped(List<String> rows) {
        return rows.stream()
                .map(row -> row.replace('X', '*').replace('O', 'X').replace('*', 'O'))
                .toList();
    }

    static EngineVariation replying(String command, UnaryOperator<String> change) {
        return (inner, errors) -> asked -> {
            String reply = inner.answer(asked);
            return EngineVariation.named(asked, command) && reply.startsWith("=") ? change.apply(reply) : reply;
        };
    }

    /** What it would have answered before the last move. */
    static EngineVariation late(String command) {
        return (inner, errors) -> {
            String[] before = {""};
            return asked -> {
                if (EngineVariation.named(asked, "play")) {
                    String shown = inner.answer(command);
                    String reply = inner.answer(asked);
                    before[0] = reply.startsWith("=") ? shown : before[0];
                    return reply;
                }
                if (asked.equals(command) && !before[0].isEmpty()) {
                    return before[0];
                }
                if (asked.equals("clear_board") || EngineVariation.named(asked, "boardsize")) {
                    before[0] = "";
                }
                return inner.answer(asked);
            };
        };
    }

    /** Asks about the one player where it is asked about the other. */
    static EngineVariation ofTheOther(String command) {
        return (inner, errors) -> asked -> {
            if (!EngineVariation.named(asked, command)) {
                return inner.answer(asked);
            }
            boolean black = asked.toUpperCase(Locale.ROOT).startsWith("B", command.length() + 1);
            return inner.answer(command + (black ? " W" : " B"));
        };
    }

    /** Counts from the last move on. */
    static EngineVariation capturedByLastMove(String command) {
        return (inner, errors) -> {
            int[] before = new int[2];
            return asked -> {
                if (EngineVariation.named(asked, "play")) {
                    int black = count(inner, "B");
                    int white = count(inner, "W");
                    String reply = inner.answer(asked);
                    if (reply.startsWith("=")) {
                        before[0] = black;
                        before[1] = white;
                    }
                    return reply;
                }
                if (asked.equals("clear_board")) {
                    Arrays.fill(before, 0);
                }
                if (!EngineVariation.named(asked, command)) {
                    return inner.answer(asked);
                }
                int black = count(inner, "B") - before[0];
                int white = count(inner, "W") - before[1];
                return command.equals("captures")
                        ? "= " + (asked.toUpperCase(Locale.ROOT).contains(" B") ? black : white)
                        : "= " + white + " " + black;
            };
        };
    }

    private static int count(CommandHandler inner, String color) {
        return Integer.parseInt(inner.told("captures " + color));
    }

    static String otherColour(String reply) {
        return reply.contains("black") ? reply.replace("black", "white") : reply.replace("white", "black");
    }

    /** Each point a column further to the right, the last one first. */
    static String shifted(String reply) {
        return Arrays.stream(reply.split(" "))
                .map(word -> word.matches("[A-HJ-Z]\\d+")
                        ? COLUMNS.charAt((COLUMNS.indexOf(word.charAt(0)) + 1) % COLUMNS.length()) + word.substring(1)
                        : word)
                .collect(Collectors.joining(" "));
    }

    static String firstPointLeftOut(String reply) {
        return reply.replaceFirst(" [A-Z]\\d+", "");
    }

    /** Refuses plays on some rows. */
    static EngineVariation refusingRows(java.util.function.IntPredicate rows) {
        return (inner, errors) -> asked -> {
            String[] words = asked.split(" ");
            boolean refused = words[0].equals("play")
                    && words.length == 3
                    && words[2].matches("[A-Za-z]\\d+")
                    && rows.test(Integer.parseInt(words[2].substring(1)));
            return refused ? "? illegal move" : inner.answer(asked);
        };
    }

    /** Refuses some plays as they are written. */
    static EngineVariation refusing(java.util.function.Predicate<String[]> plays) {
        return (inner, errors) -> asked -> {
            String[] words = asked.split(" ");
            return words[0].equals("play") && words.length == 3 && plays.test(words)
                    ? "? syntax error"
                    : inner.answer(asked);
        };
    }

    /** Asks for another size than it is told. */
    static EngineVariation sized(UnaryOperator<List<String>> instead) {
        return (inner, errors) -> asked -> {
            List<String> words = List.of(asked.split(" "));
            return words.get(0).endsWith("boardsize")
                            && !words.get(0).startsWith("query")
                            && words.size() > 1
                            && words.get(words.size() - 1).matches("\\d+")
                    ? inner.answer(words.get(0) + " " + String.join(" ", instead.apply(words.subList(1, words.size()))))
                    : inner.answer(asked);
        };
    }

    /** Each size is refused once another has been had after it. */
    static EngineVariation sizesHadOnce() {
        return (inner, errors) -> {
            Set<String> had = new HashSet<>();
            String[] last = {""};
            return asked -> {
                if (!EngineVariation.named(asked, "boardsize")) {
                    return inner.answer(asked);
                }
                if (!asked.equals(last[0]) && had.contains(asked)) {
                    return "? unacceptable size";
                }
                String reply = inner.answer(asked);
                if (reply.startsWith("=")) {
                    had.add(asked);
                    last[0] = asked;
                }
                return reply;
            };
        };
    }

    /** Names the point to the left of the one it plays. */
    static EngineVariation namingAnother() {
        return replying(
                "genmove",
                reply -> reply.matches("= [B-HJ-Z]\\d+")
                        ? "= " + COLUMNS.charAt(COLUMNS.indexOf(reply.charAt(2)) - 1) + reply.substring(3)
                        : reply.replaceFirst("= A(\\d+)", "= B$1"));
    }
}
