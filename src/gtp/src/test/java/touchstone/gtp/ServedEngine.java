package touchstone.gtp;

import java.time.Duration;
import java.util.List;
import touchstone.builtin.controller.ControlledGame;
import touchstone.gtp.lines.LinesSession;
import touchstone.gtp.lines.Patience;
import touchstone.gtp.observe.Channels;
import touchstone.gtp.server.GtpServer;
import touchstone.gtp.server.TurnKeeper;
import touchstone.process.RunningProgram;
import touchstone.reference.BaseRules;

/** Our own server as an engine that keeps the turn. */
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
        return new GtpServer(new ControlledGame(rules), TurnKeeper.SERVER, "Served rules", "1").program();
    }
}
