package touchstone.gtp.probe;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import touchstone.gtp.client.RecordFiles;
import touchstone.gtp.client.Reply;
import touchstone.gtp.game.PlayedMove;
import touchstone.gtp.game.SetUpCommands;
import touchstone.gtp.reading.EntityReadings;
import touchstone.gtp.reading.MisreadException;
import touchstone.process.PrintedText;
import touchstone.reference.Board;
import touchstone.spi.Capability;
import touchstone.spi.SubjectErrorException;

/**
 * Probes which requests of a controller an engine supports. It has a capability if it knows the command and takes it
 * where it must; whether it then does what it should is for the scenarios to find.
 */
final class ControllerProbe {

    /** Something to take back. */
    private static final List<PlayedMove> UNDONE = ProbeGames.turns("B C3", "W E5");

    private final ProbeGames probeGames;
    private final List<ProbeGames> handicapBenches;
    private final Runnable revive;

    /**
     * @param handicapBenches where to try handicaps, one after the other
     * @param revive starts the engine again after it broke down
     */
    ControllerProbe(ProbeGames probeGames, List<ProbeGames> handicapBenches, Runnable revive) {
        this.probeGames = probeGames;
        this.handicapBenches = handicapBenches;
        this.revive = revive;
    }

    /** @return by which commands the engine takes up a position, if it does */
    Optional<SetUpCommands> find() {
        handicap(Capability.HANDICAP, "fixed_handicap", "fixed_handicap 2");
        handicap(Capability.FREE_HANDICAP, "place_free_handicap", "place_free_handicap 2");
        handicap(Capability.GIVEN_HANDICAP, "set_free_handicap", "set_free_handicap C3 E5");
        taken(probeGames, UNDONE, Capability.UNDO, "undo", "undo");
        komi();
        records();
        return edits();
    }

    /** Taken on one of the boards is enough; if on none, that is noted of the last. */
    private void handicap(Capability capability, String name, String command) {
        ProbeGames last = handicapBenches.get(handicapBenches.size() - 1);
        for (ProbeGames one : handicapBenches) {
            Optional<Reply> refusal = refusal(one, List.of(), capability, name, command);
            if (refusal.isEmpty()) {
                return;
            }
            if (one == last) {
                note(one, name, refusal.get());
            }
        }
    }

    private boolean taken(Capability capability, String name, String command) {
        return taken(probeGames, List.of(), capability, name, command);
    }

    private boolean taken(ProbeGames on, List<PlayedMove> laid, Capability capability, String name, String command) {
        if (!on.knows(name)) {
            return false;
        }
        Optional<Reply> refusal = refusal(on, laid, capability, name, command);
        refusal.ifPresent(reply -> note(on, name, reply));
        return refusal.isEmpty();
    }

    /**
     * Tries a command. An engine that breaks down over it has it: that it does will show in each scenario that needs it, and
     * must not keep it from all the others.
     *
     * @return what it answers if it refuses the command, or does not know it
     */
    private Optional<Reply> refusal(
            ProbeGames on, List<PlayedMove> laid, Capability capability, String name, String command) {
        if (!on.knows(name)) {
            return Optional.of(new Reply(false, 0, "unknown command"));
        }
        try {
            Reply reply = on.lay(laid) ? on.dialogue().ask(command) : new Reply(false, 0, "no empty board");
            if (!reply.success()) {
                return Optional.of(reply);
            }
        } catch (SubjectErrorException broken) {
            probeGames.findings().note(name + " breaks it down: " + broken.getMessage());
            revive.run();
        }
        probeGames.findings().has(capability, name);
        return Optional.empty();
    }

    private void note(ProbeGames on, String name, Reply reply) {
        if (on.knows(name)) {
            probeGames
                    .findings()
                    .note(name + " on a " + on.board() + " board answers " + PrintedText.quoted(reply.shown()));
        }
    }

    private void komi() {
        if (!probeGames.knows("get_komi")) {
            return;
        }
        try {
            EntityReadings.number(
                    probeGames.dialogue().ask(List.of("komi 5.5", "get_komi")).get(1));
            probeGames.findings().has(Capability.KOMI, "get_komi");
        } catch (MisreadException e) {
            probeGames.findings().note("get_komi is not trusted for komi: it answered " + e.getMessage());
        } catch (SubjectErrorException broken) {
            probeGames.findings().note("get_komi breaks it down: " + broken.getMessage());
            probeGames.findings().has(Capability.KOMI, "get_komi");
            revive.run();
        }
    }

    private Optional<SetUpCommands> edits() {
        return Arrays.stream(SetUpCommands.values())
                .filter(edits ->
                        probeGames.knows(edits.names()) && taken(Capability.EDITS, edits.names()[0], edits.trial()))
                .findFirst();
    }

    private void records() {
        Board board = probeGames.board();
        try (RecordFiles files = new RecordFiles()) {
            taken(
                    Capability.RECORDS,
                    "loadsgf",
                    "loadsgf " + files.write("(;GM[1]FF[4]SZ[" + board.width() + "];B[cc])"));
        }
    }
}
