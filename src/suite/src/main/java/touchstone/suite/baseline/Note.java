package touchstone.suite.baseline;

/**
 * What people have to say of a known failure.
 *
 * @param reason why it is put up with; empty as long as nobody has said
 * @param link where it is dealt with, such as an issue's address; may be empty
 */
public record Note(String reason, String link) {

    public static final Note NONE = new Note("", "");
}
