package touchstone.report.book;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchstone.report.book.page.BoardDrawings;
import touchstone.report.book.page.BodiesOfRules;
import touchstone.report.book.page.Book;
import touchstone.report.book.page.PageAddresses;
import touchstone.report.book.page.ScenarioBoards;
import touchstone.report.text.UntrustedText;
import touchstone.suite.result.Diagram;
import touchstone.suite.result.DiagramMarks;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Specification;

/**
 * The whole book at a glance.
 *
 * @param parts in the order in which one reads them
 * @param rulesets their titles and pages
 * @param frontispiece a board, and what it refers to
 * @param ko the page of the clause that the board is about, or the contents
 */
public record TableOfContents(List<Part> parts, List<ClauseText.Link> rulesets, String frontispiece, String ko) {

    private static final Diagram KO =
            new Diagram("A ko: Black has just taken", """
            . . . . .
            . X O . .
            X . X O .
            . X O . .
            . . . . .
            """, 1, Optional.of(DiagramMarks.move("Black C3")));

    /** Several bodies of rules that are of one kind. */
    public record Part(String title, String about, List<Body> bodies) {}

    /** @param anchor in the contents */
    public record Body(String title, String anchor, List<Entry> entries) {
        public long examples() {
            return entries.stream().mapToLong(Entry::examples).sum();
        }
    }

    /**
     * A clause.
     *
     * @param depth how far its id lies below that of the clause above it: 0 for the first of an id of two parts
     */
    public record Entry(String id, String title, String address, int examples, boolean untestable, int depth) {}

    public int clauses() {
        return parts.stream()
                .flatMap(part -> part.bodies().stream())
                .mapToInt(body -> body.entries().size())
                .sum();
    }

    public long examples() {
        return parts.stream()
                .flatMap(part -> part.bodies().stream())
                .mapToLong(Body::examples)
                .sum();
    }

    static TableOfContents of(Book book) {
        Specification specification = book.specification();
        Map<String, List<Clause>> bodies = new LinkedHashMap<>();
        BodiesOfRules.inOrder(specification).forEach(body -> bodies.put(body, new ArrayList<>()));
        specification.clauses().forEach(clause -> bodies.computeIfAbsent(clause.body(), body -> new ArrayList<>())
                .add(clause));
        List<Body> rules = new ArrayList<>();
        List<Body> axes = new ArrayList<>();
        List<Body> protocol = new ArrayList<>();
        bodies.forEach((body, clauses) -> {
            Clause first = clauses.get(0);
            List<Body> part =
                    first.kind() != Clause.Kind.RULE ? protocol : first.choice().isPresent() ? axes : rules;
            part.add(new Body(
                    BodiesOfRules.title(specification, body),
                    PageAddresses.file(body),
                    clauses.stream().map(TableOfContents::entry).toList()));
        });
        return new TableOfContents(
                List.of(
                        new Part(
                                "The bodies of rules",
                                "The rules as their documents number them, from the base rules to those of each association.",
                                rules),
                        new Part(
                                "Where rules differ",
                                "The choices that every body of rules makes, each on its own: what may be repeated, what counts, how a game ends.",
                                axes),
                        new Part(
                                "For programs",
                                "What a program that plays has to keep to besides: its protocol, game records, and its word.",
                                protocol)),
                specification.rulesets().stream()
                        .map(ruleset -> new ClauseText.Link(
                                UntrustedText.line(ruleset.title()), PageAddresses.ruleset(ruleset.name())))
                        .toList(),
                koOnABoard(),
                specification
                        .clause("base.8.ko")
                        .map(clause -> PageAddresses.clause(clause.id()))
                        .orElse(PageAddresses.CONTENTS));
    }

    private static String koOnABoard() {
        BoardDrawings gobans = new BoardDrawings();
        String board = new ScenarioBoards(gobans).last(KO);
        return gobans.shared() + board;
    }

    private static Entry entry(Clause clause) {
        return new Entry(
                UntrustedText.line(clause.id()),
                UntrustedText.line(clause.title()),
                PageAddresses.clause(clause.id()),
                clause.scenarios().size(),
                clause.untestable().isPresent(),
                (int) clause.id().chars().filter(c -> c == '.').count());
    }
}
