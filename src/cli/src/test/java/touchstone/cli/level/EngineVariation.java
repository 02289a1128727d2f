package touchstone.cli.level;

import java.io.PrintStream;
import java.util.function.UnaryOperator;

/** Something that makes an engine show less, say it otherwise, or behave otherwise. One is made for each game. */
@FunctionalInterface
public interface EngineVariation {

    /** @param errors where the engine talks to its user */
    CommandHandler over(CommandHandler inner, PrintStream errors);

    /** A layer that changes replies alone. */
    static EngineVariation replies(UnaryOperator<String> change) {
        return (inner, errors) -> command -> change.apply(inner.answer(command));
    }

    /** A layer that answers one command itself. */
    static EngineVariation command(String name, CommandHandler own) {
        return (inner, errors) -> command -> named(command, name) ? own.answer(command) : inner.answer(command);
    }

    /** The first word of a command. */
    static String name(String command) {
        int space = command.indexOf(' ');
        return space < 0 ? command : command.substring(0, space);
    }

    /** What comes after the first word; empty if nothing does. */
    static String arguments(String command) {
        return command.substring(Math.min(command.length(), name(command).length() + 1));
    }

    static boolean named(String command, String name) {
        return command.equals(name) || command.startsWith(name + " ");
    }
}
