package touchstone.report.book;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import touchstone.report.Untrusted;
import touchstone.suite.specification.Clause;

/** A page for each clause. */
final class ClauseChapter implements Chapter {

    @Override
    public List<Frame.Entry> entries() {
        return List.of();
    }

    @Override
    public Stream<Page> pages(Book book) {
        List<Clause> clauses = book.specification().clauses();
        return IntStream.range(0, clauses.size()).mapToObj(i -> {
            Clause clause = clauses.get(i);
            String address = Addresses.clause(clause.id());
            ClauseText text = ClauseText.of(
                    clause,
                    i > 0 ? Optional.of(clauses.get(i - 1)) : Optional.empty(),
                    i + 1 < clauses.size() ? Optional.of(clauses.get(i + 1)) : Optional.empty(),
                    book,
                    Page.rootOf(address));
            return new Page(
                    address,
                    Untrusted.line(clause.title()) + " (" + Untrusted.line(clause.id()) + ")",
                    "book/clause.jte",
                    Map.of("clause", text));
        });
    }
}
