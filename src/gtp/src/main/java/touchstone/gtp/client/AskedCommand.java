package touchstone.gtp.client;

/**
 * A command on its way to the engine.
 *
 * @param id its number
 * @param command without the number
 * @param wanted whether somebody waits for the answer; if not it is dropped
 */
record AskedCommand(int id, String command, boolean wanted) {

    /** In bytes: with its id and the end of its line, at most. */
    int length() {
        return length(command);
    }

    static int length(String command) {
        return command.length() + 12;
    }

    /** How it is sent. */
    String line() {
        return id + " " + command + '\n';
    }

    AskedCommand unwanted() {
        return new AskedCommand(id, command, false);
    }

    /** Whether it may take as long as it likes, and an engine may break off its search for whatever is sent to it meanwhile. */
    boolean searches() {
        return command.contains("genmove") || command.contains("analyze");
    }
}
