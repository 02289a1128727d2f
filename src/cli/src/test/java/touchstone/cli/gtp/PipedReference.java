package touchstone.cli.gtp;

import picocli.CommandLine;
import touchstone.cli.PipedProgram;
import touchstone.gtp.text.ReadAhead;

/** The command {@code gtp} as an engine that starts in no time. */
public final class PipedReference {

    private static final PipedProgram PROGRAM = PipedProgram.of("gtp", (in, out, err, args) -> {
        GtpCommand command = new GtpCommand();
        new CommandLine(command).parseArgs(args);
        command.server().serve(ReadAhead.of(in), out);
    });

    private PipedReference() {}

    /** @param options of the command */
    public static PipedProgram program() {
        return PROGRAM;
    }

    /**
     * Its command line.
     *
     * @param options of the command
     */
    public static String line(String... options) {
        return PROGRAM.line(options);
    }
}
