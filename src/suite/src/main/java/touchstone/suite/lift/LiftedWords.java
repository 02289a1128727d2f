package touchstone.suite.lift;

import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import touchstone.reference.Point;
import touchstone.spi.Answer;

/** The words of a refusal, with the points and the board they name as those of the scenario. */
final class LiftedWords {

    private static final Pattern POINT = Pattern.compile("\\b[A-HJ-Z](?:[1-9]|1[0-9]|2[0-5])\\b");

    private LiftedWords() {}

    /** Who names a clause names the evidence, and that is looked for in its words. */
    static Answer of(Answer answer, Window window) {
        if (!(answer instanceof Answer.Refused refused) || refused.clause().isEmpty()) {
            return answer;
        }
        String words = POINT.matcher(refused.words())
                .replaceAll(found -> out(found, window))
                .replace(window.large().toString(), window.small().toString());
        return new Answer.Refused(refused.reason(), refused.clause(), words);
    }

    /** Off the larger board there are names of points too, as far as coordinates reach. */
    private static String out(MatchResult found, Window window) {
        return window.named(Point.parse(found.group())).map(Point::toString).orElse(found.group());
    }
}
