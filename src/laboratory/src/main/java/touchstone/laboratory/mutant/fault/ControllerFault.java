package touchstone.laboratory.mutant.fault;

import touchstone.reference.BaseRules;
import touchstone.builtin.controller.Desk;

/** One way to do wrong what is asked for beside moves, whatever the rules are. */
@FunctionalInterface
public interface ControllerFault {

    /** What does all that is asked for in a game by these rules, with the fault. */
    Desk in(BaseRules rules);
}
