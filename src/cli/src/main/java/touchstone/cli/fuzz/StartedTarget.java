package touchstone.cli.fuzz;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import touchstone.explore.trace.SupportedBoards;
import touchstone.explore.trace.TraceGenerator;
import touchstone.reference.Board;
import touchstone.reference.VariantRules;
import touchstone.spi.Capability;
import touchstone.spi.Subject;
import touchstone.spi.SubjectErrorException;
import touchstone.suite.plan.Profile;

/** A configuration that was started, and what can be asked of it. */
record StartedTarget(FuzzTarget target, Profile profile, Subject subject, SupportedBoards boards) {

    /** What traces query and try. */
    private static final List<Capability> COMPARED = List.of(
            Capability.ENFORCES_LEGALITY,
            Capability.READS_BOARD,
            Capability.LISTS_LEGAL_PLAYS,
            Capability.ANSWERS_LEGALITY,
            Capability.PRISONERS,
            Capability.TURN,
            Capability.GAME_END,
            Capability.CHAINS,
            Capability.LIBERTIES,
            Capability.SCORE,
            Capability.TERRITORY,
            Capability.KOMI,
            Capability.HANDICAP,
            Capability.UNDO,
            Capability.EDITS);

    /**
     * @param largest the longest side of boards to play on, in lines; empty if all are played on
     * @throws SubjectErrorException if the engine can't be started
     */
    static StartedTarget start(FuzzTarget target, Profile profile, Optional<Integer> largest) {
        Subject subject = target.candidate().start().get();
        return new StartedTarget(
                target, profile, subject, SupportedBoards.upTo(largest.orElse(Board.LARGEST), subject));
    }

    VariantRules rules() {
        return new VariantRules(target.claimed().variant());
    }

    /** The traces that it is to play. */
    TraceGenerator traces(long seed) {
        return new TraceGenerator(rules(), abilities(), boards.mix(), seed);
    }

    /** A player may take illegal moves on input: then none are made, but it is asked about them. */
    private Set<Capability> abilities() {
        Set<Capability> abilities = EnumSet.noneOf(Capability.class);
        abilities.addAll(subject.capabilities());
        if (profile == Profile.PLAYER) {
            abilities.remove(Capability.ENFORCES_LEGALITY);
        }
        if (target.unknown().contains("scoring")) {
            abilities.removeAll(Set.of(Capability.SCORE, Capability.TERRITORY));
        }
        if (target.claimed().ruleset().equals(IdentifiedRules.NAME)) {
            // What players may agree on, and when, is more than a subject shows of its rules.
            abilities.remove(Capability.AGREEMENTS);
        }
        if (target.unknown().contains("compensation")) {
            abilities.remove(Capability.HANDICAP);
        }
        return abilities;
    }

    /** What of a game it does not show, so that nothing of it was compared. */
    List<Capability> hidden() {
        Set<Capability> abilities = abilities();
        return COMPARED.stream().filter(one -> !abilities.contains(one)).toList();
    }

    /** @throws SubjectErrorException if there is nothing to be compared */
    void requireSense() {
        if (boards.mix().isEmpty()) {
            throw new SubjectErrorException("it supports none of the board sizes, or exits when asked for one", "");
        } else if (hidden().equals(COMPARED)) {
            throw new SubjectErrorException(
                    "it shows nothing that could be compared, and accepts illegal moves; ./touchstone smoke tells "
                            + "what is missing",
                    "");
        }
    }
}
