package touchstone.report.book.glossary;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A term of the game.
 *
 * @param id its anchor in the glossary
 * @param others what else it is called in English
 * @param definition in our words
 * @param clauses the ids of those that define it, or say most about it
 * @param related the ids of terms that one may want to read next
 */
public record GlossaryTerm(
        String id,
        String name,
        List<String> others,
        String definition,
        List<String> clauses,
        List<String> related,
        List<Foreign> japanese,
        List<Foreign> chinese,
        List<Foreign> korean) {

    /** What it is found by: in all scripts, and as one types what one has heard: without the marks on vowels. */
    public String words() {
        List<String> words = new ArrayList<>(others);
        words.add(definition);
        Stream.of(japanese, chinese, korean).flatMap(List::stream).forEach(foreign -> {
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

    /**
     * What it is called in another language.
     *
     * @param written in its script; simplified characters for Chinese
     * @param traditional the same in traditional characters, where these are others; else empty
     * @param romanized as it is spoken, in Latin letters
     * @param source where it stands, as {@link Glossary#source} knows it
     */
    public record Foreign(String written, String traditional, String romanized, String source) {}
}
