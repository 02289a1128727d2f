package touchstone.cli.judge;

import java.util.List;
import java.util.Optional;

/** What games are judged by: the specification, or what a build has made of it for pages. */
public interface JudgeSource {

    /** All rulesets, in the order in which they are told. */
    List<JudgingRules> rulesets();

    /**
     * The rules that a record names; empty if nothing is known by that name.
     *
     * @param name untrusted
     */
    Optional<JudgingRules> recorded(String name);

    /** The title of a clause; empty if there is none of this id. */
    String title(String clause);
}
