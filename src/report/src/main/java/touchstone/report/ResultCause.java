package touchstone.report;

import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Pattern;
import touchstone.report.text.UntrustedText;
import touchstone.spi.RefusalReason;
import touchstone.suite.result.Result;

/**
 * Why a result is not satisfied, in so few words that similar findings are grouped. It is told by the words of the
 * suite in a result: what was expected, and how what came instead begins. What a subject itself wrote decides nothing.
 */
public enum ResultCause {
    WRONG_REASON(
            "refuses an illegal move for another reason",
            "(?:Black|White) may not (?:play|pass).*|a clause that can be looked up|the evidence by which .*",
            "the subject (?:refused it for another reason|says no more than|names|gives none).*"),
    GENERATES("plays an illegal move itself", "(?:Black|White) may not (?:play|pass).*", ".*plays it itself"),
    TAKES("takes an illegal move", "(?:Black|White) may not (?:play|pass).*", "the subject takes it.*"),
    LISTS("says otherwise which moves are legal", "(?:Black|White) may play .* and nowhere else", ".*"),
    REFUSES("refuses a legal move", "(?:Black|White) may (?:play|pass).*", ".*"),
    DECIDES("decides what no document decides", "no document decides .*", ".*"),
    ALLOWS("lets the players do what they may not", "it is against the rules that .*", ".*"),
    FORBIDS("refuses what the players may do", "it is within the rules that .*", ".*"),
    OBEYS("does what a controller may not ask for", "it is refused that .*", ".*"),
    TURN("has another player to move", "it is (?:Black|White)'s turn", ".*"),
    END("ends the game at another time", "the game (?:is over|goes on|is stopped)", ".*"),
    TERRITORY("sees territory otherwise", ".* (?:territory.*|neutral)", ".*"),
    HANDICAP("gives handicap or komi otherwise", "(?:.*handicap|a komi|the komi).*", ".*"),
    COUNT("counts by another way otherwise", ".*(?:fill-in|half-count|rearrangement|too many|a count by).*", ".*"),
    PRISONERS("counts prisoners otherwise", "(?:Black|White) has lost .*", ".*"),
    SCORE(
            "has another score or winner",
            "(?:.* wins|a draw|the score|both |neither |no result|the game has no result|no one ).*",
            ".*"),
    POSITION("has another position on the board", ".*", "the subject(?: shows|'s position is drawn).*"),
    DEFINITION("names other points", ".* to be .*", "the subject names .*"),
    BOARD("has boards of other sizes", ".*\\d+x\\d+ board", ".*"),
    OTHERWISE("answers otherwise", ".*", ".*"),

    SILENT("gave no answer in time", "the engine did not answer within"),
    GIVEN_UP("had been given up before", Pattern.quote(Result.NOT_TRIED)),
    ENDED("ended, or closed its input or output", "the engine (?:ended with|closed its)"),
    NONSENSE("answered what makes no sense", "the engine answered"),
    SUITE("a fault of the suite, or of code that runs inside it", "a fault of the suite"),
    BREAKDOWN("broke down", "");

    private final String words;
    private final Pattern expected;
    private final Pattern actual;

    /** Of a violation. */
    ResultCause(String words, String expected, String actual) {
        this.words = words;
        this.expected = Pattern.compile(expected, Pattern.DOTALL);
        this.actual = Pattern.compile(actual, Pattern.DOTALL);
    }

    /** Of a breakdown. */
    ResultCause(String words, String message) {
        this(words, message, "");
    }

    /** What a subject did, as the rest of a sentence that begins with it. */
    public String words() {
        return words;
    }

    /** What the subject did, as the rest of a sentence that begins with it; empty where the clause is satisfied. */
    public static Optional<String> of(Result result) {
        return switch (result.verdict()) {
            case SATISFIED -> Optional.empty();
            case TOLERATED -> Optional.of("takes an illegal move on input" + although(result.step()));
            case VIOLATED -> Optional.of(violation(result));
            case ERROR -> Optional.of(breakdown(result.message()));
            case UNSUPPORTED ->
                Optional.of(result.capability()
                        .map(capability -> "lacks " + UntrustedText.name(capability))
                        .orElse("lacks a capability"));
        };
    }

    private static String violation(Result result) {
        ResultCause cause = Arrays.stream(values())
                .filter(one -> one.ordinal() <= OTHERWISE.ordinal())
                .filter(one -> one.expected.matcher(result.expected()).matches()
                        && one.actual.matcher(result.actual()).matches())
                .findFirst()
                .orElse(OTHERWISE);
        return cause == TAKES || cause == GENERATES ? cause.words + although(result.expected()) : cause.words;
    }

    private static String breakdown(String message) {
        return Arrays.stream(values())
                .filter(one -> one.ordinal() > OTHERWISE.ordinal())
                .filter(one -> one.expected.matcher(message).lookingAt())
                .findFirst()
                .orElse(BREAKDOWN)
                .words;
    }

    /** Which rule forbids it, where the scenario says so. */
    private static String although(String text) {
        return Arrays.stream(RefusalReason.values())
                .map(RefusalReason::sentence)
                .filter(sentence -> text.contains("because " + sentence))
                .findFirst()
                .map(sentence -> ", although " + sentence)
                .orElse("");
    }
}
