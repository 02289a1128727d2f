package touchstone.cli.judge;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import touchstone.explore.replay.RecordReplay;
import touchstone.explore.replay.ReplayedGame;
import touchstone.formats.sgf.RecordedGame;
import touchstone.reference.choice.Variant;
import touchstone.report.text.UntrustedText;

/**
 * A game of a file, judged.
 *
 * @param held by the rulesets in question, one at least
 * @param elsewhere by all rulesets
 */
public record JudgedGame(
        String file, RecordedGame.Legible game, List<RulesetJudgement> held, JudgedElsewhere elsewhere) {

    /** What a game is judged by where nobody says anything. */
    private static final String DEFAULT = "base";

    /**
     * @param wanted the rulesets the user has asked for; if there are none, the one that the record names
     * @param toFirstOffence whether the first illegal move is the last one looked at
     */
    public static JudgedGame of(
            JudgeSource source,
            List<JudgingRules> wanted,
            boolean toFirstOffence,
            StatusLimits limits,
            String file,
            RecordedGame.Legible game) {
        Map<JudgingRules, String> inQuestion = inQuestion(source, wanted, game);
        Map<String, Variant> all = new LinkedHashMap<>();
        inQuestion.keySet().forEach(rules -> all.put(rules.name(), rules.variant()));
        source.rulesets().forEach(ruleset -> all.putIfAbsent(ruleset.name(), ruleset.variant()));
        Map<Variant, ReplayedGame> replayed = replayed(new LinkedHashSet<>(all.values()), game, toFirstOffence);
        GameJudge judge = new GameJudge(game, new FinalStatus(limits));
        List<RulesetJudgement> held = inQuestion.entrySet().stream()
                .map(one -> new RulesetJudgement(
                        one.getKey(),
                        one.getValue(),
                        judge.judgement(replayed.get(one.getKey().variant()))))
                .toList();
        return new JudgedGame(file, game, held, new JudgedElsewhere(all, replayed, judge));
    }

    /** By each as it would be by it alone. The moves are played once. */
    private static Map<Variant, ReplayedGame> replayed(
            Set<Variant> variants, RecordedGame.Legible game, boolean toFirstOffence) {
        return toFirstOffence
                ? RecordReplay.toFirstOffence(variants, game.record())
                : RecordReplay.whole(variants, game.record());
    }

    private static Map<JudgingRules, String> inQuestion(
            JudgeSource source, List<JudgingRules> wanted, RecordedGame.Legible game) {
        Map<JudgingRules, String> rulesets = new LinkedHashMap<>();
        wanted.forEach(ruleset -> rulesets.put(ruleset, ""));
        if (rulesets.isEmpty()) {
            Optional<String> named = game.record().rules().filter(text -> !text.isBlank());
            Optional<JudgingRules> known = named.flatMap(source::recorded);
            String quoted =
                    named.map(text -> "\"" + UntrustedText.name(text) + "\"").orElse("");
            rulesets.put(
                    known.orElseGet(() -> source.rulesets().stream()
                            .filter(ruleset -> ruleset.name().equals(DEFAULT))
                            .findFirst()
                            .orElseThrow()),
                    known.isPresent()
                            ? "the record names " + quoted
                            : named.isPresent()
                                    ? "the record names " + quoted
                                            + ", which is no ruleset known here; another can be asked for"
                                    : "the record names no rules; others can be asked for");
        }
        return rulesets;
    }

    /** Whether every move is legal by all rulesets in question. */
    boolean legal() {
        return held.stream().allMatch(one -> one.judgement().replayed().legal());
    }
}
