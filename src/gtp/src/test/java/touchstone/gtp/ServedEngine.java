package touchstone.gtp;

import touchstone.gtp.client.Engine;
import touchstone.gtp.client.EngineThread;
import touchstone.gtp.server.GtpServer;
import touchstone.reference.BaseRules;

/** Our own server as an engine. In a class of its own: its thread must not wait for a test class to be initialized. */
final class ServedEngine {

    private ServedEngine() {}

    static Engine of(BaseRules rules) {
        return EngineThread.start(
                (commands, answers, errors) -> new GtpServer(rules, "Served rules", "1").serve(commands, answers));
    }
}
