package touchstone.report.matrix;

import java.util.ArrayList;
import java.util.List;
import touchstone.formats.shell.ShellWords;
import touchstone.report.text.UntrustedText;
import touchstone.spi.Identity;
import touchstone.suite.plan.Profile;
import touchstone.suite.result.RunRecord;

/** The command line that tests one subject on one clause again, with the options of the run that matter for it. */
final class ReproductionCommand {

    private static final String BUILT_IN = "built in";

    private static final List<String> KEPT =
            List.of("--set", "--timeout", "--start-timeout", "--rulesets", "--features");

    private ReproductionCommand() {}

    static String of(MatrixColumn column, String clause) {
        RunRecord run = column.source().run();
        List<String> ran = words(run.commandLine() == null ? "" : run.commandLine());
        List<String> words = new ArrayList<>(List.of("./touchstone", "certify"));
        words.addAll(subject(column.subject(), ran));
        if (!column.isSurvey()) {
            words.addAll(List.of("--ruleset", column.ruleset()));
        }
        if (column.profile() != Profile.ARBITER) {
            words.addAll(List.of("--profile", column.profile().toString()));
        }
        words.addAll(kept(ran));
        if (run.seed() != 1) {
            words.addAll(List.of("--seed", Long.toString(run.seed())));
        }
        words.addAll(List.of("--clause", clause));
        return UntrustedText.line(ShellWords.joined(words));
    }

    private static List<String> subject(Identity subject, List<String> ran) {
        boolean named = false;
        for (int i = 0; i + 1 < ran.size(); i++) {
            named |= ran.get(i).equals("--subject") && plain(ran.get(i + 1)).equals(plain(subject.id()));
        }
        return named || BUILT_IN.equals(subject.command())
                ? List.of("--subject", subject.id())
                : List.of("--engine", subject.command());
    }

    /** Without what chooses a variant: all variants of a subject may have been asked for at once. */
    private static String plain(String id) {
        return id.replaceFirst(":.*", "");
    }

    private static List<String> kept(List<String> ran) {
        List<String> kept = new ArrayList<>();
        for (int i = 0; i + 1 < ran.size(); i++) {
            if (KEPT.contains(ran.get(i))) {
                kept.addAll(List.of(ran.get(i), ran.get(i + 1)));
            }
        }
        return kept;
    }

    /** None where the record has no command line that a shell would take. */
    private static List<String> words(String line) {
        try {
            return ShellWords.split(line);
        } catch (IllegalArgumentException e) {
            return List.of();
        }
    }
}
