package touchstone.process;

/** Reads what a program answers, as it comes. Used by one thread at a time. */
public interface OutputReader {

    /**
     * The next bytes.
     *
     * @param count how many of them there are; the array is used again afterwards
     * @return whether to read on
     */
    boolean read(byte[] bytes, int count);

    /** The program has closed its output. */
    void end();

    /** The rest can't be read: the program was ended by force. */
    void breakOff();
}
