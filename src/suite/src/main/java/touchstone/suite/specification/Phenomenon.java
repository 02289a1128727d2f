package touchstone.suite.specification;

import java.util.List;
import java.util.Optional;

/**
 * Something that happens in games and that rules treat differently, such as a triple ko.
 *
 * @param title the name under which players look it up, in lower case
 * @param also its other names
 * @param definition what it is, where the name does not say it
 * @param answers ids of clauses and scenarios that say or show what becomes of it
 * @param silent names of the rulesets that say nothing of it
 * @param line of its title in the file, from 1
 */
public record Phenomenon(
        String title,
        List<String> also,
        Optional<String> definition,
        List<Answer> answers,
        List<Silent> silent,
        int line) {

    /**
     * @param id of a clause or of a scenario
     * @param line from 1
     */
    public record Answer(String id, int line) {}

    /**
     * @param ruleset its name
     * @param line from 1
     */
    public record Silent(String ruleset, int line) {}

    public Phenomenon {
        also = List.copyOf(also);
        answers = List.copyOf(answers);
        silent = List.copyOf(silent);
    }

    /** The answers that are a ruleset's own: clauses that it has, and scenarios of such clauses that hold under its axis values. */
    public List<String> answers(Specification specification, Ruleset ruleset) {
        return answers.stream()
                .map(Answer::id)
                .filter(id -> specification
                        .scenario(id)
                        .map(scenario -> has(specification, ruleset, scenario.clause()) && ruleset.meets(scenario))
                        .orElseGet(() -> has(specification, ruleset, id)))
                .toList();
    }

    private static boolean has(Specification specification, Ruleset ruleset, String clause) {
        return specification.clause(clause).filter(ruleset::has).isPresent();
    }
}
