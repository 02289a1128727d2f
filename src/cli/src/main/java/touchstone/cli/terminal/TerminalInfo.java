package touchstone.cli.terminal;

/** What the launcher reports of the terminal. */
public final class TerminalInfo {

    private TerminalInfo() {}

    /** Whether what is printed goes to a terminal. */
    public static boolean isTerminal() {
        return Boolean.getBoolean("touchstone.terminal");
    }

    /**
     * How high the terminal is, in lines.
     *
     * @param unknown the answer if the launcher does not say
     */
    public static int height(int unknown) {
        return Integer.getInteger("touchstone.rows", unknown);
    }

    /**
     * How wide the terminal is, in characters.
     *
     * @param unknown the answer if the launcher does not say
     */
    public static int width(int unknown) {
        return Integer.getInteger("touchstone.columns", unknown);
    }
}
