package touchstone.gtp.server;

import java.util.Map;
import java.util.Optional;
import touchstone.gtp.rules.KataAxis;
import touchstone.gtp.rules.KataRules;
import touchstone.gtp.rules.KataRulesException;
import touchstone.gtp.rules.KataRulesReader;
import touchstone.gtp.rules.KataVariants;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Variant;

/** KataGo's commands to ask for the rules and to change them. */
final class RuleCommands {

    private final ServedGame game;
    /** What the controller has set, as it set it: friendlyPassOk, for one, is nothing that rules could show. */
    private Optional<KataRules> set = Optional.empty();

    private RuleCommands(ServedGame game) {
        this.game = game;
    }

    static void add(Map<String, ServedCommand> commands, ServedGame game) {
        RuleCommands rules = new RuleCommands(game);
        commands.put("kata-get-rules", none -> rules.shown().json());
        commands.put("kata-set-rules", arguments -> rules.set(arguments.text()));
        commands.put("kata-set-rule", arguments -> {
            arguments.require(2, "the name of a rule and its value");
            return rules.set(arguments.words().get(0), arguments.words().get(1));
        });
    }

    /** Of rules that KataGo does not have, the nearest it has; of those that were set, what was set beside them too. */
    private KataRules shown() {
        KataRules stated = KataVariants.nearest(stated());
        return set.filter(rules -> KataAxis.differing(rules, stated).isEmpty()).orElse(stated);
    }

    private Variant stated() {
        return game.stated();
    }

    private String set(String text) {
        try {
            KataRules rules = KataRulesReader.withoutKomi().read(text);
            return set(rules, KataVariants.variant(rules));
        } catch (KataRulesException fault) {
            throw new CommandFailedException(fault.getMessage());
        }
    }

    /** Sets one of KataGo's axes. What else the rules have that KataGo lacks stays as it is. */
    private String set(String axis, String value) {
        try {
            KataRules before = shown();
            KataRules rules = KataRulesReader.with(before, axis, value);
            Variant from = KataVariants.variant(before);
            Choice[] changed = KataVariants.variant(rules).choices().stream()
                    .filter(choice -> !from.has(choice))
                    .toArray(Choice[]::new);
            return set(rules, stated().with(changed));
        } catch (KataRulesException fault) {
            throw new CommandFailedException(fault.getMessage());
        }
    }

    private String set(KataRules rules, Variant point) {
        game.rules(new VariantRules(point));
        set = Optional.of(rules);
        return "";
    }
}
