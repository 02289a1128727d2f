package touchstone.cli.dev.killmatrix;

import touchstone.builtin.controller.ControlledGame;
import touchstone.gtp.GtpSubject;
import touchstone.gtp.client.GtpOptions;
import touchstone.gtp.server.GtpServer;
import touchstone.gtp.server.TurnKeeper;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Variant;

/** The reference behind the Go Text Protocol, in this JVM. */
final class ServedReference {

    GtpSubject subject(Variant variant, TurnKeeper keeper) {
        return GtpSubject.probe(
                () -> new GtpServer(new ControlledGame(new VariantRules(variant)), keeper, "Touchstone reference", "")
                        .program(),
                "the reference",
                GtpOptions.DEFAULT);
    }
}
