package touchstone.cli.dev.killmatrix;

import touchstone.builtin.controller.ControlledGame;
import touchstone.gtp.GtpSubject;
import touchstone.gtp.client.EngineThread;
import touchstone.gtp.client.GtpOptions;
import touchstone.gtp.server.GtpServer;
import touchstone.gtp.server.Turns;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Variant;

/** The reference behind the Go Text Protocol, in this JVM. */
final class ServedReference {

    /** Takes moves of either player at any time. */
    GtpSubject subject(Variant variant) {
        return subject(variant, Turns.EITHER);
    }

    GtpSubject subject(Variant variant, Turns turns) {
        return GtpSubject.probe(
                () -> EngineThread.start((commands, answers, errors) -> new GtpServer(
                                new ControlledGame(new VariantRules(variant)), turns, "Touchstone reference", "")
                        .serve(commands, answers)),
                "the reference",
                GtpOptions.DEFAULT);
    }
}
