package touchstone.cli.judge;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import touchstone.cli.judge.GameJudgement.Agreement;
import touchstone.explore.replay.AgreedDeadStones;
import touchstone.explore.replay.GameFinish;
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

/** Judges a recorded game as it has been replayed under rules. */
final class GameJudge {

    private static final Set<Double> USUAL_KOMI = Set.of(0.0, 0.5, 5.5, 6.5, 7.0, 7.5, 8.0);

    private final RecordedGame.Legible recorded;
    private final FinalStatus status;
    private final Optional<RecordedResult> result;
    /** 0 if the record names none. */
    private final double komi;

    private final IdentityHashMap<ReplayedGame, GameFinish> finishes = new IdentityHashMap<>();

    GameJudge(RecordedGame.Legible recorded, FinalStatus status) {
        this.recorded = recorded;
        this.status = status;
        this.result = recorded.description().result().map(RecordedResult::of);
        this.komi = recorded.record().komi().orElse(0);
    }

    /** The end, counted once. */
    GameFinish finish(ReplayedGame replayed) {
        return finishes.computeIfAbsent(replayed, this::counted);
    }

    /** By what the players marked, and else by what is decided, once they have stopped or counted. */
    private GameFinish counted(ReplayedGame replayed) {
        Game game = replayed.game();
        Optional<AgreedDeadStones> marked = AgreedDeadStones.marked(game.position(), recorded.description());
        boolean ended = game.phase() == Phase.OVER || game.phase() == Phase.STOPPED;
        return marked.isEmpty() && !isCut(replayed) && (ended || scored().isPresent())
                ? GameFinish.of(game, status.of(game.position()), komi)
                : GameFinish.of(game, marked, komi);
    }

    /** What these rules say, with all that a person is told of it. */
    GameJudgement judgement(ReplayedGame replayed) {
        GameFinish finish = finish(replayed);
        VariantRules rules = (VariantRules) replayed.game().rules();
        boolean cut = isCut(replayed);
        List<String> remarks = new ArrayList<>(replayed.remarks());
        if (!rules.plays(recorded.record().board())) {
            remarks.add("the rules do not speak of a " + recorded.record().board() + " board (boards."
                    + rules.variant().get(Boards.class).id() + ")");
        }
        komiRemark(rules).ifPresent(remarks::add);
        if (cut) {
            remarks.add("moves after move " + replayed.moves() + " are not looked at");
        }
        if (!cut) {
            mistake(rules, replayed.game()).ifPresent(remarks::add);
        }
        scored().flatMap(score -> otherKomi(score, finish)).ifPresent(remarks::add);
        return new GameJudgement(
                replayed, finish, cut ? Agreement.NOTHING_TO_COMPARE : agreement(replayed, finish), remarks);
    }

    private boolean isCut(ReplayedGame replayed) {
        return replayed.moves() < recorded.offsets().size();
    }

    /** Where the players agreed on something else than what is decided. */
    private Optional<String> mistake(VariantRules rules, Game game) {
        return AgreedDeadStones.marked(game.position(), recorded.description())
                .filter(any -> rules.variant().has(DeadStones.AGREED))
                .map(marked -> status.of(game.position()).mistaken(marked.stones()))
                .filter(stones -> !stones.isEmpty())
                .map(stones ->
                        "of " + stones + " articles 7-1 and 7-2 of the Japanese rules decide otherwise than the record "
                                + "marks; what the players agree on counts, though some say that both lose then "
                                + "(japanese.7-1.mistaken)");
    }

    private Optional<RecordedResult.Scored> scored() {
        return result.filter(RecordedResult.Scored.class::isInstance).map(RecordedResult.Scored.class::cast);
    }

    /** Servers and people leave the komi out, or name another. */
    private Optional<String> otherKomi(RecordedResult.Scored scored, GameFinish finish) {
        double meant = finish.score().lead() + komi - scored.lead();
        return finish.undecided().isEmpty() && meant != komi && USUAL_KOMI.contains(meant)
                ? Optional.of("the recorded score is the one with a komi of " + ScoreText.shown(meant))
                : Optional.empty();
    }

    private Optional<String> komiRemark(VariantRules rules) {
        if (recorded.record().komi().isEmpty()) {
            return Optional.of("the record names no komi: none is counted");
        }
        if (komi == 0 || rules.variant().has(Komi.AUCTION)) {
            return Optional.empty();
        }
        Ruling ruling = Game.begin(rules, recorded.record().board()).rule(new Statement.Komi(komi));
        return ruling instanceof Ruling.Refused refused
                ? Optional.of(
                        "komi " + ScoreText.shown(komi) + " is counted as recorded, though " + words(refused.refusal()))
                : Optional.empty();
    }

    private static String words(Refusal refusal) {
        return refusal.explanation() + " (" + refusal.clause() + ")";
    }

    private Agreement agreement(ReplayedGame replayed, GameFinish finish) {
        if (result.isEmpty() || !comparable(result.get(), finish)) {
            return Agreement.NOTHING_TO_COMPARE;
        }
        if (!finish.undecided().isEmpty()) {
            return Agreement.UNDECIDED;
        }
        if (same(result.get(), finish)) {
            return Agreement.AGREES;
        }
        boolean stands = !((VariantRules) replayed.game().rules()).variant().has(DeadStones.AGREED);
        return !stands
                        || recorded.description().marksTerritory()
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
