package touchstone.cli;

import java.util.List;

/** What a program, a file or a user's own rules might say to get at whoever reads a report. */
final class HostileText {

    /** By which it is recognised where it is shown, as it may be. */
    static final String MARK = "Hostile";

    /** An element that is in no page of ours. */
    static final String ELEMENT = "hostile-element";

    /** A host that no page may ask, and a word that no script of ours has. */
    static final String HOST = "hostile.invalid";

    /** What it would do if it could; one sees it in the page. */
    static final String DEED = "document.documentElement.dataset.hostile=1";

    /** In one line: what makes elements, attributes, links, tables, formulas and references of text, or ends what it is in. */
    static final String PRINTABLE = "=" + MARK + "(1)<script>" + DEED + "</script></script></title></style></textarea>"
            + "<img src=//" + HOST + "/a.png onerror=" + DEED + "><" + ELEMENT
            + " onclick=\"" + DEED + "\">\"'><svg onload=" + DEED + ">"
            + "]]>--><!-- &lt; &#60; &amp; & </svg></pre></code> ``` ` | * _ [a](javascript:" + DEED + ") ![b](//"
            + HOST
            + "/b.png) <javascript:" + DEED
            + "> @everyone #1 ${7*7} {{7*7}} %s %n \\] ] ; # : - ::error::x '\"'\"' $(x) \\u202e";

    /** Characters that are not to be seen, or that do something to a terminal or to the order of others. */
    static final String UNPRINTABLE = "\u001B[31mred\u001B[0m\u001B]0;title\u0007\u0000\u0008\u007F\u0085\u009B31m"
            + "\u202Eleft\u2066\u200B\u200E\uFEFF\u2028\u2029\uD800\uFFFE";

    static final String LINE = PRINTABLE + UNPRINTABLE;

    /** In several lines, some of which would pass for what belongs to the format around them. */
    static final String ALL = String.join(
            "\n",
            List.of(
                    LINE,
                    "```",
                    "---",
                    "# heading",
                    "= ",
                    "",
                    "| a | b |",
                    "|---|---|",
                    "\"\"\"",
                    "Scenario: x",
                    LINE));

    private HostileText() {}
}
