package touchstone.cli.dev;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import touchstone.cli.options.SpecificationOptions;
import touchstone.cli.terminal.ExitCode;
import touchstone.cli.terminal.Plural;
import touchstone.cli.terminal.TouchstoneCommand;
import touchstone.suite.lint.Lint;
import touchstone.suite.specification.AddedRules;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Specification;

@Command(
        name = "lint",
        description = "Checks the feature files and rulesets, and lists every fault with file, line and column.",
        exitCodeList = {"0:no faults", "2:there are faults, or a file can't be read", "64:usage error"},
        footer = {"  ./touchstone dev lint", "  ./touchstone dev lint --features club --rulesets club"})
final class DevLintCommand extends TouchstoneCommand {

    @Mixin
    private SpecificationOptions own;

    @Override
    protected ExitCode run() {
        PrintWriter out = out();
        Specification specification = own.unchecked();
        List<String> faults = new ArrayList<>();
        Lint.check(specification).forEach(fault -> faults.add(fault.getMessage()));
        Lint.idle(specification).forEach(fault -> faults.add(fault.getMessage()));
        Lint.unused(specification).forEach(phrase -> faults.add("no scenario uses the phrase '" + phrase.text() + "'"));
        faults.forEach(out::println);
        out.printf(
                "%d clauses, %d scenarios, %d rulesets: %s%n",
                specification.clauses().size(),
                specification.scenarios().count(),
                specification.rulesets().size(),
                faults.isEmpty() ? "in order" : faults.size() + (faults.size() == 1 ? " fault" : " faults"));
        if (!specification.additions().isEmpty()) {
            out.println("of them added: " + added(specification));
        }
        return (faults.isEmpty() ? ExitCode.OK : ExitCode.TROUBLE);
    }

    private static String added(Specification specification) {
        AddedRules additions = specification.additions();
        List<Clause> clauses =
                specification.clauses().stream().filter(additions::have).toList();
        return Plural.of(clauses.size(), "clause") + ", "
                + Plural.of(
                        clauses.stream()
                                .mapToLong(clause -> clause.scenarios().size())
                                .sum(),
                        "scenario")
                + ", "
                + Plural.of(
                        specification.rulesets().stream()
                                .filter(additions::have)
                                .count(),
                        "ruleset");
    }
}
