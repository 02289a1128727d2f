package touchstone.gtp;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import touchstone.reference.Board;
import touchstone.subject.Capability;

/**
 * Tries what an engine does for its controller besides taking moves. It has a capability if it knows the command and takes it
 * where it must; whether it then does what it should is for the scenarios to find.
 */
final class DeskProbe {

    private final Bench bench;
    private final List<Bench> handicapBenches;

    /** @param handicapBenches where to try handicaps, one after the other */
    DeskProbe(Bench bench, List<Bench> handicapBenches) {
        this.bench = bench;
        this.handicapBenches = handicapBenches;
    }

    /** @return by which commands the engine takes up a position, if it does */
    Optional<Edits> find() {
        handicap(Capability.HANDICAP, "fixed_handicap", "fixed_handicap 2");
        handicap(Capability.FREE_HANDICAP, "place_free_handicap", "place_free_handicap 2");
        handicap(Capability.GIVEN_HANDICAP, "set_free_handicap", "set_free_handicap C3 E5");
        komi();
        records();
        return edits();
    }

    /** Taken on one of the boards is enough; if on none, that is noted of the last. */
    private void handicap(Capability capability, String name, String command) {
        for (Bench one : handicapBenches.subList(0, handicapBenches.size() - 1)) {
            if (one.knows(name) && one.lay(List.of()) && one.talk().ask(command).success()) {
                bench.findings().has(capability, name);
                return;
            }
        }
        taken(handicapBenches.get(handicapBenches.size() - 1), capability, name, command);
    }

    private boolean taken(Capability capability, String name, String command) {
        return taken(bench, capability, name, command);
    }

    private static boolean taken(Bench bench, Capability capability, String name, String command) {
        if (!bench.knows(name) || !bench.lay(List.of())) {
            return false;
        }
        Reply reply = bench.talk().ask(command);
        if (reply.success()) {
            bench.findings().has(capability, name);
        } else {
            bench.findings()
                    .note(name + " on an empty " + bench.board() + " board answers " + Untrusted.quoted(reply.shown()));
        }
        return reply.success();
    }

    private void komi() {
        if (!bench.knows("get_komi")) {
            return;
        }
        Reply reply = bench.talk().ask(List.of("komi 5.5", "get_komi")).get(1);
        try {
            Readings.number(reply);
            bench.findings().has(Capability.KOMI, "get_komi");
        } catch (Misread e) {
            bench.findings().note("get_komi is not trusted for komi: it answered " + e.getMessage());
        }
    }

    private Optional<Edits> edits() {
        return Arrays.stream(Edits.values())
                .filter(edits -> bench.knows(edits.names()) && taken(Capability.EDITS, edits.names()[0], edits.trial()))
                .findFirst();
    }

    private void records() {
        Board board = bench.board();
        try (RecordFiles files = new RecordFiles()) {
            taken(
                    Capability.RECORDS,
                    "loadsgf",
                    "loadsgf " + files.write("(;GM[1]FF[4]SZ[" + board.width() + "];B[cc])"));
        }
    }
}
