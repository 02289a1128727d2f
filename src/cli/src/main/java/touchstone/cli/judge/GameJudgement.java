package touchstone.cli.judge;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import touchstone.explore.replay.AgreedDeadStones;
import touchstone.explore.replay.GameFinish;
import touchstone.explore.replay.RecordReplay;
import touchstone.explore.replay.ReplayedGame;
import touchstone.explore.replay.ScoreText;
import touchstone.formats.sgf.RecordedGame;
import touchstone.reference.Game;
import touchstone.reference.Outcome;
import touchstone.reference.Phase;
import touchstone.reference.Refusal;
import touchstone.reference.Ruling;
import touchstone.reference.Statement;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Boards;
import touchstone.reference.choice.DeadStones;
import touchstone.reference.choice.Komi;
import touchstone.reference.choice.Variant;

/**
 * What one or several rulesets say of a recorded game.
 *
 * @param remarks what was taken for granted, for a person to read
 */
public record GameJudgement(ReplayedGame replayed, GameFinish finish, Agreement agreement, List<String> remarks) {

    /** How the score that the record names, or the winner, goes with what is found. */
    public enum Agreement {
        /** The record names neither a score nor who won by counting. */
        NOTHING_TO_COMPARE,
        AGREES,
        /** Nothing on the board can be dead, or the record marks what is. */
        DIFFERS,
        /** What stands at the end counts by these rules, and stones may be dead that the players took off. */
        DIFFERS_IN_DOUBT,
        /** Life and death are not decided within the limits. */
        UNDECIDED
    }

    private static final Set<Double> USUAL_KOMI = Set.of(0.0, 0.5, 5.5, 6.5, 7.0, 7.5, 8.0);

    public GameJudgement {
        remarks = List.copyOf(remarks);
    }

    /**
     * Judges a game by several rules, of which each says what it would say alone. The moves are played once.
     *
     * @param toFirstOffence whether the first illegal move is the last one looked at
     * @return in the order of the variants
     */
    public static Map<Variant, GameJudgement> all(
            Collection<Variant> variants, RecordedGame.Legible game, boolean toFirstOffence, FinalStatus status) {
        Map<Variant, ReplayedGame> replayed = toFirstOffence
                ? RecordReplay.toFirstOffence(variants, game.record())
                : RecordReplay.whole(variants, game.record());
        Map<Variant, GameJudgement> judged = new LinkedHashMap<>();
        replayed.forEach((variant, one) -> judged.put(variant, of(one, game, status)));
        return judged;
    }

    private static GameJudgement of(ReplayedGame replayed, RecordedGame.Legible game, FinalStatus status) {
        VariantRules rules = (VariantRules) replayed.game().rules();
        double komi = game.record().komi().orElse(0);
        boolean cut = replayed.moves() < game.offsets().size();
        GameFinish finish = finish(replayed.game(), game, komi, cut, status);
        List<String> remarks = new ArrayList<>(replayed.remarks());
        if (!rules.plays(game.record().board())) {
            remarks.add("the rules do not speak of a " + game.record().board() + " board (boards."
                    + rules.variant().get(Boards.class).id() + ")");
        }
        komiRemark(rules, game).ifPresent(remarks::add);
        if (cut) {
            remarks.add("moves after move " + replayed.moves() + " are not looked at");
        }
        mistake(rules, replayed.game(), game, cut, status).ifPresent(remarks::add);
        scored(game).flatMap(score -> otherKomi(score, finish, komi)).ifPresent(remarks::add);
        return new GameJudgement(
                replayed,
                finish,
                cut ? Agreement.NOTHING_TO_COMPARE : agreement(game, replayed, finish, status),
                remarks);
    }

    /** By what the players marked, and else by what is decided, once they have stopped or counted. */
    private static GameFinish finish(
            Game game, RecordedGame.Legible recorded, double komi, boolean cut, FinalStatus status) {
        Optional<AgreedDeadStones> marked = AgreedDeadStones.marked(game.position(), recorded.description());
        boolean ended = game.phase() == Phase.OVER || game.phase() == Phase.STOPPED;
        return marked.isEmpty() && !cut && (ended || scored(recorded).isPresent())
                ? GameFinish.of(game, status.of(game.position()), komi)
                : GameFinish.of(game, marked, komi);
    }

