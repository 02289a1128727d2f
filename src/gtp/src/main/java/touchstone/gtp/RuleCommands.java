package touchstone.gtp;

import java.util.Map;

/** KataGo's commands to ask for the rules and to change them. */
final class RuleCommands {

    private RuleCommands() {}

    static void add(Map<String, ServedCommand> commands, ServedGame game) {
        commands.put("kata-get-rules", none -> KataRules.show(game.rules()));
        commands.put("kata-set-rules", arguments -> {
            game.rules(KataRules.read(arguments.text()));
            return "";
        });
        commands.put("kata-set-rule", arguments -> {
            arguments.require(2, "the name of a rule and its value");
            game.rules(KataRules.with(
                    game.rules(), arguments.words().get(0), arguments.words().get(1)));
            return "";
        });
    }
}
