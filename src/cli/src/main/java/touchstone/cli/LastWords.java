package touchstone.cli;

import touchstone.subject.Broken;

/** What a program that broke down wrote last. */
final class LastWords {

    private LastWords() {}

    /** The last line on its standard error, as the end of a message; nothing if there is none. */
    static String of(Broken broken) {
        return broken.errorTail()
                .lines()
                .filter(line -> !line.isBlank())
                .reduce((earlier, later) -> later)
                .map(line -> "; its last line on standard error: \"" + line.strip() + "\"")
                .orElse("");
    }
}
