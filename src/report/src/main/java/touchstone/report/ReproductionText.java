package touchstone.report;

import touchstone.report.text.UntrustedText;
import touchstone.suite.result.Result;

/** A few lines that say how to reproduce a result, with Touchstone and without it. */
public final class ReproductionText {

    private ReproductionText() {}

    public static String of(Result result) {
        return """
                With Touchstone %s, in a folder of its own:
                    %s
                Without Touchstone: start the subject, and give it line by line what is attached as all that was asked.
                    %s
                """.formatted(
                        UntrustedText.name(result.run().suiteVersion()),
                        ReproductionCommand.of(result),
                        UntrustedText.block(result.subject().command())
                                .replace('\n', ' ')
                                .strip());
    }
}
