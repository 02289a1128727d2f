package touchstone.cli.dev.killmatrix;

import java.util.Arrays;
import java.util.Set;
import touchstone.mutants.Mutant;

/** Why fuzz misses a mutant. */
public enum FuzzMiss {
    FREE_HANDICAP(
            "places free handicap stones otherwise; where they stand is up to the subject, and fuzz looks no further",
            "free-one-too-few",
            "free-one-too-many"),
    ANSWER(
            "names other points than it puts handicap stones on; fuzz looks at the board, not at what a request"
                    + " answers",
            "handicap-not-told",
            "handicap-told-twice"),
    WORDS(
            "refuses what is to be refused, for another reason; fuzz compares what is refused, not why",
            "single-stone-suicide-misnamed",
            "allowed-single-misnamed",
            "suicide-called-repetition"),
    LENGTH("shows after more moves than a game of fuzz has, some 160 of both players", "supply-one-too-many"),
    OWN_MOVES("names another move of its own than it makes; fuzz asks for none", "names-another-move", "names-a-pass"),
    WRITTEN(
            "reads commands in some ways of writing alone, or is wrong about which there are; fuzz writes them in one way",
            "vertices-in-capitals-alone",
            "vertices-in-small-letters-alone",
            "pass-in-small-letters-alone",
            "colours-in-letters-alone",
            "colours-in-capitals-alone",
            "every-command-known",
            "no-command-known"),
    SIZES(
            "has not the board that it says it has, asked for it alone; fuzz begins its games on boards that are there",
            "board-a-line-short",
            "board-of-nineteen-lines-at-most",
            "board-with-sides-exchanged",
            "board-there-once",
            "no-board-at-all"),
    LINES("gets lines of the Go Text Protocol wrong that fuzz never sends, or in a way that changes no game"),
    RECORD("turns on a record that has just such a part, which is drawn seldom", "record-empty-nodes-are-passes"),
    UNKNOWN("is not found, and it is not known why: games lead there seldom or never");

    private final String words;

    @SuppressWarnings("ImmutableEnumChecker") // Set.of makes it.
    private final Set<String> names;

    /** @param names of the mutants */
    FuzzMiss(String words, String... names) {
        this.words = words;
        this.names = Set.of(names);
    }

    /** The names of the mutants of which this is known to be the reason; empty if it is that of all others. */
    public Set<String> names() {
        return names;
    }

    /** The rest of a sentence that begins with the mutant. */
    public String words() {
        return words;
    }

    public static FuzzMiss of(Mutant mutant) {
        return Arrays.stream(values())
                .filter(miss -> miss.names.contains(mutant.name()))
                .findFirst()
                .orElse(mutant.speech().isPresent() ? LINES : UNKNOWN);
    }
}
