package touchstone.report.book.glossary;

import java.util.List;

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
