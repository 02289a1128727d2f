package touchstone.report.book.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import touchstone.report.text.UntrustedText;
import touchstone.suite.specification.Specification;

/**
 * A text of the specification, with links where it names clauses, scenarios or documents of the web. It may be a stranger's:
 * whoever shows it escapes it.
 */
public record LinkedText(List<Run> runs) {

    /**
     * @param address relative to the page, or of the web; empty if it leads nowhere
     * @param point whether it names a point of the board
     */
    public record Run(String text, Optional<String> address, boolean point) {

        public boolean isOfTheWeb() {
            return address.filter(to -> to.startsWith("http")).isPresent();
        }
    }

    private static final String WEB = "https?://[^\\s<>\"'()]+(?:\\([^\\s()]*\\)[^\\s<>\"'()]*)*[^\\s<>\"'().,;:]";
    /** As in print, without its beginning: with a path, or else a file's name in a text would be one. */
    private static final String BARE_WEB =
            "(?<![\\w./@-])(?:[a-z0-9-]+\\.)+(?:org|com|net|de|nz|jp|kr|edu|nl|xyz|se|uk|fr|me|tips|ro|ar|io)/[^\\s<>\"'(),;]*[^\\s<>\"'(),;.:]";

    private static final String ID = "(?<![\\w./-])[a-z][a-zA-Z0-9-]*(?:\\.[a-zA-Z0-9-]+)+(?:/[0-9]+)?(?![\\w/-])";
    private static final String POINT = "(?<![\\w.-])[A-HJ-Z](?:1[0-9]|2[0-5]|[1-9])(?![\\w-]|\\.\\w)";
    /** The letter of a point; not the article. */
    private static final String LETTER = "(?<![\\w'’.-])[a-z](?![\\w'’-]|\\.\\w| komi| draw| board| [0-9])";

    private static final Pattern NAME = Pattern.compile(WEB + "|" + BARE_WEB + "|" + ID + "|" + POINT);
    private static final Pattern BARE = Pattern.compile(BARE_WEB);
    private static final Pattern NAME_OR_LETTER = Pattern.compile(NAME + "|" + LETTER);

    /** @param root from the page to the first page of the book, such as {@code ../} */
    public static LinkedText of(String text, Specification specification, String root) {
        return of(text, NAME, specification, root);
    }

    /** The same where single letters are points too: in steps. */
    static LinkedText ofStep(String text, Specification specification, String root) {
        return of(text, NAME_OR_LETTER, specification, root);
    }

    /** The same with a capital letter at its beginning, unless it begins with a name. */
    public static LinkedText begun(String text, Specification specification, String root) {
        boolean name = NAME.matcher(text).lookingAt();
        return of(name ? text : StepSentences.begun(text), specification, root);
    }

    /** A text alone, with a capital letter at its beginning. */
    public static String capitalized(String text) {
        return StepSentences.begun(text);
    }

    private static LinkedText of(String text, Pattern names, Specification specification, String root) {
        String clean = UntrustedText.block(text);
        List<Run> runs = new ArrayList<>();
        Matcher matcher = names.matcher(clean);
        int from = 0;
        while (matcher.find()) {
            String name = matcher.group();
            boolean point = name.length() <= 3 && !name.contains(".");
            Optional<String> address = point ? Optional.empty() : address(name, specification, root);
            if (point || address.isPresent()) {
                plain(clean, from, matcher.start(), runs);
                runs.add(new Run(name, address, point));
                from = matcher.end();
            }
        }
        plain(clean, from, clean.length(), runs);
        return new LinkedText(List.copyOf(runs));
    }

    private static void plain(String text, int from, int to, List<Run> runs) {
        if (to > from) {
            runs.add(new Run(text.substring(from, to), Optional.empty(), false));
        }
    }

    private static Optional<String> address(String name, Specification specification, String root) {
        if (name.startsWith("http")) {
            return Optional.of(name);
        }
        if (BARE.matcher(name).matches()) {
            return Optional.of("https://" + name);
        }
        return name.contains("/")
                ? specification.scenario(name).map(scenario -> root + PageAddresses.scenario(name))
                : specification.clause(name).map(clause -> root + PageAddresses.clause(name));
    }

    public String plain() {
        StringBuilder text = new StringBuilder();
        runs.forEach(run -> text.append(run.text()));
        return text.toString();
    }
}
