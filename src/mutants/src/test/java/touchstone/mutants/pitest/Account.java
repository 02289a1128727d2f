package touchstone.mutants.pitest;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What pitest did to the reference, and why some of it went unnoticed. */
record Account(List<Change> changes, List<Explanation> explanations) {

    /** The share of changes that has to be noticed, of those that make a difference, in percent. */
    static final double WANTED = 95;

    long noticed() {
        return changes.stream().filter(Change::noticed).count();
    }

    List<Change> survivors() {
        return changes.stream().filter(change -> !change.noticed()).toList();
    }

    /** In percent of all changes, those that no scenario comes by included: pitest's own figure. */
    double score() {
        return 100.0 * noticed() / changes.size();
    }

    /** How many survivors, by their explanations, answer every question as before. */
    long indifferent() {
        return explanations.stream()
                .filter(explanation -> explanation.kind().isIndifferent())
                .mapToLong(explanation -> explanation.changes().size())
                .sum();
    }

    /** In percent of the changes that make a difference to any answer, be a scenario able to ask for it or not. */
    double scoreOfDifferences() {
        return 100.0 * noticed() / (changes.size() - indifferent());
    }

    /** What is wrong, one sentence each: too few noticed, survivors not explained, explanations of what does not survive. */
    List<String> faults() {
        List<String> faults = new ArrayList<>();
        if (!(scoreOfDifferences() >= WANTED)) {
            faults.add(String.format(
                    Locale.ROOT,
                    "of what makes a difference %.1f %% are noticed; expected %.0f %% or more",
                    scoreOfDifferences(),
                    WANTED));
        }
        List<String> unexplained =
                new ArrayList<>(survivors().stream().map(Change::key).toList());
        List<String> explained = new ArrayList<>(
                explanations.stream().flatMap(e -> e.keys().stream()).toList());
        for (String key : List.copyOf(explained)) {
            if (unexplained.remove(key)) {
                explained.remove(key);
            }
        }
        unexplained.forEach(key -> faults.add("nothing explains why this survives: " + key));
        explained.forEach(key -> faults.add("this is explained, but no longer survives: " + key));
        return faults;
    }
}
