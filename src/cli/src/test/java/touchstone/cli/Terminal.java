package touchstone.cli;

import java.io.PrintWriter;
import java.io.StringWriter;

/** The program as a user has it: a command line, what it prints, and its exit code. */
record Terminal(int exitCode, String out, String err) {

    static Terminal run(String... args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int exitCode = Touchstone.run(args, new PrintWriter(out, true), new PrintWriter(err, true));
        return new Terminal(exitCode, out.toString(), err.toString());
    }
}
