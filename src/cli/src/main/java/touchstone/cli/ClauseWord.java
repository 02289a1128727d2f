package touchstone.cli;

import touchstone.suite.certificate.ClauseEntry;
import touchstone.suite.result.ClauseResult;
import touchstone.suite.result.Verdict;

/** A clause's verdict in a word. A clause nothing was tried of is shown as such, never left out. */
final class ClauseWord {

    static final String UNTESTABLE = ClauseEntry.UNTESTABLE;
    static final String NOT_TESTED = ClauseEntry.NOT_TESTED;

    private ClauseWord() {}

    static String of(ClauseResult result) {
        return result.verdict()
                .map(Verdict::word)
                .orElseGet(() -> result.clause().untestable().isPresent() ? UNTESTABLE : NOT_TESTED);
    }
}
