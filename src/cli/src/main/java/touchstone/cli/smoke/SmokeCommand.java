package touchstone.cli.smoke;

import java.io.PrintWriter;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import touchstone.cli.options.EngineOption;
import touchstone.cli.options.SpecificationOptions;
import touchstone.cli.options.SubjectCandidate;
import touchstone.cli.options.SubjectList;
import touchstone.cli.terminal.AsciiTables;
import touchstone.cli.terminal.CommandException;
import touchstone.cli.terminal.ExitCode;
import touchstone.cli.terminal.Paint;
import touchstone.cli.terminal.TerminalInfo;
import touchstone.cli.terminal.TextWidth;
import touchstone.cli.terminal.TouchstoneCommand;
import touchstone.gtp.GtpSubject;
import touchstone.gtp.smoke.SmokeFinding;
import touchstone.gtp.smoke.SmokeTest;
import touchstone.spi.Capability;
import touchstone.spi.Subject;
import touchstone.spi.SubjectErrorException;

@Command(
        name = "smoke",
        description = {
            "Checks a new engine in seconds, before a whole run.",
            "Does it start, speak the protocol, show its board, use the same coordinates, capture, take back a move? Each "
                    + "failure comes with a remedy."
        },
        exitCodeList = {
            "0:the engine is ready to be certified, perhaps with limits",
            "1:the engine must be corrected first",
            "2:Touchstone or the engine failed",
            "64:usage error"
        },
        footer = {
            "  ./touchstone smoke --engine ./my-engine",
            "  ./touchstone smoke --subject gnugo",
            "  ./touchstone smoke --subject \"rpc:python3 subject.py\""
        })
public final class SmokeCommand extends TouchstoneCommand {

    /** Of the Go Text Protocol alone. */
    private static final Set<Capability> OF_LINES = EnumSet.of(Capability.TEXT_PROTOCOL, Capability.COMMAND_LINES);

    @Mixin
    private EngineOption target;

    @Mixin
    private SpecificationOptions own;

    @Override
    protected ExitCode run() {
        target.requireNamed();
        PrintWriter screen = out();
        Paint paint = new Paint(TerminalInfo.isTerminal());
        SubjectList.Checkable checked = target.checkable(own.specification());
        Consumer<SmokeFinding> asTheyCome = finding -> {
            screen.println(paint.words(lines(finding)));
            screen.flush();
        };
        if (checked instanceof SubjectList.Checkable.Engine engine) {
            List<SmokeFinding> findings = SmokeTest.check(engine.start(), engine.options(), asTheyCome);
            return end(findings, engine.label(), () -> GtpSubject.probe(engine.start(), engine.options()), Set.of());
        }
        SubjectCandidate candidate = ((SubjectList.Checkable.Other) checked).candidate();
        List<SmokeFinding> findings = SubjectChecks.check(candidate.start(), asTheyCome);
        return end(findings, candidate.label(), candidate.start(), OF_LINES);
    }

    private ExitCode end(List<SmokeFinding> findings, String label, Supplier<Subject> start, Set<Capability> others) {
        ExitCode code = code(findings);
        String lacking = code == ExitCode.OK ? lacking(label, start, others) : ".";
        out().println();
        out().println(TextWidth.hanging("", label + ' ' + summary(code, findings) + lacking, AsciiTables.WIDTH));
        return code;
    }

    private static String lines(SmokeFinding finding) {
        boolean ok = finding.grade() == SmokeFinding.Grade.OK;
        String title = finding.title() + (ok && !finding.seen().isEmpty() ? ": " + finding.seen() : "");
        String line = TextWidth.hanging(String.format("%-8s ", finding.grade().word()), title, AsciiTables.WIDTH);
        return ok
                ? line
                : Stream.of(finding.seen(), finding.remedy())
                        .map(text -> TextWidth.hanging(" ".repeat(9), text, AsciiTables.WIDTH))
                        .collect(Collectors.joining("\n", line + "\n", ""));
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

    /**
     * For what it shows, scenarios can be tried on it; for the rest they will be unsupported.
     *
     * @param others that no such subject can have
     */
    private static String lacking(String label, Supplier<Subject> start, Set<Capability> others) {
        try {
            Set<Capability> capabilities = start.get().capabilities();
            String lacking = Stream.of(Capability.values())
                    .filter(one -> !capabilities.contains(one) && !others.contains(one))
                    .map(Capability::id)
                    .collect(Collectors.joining(", "));
            return lacking.isEmpty() ? "." : ". What needs one of these will be unsupported: " + lacking + ".";
        } catch (SubjectErrorException broken) {
            throw CommandException.trouble(label + ": " + broken.getMessage());
        }
    }
}
