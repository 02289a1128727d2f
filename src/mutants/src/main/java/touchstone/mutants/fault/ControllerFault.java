package touchstone.mutants.fault;

import touchstone.builtin.controller.ControlledGame;
import touchstone.reference.BaseRules;

/** One way to do wrong what is asked for beside moves, whatever the rules are. */
@FunctionalInterface
public interface ControllerFault {

    /** What does all that is asked for in a game by these rules, with the fault. */
    ControlledGame in(BaseRules rules);
}
