package touchstone.cli.judge;

import java.util.List;
import touchstone.reference.choice.Variant;

/** Rules that a game is judged by. */
public interface JudgingRules {

    String name();

    Variant variant();

    /** The ids of those of their numbered articles that state what a clause does. */
    List<String> articles(String clause);
}
