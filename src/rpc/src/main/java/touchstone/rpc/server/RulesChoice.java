package touchstone.rpc.server;

import touchstone.rpc.message.RulesParams;
import touchstone.spi.Subject;

/** Subjects by the rules that they are to play. */
@FunctionalInterface
public interface RulesChoice {

    /**
     * The subject that plays by these rules.
     *
     * @throws IllegalArgumentException if there is none, with the reason as a sentence
     */
    Subject playing(RulesParams rules);
}
