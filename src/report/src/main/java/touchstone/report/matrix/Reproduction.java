package touchstone.report.matrix;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import touchstone.report.Untrusted;
import touchstone.subject.Identity;
import touchstone.suite.plan.Profile;
import touchstone.suite.result.RunRecord;

/** The command line that tries one subject on one clause again, with what else the run was told that bears on it. */
final class Reproduction {

    private static final String BUILT_IN = "built in";

    /** A word of a command line as the run's record has it: in quotes where it needs them. */
    private static final Pattern WORD = Pattern.compile("(?:[^\\s']|'[^']*')+");

    private static final List<String> KEPT =
            List.of("--set", "--timeout", "--start-timeout", "--rulesets", "--features");

    private Reproduction() {}

    static String of(Column column, String clause) {
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
        StringBuilder line = new StringBuilder();
        words.forEach(word -> line.append(line.isEmpty() ? "" : " ").append(quoted(word)));
        return Untrusted.line(line.toString());
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

    private static List<String> words(String line) {
        List<String> words = new ArrayList<>();
        for (Matcher word = WORD.matcher(line); word.find(); ) {
            words.add(word.group().replace("'", ""));
        }
        return words;
    }

    private static String quoted(String word) {
        return word.matches("[A-Za-z0-9_./:=,@%+-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
    }
}
