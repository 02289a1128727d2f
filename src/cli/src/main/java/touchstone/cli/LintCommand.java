package touchstone.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import touchstone.suite.lint.Lint;
import touchstone.suite.specification.Specification;
import touchstone.suite.specification.SpecificationFault;
import touchstone.suite.specification.SpecificationReader;

@Command(name = "lint", description = "Checks the feature files and rulesets: every fault with file, line and column.")
final class LintCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        Specification specification;
        try {
            specification = SpecificationReader.read(Home.features());
        } catch (SpecificationFault fault) {
            throw Complaint.trouble(fault.getMessage());
        }
        List<String> faults = new ArrayList<>();
        Lint.check(specification).forEach(fault -> faults.add(fault.getMessage()));
        Lint.unused(specification).forEach(phrase -> faults.add("no scenario uses the phrase '" + phrase.text() + "'"));
        faults.forEach(out::println);
        out.printf(
                "%d clauses, %d scenarios, %d rulesets: %s%n",
                specification.clauses().size(),
                specification.scenarios().count(),
                specification.rulesets().size(),
                faults.isEmpty() ? "in order" : faults.size() + (faults.size() == 1 ? " fault" : " faults"));
        return (faults.isEmpty() ? ExitCode.CONFORMS : ExitCode.TROUBLE).code();
    }
}
