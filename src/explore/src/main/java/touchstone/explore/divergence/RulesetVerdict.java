package touchstone.explore.divergence;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import touchstone.reference.Color;
import touchstone.reference.Count;
import touchstone.reference.Game;
import touchstone.reference.Outcome;
import touchstone.reference.Refusal;
import touchstone.reference.Ruling;
import touchstone.reference.Score;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Boards;
import touchstone.reference.choice.Counting;

/**
 * What one ruleset says of a game on which it differs from another.
 *
 * @param what in a word for programs, such as {@code illegal} or {@code over}
 * @param clause the clause that decides; empty where none does by itself
 * @param words for a person, to go on after the name of the ruleset and a colon
 */
public record RulesetVerdict(String what, Optional<String> clause, String words) {

    private static RulesetVerdict of(String what, String words) {
        return new RulesetVerdict(what, Optional.empty(), words);
    }

    /** @throws IllegalArgumentException if the ruleset does not get so far */
    public static RulesetVerdict of(VariantRules rules, Divergence divergence) {
        List<GameStep> steps = divergence.steps();
        int before = divergence.kind().isRuling() ? steps.size() - 1 : steps.size();
        Game game = played(rules, divergence.start(), steps.subList(0, before));
        return switch (divergence.kind()) {
            case LEGALITY, AGREEMENT, OPEN ->
                ruled(steps.get(before), steps.get(before).ruling(rules, game));
            case END -> {
                GameStage stage = GameStage.of(rules, game);
                yield of(stage.name().toLowerCase(Locale.ROOT).replace('_', '-'), "the game " + stage);
            }
            case SCORE, WINNER, POINTS -> came(rules, game);
            case COUNT -> counted(rules, game);
            case BOARD -> of(rules.plays(game.board()) ? "played" : "not-played", boards(rules, game));
        };
    }

    /**
     * A game so far.
     *
     * @throws IllegalArgumentException if a step is refused
     */
    public static Game played(VariantRules rules, StartPosition start, List<GameStep> steps) {
        Game game = start.game(rules);
        for (GameStep step : steps) {
            Ruling ruling = step.ruling(rules, game);
            if (ruling instanceof Ruling.Refused refused) {
                throw new IllegalArgumentException(
                        step + ": " + refused.refusal().explanation());
            }
            game = DivergenceSearch.after(ruling);
        }
        return game;
    }

    private static RulesetVerdict ruled(GameStep step, Ruling ruling) {
        if (ruling instanceof Ruling.Refused refused) {
            Refusal refusal = refused.refusal();
            String what = refusal instanceof Refusal.Undecided
                    ? "undecided"
                    : step instanceof GameStep.Moved ? "illegal" : "not-foreseen";
            String word = what.equals("undecided") ? "" : what.equals("illegal") ? "illegal, " : "no, ";
            return new RulesetVerdict(what, Optional.of(refusal.clause()), word + refusal.explanation());
        }
        return ruling instanceof Ruling.Agreed agreed
                ? new RulesetVerdict("agreed", Optional.of(agreed.clause()), "agreed")
                : of("legal", "legal");
    }

    private static RulesetVerdict came(VariantRules rules, Game game) {
        Outcome outcome = rules.outcome(game);
        Score score = rules.score(game);
        String points = "Black " + number(score.black()) + ", White " + number(score.white()) + ": ";
        if (outcome instanceof Outcome.Won won) {
            String margin = won.margin()
                    .map(by -> by == 0 ? " though equal" : " by " + number(by))
                    .orElse("");
            return of(won.winner() == Color.BLACK ? "black" : "white", points + won.winner() + " wins" + margin);
        } else if (outcome instanceof Outcome.Drawn) {
            return of("draw", rules.score(game).winner().isPresent() ? "a draw" : points + "a draw");
        } else if (outcome instanceof Outcome.NoResult) {
            return of("no-result", "the game has no result");
        } else if (outcome instanceof Outcome.BothLose) {
            return of("both-lose", "both players lose");
        }
        return new RulesetVerdict(
                "undecided",
                Optional.of(((Outcome.Undecided) outcome).clause()),
                points + "what follows no document decides");
    }

    private static RulesetVerdict counted(VariantRules rules, Game game) {
        List<String> seen = new ArrayList<>();
        for (Counting way : RulingDifference.WAYS) {
            rules.count(game, way).ifPresent(count -> seen.add(way.id() + " " + words(count)));
        }
        return seen.isEmpty()
                ? of("unstated", "how they count is left to the players")
                : of(rules.variant().get(Counting.class).id(), "they count by " + String.join(", or by ", seen));
    }

    private static String words(Count count) {
        if (count instanceof Count.Half half) {
            return "(Black has " + number(half.black()) + ", and wins with more than " + number(half.needed()) + ")";
        } else if (count instanceof Count.FilledIn filled) {
            return filled.tooMany()
                    .map(player -> "(" + player + " has " + filled.stones() + " stones too many)")
                    .orElse("(nobody has stones too many)");
        }
        Count.Rearranged rearranged = (Count.Rearranged) count;
        return "(Black has " + rearranged.black() + ", White " + rearranged.white() + ")";
    }

    private static String boards(VariantRules rules, Game game) {
        if (rules.plays(game.board())) {
            return "played on any board";
        }
        return rules.variant().has(Boards.NINETEEN) ? "played on 19x19 alone" : "played on 9x9, 13x13 and 19x19 alone";
    }

    static String number(double points) {
        return java.math.BigDecimal.valueOf(points).stripTrailingZeros().toPlainString();
    }

    /** Several verdicts as one line. */
    static String joined(List<RulesetVerdict> verdicts) {
        return verdicts.stream().map(RulesetVerdict::words).collect(Collectors.joining("; "));
    }
}
