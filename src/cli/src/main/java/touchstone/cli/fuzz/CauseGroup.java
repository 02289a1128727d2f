package touchstone.cli.fuzz;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import touchstone.explore.diagnosis.CauseFamily;

/**
 * One cause of disagreements, with all forms in which it was met: forms that the same other value of an axis explains
 * belong together.
 *
 * @param values such as {@code repetition=simple}, each of which explains all forms and which nothing speaks against; empty if
 *     there is none
 * @param forms the best example first
 */
public record CauseGroup(List<String> values, List<FuzzRecord.Found> forms) {

    static List<CauseGroup> among(List<FuzzRecord.Found> causes) {
        Set<String> contradicted = new TreeSet<>();
        causes.forEach(found -> contradicted.addAll(found.contradicted()));
        List<CauseGroup> all = new ArrayList<>();
        for (CauseFamily family :
                CauseFamily.of(causes.stream().map(FuzzRecord.Found::cause).toList(), contradicted)) {
            all.add(new CauseGroup(
                    family.values(),
                    causes.stream()
                            .filter(found -> family.causes().contains(found.cause()))
                            .sorted(FuzzRecord.Found.BEST)
                            .toList()));
        }
        all.sort(Comparator.comparing(CauseGroup::first));
        return all;
    }

    /** The number of the form that was met first. */
    private int first() {
        return forms.stream().mapToInt(FuzzRecord.Found::number).min().orElseThrow();
    }

    /** The best example. */
    public FuzzRecord.Found best() {
        return forms.get(0);
    }
}
