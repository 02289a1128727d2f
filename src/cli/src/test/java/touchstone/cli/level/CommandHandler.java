package touchstone.cli.level;

import java.util.List;
import touchstone.builtin.controller.ControlledGame;
import touchstone.gtp.server.GtpServer;
import touchstone.reference.BaseRules;

/** What answers commands of the Go Text Protocol: our own server, or a layer that changes what it says. */
@FunctionalInterface
public interface CommandHandler {

    /**
     * @param command without an id, its words separated by single spaces
     * @return the reply without the empty line that ends it, such as {@code = B+3} or {@code ? illegal move}
     */
    String answer(String command);

    /** Everything the rules can be asked. */
    static CommandHandler of(BaseRules rules) {
        return of(new ControlledGame(rules));
    }

    static CommandHandler of(ControlledGame controlled) {
        GtpServer server = new GtpServer(controlled, "Levelled", "1");
        return command -> server.answer(command).stripTrailing();
    }

    /** The text of a reply to a command that cannot fail. */
    default String told(String command) {
        String reply = answer(command);
        if (!reply.startsWith("=")) {
            throw new IllegalStateException(command + " -> " + reply);
        }
        return reply.substring(1).strip();
    }

    default List<String> words(String command) {
        String text = told(command);
        return text.isEmpty() ? List.of() : List.of(text.split("\\s+"));
    }
}
