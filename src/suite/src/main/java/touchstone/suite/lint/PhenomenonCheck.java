package touchstone.suite.lint;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import touchstone.suite.specification.Phenomenon;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;
import touchstone.suite.specification.SpecificationException;

/** A phenomenon names what there is, and every ruleset of the specification's own answers it or is said to be silent. */
record PhenomenonCheck(Specification specification, Phenomenon phenomenon) {

    List<SpecificationException> faults() {
        List<SpecificationException> faults = new ArrayList<>();
        for (Phenomenon.Answer answer : phenomenon.answers()) {
            if (specification.clause(answer.id()).isEmpty()
                    && specification.scenario(answer.id()).isEmpty()) {
                faults.add(fault(answer.line(), "there is no clause or scenario '" + answer.id() + "'"));
            }
        }
        for (Phenomenon.Silent silent : phenomenon.silent()) {
            if (specification.rulesets().stream()
                    .noneMatch(ruleset -> ruleset.name().equals(silent.ruleset()))) {
                faults.add(fault(silent.line(), "there is no ruleset '" + silent.ruleset() + "'"));
            }
        }
        specification.rulesets().stream().filter(this::isOwn).forEach(ruleset -> check(ruleset, faults));
        return faults;
    }

    private void check(Ruleset ruleset, List<SpecificationException> faults) {
        List<String> answers = phenomenon.answers(specification, ruleset);
        boolean silent =
                phenomenon.silent().stream().anyMatch(one -> one.ruleset().equals(ruleset.name()));
        if (answers.isEmpty() && !silent) {
            faults.add(fault(
                    phenomenon.line(),
                    "'" + phenomenon.title() + "' has no answer for the ruleset " + ruleset.name()
                            + "; expected one of its clauses among 'answers', or its name among 'silent'"));
        }
        if (!answers.isEmpty() && silent) {
            faults.add(fault(
                    phenomenon.line(),
                    "'" + phenomenon.title() + "' has " + ruleset.name() + " among 'silent', which answers by "
                            + String.join(", ", answers) + "; expected one or the other"));
        }
    }

    /** What somebody adds is not in our files. */
    private boolean isOwn(Ruleset ruleset) {
        Path folder = specification.phenomena().file().toAbsolutePath().getParent();
        return ruleset.file().toAbsolutePath().startsWith(folder);
    }

    private SpecificationException fault(int line, String message) {
        return new SpecificationException(specification.phenomena().file(), line, message);
    }
}
