package touchstone.report;

import touchstone.suite.result.Result;

/** In a few lines what one needs to see a result again: with Touchstone, and without it. */
final class Reproduction {

    private Reproduction() {}

    static String of(Result result) {
        String command =
                Untrusted.block(result.run().commandLine()).replace('\n', ' ').strip();
        return """
                The whole run, with Touchstone %s and the seed %d:
                    %s
                This clause alone; with an --out of its own, lest it replaces the run:
                    %s --clause %s
                Without Touchstone: start the subject, and give it line by line what is attached as all that was asked.
                    %s
                """.formatted(
                Untrusted.name(result.run().suiteVersion()),
                result.run().seed(),
                command,
                command,
                Untrusted.name(result.clause()),
                Untrusted.block(result.subject().command()).replace('\n', ' ').strip());
    }
}
