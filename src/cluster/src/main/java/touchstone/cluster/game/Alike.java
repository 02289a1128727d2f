package touchstone.cluster.game;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Which of some things are alike, as a word: equal letters stand for equal things, in the order of the first of each. */
final class Alike {

    private Alike() {}

    static String word(List<?> things) {
        Map<Object, Character> letters = new HashMap<>();
        StringBuilder word = new StringBuilder();
        for (Object thing : things) {
            word.append(letters.computeIfAbsent(thing, any -> (char) ('a' + letters.size())));
        }
        return word.toString();
    }
}
