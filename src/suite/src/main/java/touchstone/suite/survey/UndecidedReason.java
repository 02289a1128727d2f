package touchstone.suite.survey;

import touchstone.reference.choice.Axis;

/** Why it is not known which of several values a subject has. */
public sealed interface UndecidedReason {

    /** The rest of a sentence about the subject or the axis. */
    String words();

    /**
     * The subject lacks what a scenario takes that would tell.
     *
     * @param capability its id
     * @param scenario one such scenario's id
     */
    record Lacking(String capability, String scenario) implements UndecidedReason {
        @Override
        public String words() {
            return "needs " + capability + ": " + scenario;
        }
    }

    /** The subject broke down in a scenario that would tell. */
    record BrokeDown(String scenario) implements UndecidedReason {
        @Override
        public String words() {
            return "broke down: " + scenario;
        }
    }

    /** On input the subject takes illegal moves too, so that it takes one says nothing. */
    record Tolerant(String scenario) implements UndecidedReason {
        @Override
        public String words() {
            return "takes illegal moves on input: " + scenario;
        }
    }

    /** The scenarios that would tell hold only under values of another axis, of which not enough is known. */
    record WaitingFor(Axis axis) implements UndecidedReason {
        @Override
        public String words() {
            return "turns on " + axis.id();
        }
    }

    /** The scenarios that would tell hold only under values of another axis that the subject does not have. */
    record AlikeHere(Axis axis) implements UndecidedReason {
        @Override
        public String words() {
            return "alike under its " + axis.id();
        }
    }
}
