package touchstone.gtp.smoke;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import touchstone.gtp.client.EngineStart;
import touchstone.gtp.client.GtpOptions;
import touchstone.process.PrintedText;
import touchstone.process.ProgramCommand;
import touchstone.process.RunningProgram;
import touchstone.process.StartedProcess;
import touchstone.spi.SubjectErrorException;

/**
 * Checks a new engine before a whole run: does it speak the protocol, and is a point the same point to it as to us? A scenario
 * says nothing about the rules if a stone is not where it was played.
 */
public final class SmokeTest {

    /** After so many breakdowns there is nothing more to be found out. */
    private static final int BREAKDOWNS = 3;

    private SmokeTest() {}

    /**
     * Makes all checks, one after the other. No process of the engine is left behind.
     *
     * @param asTheyCome told of each finding at once
     * @return all findings; the last one is a breakdown if the engine could not be brought to the end
     */
    public static List<SmokeFinding> check(EngineStart start, GtpOptions options, Consumer<SmokeFinding> asTheyCome) {
        return check(
                () -> StartedProcess.start(ProgramCommand.parse(start.commandLine()), start.confinement()),
                start,
                options,
                asTheyCome);
    }

    /** The same for an engine started in another way than by its command line. */
    public static List<SmokeFinding> check(
            Supplier<RunningProgram> launcher,
            EngineStart start,
            GtpOptions options,
            Consumer<SmokeFinding> asTheyCome) {
        List<SmokeFinding> findings = new ArrayList<>();
        int breakdowns = 0;
        try (SmokeEngine scene = new SmokeEngine(launcher, start.commands(), options)) {
            for (SmokeCheck check : SmokeCheck.values()) {
                SmokeFinding finding = finding(check, scene);
                findings.add(finding);
                asTheyCome.accept(finding);
                if (finding.grade() == SmokeFinding.Grade.BROKE) {
                    scene.leave();
                    breakdowns++;
                    if (check == SmokeCheck.START || breakdowns == BREAKDOWNS) {
                        break;
                    }
                }
            }
        }
        return findings;
    }

    private static SmokeFinding finding(SmokeCheck check, SmokeEngine scene) {
        try {
            return check.tryOn(scene);
        } catch (SubjectErrorException broken) {
            String last = broken.errorTail()
                    .lines()
                    .filter(line -> !line.isBlank())
                    .reduce((earlier, later) -> later)
                    .map(line -> "; its standard error ends with " + PrintedText.quoted(line.strip()))
                    .orElse("");
            return new SmokeFinding(
                    check.title(), SmokeFinding.Grade.BROKE, broken.getMessage() + last, check.whenBroken());
        }
    }
}
