package touchstone.cli.smoke;

import java.io.PrintWriter;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import touchstone.cli.options.EngineOption;
import touchstone.cli.options.SpecificationOptions;
import touchstone.cli.options.SubjectList;
import touchstone.cli.terminal.CommandException;
import touchstone.cli.terminal.ExitCode;
import touchstone.cli.terminal.Paint;
import touchstone.cli.terminal.TerminalInfo;
import touchstone.cli.terminal.TouchstoneCommand;
import touchstone.gtp.GtpSubject;
import touchstone.gtp.smoke.SmokeFinding;
import touchstone.gtp.smoke.SmokeTest;
import touchstone.spi.Capability;
import touchstone.spi.SubjectErrorException;

@Command(
        name = "smoke",
        description = {
            "Checks a new engine in seconds, before a whole run.",
            "Does it start, speak the protocol, show its board, use the same coordinates, take back a move? Each "
                    + "failure comes with a remedy."
        },
        exitCodeList = {
            "0:the engine is ready to be certified, perhaps with limits",
            "1:the engine must be corrected first",
            "2:Touchstone or the engine failed",
            "64:usage error"
        },
        footer = {"  ./touchstone smoke --engine ./my-engine", "  ./touchstone smoke --subject gnugo"})
public final class SmokeCommand extends TouchstoneCommand {

    @Mixin
    private EngineOption target;

    @Mixin
    private SpecificationOptions own;

    @Override
    protected ExitCode run() {
        target.requireNamed();
        PrintWriter screen = out();
        SubjectList.Launched launched = target.launched(own.specification());
        Paint paint = new Paint(TerminalInfo.isTerminal());
        List<SmokeFinding> findings = SmokeTest.check(launched.start(), launched.options(), finding -> {
            screen.println(paint.words(line(finding)));
            screen.flush();
        });
        ExitCode code = code(findings);
        screen.println();
        screen.println(launched.label() + ' ' + summary(code, findings) + lacking(code, launched));
        return code;
    }

    private static String line(SmokeFinding finding) {
        String line = String.format("%-8s %s", finding.grade().word(), finding.title());
        if (finding.grade() == SmokeFinding.Grade.OK) {
            return finding.seen().isEmpty() ? line : line + ": " + finding.seen();
        }
        return line + "\n         " + finding.seen() + "\n         " + finding.remedy();
    }

    private static ExitCode code(List<SmokeFinding> findings) {
        return switch (findings.stream()
                .map(SmokeFinding::grade)
                .max(Enum::compareTo)
                .orElseThrow()) {
            case OK, MISSING -> ExitCode.OK;
            case FAILED -> ExitCode.VIOLATIONS;
            case BROKE -> ExitCode.TROUBLE;
        };
    }

    private static String summary(ExitCode code, List<SmokeFinding> findings) {
        boolean limited = findings.stream().anyMatch(finding -> finding.grade() == SmokeFinding.Grade.MISSING);
        if (code != ExitCode.OK) {
            return "is not ready: correct the first fault above, then check again";
        }
        return limited ? "is ready to be certified, with limits" : "is ready to be certified";
    }

    /** For what it shows, scenarios can be tried on it; for the rest they will be unsupported. */
    private static String lacking(ExitCode code, SubjectList.Launched launched) {
        if (code != ExitCode.OK) {
            return ".";
        }
        try {
            Set<Capability> capabilities =
                    GtpSubject.probe(launched.start(), launched.options()).capabilities();
            String lacking = EnumSet.complementOf(EnumSet.copyOf(capabilities)).stream()
                    .map(Capability::id)
                    .collect(Collectors.joining(", "));
            return lacking.isEmpty() ? "." : ". What needs one of these will be unsupported: " + lacking + ".";
        } catch (SubjectErrorException broken) {
            throw CommandException.trouble(launched.label() + ": " + broken.getMessage());
        }
    }
}
