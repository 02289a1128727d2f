package touchstone.formats.sgf;

import java.util.ArrayList;
import java.util.List;

/**
 * A property of a node, such as {@code AB[dd][pp]}.
 *
 * @param name in upper-case letters
 * @param offset where in the text it begins
 */
record SgfProperty(String name, int offset, List<Value> values) {

    /** Whether it is a move of Black or White. */
    boolean isMove() {
        return name.equals("B") || name.equals("W");
    }

    /** The same with more values. */
    SgfProperty with(List<Value> more) {
        List<Value> all = new ArrayList<>(values);
        all.addAll(more);
        return new SgfProperty(name, offset, all);
    }

    /**
     * What stands between a pair of brackets, escapes and all.
     *
     * @param offset where in the text it begins, after the bracket
     */
    record Value(String raw, int offset) {}
}
