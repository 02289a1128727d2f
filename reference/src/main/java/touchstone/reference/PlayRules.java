package touchstone.reference;

import java.util.Optional;
import touchstone.reference.choice.Boards;
import touchstone.reference.choice.Handicap;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.SelfCapture;
import touchstone.reference.choice.Supply;
import touchstone.reference.choice.Variant;

/**
 * Which plays a ruleset allows, where it differs from the base rules. Each method is an axis under {@code
 * features/variants/}.
 */
public abstract class PlayRules extends BaseRules {

    private final Variant variant;
    private final boolean limitedSupply;

    PlayRules(Variant variant) {
        super(variant.get(Repetition.class), variant.get(SelfCapture.class));
        this.variant = variant;
        this.limitedSupply = variant.has(Supply.HALF_THE_BOARD);
    }

    /** The point in the space of rules at which these are. */
    public Variant variant() {
        return variant;
    }

    /**
     * boards: which boards the rules name. That leaves others open and does not forbid them; the reference itself plays any
     * ruleset on any board.
     */
    @Override
    public boolean plays(Board board) {
        boolean square = board.width() == board.height();
        return switch (variant.get(Boards.class)) {
            case ANY -> true;
            case USUAL -> square && (board.width() == 9 || board.width() == 13 || board.width() == 19);
            case NINETEEN -> square && board.width() == 19;
        };
    }

    @Override
    public Ruling play(Game game, Point point) {
        Optional<Refusal> forbidden = noStoneLeft(game);
        if (forbidden.isEmpty()) {
            forbidden = handicapPasses(game);
        }
        return forbidden.isPresent() ? new Ruling.Refused(forbidden.get()) : super.play(game, point);
    }

    /** supply: a player whose stones are all on the board has none to play. */
    public Optional<Refusal> noStoneLeft(Game game) {
        if (!limitedSupply) {
            return Optional.empty();
        }
        int supply = supply(game.board());
        return game.position().stones(game.toMove()).size() >= supply
                ? Optional.of(new Refusal.NoStoneLeft("supply.half-the-board", supply))
                : Optional.empty();
    }

    /** supply.half-the-board: how many stones each player has. */
    public int supply(Board board) {
        return (board.size() - 1) / 2;
    }

    /** handicap.consecutive: with n stones agreed, White passes her first n-1 turns. */
    public Optional<Refusal> handicapPasses(Game game) {
        int left = game.course().terms().handicap() - 1 - game.course().passes().white();
        return left > 0 && game.toMove() == Color.WHITE && variant.has(Handicap.CONSECUTIVE) && !beganWithStones(game)
                ? Optional.of(new Refusal.HandicapPasses("handicap.consecutive", left))
                : Optional.empty();
    }

    /** The turns that White would pass are over where the stones of the handicap stood before the first move. */
    private static boolean beganWithStones(Game game) {
        return game.moments()
                .anyMatch(moment ->
                        moment.moves() == 0 && !moment.position().stones().isEmpty());
    }
}
