package touchstone.report;

import java.util.ArrayList;
import java.util.List;
import touchstone.formats.shell.ShellWords;
import touchstone.report.text.UntrustedText;
import touchstone.spi.Identity;
import touchstone.suite.plan.Claim;
import touchstone.suite.plan.Profile;
import touchstone.suite.result.RecordedClaim;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunFacts;

/**
 * The command line that tests one subject on one clause or scenario again, with the options of the run that matter for it. It
 * has a folder of its own, so that it never replaces the run that it came from. Of a subject whose own tests reported it is the
 * command line that takes their report.
 */
public final class ReproductionCommand {

    private static final String BUILT_IN = "built in";

    private static final String OUT = "--out";

    /** Where it goes, from the folder in which it is given; git ignores it in a checkout of Touchstone. */
    private static final String FOLDER = "reports/again";

    private static final List<String> KEPT =
            List.of("--home", "--set", "--timeout", "--start-timeout", "--rulesets", "--features");

    private ReproductionCommand() {}

    /** For one result: its scenario alone, or the whole run where a game showed it, as games are drawn one after the other. */
    public static String of(Result result) {
        if (result.subject().wasReported()) {
            return UntrustedText.line(ShellWords.joined(words(result.run())));
        }
        List<String> words = run(result.subject(), result.claim(), result.run());
        if (result.isOfGame()) {
            words.addAll(kept(words(result.run()), List.of("--games")));
        } else {
            words.addAll(List.of("--clause", result.scenario()));
        }
        return line(words, result.run());
    }

    /** For one clause. */
    public static String of(Identity subject, RecordedClaim claim, RunFacts run, String clause) {
        if (subject.wasReported()) {
            return UntrustedText.line(ShellWords.joined(words(run)));
        }
        List<String> words = run(subject, claim, run);
        words.addAll(List.of("--clause", clause));
        return line(words, run);
    }

    private static List<String> run(Identity subject, RecordedClaim claim, RunFacts run) {
        List<String> ran = words(run);
        List<String> words = new ArrayList<>(List.of("./touchstone", "certify"));
        words.addAll(subject(subject, ran));
        if (!claim.ruleset().equals(Claim.SURVEY)) {
            words.addAll(List.of("--ruleset", claim.ruleset()));
        }
        if (!claim.profile().equals(Profile.ARBITER.toString())) {
            words.addAll(List.of("--profile", claim.profile()));
        }
        if (claim.protocol()) {
            words.add("--protocol");
        }
        words.addAll(kept(ran, KEPT));
        if (run.seed() != 1) {
            words.addAll(List.of("--seed", Long.toString(run.seed())));
        }
        return words;
    }

    private static String line(List<String> words, RunFacts run) {
        words.addAll(List.of(OUT, folder(words(run))));
        return UntrustedText.line(ShellWords.joined(words));
    }

    /** Another than that of the run. */
    private static String folder(List<String> ran) {
        return kept(ran, List.of(OUT)).stream()
                        .anyMatch(out -> out.replaceFirst("/+$", "").endsWith(FOLDER))
                ? FOLDER + "-2"
                : FOLDER;
    }

    private static List<String> subject(Identity subject, List<String> ran) {
        boolean named = false;
        for (int i = 0; i + 1 < ran.size(); i++) {
            named |= ran.get(i).equals("--subject") && plain(ran.get(i + 1)).equals(plain(subject.id()));
        }
        if (named || BUILT_IN.equals(subject.command())) {
            return List.of("--subject", subject.id());
        }
        return List.of(subject.command().startsWith(Identity.RPC) ? "--subject" : "--engine", subject.command());
    }

    /** Without what chooses a variant: all variants of a subject may have been asked for at once. */
    private static String plain(String id) {
        return id.replaceFirst(":.*", "");
    }

    private static List<String> kept(List<String> ran, List<String> options) {
        List<String> kept = new ArrayList<>();
        for (int i = 0; i + 1 < ran.size(); i++) {
            if (options.contains(ran.get(i))) {
                kept.addAll(List.of(ran.get(i), ran.get(i + 1)));
            }
        }
        return kept;
    }

    /** None where the record has no command line that a shell would take. */
    private static List<String> words(RunFacts run) {
        try {
            return ShellWords.split(run.commandLine() == null ? "" : run.commandLine());
        } catch (IllegalArgumentException e) {
            return List.of();
        }
    }
}
