package touchstone.suite.baseline;

import touchstone.suite.plan.Profile;
import touchstone.suite.result.Result;
import touchstone.suite.result.Verdict;

/** The outcome of a scenario, reduced to what can be compared between runs. */
public sealed interface ScenarioOutcome {

    /** @param verdict satisfied, or tolerated where that conforms */
    record Passed(Verdict verdict) implements ScenarioOutcome {

        /** Under a profile in which both conform it is no news that one has become the other. */
        @Override
        public boolean isLike(ScenarioOutcome other) {
            return other instanceof Passed;
        }

        @Override
        public String toString() {
            return verdict.word();
        }
    }

    /** @param capability the id of what the subject lacks */
    record Lacking(String capability) implements ScenarioOutcome {

        /** In which words it shows the lack, and at which step, says nothing more. */
        @Override
        public boolean isLike(ScenarioOutcome other) {
            return equals(other);
        }

        @Override
        public String toString() {
            return Verdict.UNSUPPORTED + " (" + capability + ")";
        }
    }

    /**
     * @param verdict violated, broken, or tolerated where that does not conform
     * @param step the step that decided; empty if none did
     * @param expected what the clause asks for; empty if the subject broke down
     * @param answered what the subject did instead
     */
    record Failed(Verdict verdict, String step, String expected, String answered) implements ScenarioOutcome {

        /**
         * Whether the same step failed in the same way. How a program ended is not compared: with luck it is noticed when it
         * is next written to, and without when it is read from. Nor are figures and paths in a subject's own words.
         */
        @Override
        public boolean isLike(ScenarioOutcome other) {
            return other instanceof Failed failed
                    && verdict == failed.verdict
                    && step.equals(failed.step)
                    && (verdict == Verdict.ERROR
                            || expected.equals(failed.expected)
                                    && NormalizedText.lasting(answered)
                                            .equals(NormalizedText.lasting(failed.answered)));
        }

        @Override
        public String toString() {
            return verdict.word();
        }
    }

    static ScenarioOutcome of(Result result, Profile profile) {
        if (profile.conforms(result.verdict())) {
            return new Passed(result.verdict());
        }
        return result.verdict() == Verdict.UNSUPPORTED
                ? new Lacking(result.capability().orElse(""))
                : new Failed(
                        result.verdict(),
                        NormalizedText.plain(result.step()),
                        NormalizedText.plain(result.expected()),
                        NormalizedText.plain(result.verdict() == Verdict.ERROR ? result.message() : result.actual()));
    }

    /** Whether there is nothing to tell between this and what was before. */
    boolean isLike(ScenarioOutcome other);

    /** In a word, and what is lacking in a second. */
    @Override
    String toString();
}
