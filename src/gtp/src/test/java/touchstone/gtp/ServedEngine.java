package touchstone.gtp;

import touchstone.builtin.controller.ControlledGame;
import touchstone.gtp.client.Engine;
import touchstone.gtp.client.EngineThread;
import touchstone.gtp.server.GtpServer;
import touchstone.gtp.server.TurnKeeper;
import touchstone.reference.BaseRules;

/** Our own server as an engine that keeps the turn. In a class of its own: its thread must not wait for a test class to be initialized. */
final class ServedEngine {

    private ServedEngine() {}

    static Engine of(BaseRules rules) {
        return EngineThread.start((commands, answers, errors) -> new GtpServer(
                        new ControlledGame(rules), TurnKeeper.SERVER, "Served rules", "1")
                .serve(commands, answers));
    }
}
