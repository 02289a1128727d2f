package touchstone.cli;

import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import touchstone.builtin.RulesSubject;
import touchstone.gtp.GtpServer;
import touchstone.subject.Subject;

@Command(
        name = "gtp",
        description =
                "Serves the reference as an engine on standard input and output, for GoGui, Sabaki or any GTP controller.",
        footer = {
            "%nA controller can agree on nothing. Where the rules have passes stop the play, final_score scores the board as it"
                    + " stands, and a move sent after a stop counts for the agreement that play is resumed, if the rules have it"
                    + " resumed; is_legal goes on to answer that in a stopped game no move is legal. The command komi adds points"
                    + " to White's. KataGo's kata-set-rules takes any of KataGo's rules: names, JSON, short form."
        })
final class GtpCommand implements Callable<Integer> {

    @Mixin
    private OwnRules own;

    @Option(
            names = "--ruleset",
            paramLabel = "NAME",
            defaultValue = "base",
            description = "Which rules to serve: " + RulesetNames.HELP + ". Default: ${DEFAULT-VALUE}.")
    private String ruleset;

    @Option(
            names = "--subject",
            paramLabel = "NAME",
            description = "Serve this subject's rules instead, one of ./touchstone subjects: a mutant, say. "
                    + "No controller can change them.")
    private Optional<String> subject = Optional.empty();

    @Override
    public Integer call() throws IOException {
        subject.map(GtpCommand::served)
                .orElseGet(() -> new GtpServer(
                        ClaimedRules.rules(RulesetNames.ruleset(own.specification(), ruleset)),
                        "Touchstone reference",
                        Home.version()))
                .serve(System.in, System.out);
        return ExitCode.CONFORMS.code();
    }

    private static GtpServer served(String name) {
        Subject subject = InProcess.subject(name);
        if (subject instanceof RulesSubject played) {
            return GtpServer.ofFixedRules(played.desks().apply(played.rules()), "Touchstone " + name, Home.version());
        }
        throw Complaint.usage("'" + name + "' can't be served: it has no rules of its own; choose another --subject");
    }
}
