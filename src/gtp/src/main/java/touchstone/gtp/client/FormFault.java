package touchstone.gtp.client;

/** A way in which the answers of an engine are not of the form that the protocol gives them. */
enum FormFault {
    FAILURE_NOT_ENDED("does not end failures by an empty line", "2.7"),
    EMPTY_NOT_ENDED("does not end answers without text by an empty line", "2.6"),
    TEXT_NOT_ENDED("does not end answers with text by an empty line", "2.6"),
    FAILURE_WITHOUT_ID("leaves out the command's id in failures", "2.7"),
    SUCCESS_WITHOUT_ID("leaves out the command's id in its answers", "2.6"),
    FAILURE_WITH_WRONG_ID("gives failures another id than the command's", "2.7"),
    SUCCESS_WITH_WRONG_ID("gives answers another id than the command's", "2.6"),
    BYTE_ORDER_MARK("puts a byte order mark before an answer", "2.6"),
    ID_AFTER_SPACE("puts a space before the command's id in its answers", "2.6"),
    ANSWERED_AGAIN("sends more than one answer to a command", "2.6");

    private final String what;
    private final String section;

    FormFault(String what, String section) {
        this.what = what;
        this.section = section;
    }

    /** In a sentence without full stop. */
    String note() {
        return note(what, section);
    }

    static String note(String what, String section) {
        return "the engine " + what + " (Go Text Protocol 2, section " + section + ")";
    }

    /** Of an answer that was not ended. */
    static FormFault notEnded(Reply reply) {
        if (!reply.success()) {
            return FAILURE_NOT_ENDED;
        }
        return reply.text().isEmpty() ? EMPTY_NOT_ENDED : TEXT_NOT_ENDED;
    }

    /** Of an answer that does not have the id it should have. */
    static FormFault misnumbered(Reply reply) {
        if (reply.id() < 0) {
            return reply.success() ? SUCCESS_WITHOUT_ID : FAILURE_WITHOUT_ID;
        }
        return reply.success() ? SUCCESS_WITH_WRONG_ID : FAILURE_WITH_WRONG_ID;
    }
}
