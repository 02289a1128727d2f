package touchstone.subject;

import java.util.EnumSet;
import java.util.Set;
import touchstone.reference.BaseRules;

/**
 * Rules in this JVM as a subject.
 *
 * @param rules the reference's, or changed ones
 */
public record RulesSubject(Identity identity, BaseRules rules) implements Subject {

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
            Capability.AGREEMENTS,
            Capability.COUNTING,
            Capability.TELLS_RULES);

    @Override
    public Set<Capability> capabilities() {
        return CAPABILITIES;
    }

    @Override
    public Table sit() {
        return new RulesTable(rules);
    }
}
