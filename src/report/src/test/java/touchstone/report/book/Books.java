package touchstone.report.book;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import touchstone.builtin.RulesSubject;
import touchstone.reference.VariantRules;
import touchstone.report.book.page.Book;
import touchstone.report.book.page.PublishedMutant;
import touchstone.report.book.page.TestedProgram;
import touchstone.spi.Identity;
import touchstone.suite.result.RunFacts;
import touchstone.suite.run.ReferencePlaythrough;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Specification;
import touchstone.suite.specification.SpecificationReader;

/** Small rule books: some clauses of the real one. */
public final class Books {

    static final Path HOME = Path.of(System.getProperty("touchstone.home"));

    /** Of every kind: kos, a self-capture, territory, one that nothing can test, and one for programs. */
    private static final Set<String> CLAUSES = Set.of(
            "base.7.step-3",
            "base.8",
            "base.8.ko",
            "base.9.seki",
            "base.1.nigiri",
            "scoring.territory",
            "gtp.undo",
            "sgf.illegal");

    public static final Specification SPECIFICATION = some(CLAUSES);

    private Books() {}

    static Specification some(Set<String> clauses) {
        Specification whole = SpecificationReader.read(HOME.resolve("features"));
        List<Clause> chosen = whole.clauses().stream()
                .filter(clause -> clauses.contains(clause.id()))
                .toList();
        return new Specification(chosen, whole.rulesets());
    }

    public static Book of(Specification specification, TestedProgram... witnesses) {
        ReferencePlaythrough performance = new ReferencePlaythrough(
                specification,
                new RunFacts("test", "", 0),
                ruleset -> new RulesSubject(
                        new Identity("reference", "Reference", "", "built in"), new VariantRules(ruleset.variant())));
        return new Book(
                specification,
                performance.play(() -> {}),
                List.of(witnesses),
                PublishedMutant.in(HOME.resolve("reports/proof/kill-matrix.json.gz")),
                HOME,
                Optional.empty(),
                false,
                "0.0");
    }
}
