package touchstone.cli.killed;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import touchstone.cli.killed.WatchedRun.Heard;

/**
 * When a command is killed.
 *
 * @param operations after so many operations on its folder, from 0
 * @param nanos and as long after them
 */
record KillMoment(int operations, long nanos) {

    /** What has been written then. */
    enum Stage {
        BEFORE_RESULTS,
        AMONG_RESULTS,
        /** Reports, certificates and what says that the results are complete. */
        AFTER_RESULTS
    }

    /** Results and what is made of them twice as often: nothing is lost where there is nothing. */
    private static final List<Stage> DRAWN = List.of(
            Stage.BEFORE_RESULTS, Stage.AMONG_RESULTS, Stage.AMONG_RESULTS, Stage.AFTER_RESULTS, Stage.AFTER_RESULTS);

    private static final Pattern FOLDERS_AND_NAME = Pattern.compile(" .*?(\\.\\w+)?$");

    /**
     * Draws one from what a command did when nobody disturbed it: a stage, then a kind of operation, such as that a page is
     * written, and then one of these. So what is done once, such as that a certificate is put into its place, is not lost among
     * hundreds of pages.
     */
    static KillMoment draw(List<Heard> whole, Pattern result, Random random) {
        Stage stage = one(DRAWN, random);
        int[] then = IntStream.rangeClosed(0, whole.size())
                .filter(done -> stage(whole, done, result) == stage)
                .toArray();
        String[] kinds = Arrays.stream(then)
                .mapToObj(done -> kind(whole, done))
                .distinct()
                .toArray(String[]::new);
        String kind = one(List.of(kinds), random);
        List<Integer> ofKind = Arrays.stream(then)
                .filter(done -> kind(whole, done).equals(kind))
                .boxed()
                .toList();
        int done = one(ofKind, random);
        long until = done == 0 || done == whole.size()
                ? 0
                : whole.get(done).nanos() - whole.get(done - 1).nanos();
        return new KillMoment(done, (long) (random.nextDouble() * until));
    }

    /** How far a command has come by so many of these operations, of which at least one writes a result. */
    static Stage stage(List<Heard> whole, int done, Pattern result) {
        int[] results = IntStream.range(0, whole.size())
                .filter(one -> result.matcher(whole.get(one).told()).find())
                .toArray();
        if (done <= results[0]) {
            return Stage.BEFORE_RESULTS;
        }
        return done <= results[results.length - 1] ? Stage.AMONG_RESULTS : Stage.AFTER_RESULTS;
    }

    private static String kind(List<Heard> whole, int done) {
        return done == 0
                ? "nothing"
                : FOLDERS_AND_NAME.matcher(whole.get(done - 1).told()).replaceFirst(" $1");
    }

    private static <T> T one(List<T> among, Random random) {
        return among.get(random.nextInt(among.size()));
    }
}
