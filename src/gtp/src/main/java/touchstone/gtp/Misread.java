package touchstone.gtp;

/** An answer that cannot be what was asked for. The message says why, as the rest of "it answered". */
final class Misread extends RuntimeException {

    Misread(String why) {
        super(why);
    }

    /** @param expected what would have made sense */
    static Misread of(Reply reply, String expected) {
        return new Misread(Untrusted.quoted(reply.shown()) + " where " + expected + " was expected");
    }
}
