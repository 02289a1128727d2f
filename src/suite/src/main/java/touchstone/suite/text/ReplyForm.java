package touchstone.suite.text;

import java.util.Arrays;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What the text of an answer may be made of, by the entities of the protocol. */
public enum ReplyForm {
    NOTHING("nothing", String::isEmpty),
    SOMETHING("some text", text -> !text.isEmpty()),
    INT("an int", matches("[0-9]{1,10}")),
    FLOAT("a float", matches(Words.FLOAT)),
    BOOLEAN("true or false", matches("true|false")),
    COLOR("a color", matches("(?i:b|black|w|white)")),
    VERTEX("a vertex", matches(Words.VERTEX)),
    MOVE("a vertex or resign", matches(Words.VERTEX + "|(?i:resign)")),
    VERTICES("vertices", matches(Words.POINT + "(\\s+" + Words.POINT + ")*")),
    VERTICES_OR_NOTHING("vertices or nothing", matches("(" + Words.POINT + "(\\s+" + Words.POINT + ")*)?")),
    SCORE("a score", matches("0|[BW]\\+[0-9]+(\\.[0-9]+)?")),
    LINES("one word a line", matches("\\S+( *\n\\S+)*")),
    ONE_LINE("one line", text -> !text.isEmpty() && !text.contains("\n")),
    ONE_LINE_OR_NOTHING("one line or nothing", text -> !text.contains("\n")),
    SEVERAL_LINES("several lines", text -> text.contains("\n"));

    /** Parts of forms, in a class of their own as the values are made before constants of this one. */
    private static final class Words {
        private static final String FLOAT = "[+-]?([0-9]+(\\.[0-9]*)?|\\.[0-9]+)([eE][+-]?[0-9]+)?";
        private static final String POINT = "[A-HJ-Za-hj-z](1[0-9]|2[0-5]|[1-9])";
        private static final String VERTEX = "(?i:pass)|" + POINT;
    }

    private final String name;
    private final Predicate<String> test;

    ReplyForm(String name, Predicate<String> test) {
        this.name = name;
        this.test = test;
    }

    private static Predicate<String> matches(String form) {
        return Pattern.compile(form).asMatchPredicate();
    }

    /** For a pattern of parameters: the names, the longest first, as some begin with others. */
    public static final String NAMES = "vertices or nothing|a vertex or resign|true or false|one word a line|some text"
            + "|several lines|vertices|a vertex|a color|a score|a float|an int|one line or nothing|one line|nothing";

    /** @throws IllegalArgumentException if there is no such form */
    public static ReplyForm named(String name) {
        return Arrays.stream(values())
                .filter(form -> form.name.equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no form of an answer is called '" + name
                        + "'; there are "
                        + Arrays.stream(values()).map(ReplyForm::toString).collect(Collectors.joining(", "))));
    }

    /** Whether a text, without blanks around it, has this form. */
    public boolean fits(String text) {
        return test.test(text);
    }

    @Override
    public String toString() {
        return name.toLowerCase(Locale.ROOT);
    }
}
