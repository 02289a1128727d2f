package touchstone.suite.survey;

/** What a survey shows about a clause. */
public enum ClauseStatus {

    /** Every scenario that could be asked shows it. */
    HOLDS("holds"),

    /** A scenario that holds under the subject's rules shows otherwise. */
    DOES_NOT_HOLD("not so"),

    /** The subject broke down in one of its scenarios. */
    ERROR("error"),

    /** Nothing that holds under the subject's rules, as far as these are known, shows it or shows otherwise. */
    CANNOT_TELL("cannot tell"),

    /** All its scenarios hold only under rules that the subject does not have. */
    ELSEWHERE("other rules"),

    /** Nothing can test it. */
    UNTESTABLE("untestable");

    private final String words;

    ClauseStatus(String words) {
        this.words = words;
    }

    /** As a table has it. */
    @Override
    public String toString() {
        return words;
    }
}
