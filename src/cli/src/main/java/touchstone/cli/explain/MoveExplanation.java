package touchstone.cli.explain;

import java.util.List;
import java.util.Optional;
import touchstone.explore.replay.ForcedMove;
import touchstone.explore.replay.MoveNumbering;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Refusal;
import touchstone.reference.Ruling;
import touchstone.reference.choice.Variant;

/**
 * Why a move is legal, or why not.
 *
 * @param before the game as the move finds it
 * @param chain the articles in the order in which they were asked
 * @param refusal why it is illegal or why no document decides; empty if it is legal
 * @param made what the steps of the move do to the board, or would do; empty if it can't be put there
 * @param earlier the moment at which the position stood that the move brings back, or would; the one that the refusal names
 * @param numbering by which moments are told
 */
public record MoveExplanation(
        Game before,
        Color player,
        Move move,
        List<AppliedArticle> chain,
        Optional<Refusal> refusal,
        Optional<ForcedMove> made,
        Optional<EarlierPosition> earlier,
        MoveNumbering numbering) {

    /** What is to be said of a move in a word. */
    public enum Verdict {
        LEGAL("legal"),
        ILLEGAL("illegal"),
        UNDECIDED("no document decides");

        private final String words;

        Verdict(String words) {
            this.words = words;
        }

        public String words() {
            return words;
        }
    }

    public MoveExplanation {
        chain = List.copyOf(chain);
    }

    /**
     * Asks the rules of a variant about a move.
     *
     * @param before a game under those rules
     */
    public static MoveExplanation of(Variant variant, Game before, Color player, Move move, MoveNumbering numbering) {
        TracingRules rules = new TracingRules(variant, numbering::when);
        Ruling ruling = rules.rule(before, player, move);
        Optional<Refusal> refusal =
                ruling instanceof Ruling.Refused refused ? Optional.of(refused.refusal()) : Optional.empty();
        boolean placeable = refusal.filter(why -> why instanceof Refusal.OffBoard
                        || why instanceof Refusal.Occupied
                        || why instanceof Refusal.GameOver
                        || why instanceof Refusal.Stopped
                        || why instanceof Refusal.HandicapDue)
                .isEmpty();
        boolean onBoard = !(move instanceof Move.Play play)
                || before.board().contains(play.point())
                        && before.position().stone(play.point()).isEmpty();
        Optional<ForcedMove> made =
                placeable && onBoard ? Optional.of(ForcedMove.made(before, player, move)) : Optional.empty();
        Optional<EarlierPosition> earlier = refusal.flatMap(why -> EarlierPosition.of(before, why))
                .or(() -> made.filter(any -> move instanceof Move.Play)
                        .flatMap(literally -> EarlierPosition.standing(before, literally.after())));
        return new MoveExplanation(before, player, move, rules.chain(), refusal, made, earlier, numbering);
    }

    public Verdict verdict() {
        return refusal.map(why -> why instanceof Refusal.Undecided ? Verdict.UNDECIDED : Verdict.ILLEGAL)
                .orElse(Verdict.LEGAL);
    }
}
