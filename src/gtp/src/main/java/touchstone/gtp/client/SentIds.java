package touchstone.gtp.client;

/** Which ids have been sent so far, for who reads the answers meanwhile. */
final class SentIds {

    private volatile int last;
    private volatile AskedCommand nudge = new AskedCommand(0, "", false);

    /** The highest id sent. */
    int last() {
        return last;
    }

    /** The id of the latest command that was sent for its id to come back; 0 if there is none. */
    int nudge() {
        return nudge.id();
    }

    /** Whether a line is that command, sent back. */
    boolean isEcho(String line) {
        return nudge.id() > 0 && line.strip().equals(nudge.line().strip());
    }

    /** Before it is sent. */
    void add(AskedCommand command) {
        last = command.id();
        if (!command.wanted()) {
            nudge = command;
        }
    }
}
