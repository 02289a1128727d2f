package touchstone.suite.baseline;

import touchstone.suite.plan.Profile;
import touchstone.suite.result.Result;
import touchstone.suite.result.Verdict;

/** How a scenario ended, as far as one run can be compared with another. */
public sealed interface Outcome {

    /** @param verdict satisfied, or tolerated where that conforms */
    record Passed(Verdict verdict) implements Outcome {

        /** Under a profile in which both conform it is no news that one has become the other. */
        @Override
        public boolean isLike(Outcome other) {
            return other instanceof Passed;
        }

        @Override
        public String toString() {
            return verdict.word();
        }
    }

    /** @param capability the id of what the subject lacks */
    record Lacking(String capability) implements Outcome {

        /** In which words it shows the lack, and at which step, says nothing more. */
        @Override
        public boolean isLike(Outcome other) {
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
    record Failed(Verdict verdict, String step, String expected, String answered) implements Outcome {

        /**
         * Whether the same step failed in the same way. How a program ended is not compared: with luck it is noticed when it
         * is next written to, and without when it is read from. Nor are figures and paths in a subject's own words.
         */
        @Override
        public boolean isLike(Outcome other) {
            return other instanceof Failed failed
                    && verdict == failed.verdict
                    && step.equals(failed.step)
                    && (verdict == Verdict.ERROR
                            || expected.equals(failed.expected)
                                    && Wording.lasting(answered).equals(Wording.lasting(failed.answered)));
        }

        @Override
        public String toString() {
            return verdict.word();
        }
    }

    static Outcome of(Result result, Profile profile) {
        if (profile.conforms(result.verdict())) {
            return new Passed(result.verdict());
        }
        return result.verdict() == Verdict.UNSUPPORTED
                ? new Lacking(result.capability().orElse(""))
                : new Failed(
                        result.verdict(),
                        Wording.plain(result.step()),
                        Wording.plain(result.expected()),
                        Wording.plain(result.verdict() == Verdict.ERROR ? result.message() : result.actual()));
    }

    /** Whether there is nothing to tell between this and what was before. */
    boolean isLike(Outcome other);

    /** In a word, and what is lacking in a second. */
    @Override
    String toString();
}
