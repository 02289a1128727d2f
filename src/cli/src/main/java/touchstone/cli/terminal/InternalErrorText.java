package touchstone.cli.terminal;

import java.util.Arrays;
import java.util.stream.Collectors;
import touchstone.report.text.UntrustedText;

/** How a mistake of Touchstone's own is told: what it is called, and where in the program it was noticed. */
public final class InternalErrorText {

    private static final int FRAMES = 12;

    private InternalErrorText() {}

    /** In one line. */
    public static String line(Throwable problem) {
        return UntrustedText.line("internal error: " + problem);
    }

    /** With the frames of the program, a line each. */
    public static String withFrames(Throwable problem) {
        return line(problem)
                + Arrays.stream(problem.getStackTrace())
                        .limit(FRAMES)
                        .map(frame -> System.lineSeparator() + "    at " + frame)
                        .collect(Collectors.joining());
    }
}
