package touchstone.mutants.gtp;

import static touchstone.mutants.Mutant.mutant;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import touchstone.gtp.server.Arguments;
import touchstone.gtp.server.CommandFailedException;
import touchstone.gtp.server.ServedCommand;
import touchstone.mutants.Mutant;
import touchstone.mutants.MutantSource;
import touchstone.mutants.speech.SpeechFault;

/** Mutants that get KataGo's commands wrong by which a single rule, a position or a board is set. */
public final class KataSettingMutants implements MutantSource {

    @Override
    public List<Mutant> mutants() {
        return List.of(
                mutant("kata-rule-set-late", "sets a single rule to the value that it was told before")
                        .speaking("kata.set-rule.value", SpeechFault.command("kata-set-rule", KataSettingMutants::late))
                        .touching("kata.set-rule.others", "kata.rules.stay"),
                mutant("kata-tax-all-as-seki", "takes tax ALL for tax SEKI")
                        .speaking("kata.set-rule.value", SpeechFault.taking("kata-set-rule", words -> words.stream()
                                .map(word -> word.equals("ALL") ? "SEKI" : word)
                                .toList())),
                mutant("kata-bonus-less-one-as-n", "takes a bonus of N-1 for N")
                        .speaking("kata.set-rule.value", SpeechFault.taking("kata-set-rule", words -> words.stream()
                                .map(word -> word.equals("N-1") ? "N" : word)
                                .toList()))
                        .touching("kata.set-rule.others"),
                mutant("kata-suicide-by-number", "takes true for false where suicide is set")
                        .speaking(
                                "kata.set-rule.value",
                                SpeechFault.taking(
                                        "kata-set-rule",
                                        words -> words.equals(List.of("suicide", "true"))
                                                ? List.of("suicide", "false")
                                                : words))
                        .touching("kata.set-rule.others"),
                mutant(
                                "kata-rule-among-tromp-taylor",
                                "sets a single rule and the others as Tromp and Taylor have them")
                        .speaking("kata.set-rule.others", resetting("tromp-taylor"))
                        .touching("kata.rules.stay"),
                mutant("kata-rule-among-chinese", "sets a single rule and the others as in Chinese rules")
                        .speaking("kata.set-rule.others", resetting("chinese"))
                        .touching("kata.rules.stay"),
                mutant("kata-unknown-rule-taken", "takes a single rule that it does not know and does nothing")
                        .speaking("kata.set-rule.unknown", SpeechFault.accepting("kata-set-rule", "")),
                mutant("kata-unknown-rule-resets", "sets Chinese rules when it refuses a single rule")
                        .speaking("kata.set-rule.unknown", SpeechFault.commands(KataSettingMutants::chineseForUnknown)),
                mutant("kata-rule-with-komi", "sets the komi to 0 with a single rule")
                        .speaking("kata.rules.komi", SpeechFault.after("kata-set-rule", "komi", "0")),
                mutant("kata-rule-clears-the-board", "clears the board when a single rule is set")
                        .speaking("kata.rules.board", SpeechFault.after("kata-set-rule", "clear_board")),
                mutant("kata-position-added", "adds the stones of a position to those there are")
                        .speaking(
                                "kata.set-position",
                                SpeechFault.commands(all -> all.put("set_position", pairs(all.get("play")))))
                        .touching("kata.set-position.refused"),
                mutant("kata-position-without-last", "leaves out the last stone of a position")
                        .speaking(
                                "kata.set-position",
                                SpeechFault.taking(
                                        "set_position", words -> words.subList(0, Math.max(0, words.size() - 2))))
                        .touching("kata.set-position.refused"),
                mutant("kata-position-not-empty", "takes no position without stones")
                        .speaking("kata.set-position", SpeechFault.command("set_position", KataSettingMutants::some)),
                mutant("kata-position-refused-clears", "clears the board when it refuses a position")
                        .speaking("kata.set-position.refused", SpeechFault.commands(KataSettingMutants::clearing)),
                mutant("kata-position-point-twice", "takes the first of two stones on a point")
                        .speaking(
                                "kata.set-position.refused",
                                SpeechFault.taking("set_position", KataSettingMutants::different)),
                mutant("kata-position-of-anything", "answers to a position that it refuses as if it were set")
                        .speaking("kata.set-position.refused", SpeechFault.accepting("set_position", "")),
                mutant("kata-board-sides-swapped", "takes the height of a board for its width")
                        .speaking("kata.boardsize", sides(words -> List.of(words.get(words.size() - 1), words.get(0)))),
                mutant("kata-board-square", "gives a board of two sides the larger of them twice")
                        .speaking("kata.boardsize", sides(words -> List.of(words.get(0)))));
    }

    private static ServedCommand late(ServedCommand right) {
        Map<String, Arguments> told = new HashMap<>();
        return arguments -> {
            String answer = right.carryOut(arguments);
            Arguments before = told.put(arguments.words().get(0), arguments);
            return before == null ? answer : right.carryOut(before);
        };
    }

    private static SpeechFault resetting(String rules) {
        return SpeechFault.commands(all -> {
            ServedCommand right = all.get("kata-set-rule");
            all.put("kata-set-rule", arguments -> {
                right.carryOut(arguments);
                all.get("kata-set-rules").carryOut(new Arguments(List.of(rules)));
                return right.carryOut(arguments);
            });
        });
    }

    private static void chineseForUnknown(Map<String, ServedCommand> all) {
        ServedCommand right = all.get("kata-set-rule");
        all.put("kata-set-rule", arguments -> {
            try {
                return right.carryOut(arguments);
            } catch (CommandFailedException refused) {
                all.get("kata-set-rules").carryOut(new Arguments(List.of("chinese")));
                throw refused;
            }
        });
    }

    private static ServedCommand pairs(ServedCommand play) {
        return arguments -> {
            List<String> words = arguments.words();
            for (int i = 0; i < words.size(); i += 2) {
                play.carryOut(new Arguments(words.subList(i, Math.min(i + 2, words.size()))));
            }
            return "";
        };
    }

    private static ServedCommand some(ServedCommand right) {
        return arguments -> {
            if (arguments.words().isEmpty()) {
                throw new CommandFailedException("syntax error");
            }
            return right.carryOut(arguments);
        };
    }

    private static void clearing(Map<String, ServedCommand> all) {
        ServedCommand right = all.get("set_position");
        all.put("set_position", arguments -> {
            try {
                return right.carryOut(arguments);
            } catch (CommandFailedException refused) {
                all.get("clear_board").carryOut(new Arguments(List.of()));
                throw refused;
            }
        });
    }

    private static List<String> different(List<String> words) {
        Map<String, String> colors = new LinkedHashMap<>();
        for (int i = 0; i + 1 < words.size(); i += 2) {
            colors.putIfAbsent(words.get(i + 1), words.get(i));
        }
        return colors.entrySet().stream()
                .flatMap(stone -> Stream.of(stone.getValue(), stone.getKey()))
                .toList();
    }

    private static SpeechFault sides(UnaryOperator<List<String>> wrong) {
        return SpeechFault.commands(all -> {
            for (String name : List.of("boardsize", "rectangular_boardsize")) {
                ServedCommand right = all.get(name);
                all.put(name, arguments -> right.carryOut(new Arguments(wrong.apply(arguments.words()))));
            }
        });
    }
}
