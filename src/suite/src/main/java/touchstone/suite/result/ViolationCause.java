package touchstone.suite.result;

import java.util.List;

/**
 * One thing that is wrong with a subject, and the violations that it explains: a program that is wrong in this alone fails
 * these scenarios too.
 *
 * @param what is wrong, as the rest of a sentence that begins with the subject
 * @param clause the id of the clause that is broken
 * @param scenarios the ids of the violated scenarios that it explains
 * @param consequences the ids of clauses of which all violated scenarios are explained by causes in other clauses: nothing is
 *     shown against them
 * @param passed how many scenarios the subject passed that a program wrong in this fails: how far the explanation is from
 *     a perfect one
 */
public record ViolationCause(
        String what, String clause, List<String> scenarios, List<String> consequences, int passed) {

    public ViolationCause {
        scenarios = List.copyOf(scenarios);
        consequences = List.copyOf(consequences);
    }
}
