package touchstone.gtp.client;

/** Receives the replies that a {@link ReplyReader} reads. */
interface ReplyReceiver {

    /** A complete reply came. */
    void reply(Reply reply);

    /** All that could be read at once has been read: now is the time to wake whoever waits. */
    void settled();

    /** A line came that belongs to no reply. */
    void noise(String line);

    /**
     * Nothing will come any more.
     *
     * @param how what ended it, as the rest of a sentence that begins with the engine; empty if it just closed its output
     */
    void end(String how);
}
