package touchstone.process;

/** Reads what a program prints, as it comes. Used by one thread, but for {@link #breakOff}, which any thread may call. */
public interface OutputReader {

    /**
     * The next bytes.
     *
     * @param count how many of them there are; the array is used again afterwards
     * @return whether to read on
     */
    boolean read(byte[] bytes, int count);

    /** The program has closed it. */
    void end();

    /** The rest can't be read: the program was ended by force. May come during a {@link #read}. */
    void breakOff();
}
