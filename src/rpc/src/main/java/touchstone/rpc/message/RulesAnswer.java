package touchstone.rpc.message;

import java.util.List;
import touchstone.reference.choice.Choice;

/** What a subject answers when it is told by which rules to play. */
public sealed interface RulesAnswer {

    /**
     * It plays by them from now on.
     *
     * @param instead values that it may have in place of those it was told, because it has no words for them; none if it plays
     *     by exactly these rules. An axis may occur several times
     */
    record Taken(List<Choice> instead) implements RulesAnswer {
        public Taken {
            instead = List.copyOf(instead);
        }
    }

    /**
     * It plays by the rules that it had before.
     *
     * @param words why, untrusted text
     */
    record Refused(String words) implements RulesAnswer {}
}
