package touchstone.cli.gtp;

import java.io.IOException;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import touchstone.builtin.RulesSubject;
import touchstone.builtin.controller.ControlledGame;
import touchstone.cli.options.InProcessSubjects;
import touchstone.cli.options.Installation;
import touchstone.cli.options.ReferenceSubjects;
import touchstone.cli.options.ServedRuleset;
import touchstone.cli.terminal.CommandException;
import touchstone.cli.terminal.ExitCode;
import touchstone.cli.terminal.TouchstoneCommand;
import touchstone.gtp.server.GtpServer;
import touchstone.gtp.server.TurnKeeper;
import touchstone.gtp.text.ReadAhead;
import touchstone.spi.Subject;

@Command(
        name = "gtp",
        description =
                "Serves the reference as a GTP engine on standard input and output, for GoGui, Sabaki or any GTP "
                        + "controller: an arbiter that refuses illegal moves and says why, and a simple player for either colour.",
        exitCodeList = {"0:the controller has quit", "2:Touchstone failed", "64:usage error"},
        footer = {
            "  ./touchstone gtp --ruleset japanese",
            "  gogui -program \"./touchstone gtp\"",
            "%nGTP has no command for agreements. Where passes only stop the game, final_score scores the board "
                    + "as it stands, and a move sent after a stop counts as an agreement to resume play, if the rules allow "
                    + "that; is_legal still answers that no move is legal in a stopped game. The command komi adds points "
                    + "to White's score. kata-set-rules takes any rules of KataGo's: a name, JSON or the short form.",
            "%nplay takes moves of either player while the game goes on, as the protocol has it; with --strict those out of "
                    + "turn are refused. Either way is_legal, gogui-rules_legal_moves and gogui-rules_side_to_move tell what the "
                    + "rules say. genmove, reg_genmove and kgs-genmove_cleanup play as a beginner who knows the rules: capture, "
                    + "save what is in atari, else place a stone; never fill an eye, pass when nothing is left, never "
                    + "resign. The same game gets the same move.",
            "%nA command with too few or too many arguments is a syntax error and changes nothing, and so is an id "
                    + "above 2147483647. A line of more than 262144 bytes is answered \"? line too long\" and not carried "
                    + "out. touchstone-clock answers what time_settings, kgs-time_settings and time_left have said; the "
                    + "server itself keeps no time."
        })
public final class GtpCommand extends TouchstoneCommand {

    @Mixin
    private ServedRuleset chosen;

    @Option(
            names = "--subject",
            paramLabel = "NAME",
            description = "Serve this subject's rules instead, one of ./touchstone certify subjects: a mutant, say. "
                    + "No controller can change them.")
    private Optional<String> subject = Optional.empty();

    @Option(
            names = "--strict",
            description =
                    "Refuse moves out of turn and after the end of the game too. Default: the protocol leaves both to "
                            + "the controller.")
    private boolean strict;

    @Override
    protected ExitCode run() throws IOException {
        server().serve(ReadAhead.of(System.in), System.out);
        return ExitCode.OK;
    }

    /** What serves, whoever asks it. */
    GtpServer server() {
        return subject.map(this::served)
                .orElseGet(() -> new GtpServer(
                        new ControlledGame(ReferenceSubjects.rules(chosen.ruleset(chosen.specification()))),
                        keeper(),
                        "Touchstone reference",
                        Installation.version()));
    }

    private TurnKeeper keeper() {
        return strict ? TurnKeeper.SERVER : TurnKeeper.CONTROLLER;
    }

    private GtpServer served(String name) {
        Subject subject = InProcessSubjects.subject(name);
        if (subject instanceof RulesSubject played) {
            return GtpServer.ofFixedRules(
                    played.games().apply(played.rules()), keeper(), "Touchstone " + name, Installation.version());
        }
        throw CommandException.usage(
                "'" + name + "' can't be served: it has no rules of its own; choose another --subject");
    }
}
