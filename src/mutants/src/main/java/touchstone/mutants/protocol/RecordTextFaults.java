package touchstone.mutants.protocol;

import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import touchstone.builtin.controller.ControlledGame;
import touchstone.formats.sgf.SgfRecord;
import touchstone.mutants.fault.ControllerFault;

/** Texts of records, taken for others. What is changed has the form that the specification writes records in. */
final class RecordTextFaults {

    private static final Pattern POINT = Pattern.compile("\\[([a-z])([a-z])]");
    private static final Pattern SIZE = Pattern.compile("SZ\\[([^]]*)]");
    private static final Pattern NAME = Pattern.compile("(?<=[];])\\s*([A-Z]+)(?=\\[)");
    private static final Set<String> COMMON = Set.of(
            "FF", "GM", "SZ", "KM", "HA", "RU", "AB", "AW", "AE", "PL", "B", "W", "C", "GN", "TR", "LB", "TB", "TW",
            "BL", "MN", "CR", "KO");

    private RecordTextFaults() {}

    /** The text is taken for another. */
    private static ControllerFault text(UnaryOperator<String> wrong) {
        return rules -> new ControlledGame(rules) {
            @Override
            protected SgfRecord read(String text) {
                return super.read(wrong.apply(text));
            }
        };
    }

    /** The letter i is no coordinate: what comes after h is j. */
    static final ControllerFault WITHOUT_I = text(text ->
            POINT.matcher(text).replaceAll(point -> "[" + before(point.group(1)) + before(point.group(2)) + "]"));

    private static char before(String letter) {
        char sign = letter.charAt(0);
        return sign > 'i' ? (char) (sign - 1) : sign;
    }

    /** What is only a pass beyond the board is a fault. */
    static final ControllerFault WITHOUT_OLD_PASSES = text(text -> text.replace("[tt]", "[zz]"));

    /** What is a pass on most boards is one on all. */
    static final ControllerFault OLD_PASSES_EVERYWHERE = text(text -> text.replace("[tt]", "[]"));

    /** One number is enough. */
    static final ControllerFault SQUARE_ONLY = text(text -> text.replaceAll("SZ\\[(\\d+):\\d+]", "SZ[$1]"));

    /** @param size of boards whose size is not given */
    static ControllerFault withSize(int size) {
        return text(text -> text.contains("SZ") ? text : text.replaceFirst("\\(\\s*;", "(;SZ[" + size + "]"));
    }

    /** A size that is none is not given. */
    static final ControllerFault WITHOUT_BAD_SIZE =
            text(text -> SIZE.matcher(text).replaceAll(size -> isSize(size.group(1)) ? size.group() : ""));

    private static boolean isSize(String value) {
        return value.matches("([1-9]|1[0-9]|2[0-5])(:([1-9]|1[0-9]|2[0-5]))?");
    }

    /** Any game is this one. */
    static final ControllerFault OF_GO = text(text -> text.replaceAll("GM\\[\\d+]", "GM[1]"));

    /** A rectangle is two of its corners. */
    static final ControllerFault CORNERS_OF_RECTANGLES =
            text(text -> text.replaceAll("\\[([a-z]{2}):([a-z]{2})]", "[$1][$2]"));

    /** A value ends at the first bracket. */
    static final ControllerFault WITHOUT_ESCAPES = text(text -> text.replace("\\", ""));

    /** What stands apart from the first value is none of the property's. */
    static final ControllerFault VALUES_TOGETHER = text(text -> text.replaceAll("](?:\\s+\\[[^]]*])+", "]"));

    /** A property that is not known is a fault. */
    static final ControllerFault WITH_KNOWN_PROPERTIES = text(text -> {
        Matcher names = NAME.matcher(text);
        return names.results().map(name -> name.group(1)).allMatch(COMMON::contains) ? text : "";
    });

    /** A node without a property is a pass of who is to move. */
    static final ControllerFault EMPTY_NODES_ARE_PASSES =
            text(text -> text.contains(";B[cc];C[") ? text.replace(";B[cc];", ";B[cc];W[];") : text);

    /** Moves begin after the first node. */
    static final ControllerFault WITHOUT_MOVES_IN_THE_ROOT =
            text(text -> text.replaceFirst("(\\(;(?:[A-Z]{2}\\[[^]]*])+)[BW]\\[[a-z]*]", "$1"));

    /** What is beyond the last line is on it. */
    static final ControllerFault NEAREST_POINTS = text(text -> {
        Matcher size = SIZE.matcher(text);
        if (!size.find() || !isSize(size.group(1)) || size.group(1).contains(":")) {
            return text;
        }
        char last = (char) ('a' + Integer.parseInt(size.group(1)) - 1);
        return POINT.matcher(text)
                .replaceAll(point -> point.group().equals("[tt]")
                        ? "[tt]"
                        : "[" + nearest(point.group(1), last) + nearest(point.group(2), last) + "]");
    });

    private static char nearest(String letter, char last) {
        return (char) Math.min(letter.charAt(0), last);
    }

    /** A node with two moves has none. */
    static final ControllerFault NEITHER_OF_TWO =
            text(text -> text.replaceAll("B\\[[a-z]{2}]W\\[[a-z]{2}]|(?<![A-Z])[BW](\\[[a-z]{2}]){2}", ""));

    /** A file that has no game has one without moves. */
    static final ControllerFault SOME_GAME = text(text -> text.contains("(;") || text.contains("(\n") ? text : "(;)");
}
