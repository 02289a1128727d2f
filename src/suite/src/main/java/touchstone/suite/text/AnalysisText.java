package touchstone.suite.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * One line of an analysis as Leela Zero and KataGo tell it: {@code info} before each move with its keys and their values, and
 * what is told of the whole position after the moves. Keys may come in any order, and there may be others.
 */
public final class AnalysisText {

    /** The word with which such a line begins, and each of its moves. */
    public static final String MOVE = "info";

    private static final Set<String> OF_THE_WHOLE = Set.of("rootInfo", "ownership", "ownershipStdev");

    private static final Pattern ENDLESS = Pattern.compile("([0-9]+\\s)?\\s*(lz|kata)-analyze(\\s.*)?");

    private final List<List<String>> parts = new ArrayList<>();

    /** @param line that begins with {@link #MOVE} */
    public AnalysisText(String line) {
        for (String word : line.strip().split("\\s+")) {
            if (word.equals(MOVE) || OF_THE_WHOLE.contains(word)) {
                parts.add(new ArrayList<>());
            }
            if (!parts.isEmpty()) {
                parts.get(parts.size() - 1).add(word);
            }
        }
    }

    /** Whether a line that is sent starts an analysis that goes on until more comes. */
    static boolean isEndless(String line) {
        return ENDLESS.matcher(line).matches();
    }

    /** The lines of an answer that are such. */
    public static List<AnalysisText> lines(String answer) {
        return answer.lines()
                .filter(line -> line.startsWith(MOVE + " "))
                .map(AnalysisText::new)
                .toList();
    }

    /** What is told of each move, word by word. */
    public List<List<String>> moves() {
        return parts.stream().filter(part -> part.get(0).equals(MOVE)).toList();
    }

    /** The words after one that stands for the whole position, such as {@code ownership}. */
    public Optional<List<String>> whole(String word) {
        return parts.stream()
                .filter(part -> part.get(0).equals(word))
                .map(part -> part.subList(1, part.size()))
                .findFirst();
    }

    /** The word after a key; nothing if the key is not there or is the last word. */
    public static Optional<String> value(List<String> words, String key) {
        int at = words.indexOf(key);
        return at < 0 || at + 1 == words.size() ? Optional.empty() : Optional.of(words.get(at + 1));
    }

    @Override
    public String toString() {
        return String.join(" ", parts.stream().flatMap(List::stream).toList());
    }
}
