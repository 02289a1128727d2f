package touchstone.cli.terminal;

import touchstone.spi.SubjectErrorException;

/** The last line of standard error of a program that failed. */
public final class LastErrorLine {

    private LastErrorLine() {}

    /** The last line on its standard error, as the end of a message; nothing if there is none. */
    public static String of(SubjectErrorException broken) {
        return broken.errorTail()
                .lines()
                .filter(line -> !line.isBlank())
                .reduce((earlier, later) -> later)
                .map(line -> "; its last line on standard error: \"" + SafeText.line(line.strip()) + "\"")
                .orElse("");
    }
}
