package touchstone.report.book.ruleset;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import touchstone.report.text.UntrustedText;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Specification;

/**
 * The text of a clause in pieces, with ids of clauses as links to their pages. Articles are called by their numbers, as
 * people do who have the text before them.
 *
 * @param articles what a document calls its articles, by body of rules; those of other bodies are called by their ids
 */
public record ClauseWording(Specification specification, Set<String> articles) {

    /** A clause or a scenario, if there is one of this name. */
    private static final Pattern ID =
            Pattern.compile("\\b[a-z][a-z0-9-]*(?:\\.[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*)+(?:/\\d+)?");

    private static final Set<String> SPEAK_OF_RULES =
            Set.of("aga", "british", "belgian", "base", "new-zealand", "lorrain");

    /**
     * @param clause the id of the clause it leads to; empty if it is text alone
     */
    public record Piece(String text, String clause) {

        public boolean isLink() {
            return !clause.isEmpty();
        }
    }

    /** Paragraph by paragraph. */
    public List<List<Piece>> paragraphs(String text) {
        return Arrays.stream(UntrustedText.block(text).split("\n\\s*\n"))
                .map(paragraph -> paragraph.replaceAll("\\s+", " ").strip())
                .filter(paragraph -> !paragraph.isEmpty())
                .map(this::pieces)
                .toList();
    }

    /** @param text a single paragraph */
    public List<Piece> pieces(String text) {
        List<Piece> pieces = new ArrayList<>();
        Matcher matcher = ID.matcher(text);
        int from = 0;
        while (matcher.find()) {
            Optional<Clause> clause =
                    specification.clause(matcher.group().split("/")[0]).filter(this::isShown);
            if (clause.isPresent()) {
                add(pieces, text.substring(from, matcher.start()));
                pieces.add(new Piece(
                        name(matcher.group(), clause.get()), clause.get().id()));
                from = matcher.end();
            }
        }
        add(pieces, text.substring(from));
        return pieces;
    }

    private static void add(List<Piece> pieces, String text) {
        if (!text.isEmpty()) {
            pieces.add(new Piece(text, ""));
        }
    }

    private boolean isShown(Clause clause) {
        return clause.kind() == Clause.Kind.RULE;
    }

    private String name(String id, Clause clause) {
        if (!articles.contains(clause.body())) {
            return id;
        }
        String number = clause.id().substring(clause.body().length() + 1).split("\\.", 2)[0];
        return Character.isDigit(number.charAt(0))
                ? (SPEAK_OF_RULES.contains(clause.body()) ? "rule " : "article ") + number
                : id;
    }
}
