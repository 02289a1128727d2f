package touchstone.report;

import touchstone.report.text.UntrustedText;
import touchstone.suite.result.Result;

/** A few lines that say how to reproduce a result, with Touchstone and without it. */
public final class ReproductionText {

    private ReproductionText() {}

    public static String of(Result result) {
        String command = UntrustedText.block(result.run().commandLine())
                .replace('\n', ' ')
                .strip();
        return """
                The whole run, with Touchstone %s and the seed %d:
                    %s
                This clause alone; with an --out of its own, lest it replaces the run:
                    %s --clause %s
                Without Touchstone: start the subject, and give it line by line what is attached as all that was asked.
                    %s
                """.formatted(
                        UntrustedText.name(result.run().suiteVersion()),
                        result.run().seed(),
                        command,
                        command,
                        UntrustedText.name(result.clause()),
                        UntrustedText.block(result.subject().command())
                                .replace('\n', ' ')
                                .strip());
    }
}
