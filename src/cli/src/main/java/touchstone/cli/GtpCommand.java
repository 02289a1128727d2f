package touchstone.cli;

import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import touchstone.gtp.GtpServer;
import touchstone.reference.BaseRules;
import touchstone.subject.RulesSubject;
import touchstone.subject.Subject;

@Command(
        name = "gtp",
        description =
                "Serves the reference as an engine on standard input and output, for GoGui, Sabaki or any GTP controller.")
final class GtpCommand implements Callable<Integer> {

    @Option(
            names = "--ruleset",
            paramLabel = "NAME",
            defaultValue = "base",
            description = "Which rules to serve, one of ./touchstone rulesets. Default: ${DEFAULT-VALUE}.")
    private String ruleset;

    @Option(
            names = "--subject",
            paramLabel = "NAME",
            description = "Serve this subject's rules instead, one of ./touchstone subjects: a mutant, say.")
    private Optional<String> subject = Optional.empty();

    @Override
    public Integer call() throws IOException {
        BaseRules rules = subject.map(GtpCommand::rules)
                .orElseGet(() -> ClaimedRules.rules(RulesetNames.ruleset(Home.specification(), ruleset)));
        String name = "Touchstone " + subject.orElse("reference");
        new GtpServer(rules, name, Home.version()).serve(System.in, System.out);
        return ExitCode.CONFORMS.code();
    }

    private static BaseRules rules(String name) {
        Subject subject = InProcess.subject(name);
        if (subject instanceof RulesSubject played) {
            return played.rules();
        }
        throw Complaint.usage("'" + name + "' can't be served: it has no rules of its own; choose another --subject");
    }
}
