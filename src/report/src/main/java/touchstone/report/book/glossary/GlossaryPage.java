package touchstone.report.book.glossary;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import touchstone.report.book.page.PageAddresses;
import touchstone.report.text.UntrustedText;
import touchstone.suite.specification.Specification;

/**
 * The contents of the glossary's page.
 *
 * @param letters the first letters of the terms, each with the terms that begin so
 * @param sources in the order of their numbers, from 1
 */
public record GlossaryPage(List<Letter> letters, List<Glossary.Source> sources, int terms) {

    public record Letter(String letter, List<Entry> entries) {}

    /** @param clauses that define the term: id, title and address */
    public record Entry(GlossaryTerm term, List<Link> clauses, List<Link> related, List<Language> languages) {}

    /** @param hint what one reads before following it; may be empty */
    public record Link(String text, String address, String hint) {}

    /**
     * @param name of the language
     * @param code as HTML has it
     */
    public record Language(String name, String code, List<Word> words) {}

    /**
     * @param source its number
     */
    public record Word(GlossaryTerm.Foreign term, int source) {}

    static GlossaryPage of(Specification specification) {
        Glossary glossary = Glossary.ours();
        Map<String, List<Entry>> letters = new LinkedHashMap<>();
        for (GlossaryTerm term : glossary.terms()) {
            letters.computeIfAbsent(
                            term.name().substring(0, 1).toUpperCase(java.util.Locale.ROOT), l -> new ArrayList<>())
                    .add(entry(term, glossary, specification));
        }
        return new GlossaryPage(
                letters.entrySet().stream()
                        .map(letter -> new Letter(letter.getKey(), letter.getValue()))
                        .toList(),
                List.copyOf(glossary.sources().values()),
                glossary.terms().size());
    }

    private static Entry entry(GlossaryTerm term, Glossary glossary, Specification specification) {
        return new Entry(
                term,
                term.clauses().stream()
                        .flatMap(id -> specification.clause(id).stream())
                        .map(clause -> new Link(
                                clause.id(), PageAddresses.clause(clause.id()), UntrustedText.line(clause.title())))
                        .toList(),
                term.related().stream()
                        .flatMap(id -> glossary.term(id).stream())
                        .map(other -> new Link(other.name(), "#" + other.id(), ""))
                        .toList(),
                List.of(
                        new Language("Japanese", "ja", words(term.japanese(), glossary)),
                        new Language("Chinese", "zh-Hans", words(term.chinese(), glossary)),
                        new Language("Korean", "ko", words(term.korean(), glossary))));
    }

    private static List<Word> words(List<GlossaryTerm.Foreign> terms, Glossary glossary) {
        return terms.stream()
                .map(term -> new Word(term, glossary.number(term.source())))
                .collect(Collectors.toList());
    }
}
