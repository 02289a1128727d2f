package touchstone.cli.judge;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchstone.explore.replay.AgreedDeadStones;
import touchstone.explore.replay.GameFinish;
import touchstone.explore.replay.RecordReplay;
import touchstone.explore.replay.ReplayedGame;
import touchstone.explore.replay.ScoreText;
import touchstone.explore.settled.PlayedOut;
import touchstone.formats.sgf.RecordedGame;
import touchstone.reference.Game;
import touchstone.reference.Position;
import touchstone.reference.Refusal;
import touchstone.reference.Ruling;
import touchstone.reference.Statement;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Boards;
import touchstone.reference.choice.Komi;
import touchstone.reference.choice.Variant;

/**
 * What one or several rulesets say of a recorded game.
 *
 * @param remarks what was taken for granted, for a person to read
 */
public record GameJudgement(ReplayedGame replayed, GameFinish finish, Agreement agreement, List<String> remarks) {

    /** How the score that the record names goes with the one found. */
    public enum Agreement {
        /** The record names no score. */
        NOTHING_TO_COMPARE,
        AGREES,
        /** Nothing on the board can be dead, or the record marks what is. */
        DIFFERS,
        /** Stones may be dead that the record does not mark. */
        DIFFERS_IN_DOUBT
    }

    public GameJudgement {
        remarks = List.copyOf(remarks);
    }

    /** @param toFirstOffence whether the first illegal move is the last one looked at */
    public static GameJudgement of(Variant variant, RecordedGame.Legible game, boolean toFirstOffence) {
        VariantRules rules = new VariantRules(variant);
        ReplayedGame replayed = toFirstOffence
                ? RecordReplay.toFirstOffence(rules, game.record())
                : RecordReplay.whole(rules, game.record());
        double komi = game.record().komi().orElse(0);
        GameFinish finish = GameFinish.of(
                replayed.game(), AgreedDeadStones.marked(replayed.game().position(), game.description()), komi);
        boolean cut = replayed.moves() < game.offsets().size();
        List<String> remarks = new ArrayList<>(replayed.remarks());
        if (!rules.plays(game.record().board())) {
            remarks.add("the rules do not speak of a " + game.record().board() + " board (boards."
                    + variant.get(Boards.class).id() + ")");
        }
        komiRemark(rules, game).ifPresent(remarks::add);
        if (cut) {
            remarks.add("moves after move " + replayed.moves() + " are not looked at");
        }
        return new GameJudgement(
                replayed, finish, cut ? Agreement.NOTHING_TO_COMPARE : agreement(game, replayed, finish), remarks);
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

    private static Agreement agreement(RecordedGame.Legible game, ReplayedGame replayed, GameFinish finish) {
        Optional<RecordedResult> result = game.description().result().map(RecordedResult::of);
        if (result.isEmpty() || !(result.get() instanceof RecordedResult.Scored scored)) {
            return Agreement.NOTHING_TO_COMPARE;
        }
        if (scored.lead() == finish.score().lead()) {
            return Agreement.AGREES;
        }
        Position position = replayed.game().position();
        return game.description().marksTerritory() || PlayedOut.test(position)
                ? Agreement.DIFFERS
                : Agreement.DIFFERS_IN_DOUBT;
    }
}