    /** Where the players agreed on something else than what is decided. */
    private static Optional<String> mistake(
            VariantRules rules, Game game, RecordedGame.Legible recorded, boolean cut, FinalStatus status) {
        return AgreedDeadStones.marked(game.position(), recorded.description())
                .filter(any -> rules.variant().has(DeadStones.AGREED) && !cut)
                .map(marked -> status.of(game.position()).mistaken(marked.stones()))
                .filter(stones -> !stones.isEmpty())
                .map(stones ->
                        "of " + stones + " articles 7-1 and 7-2 of the Japanese rules decide otherwise than the record "
                                + "marks; what the players agree on counts, though some say that both lose then "
                                + "(japanese.7-1.mistaken)");
    }

    private static Optional<RecordedResult.Scored> scored(RecordedGame.Legible game) {
        return game.description()
                .result()
                .map(RecordedResult::of)
                .filter(RecordedResult.Scored.class::isInstance)
                .map(RecordedResult.Scored.class::cast);
    }

    /** Servers and people leave the komi out, or name another. */
    private static Optional<String> otherKomi(RecordedResult.Scored scored, GameFinish finish, double komi) {
        double meant = finish.score().lead() + komi - scored.lead();
        return finish.undecided().isEmpty() && meant != komi && USUAL_KOMI.contains(meant)
                ? Optional.of("the recorded score is the one with a komi of " + ScoreText.shown(meant))
                : Optional.empty();
    }

    private static Optional<String> komiRemark(VariantRules rules, RecordedGame.Legible game) {
        if (game.record().komi().isEmpty()) {
            return Optional.of("the record names no komi: none is counted");
        }
        double komi = game.record().komi().getAsDouble();
        if (komi == 0 || rules.variant().has(Komi.AUCTION)) {
            return Optional.empty();
        }
        Ruling ruling = Game.begin(rules, game.record().board()).rule(new Statement.Komi(komi));
        return ruling instanceof Ruling.Refused refused
                ? Optional.of(
                        "komi " + ScoreText.shown(komi) + " is counted as recorded, though " + words(refused.refusal()))
                : Optional.empty();
    }

    private static String words(Refusal refusal) {
        return refusal.explanation() + " (" + refusal.clause() + ")";
    }

    private static Agreement agreement(
            RecordedGame.Legible game, ReplayedGame replayed, GameFinish finish, FinalStatus status) {
        Optional<RecordedResult> counted = game.description().result().map(RecordedResult::of);
        if (counted.isEmpty() || !comparable(counted.get(), finish)) {
            return Agreement.NOTHING_TO_COMPARE;
        }
        if (!finish.undecided().isEmpty()) {
            return Agreement.UNDECIDED;
        }
        if (same(counted.get(), finish)) {
            return Agreement.AGREES;
        }
        boolean stands = !((VariantRules) replayed.game().rules()).variant().has(DeadStones.AGREED);
        return !stands
                        || game.description().marksTerritory()
                        || status.playedOut(replayed.game().position())
                ? Agreement.DIFFERS
                : Agreement.DIFFERS_IN_DOUBT;
    }

    /** A score, or a winner where nothing says that it was other than by counting. */
    private static boolean comparable(RecordedResult result, GameFinish finish) {
        return result instanceof RecordedResult.Scored
                || result instanceof RecordedResult.Won won && won.how().isEmpty() && finish.ended();
    }

    private static boolean same(RecordedResult result, GameFinish finish) {
        return result instanceof RecordedResult.Scored scored
                ? scored.lead() == finish.score().lead()
                : result instanceof RecordedResult.Won won
                        && finish.outcome() instanceof Outcome.Won found
                        && found.winner() == won.winner();
    }
}
