package touchstone.process;

import java.io.IOException;
import java.util.List;

/** A program that starts another one, prints the process id of that, and ends without ending it, or waits to be killed. */
final class LeavesAProgramRunning {

    private LeavesAProgramRunning() {}

    public static void main(String[] arguments) throws IOException {
        String script = "trap '' TERM HUP; echo $$; while :; do sleep 60; done";
        StartedProcess started = StartedProcess.start(new ProgramCommand(script, List.of("sh", "-c", script)));
        for (int c = started.output().read(); c != '\n'; c = started.output().read()) {
            System.out.print((char) c);
        }
        System.out.println();
        if (arguments.length == 0) {
            System.exit(0);
        }
        System.in.read();
    }
}
