package touchstone.suite.run;

/** How many diagrams of a scenario are kept. */
public enum DiagramDetail {

    /** A board after each step that changes it. */
    STEPS,

    /**
     * For somebody who reads the scenario: a board after each move, and one for each step that speaks of points or of
     * territory, with these marked. It asks the subject for more than the steps themselves do.
     */
    MOVES
}
