package touchstone.report.book.glossary;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import touchstone.report.book.Addresses;
import touchstone.report.book.Book;
import touchstone.report.book.Chapter;
import touchstone.report.book.Frame;
import touchstone.report.book.Page;

/** The glossary: a single page. */
public final class GlossaryChapter implements Chapter {

    @Override
    public List<Frame.Entry> entries() {
        return List.of(new Frame.Entry("Glossary", Addresses.GLOSSARY));
    }

    @Override
    public Stream<Page> pages(Book book) {
        return Stream.of(new Page(
                Addresses.GLOSSARY,
                "Glossary",
                "glossary/page.jte",
                Map.of("page", GlossaryPage.of(book.specification()))));
    }

    @Override
    public Stream<Find> finds(Book book) {
        return Glossary.ours().terms().stream()
                .map(term -> new Find("", term.name(), Addresses.GLOSSARY + "#" + term.id(), "Glossary", words(term)));
    }

    /** In all scripts, and as one types what one has heard: without the marks on vowels. */
    private static String words(Term term) {
        List<String> words = new ArrayList<>(term.others());
        words.add(term.definition());
        Stream.of(term.japanese(), term.chinese(), term.korean())
                .flatMap(List::stream)
                .forEach(foreign -> {
                    words.add(foreign.written());
                    words.add(foreign.traditional());
                    words.add(foreign.romanized());
                    words.add(plain(foreign.romanized()));
                });
        return String.join(" ", words);
    }

    private static String plain(String romanized) {
        return Normalizer.normalize(romanized, Normalizer.Form.NFD).replaceAll("\\p{M}", "");
    }
}
