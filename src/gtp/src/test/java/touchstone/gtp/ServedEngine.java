package touchstone.gtp;

import java.time.Duration;
import java.util.List;
import touchstone.builtin.controller.ControlledGame;
import touchstone.gtp.lines.LinesSession;
import touchstone.gtp.lines.Patience;
import touchstone.gtp.observe.Channels;
import touchstone.gtp.server.GtpServer;
import touchstone.gtp.server.TurnKeeper;
import touchstone.process.ProgramThread;
import touchstone.process.RunningProgram;
import touchstone.reference.BaseRules;

/** Our own server as an engine that keeps the turn. In a class of its own: its thread must not wait for a test class to be initialized. */
public final class ServedEngine {

    /** For sessions whose tests send no lines. */
    public static final LinesSession NO_LINES = LinesSession.of(
            () -> {
                throw new IllegalStateException("no lines are sent here");
            },
            List.of(),
            new Patience(Duration.ofSeconds(1)),
            Duration.ofSeconds(1),
            Channels.NONE);

    private ServedEngine() {}

    public static RunningProgram of(BaseRules rules) {
        return ProgramThread.start((commands, answers, errors) -> new GtpServer(
                        new ControlledGame(rules), TurnKeeper.SERVER, "Served rules", "1")
                .serve(commands, answers));
    }
}
