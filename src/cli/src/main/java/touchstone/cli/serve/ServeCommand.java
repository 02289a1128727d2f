package touchstone.cli.serve;

import java.io.IOException;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import touchstone.builtin.RulesSubject;
import touchstone.cli.options.InProcessSubjects;
import touchstone.cli.options.ReferenceSubjects;
import touchstone.cli.options.RulesetLookup;
import touchstone.cli.options.ServedRuleset;
import touchstone.cli.terminal.CommandException;
import touchstone.cli.terminal.ExitCode;
import touchstone.cli.terminal.TouchstoneCommand;
import touchstone.reference.VariantRules;
import touchstone.rpc.message.RulesParams;
import touchstone.rpc.server.SubjectServer;
import touchstone.spi.Subject;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;

@Command(
        name = "serve",
        description =
                "Serves the reference in the subject protocol, JSON-RPC on standard input and output: an example for "
                        + "whoever writes a subject in another language, and a counterpart to try a client on.",
        exitCodeList = {"0:the client has closed the input", "2:what came is no message", "64:usage error"},
        footer = {
            "  ./touchstone serve --ruleset japanese",
            "  ./touchstone certify --subject \"rpc:./touchstone serve\" --ruleset japanese",
            "%nWho asks may change the rules by setRules, unless --subject is given. The messages are in "
                    + "src/manual/subject-protocol.md."
        })
public final class ServeCommand extends TouchstoneCommand {

    @Mixin
    private ServedRuleset chosen;

    @Option(
            names = "--subject",
            paramLabel = "NAME",
            description =
                    "Serve this subject instead, one of ./touchstone certify subjects: a mutant, say. Nobody can change its "
                            + "rules.")
    private Optional<String> subject = Optional.empty();

    @Override
    protected ExitCode run() throws IOException {
        try {
            server().serve(System.in, System.out);
        } catch (IOException e) {
            throw CommandException.trouble(e.getMessage());
        }
        return ExitCode.OK;
    }

    /** What serves, whoever asks it. */
    SubjectServer server() {
        return subject.map(name -> new SubjectServer(InProcessSubjects.subject(name), Optional.empty()))
                .orElseGet(this::reference);
    }

    private SubjectServer reference() {
        Specification specification = chosen.specification();
        Subject reference = ReferenceSubjects.reference(chosen.ruleset(specification));
        return new SubjectServer(reference, Optional.of(rules -> playing(specification, reference, rules)));
    }

    /**
     * The axes say exactly what is meant, KataGo's words only nearly.
     *
     * @throws IllegalArgumentException if there are no such rules
     */
    static Subject playing(Specification specification, Subject reference, RulesParams rules) {
        return new RulesSubject(
                reference.identity(), new VariantRules(rules.axes().orElseGet(() -> rules.katago()
                        .map(Object::toString)
                        .or(rules::name)
                        .flatMap(name -> RulesetLookup.find(specification, name))
                        .flatMap(Ruleset::rules)
                        .orElseThrow(() -> new IllegalArgumentException("there are no such rules"))
                        .variant())));
    }
}
