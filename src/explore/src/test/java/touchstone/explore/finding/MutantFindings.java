package touchstone.explore.finding;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import touchstone.explore.generate.BoardDistribution;
import touchstone.explore.shrink.ShrinkBudget;
import touchstone.explore.shrink.ShrinkResult;
import touchstone.explore.shrink.Shrinker;
import touchstone.explore.trace.Disagreement;
import touchstone.explore.trace.TraceGenerator;
import touchstone.mutants.Mutant;
import touchstone.mutants.Mutants;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.reference.VariantRules;
import touchstone.spi.Session;
import touchstone.spi.Subject;
import touchstone.suite.specification.ClauseMappings;
import touchstone.suite.specification.SpecificationReader;

/** What random traces find out about a mutant, made small. */
final class MutantFindings {

    private static final ClauseMappings MAPPINGS = SpecificationReader.read(
                    Path.of(System.getProperty("touchstone.home"), "features"))
            .mappings();

    private static final BoardDistribution BOARDS = BoardDistribution.of(
            Set.of(Board.of(3, 3), Board.of(4, 3), Board.of(5, 5), Board.of(6, 4), Board.of(7, 7))::contains);

    private MutantFindings() {}

    /** @param most how many disagreements are looked into */
    static List<ShrinkResult> in(Mutant mutant, int traces, int most) {
        BaseRules rules = new VariantRules(mutant.claimed().rules());
        Subject subject = Mutants.subject(mutant);
        TraceGenerator writer = new TraceGenerator(rules, subject.capabilities(), BOARDS, 1);
        List<ShrinkResult> all = new ArrayList<>();
        try (Session session = subject.open();
                Shrinker shrinker = new Shrinker(rules, subject, ShrinkBudget.DEFAULT, MAPPINGS)) {
            for (int number = 0; number < traces && all.size() < most; number++) {
                Optional<Disagreement> found = writer.trace(number).trace().with(session);
                found.ifPresent(disagreement -> all.add(shrinker.shrink(disagreement)));
            }
        }
        return all;
    }

    /** By cause, the smallest of each. */
    static Map<String, ShrinkResult> byCause(List<ShrinkResult> all) {
        Map<String, ShrinkResult> causes = new LinkedHashMap<>();
        for (ShrinkResult one : all) {
            causes.merge(
                    one.cause().key(),
                    one,
                    (a, b) -> a.smallest().trace().steps().size()
                                    <= b.smallest().trace().steps().size()
                            ? a
                            : b);
        }
        return causes;
    }
}
