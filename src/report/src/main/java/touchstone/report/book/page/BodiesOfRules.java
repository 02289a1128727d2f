package touchstone.report.book.page;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import touchstone.reference.choice.Axis;
import touchstone.report.BodyOfRules;
import touchstone.report.text.UntrustedText;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Specification;

/** The titles of the bodies of rules, in reading order. */
public final class BodiesOfRules {

    private static final Map<String, String> TITLES = Map.ofEntries(
            Map.entry("self-capture", "Self-capture (suicide)"),
            Map.entry("repetition", "Repetition (ko and superko)"),
            Map.entry("scoring", "What scores"),
            Map.entry("neutral", "Dame (neutral points)"),
            Map.entry("seki", "Points in seki"),
            Map.entry("group-tax", "Group tax"),
            Map.entry("ending", "How a game ends"),
            Map.entry("resumption", "Resuming play"),
            Map.entry("after-resumption", "When resumed play stops"),
            Map.entry("deadlock", "When nothing is agreed"),
            Map.entry("dead-stones", "Dead stones"),
            Map.entry("pass-stones", "Stones for passes"),
            Map.entry("last-pass", "Who passes last"),
            Map.entry("first-pass", "Who passes first"),
            Map.entry("button", "The button"),
            Map.entry("komi", "Komi"),
            Map.entry("handicap", "Handicap"),
            Map.entry("compensation", "Compensation for handicap"),
            Map.entry("counting", "Ways of counting"),
            Map.entry("draws", "Equal scores"),
            Map.entry("supply", "The supply of stones"),
            Map.entry("boards", "Sizes of the board"),
            Map.entry("gtp", "The protocol (GTP)"),
            Map.entry("gogui", "GoGui's extensions of the protocol"),
            Map.entry("kata", "KataGo's extensions of the protocol"),
            Map.entry("lz", "Leela Zero's extension of the protocol"),
            Map.entry("kgs", "The extensions of the protocol for the server KGS"),
            Map.entry("gnugo", "GNU Go's extensions of the protocol"),
            Map.entry("sgf", "Game records (SGF)"),
            Map.entry("claim", "What a program says of its rules"),
            Map.entry("shows", "What a program shows of its game"));

    private BodiesOfRules() {}

    /** @param body the first part of a clause's id */
    public static String title(Specification specification, String body) {
        String known = TITLES.get(body);
        return known != null ? known : UntrustedText.line(BodyOfRules.title(specification, body));
    }

    /** The base rules first, then those of documents, the axes as rulesets list them, and what is for programs. */
    public static List<String> inOrder(Specification specification) {
        List<String> axes = Axis.all().stream().map(Axis::id).toList();
        return specification.clauses().stream()
                .map(Clause::body)
                .distinct()
                .sorted(Comparator.comparing((String body) -> !body.equals("base"))
                        .thenComparing(axes::indexOf))
                .toList();
    }
}
