package touchstone.laboratory.find;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import touchstone.laboratory.mutant.Mutant;
import touchstone.laboratory.mutant.Mutants;
import touchstone.laboratory.steer.BoardMix;
import touchstone.laboratory.walk.Disagreement;
import touchstone.laboratory.walk.WalkWriter;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.reference.VariantRules;
import touchstone.subject.Subject;
import touchstone.subject.Table;
import touchstone.suite.specification.ClauseMappings;
import touchstone.suite.specification.SpecificationReader;

/** What random walks find out about a mutant, made small. */
final class MutantFinds {

    private static final ClauseMappings MAPPINGS = SpecificationReader.read(
                    Path.of(System.getProperty("touchstone.home"), "features"))
            .mappings();

    private static final BoardMix BOARDS = BoardMix.of(
            Set.of(Board.of(3, 3), Board.of(4, 3), Board.of(5, 5), Board.of(6, 4), Board.of(7, 7))::contains);

    private MutantFinds() {}

    /** @param most how many disagreements are looked into */
    static List<Shrunk> in(Mutant mutant, int walks, int most) {
        BaseRules rules = new VariantRules(mutant.claimed().rules());
        Subject subject = Mutants.subject(mutant);
        WalkWriter writer = new WalkWriter(rules, subject.capabilities(), BOARDS, 1);
        List<Shrunk> all = new ArrayList<>();
        try (Table table = subject.sit();
                Shrinker shrinker = new Shrinker(rules, subject, Effort.DEFAULT, MAPPINGS)) {
            for (int number = 0; number < walks && all.size() < most; number++) {
                Optional<Disagreement> found = writer.walk(number).walk().with(table);
                found.ifPresent(disagreement -> all.add(shrinker.shrink(disagreement)));
            }
        }
        return all;
    }

    /** By cause, the smallest of each. */
    static Map<String, Shrunk> byCause(List<Shrunk> all) {
        Map<String, Shrunk> causes = new LinkedHashMap<>();
        for (Shrunk one : all) {
            causes.merge(
                    one.cause().key(),
                    one,
                    (a, b) -> a.smallest().walk().steps().size()
                                    <= b.smallest().walk().steps().size()
                            ? a
                            : b);
        }
        return causes;
    }
}
