package touchstone.mutants.pitest;

import java.lang.reflect.Field;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import touchstone.builtin.RulesSubject;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.spi.Identity;
import touchstone.spi.Session;
import touchstone.spi.Subject;
import touchstone.spi.UnsupportedException;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;
import touchstone.suite.steps.ScenarioTrial;

/**
 * Scenarios that hold under one ruleset, tried on the reference by that ruleset.
 *
 * @param name short: pitest handles it millions of times
 * @param rules makes the reference
 */
record Part(
        String name, Specification specification, Ruleset claimed, Supplier<BaseRules> rules, List<Script> scripts) {

    /**
     * Tries them one after the other, each in a session of its own.
     *
     * @return how many were tried to the end; others need what the reference has not
     * @throws AssertionError if the reference is seen to violate one, or breaks down
     */
    int run() {
        forgetBoards();
        Subject reference = new RulesSubject(new Identity("reference", "", "", "built in"), rules.get());
        int tried = 0;
        for (Script script : scripts) {
            Session session = reference.open();
            ScenarioTrial trial =
                    new ScenarioTrial(specification, Optional.of(claimed), script.scenario(), reference, () -> session);
            try {
                script.run(trial);
                if (!trial.tolerances().isEmpty()) {
                    throw new AssertionError(String.join("; ", trial.tolerances()));
                }
                tried++;
            } catch (UnsupportedException unsupported) {
                // Says nothing about the rule.
            } catch (RuntimeException | AssertionError e) {
                throw new AssertionError(script.scenario().id() + " under " + claimed.name() + ": " + e, e);
            }
        }
        return tried;
    }

    /**
     * Boards are made once and kept, so what was changed in the making of them is seen only by who has them made anew. No
     * board may be kept by the caller.
     */
    static void forgetBoards() {
        try {
            Field boards = Board.class.getDeclaredField("BOARDS");
            boards.setAccessible(true);
            for (Object[] row : (Object[][]) boards.get(null)) {
                Arrays.fill(row, null);
            }
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("boards are kept elsewhere than in Board.BOARDS", e);
        }
    }
}
