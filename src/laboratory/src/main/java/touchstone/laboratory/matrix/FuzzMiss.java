package touchstone.laboratory.matrix;

import touchstone.laboratory.mutant.Mutant;

/** Why fuzz misses a mutant. */
public enum FuzzMiss {
    /** Records of games. */
    RECORD("is about a record of a game; fuzz loads none"),
    UNKNOWN("no reason known: games seldom or never lead there");

    private final String words;

    FuzzMiss(String words) {
        this.words = words;
    }

    /** The rest of a sentence that begins with the mutant. */
    public String words() {
        return words;
    }

    public static FuzzMiss of(Mutant mutant) {
        return mutant.clause().startsWith("sgf.") ? RECORD : UNKNOWN;
    }
}
