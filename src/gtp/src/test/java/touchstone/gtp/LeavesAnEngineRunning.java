package touchstone.gtp;

import java.util.List;
import touchstone.gtp.client.EngineCommand;
import touchstone.gtp.client.EngineProcess;
import touchstone.gtp.client.GtpConnection;
import touchstone.gtp.client.GtpOptions;

/** A program that starts an engine, prints its process id, and ends without closing it. */
final class LeavesAnEngineRunning {

    private LeavesAnEngineRunning() {}

    public static void main(String[] arguments) {
        String script = "read l; printf '=1 %s\\n\\n' $$; trap '' TERM HUP; while :; do sleep 60; done";
        EngineProcess engine = EngineProcess.start(new EngineCommand(script, List.of("sh", "-c", script)));
        System.out.println(
                new GtpConnection(engine, GtpOptions.DEFAULT).ask("name").text());
        System.exit(0);
    }
}
