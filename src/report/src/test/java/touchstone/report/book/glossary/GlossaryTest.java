package touchstone.report.book.glossary;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import touchstone.formats.yaml.YamlException;
import touchstone.formats.yaml.YamlFile;
import touchstone.report.book.Features;

/** The glossary defines each term once, leads to clauses that there are, and has a source for each foreign word. */
class GlossaryTest {

    private static final Glossary GLOSSARY = Glossary.ours();

    @Test
    void noTermStandsTwiceNotEvenUnderAnotherName() {
        List<String> names = new ArrayList<>();
        GLOSSARY.terms().forEach(term -> {
            names.add(term.name());
            names.addAll(term.others());
        });
        assertThat(names).doesNotHaveDuplicates();
        assertThat(GLOSSARY.terms()).extracting(GlossaryTerm::id).doesNotHaveDuplicates();
    }

    @Test
    void theTermsAreInAlphabeticalOrder() {
        assertThat(GLOSSARY.terms())
                .extracting(term -> term.id().replace('-', ' '))
                .isSorted();
    }

    @Test
    void everyClauseNamedIsThere() {
        assertThat(GLOSSARY.terms()).allSatisfy(term -> assertThat(term.clauses())
                .as(term.name())
                .allMatch(id -> Features.ALL.clause(id).isPresent()));
    }

    @Test
    void everyTermNamedIsThereAndAnother() {
        assertThat(GLOSSARY.terms()).allSatisfy(term -> assertThat(term.related())
                .as(term.name())
                .allMatch(id -> GLOSSARY.term(id).isPresent())
                .doesNotContain(term.id()));
    }

    @Test
    void everyForeignWordHasASourceAndEverySourceIsUsed() {
        Set<String> used = foreign().map(GlossaryTerm.Foreign::source).collect(Collectors.toSet());
        assertThat(used).isEqualTo(GLOSSARY.sources().keySet());
    }

    @Test
    void eachLanguageIsWrittenInItsScriptAndReadInLatinLetters() {
        for (GlossaryTerm term : GLOSSARY.terms()) {
            assertThat(term.japanese())
                    .extracting(GlossaryTerm.Foreign::written)
                    .allMatch(text -> text.matches("[\\p{IsHan}\\p{IsHiragana}\\p{IsKatakana}ー々0-9]+"));
            assertThat(term.chinese())
                    .extracting(GlossaryTerm.Foreign::written)
                    .allMatch(text -> text.matches("\\p{IsHan}+"));
            assertThat(term.chinese())
                    .extracting(GlossaryTerm.Foreign::traditional)
                    .allMatch(text -> text.matches("\\p{IsHan}*"));
            assertThat(term.korean())
                    .extracting(GlossaryTerm.Foreign::written)
                    .allMatch(text -> text.matches("[\\p{IsHangul} ]+"));
        }
        assertThat(foreign())
                .extracting(GlossaryTerm.Foreign::romanized)
                .allMatch(text -> text.matches("[\\p{IsLatin}\\p{M} -]+"));
    }

    @Test
    void aWordWithoutASourceIsRefusedWhereItStands() {
        assertThatThrownBy(() -> read("""
                        sources:
                          a: {title: A book, at: example.org}
                        terms:
                          ko:
                            says: A fight.
                            ja: ["コウ | kō"]
                        """))
                .isInstanceOf(YamlException.class)
                .hasMessageContaining("expected three things")
                .satisfies(fault -> assertThat(((YamlException) fault).line()).isEqualTo(6));
    }

    @Test
    void aSourceThatThereIsNotIsRefused() {
        assertThatThrownBy(() -> read("""
                        sources:
                          a: {title: A book, at: example.org}
                        terms:
                          ko:
                            says: A fight.
                            ja: ["コウ | kō | hearsay"]
                        """))
                .isInstanceOf(YamlException.class)
                .hasMessageContaining("'hearsay' is none of the sources");
    }

    private static Glossary read(String text) {
        return Glossary.of(YamlFile.of(Path.of("glossary.yaml"), text).top());
    }

    private static Stream<GlossaryTerm.Foreign> foreign() {
        return GLOSSARY.terms().stream().flatMap(term -> Stream.of(term.japanese(), term.chinese(), term.korean())
                .flatMap(List::stream));
    }
}
