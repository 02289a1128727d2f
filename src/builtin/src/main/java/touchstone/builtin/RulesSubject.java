package touchstone.builtin;

import java.util.EnumSet;
import java.util.Set;
import java.util.function.Function;
import touchstone.builtin.controller.ControlledGame;
import touchstone.reference.BaseRules;
import touchstone.spi.Capability;
import touchstone.spi.Identity;
import touchstone.spi.Session;
import touchstone.spi.Subject;

/**
 * Rules that run in this JVM, as a subject.
 *
 * @param rules the reference's, or changed ones
 * @param games what carries out the requests of a controller: as the reference does, or changed
 */
public record RulesSubject(Identity identity, BaseRules rules, Function<BaseRules, ControlledGame> games)
        implements Subject {

    private static final Set<Capability> CAPABILITIES = EnumSet.of(
            Capability.SET_UP,
            Capability.RECTANGULAR,
            Capability.BOARD_SIZE,
            Capability.READS_BOARD,
            Capability.ENFORCES_LEGALITY,
            Capability.ANSWERS_LEGALITY,
            Capability.GIVES_REASONS,
            Capability.LISTS_LEGAL_PLAYS,
            Capability.TURN,
            Capability.GAME_END,
            Capability.CHAINS,
            Capability.LIBERTIES,
            Capability.PRISONERS,
            Capability.SCORE,
            Capability.LITERAL_SCORE,
            Capability.TERRITORY,
            Capability.STATUSES,
            Capability.AGREEMENTS,
            Capability.COUNTING,
            Capability.UNDO,
            Capability.HANDICAP,
            Capability.FREE_HANDICAP,
            Capability.GIVEN_HANDICAP,
            Capability.KOMI,
            Capability.EDITS,
            Capability.RECORDS,
            Capability.TELLS_RULES);

    /** Rules at the reference's desk. */
    public RulesSubject(Identity identity, BaseRules rules) {
        this(identity, rules, ControlledGame::new);
    }

    @Override
    public Set<Capability> capabilities() {
        return CAPABILITIES;
    }

    @Override
    public Session open() {
        return new RulesSession(game());
    }

    /** What keeps one game by these rules and carries out the requests of a controller. */
    public ControlledGame game() {
        return games.apply(rules);
    }
}
