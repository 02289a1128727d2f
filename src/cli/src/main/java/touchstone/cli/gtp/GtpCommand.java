package touchstone.cli.gtp;

import java.io.IOException;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import touchstone.builtin.RulesSubject;
import touchstone.cli.options.InProcessSubjects;
import touchstone.cli.options.Installation;
import touchstone.cli.options.ReferenceSubjects;
import touchstone.cli.options.RulesetLookup;
import touchstone.cli.options.SpecificationOptions;
import touchstone.cli.terminal.CommandException;
import touchstone.cli.terminal.ExitCode;
import touchstone.cli.terminal.TouchstoneCommand;
import touchstone.gtp.server.GtpServer;
import touchstone.spi.Subject;

@Command(
        name = "gtp",
        description = "Serves the reference as a GTP engine on standard input and output, for GoGui, Sabaki or any GTP "
                + "controller.",
        exitCodeList = {"0:the controller has quit", "2:Touchstone failed", "64:usage error"},
        footer = {
            "  ./touchstone gtp --ruleset japanese",
            "  gogui -program \"./touchstone gtp\"",
            "%nGTP has no command for agreements. Where passes only stop the game, final_score scores the board "
                    + "as it stands, and a move sent after a stop counts as an agreement to resume play, if the rules allow "
                    + "that; is_legal still answers that no move is legal in a stopped game. The command komi adds points "
                    + "to White's score. kata-set-rules takes any rules of KataGo's: a name, JSON or the short form."
        })
public final class GtpCommand extends TouchstoneCommand {

    @Mixin
    private SpecificationOptions own;

    @Option(
            names = "--ruleset",
            paramLabel = "NAME",
            defaultValue = "base",
            description = "Which rules to serve: " + RulesetLookup.HELP + ". Default: ${DEFAULT-VALUE}.")
    private String ruleset;

    @Option(
            names = "--subject",
            paramLabel = "NAME",
            description = "Serve this subject's rules instead, one of ./touchstone subjects: a mutant, say. "
                    + "No controller can change them.")
    private Optional<String> subject = Optional.empty();

    @Override
    protected ExitCode run() throws IOException {
        subject.map(GtpCommand::served)
                .orElseGet(() -> new GtpServer(
                        ReferenceSubjects.rules(RulesetLookup.ruleset(own.toPlayBy(), ruleset)),
                        "Touchstone reference",
                        Installation.version()))
                .serve(System.in, System.out);
        return ExitCode.OK;
    }

    private static GtpServer served(String name) {
        Subject subject = InProcessSubjects.subject(name);
        if (subject instanceof RulesSubject played) {
            return GtpServer.ofFixedRules(
                    played.games().apply(played.rules()), "Touchstone " + name, Installation.version());
        }
        throw CommandException.usage(
                "'" + name + "' can't be served: it has no rules of its own; choose another --subject");
    }
}
