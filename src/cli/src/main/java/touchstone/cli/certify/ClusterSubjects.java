package touchstone.cli.certify;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import touchstone.cli.cluster.Cluster;
import touchstone.cli.options.SubjectCandidate;
import touchstone.cli.run.SubjectRunner;
import touchstone.suite.result.RunTexts;

/** Subjects that the workers of a cluster try, each as a whole. */
record ClusterSubjects(Cluster cluster, CertifyPart work, PrintWriter err) {

    /** @return whether all were tried to the end */
    boolean all(List<SubjectCandidate> subjects, SubjectRunner runner) {
        SortedMap<Integer, RunTexts> waiting = new TreeMap<>();
        List<Integer> numbers =
                new ArrayList<>(IntStream.range(0, subjects.size()).boxed().toList());
        cluster.each(numbers, work, (number, result) -> {
            err.print(result.told());
            err.flush();
            if (result.run() == null) {
                return false;
            }
            waiting.put(number, result.run());
            for (int next = runner.runs().size(); waiting.containsKey(next); next++) {
                runner.take(subjects.get(next), waiting.remove(next));
            }
            return true;
        });
        return runner.end(subjects);
    }

    void cancel() {
        cluster.cancel();
    }
}
