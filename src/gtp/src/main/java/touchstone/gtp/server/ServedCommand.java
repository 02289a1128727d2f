package touchstone.gtp.server;

import java.util.function.Supplier;

/** A command that the server supports. */
@FunctionalInterface
public interface ServedCommand {

    /**
     * @return the text of the reply
     * @throws CommandFailedException if it cannot be done
     */
    String carryOut(Arguments arguments);

    /** A command without arguments that answers something. */
    static ServedCommand answering(Supplier<String> answer) {
        return arguments -> {
            arguments.require(0, "no argument");
            return answer.get();
        };
    }

    /** A command without arguments that does something and answers nothing. */
    static ServedCommand doing(Runnable deed) {
        return answering(() -> {
            deed.run();
            return "";
        });
    }
}
