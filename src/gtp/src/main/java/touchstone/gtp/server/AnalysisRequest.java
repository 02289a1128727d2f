package touchstone.gtp.server;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import touchstone.process.PrintedText;
import touchstone.reference.Color;
import touchstone.reference.Move;

/** What a controller wants analysed: the arguments of {@code lz-analyze} and {@code kata-analyze}, read word by word. */
final class AnalysisRequest {

    private final Deque<String> words;
    private final Set<Move> avoided = new HashSet<>();
    private final Set<Move> allowed = new HashSet<>();
    private final Set<String> shown = new HashSet<>();
    private Color player;
    private int fewest;
    private int most = Integer.MAX_VALUE;

    /**
     * @param extras that may be asked for with {@code true}
     * @param toMove who is asked about if the arguments name no player
     * @throws CommandFailedException if a word is none of an analysis
     */
    AnalysisRequest(Arguments arguments, Set<String> extras, Color toMove) {
        words = new ArrayDeque<>(arguments.words());
        player = toMove;
        if (!words.isEmpty() && words.peek().matches("(?i)b|w|black|white")) {
            player = color();
        }
        if (!words.isEmpty() && words.peek().matches("[0-9]+")) {
            number();
        }
        while (!words.isEmpty()) {
            read(words.pop(), extras);
        }
    }

    private void read(String key, Set<String> extras) {
        switch (key) {
            case "interval" -> number();
            case "minmoves" -> fewest = number();
            case "maxmoves" -> most = number();
            case "avoid" -> limit(avoided);
            case "allow" -> limit(allowed);
            default -> {
                if (!extras.contains(key)) {
                    throw Arguments.syntax("a key of an analysis, not " + PrintedText.quoted(key));
                }
                if (word(key + " true or false").equals("true")) {
                    shown.add(key);
                }
            }
        }
        if (!avoided.isEmpty() && !allowed.isEmpty()) {
            throw Arguments.syntax("either avoid or allow");
        }
    }

    /** A player, vertices, and how deep in the search they count: here nothing is searched beyond the first move. */
    private void limit(Set<Move> moves) {
        Color limited = color();
        List<String> vertices =
                Arrays.asList(word("vertices with commas between them").split(",", -1));
        Arguments points = new Arguments(vertices);
        for (int i = 0; i < vertices.size(); i++) {
            Move move = points.move(i);
            if (limited == player) {
                moves.add(move);
            }
        }
        number();
    }

    private String word(String expected) {
        if (words.isEmpty()) {
            throw Arguments.syntax(expected);
        }
        return words.pop();
    }

    private Color color() {
        return new Arguments(List.of(word("black or white"))).color(0);
    }

    private int number() {
        return new Arguments(List.of(word("a number"))).number(0, "a number");
    }

    /** Whose moves are asked for. */
    Color player() {
        return player;
    }

    /** Whether more was asked for by this word. */
    boolean shows(String extra) {
        return shown.contains(extra);
    }

    /**
     * Those to tell of: the first, or as many as are asked for.
     *
     * @param choices all that can be made, the best first
     */
    List<Move> of(List<Move> choices) {
        return choices.stream()
                .filter(move -> !avoided.contains(move) && (allowed.isEmpty() || allowed.contains(move)))
                .limit(Math.min(most, Math.max(1, fewest)))
                .toList();
    }
}
