package touchstone.mutants.gtp;

import static touchstone.mutants.Mutant.mutant;

import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import touchstone.gtp.server.Arguments;
import touchstone.gtp.server.CommandFailedException;
import touchstone.gtp.server.ServedCommand;
import touchstone.mutants.Mutant;
import touchstone.mutants.MutantSource;
import touchstone.mutants.speech.SpeechFault;

/** Mutants that get KataGo's commands wrong by which rules are set and told as a whole. */
public final class KataRulesMutants implements MutantSource {

    @Override
    public List<Mutant> mutants() {
        return List.of(
                mutant("kata-rules-no-json", "tells its rules, but not as JSON")
                        .speaking(
                                "kata.get-rules",
                                SpeechFault.telling("kata-get-rules", json -> json.replaceAll("[{}\"]", "")))
                        .touching("*"),
                mutant("kata-rules-without-tax", "does not tell the tax among its rules")
                        .speaking(
                                "kata.get-rules",
                                SpeechFault.telling(
                                        "kata-get-rules", json -> json.replaceAll("\"tax\":\"[A-Z]+\",", "")))
                        .touching("*"),
                mutant("kata-rules-in-lines", "tells its rules in several lines")
                        .speaking(
                                "kata.get-rules",
                                SpeechFault.telling("kata-get-rules", json -> json.replace(",", ",\n")))
                        .touching("kata.set-rules.json"),
                mutant("kata-names-without-effect", "takes the names of rules and does nothing")
                        .speaking(
                                "kata.set-rules.name",
                                SpeechFault.command(
                                        "kata-set-rules",
                                        right -> arguments -> isJson(arguments) ? right.carryOut(arguments) : ""))
                        .touching("*"),
                mutant("kata-tromp-taylor-without-suicide", "forbids suicide under the rules of Tromp and Taylor")
                        .speaking("kata.set-rules.name", named("tromp-taylor", "suicide", "false"))
                        .touching("kata.set-rule.others", "kata.rules.stay"),
                mutant("kata-japanese-taxes-nothing", "counts points in seki under Japanese rules")
                        .speaking("kata.set-rules.name", named("japanese", "tax", "NONE")),
                mutant("kata-chinese-ogs-simple", "takes the rules called chinese-ogs for those called chinese")
                        .speaking("kata.set-rules.name", named("chinese-ogs", "ko", "SIMPLE")),
                mutant("kata-aga-positional", "has positional superko under the rules of the AGA")
                        .speaking("kata.set-rules.name", named("aga", "ko", "POSITIONAL"))
                        .touching("kata.set-rule.others", "kata.rules.*"),
                mutant("kata-aga-bonus-n", "gives White the whole handicap under the rules of the BGA")
                        .speaking("kata.set-rules.name", named("bga", "whiteHandicapBonus", "N")),
                mutant("kata-no-names", "knows no rules by name")
                        .speaking(
                                "kata.set-rules.some",
                                SpeechFault.command("kata-set-rules", KataRulesMutants::jsonAlone))
                        .touching("kata.set-rules.json"),
                mutant("kata-no-json", "takes rules by name alone")
                        .speaking(
                                "kata.set-rules.json",
                                SpeechFault.command("kata-set-rules", KataRulesMutants::namesAlone)),
                mutant("kata-json-ko-alone", "reads nothing but ko in rules that are given as JSON")
                        .speaking("kata.set-rules.json", SpeechFault.commands(KataRulesMutants::koAlone))
                        .touching("kata.set-rules.unknown"),
                mutant("kata-unknown-rules-taken", "takes rules that it does not know and does nothing")
                        .speaking("kata.set-rules.unknown", SpeechFault.accepting("kata-set-rules", "")),
                mutant("kata-unknown-rules-set", "sets Japanese rules when it refuses those it does not know")
                        .speaking("kata.set-rules.unknown", SpeechFault.commands(KataRulesMutants::japaneseForUnknown)),
                mutant("kata-rules-with-komi", "sets the usual komi of rules with the rules")
                        .speaking("kata.rules.komi", SpeechFault.after("kata-set-rules", "komi", "7.5"))
                        .touching("kata.set-rules.json"),
                mutant("kata-komi-with-rules", "sets the rules of Tromp and Taylor with a komi")
                        .speaking("kata.rules.komi", SpeechFault.after("komi", "kata-set-rules", "tromp-taylor")),
                mutant("kata-rules-of-one-game", "has Chinese rules again when the board is cleared")
                        .speaking("kata.rules.stay", SpeechFault.after("clear_board", "kata-set-rules", "chinese")),
                mutant("kata-rules-until-a-move", "has Chinese rules again after a move")
                        .speaking("kata.rules.stay", SpeechFault.after("play", "kata-set-rules", "chinese")),
                mutant("kata-rules-clear-the-board", "clears the board when rules are set")
                        .speaking("kata.rules.board", SpeechFault.after("kata-set-rules", "clear_board")));
    }

    private static boolean isJson(Arguments arguments) {
        return arguments.text().startsWith("{");
    }

    /** After the rules of a name one of them is another. */
    private static SpeechFault named(String name, String key, String value) {
        return SpeechFault.commands(all -> {
            ServedCommand right = all.get("kata-set-rules");
            all.put("kata-set-rules", arguments -> {
                String answer = right.carryOut(arguments);
                if (arguments.text().equals(name)) {
                    all.get("kata-set-rule").carryOut(new Arguments(List.of(key, value)));
                }
                return answer;
            });
        });
    }

    private static ServedCommand jsonAlone(ServedCommand right) {
        return arguments -> {
            if (!isJson(arguments)) {
                throw new CommandFailedException("unknown rules");
            }
            return right.carryOut(arguments);
        };
    }

    private static ServedCommand namesAlone(ServedCommand right) {
        return arguments -> {
            if (isJson(arguments)) {
                throw new CommandFailedException("unknown rules");
            }
            return right.carryOut(arguments);
        };
    }

    private static void koAlone(Map<String, ServedCommand> all) {
        ServedCommand right = all.get("kata-set-rules");
        Pattern ko = Pattern.compile("\"ko\": *\"([A-Z]+)\"");
        all.put("kata-set-rules", arguments -> {
            Matcher told = ko.matcher(arguments.text());
            return isJson(arguments) && told.find()
                    ? all.get("kata-set-rule").carryOut(new Arguments(List.of("ko", told.group(1))))
                    : right.carryOut(arguments);
        });
    }

    private static void japaneseForUnknown(Map<String, ServedCommand> all) {
        ServedCommand right = all.get("kata-set-rules");
        all.put("kata-set-rules", arguments -> {
            try {
                return right.carryOut(arguments);
            } catch (CommandFailedException refused) {
                right.carryOut(new Arguments(List.of("japanese")));
                throw refused;
            }
        });
    }
}
