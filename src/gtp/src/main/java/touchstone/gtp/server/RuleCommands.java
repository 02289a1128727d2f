package touchstone.gtp.server;

import java.util.Map;
import java.util.Optional;
import touchstone.gtp.rules.KataAxis;
import touchstone.gtp.rules.KgsRules;
import touchstone.process.PrintedText;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Variant;
import touchstone.rules.KataRules;
import touchstone.rules.KataRulesException;
import touchstone.rules.KataRulesReader;
import touchstone.rules.KataVariants;

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
        commands.put(
                "kata-get-rules", ServedCommand.answering(() -> rules.shown().json()));
        commands.put("kata-set-rules", arguments -> rules.set(some(arguments).text()));
        commands.put(
                "kgs-rules",
                arguments -> rules.set(KgsRules.meantBy(
                                arguments.require(1, KgsRules.NAMES).words().get(0))
                        .orElseThrow(() -> Arguments.syntax(KgsRules.NAMES + ", not "
                                + PrintedText.quoted(arguments.words().get(0))))));
        commands.put("kata-set-rule", arguments -> {
            arguments.require(2, "the name of a rule and its value");
            return rules.set(arguments.words().get(0), arguments.words().get(1));
        });
    }

    private static Arguments some(Arguments arguments) {
        return arguments.require(1, Integer.MAX_VALUE, "rules: a name, JSON or the short form");
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
            return set(KataRulesReader.withoutKomi().read(text));
        } catch (KataRulesException fault) {
            throw new CommandFailedException(fault.getMessage());
        }
    }

    private String set(KataRules rules) {
        return set(rules, KataVariants.variant(rules));
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
