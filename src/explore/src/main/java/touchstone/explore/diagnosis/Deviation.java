package touchstone.explore.diagnosis;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;

/** The ways in which a subject deviates from the rules. */
public enum Deviation {
    TAKES("takes what is forbidden"),
    REFUSES("refuses what is allowed"),
    STONES("shows other stones"),
    LISTS("lists plays that are illegal"),
    OMITS("leaves legal plays out of its list"),
    CALLS_LEGAL("calls an illegal play legal"),
    CALLS_ILLEGAL("calls a legal play illegal"),
    PRISONERS("counts other prisoners"),
    TURN("has the other player's turn"),
    OVER("knows otherwise whether the game is over"),
    CHAIN("names other stones of a chain"),
    LIBERTIES("names other liberties"),
    TERRITORY("names other territory"),
    SCORE("has another score"),
    KOMI("has another komi"),
    TAKES_REQUEST("does what cannot be done"),
    REFUSES_REQUEST("refuses to do what it is asked to"),
    TAKES_STATEMENT("lets players say what they may not"),
    REFUSES_STATEMENT("does not let players say what they may"),
    STAGE("has the game at another stage"),
    RESULT("has another result"),
    COUNT("counts otherwise"),
    TELLS("says of its rules what is not so"),
    BOARDS("is for other boards"),
    SENSELESS("answers what makes no sense"),
    BREAKS_DOWN("breaks down");

    private final String title;

    Deviation(String title) {
        this.title = title;
    }

    /** The word in files. */
    @JsonValue
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The rest of a sentence that begins with the subject. */
    public String title() {
        return title;
    }
}
