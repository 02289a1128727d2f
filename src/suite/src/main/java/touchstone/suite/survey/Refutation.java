package touchstone.suite.survey;

import touchstone.reference.choice.Choice;
import touchstone.suite.result.Result;

/** Why a subject does not have a value. */
public sealed interface Refutation {

    /** In a few words. */
    String words();

    /** A scenario of the value that holds under the subject's rules showed otherwise. */
    record ByScenario(Result result) implements Refutation {
        @Override
        public String words() {
            return result.scenario();
        }
    }

    /**
     * It makes no sense together with a value that the subject has.
     *
     * @param why as a sentence
     */
    record ByContradiction(Choice had, String why) implements Refutation {
        @Override
        public String words() {
            return "contradicts " + had.title();
        }
    }
}
