package touchstone.mutants.fault;

import java.util.Optional;
import touchstone.reference.Refusal;
import touchstone.reference.Ruling;

/** A single stone given up, which leaves the board as it was. */
public final class SingleStoneFaults {

    private SingleStoneFaults() {}

    /** A play may leave the board as it was. */
    public static final RuleFault ALLOWED = ReplacedArticle.repetition(
            (right, game, after) -> after.equals(game.position()) ? Optional.empty() : right.repetition(game, after));

    /** A play that repeats the position is refused for being self-capture. */
    public static final RuleFault CALLED_SELF_CAPTURE =
            ReplacedArticle.repetition((right, game, after) -> after.equals(game.position())
                    ? Optional.of(new Refusal.SelfCaptures(game.board().none()))
                    : right.repetition(game, after));

    /** A play that leaves the board as it was is taken for a pass. */
    public static final RuleFault TAKEN_FOR_A_PASS = ReplacedArticle.play((right, game, point) -> {
        Ruling ruling = right.play(game, point);
        boolean unchanged = ruling instanceof Ruling.Refused refused
                && refused.refusal() instanceof Refusal.Repeats repeats
                && repeats.position().equals(game.position());
        return unchanged ? right.pass(game) : ruling;
    });

    /** A play has to change the board. */
    public static final RuleFault FORBIDDEN =
            ReplacedArticle.repetition((right, game, after) -> after.equals(game.position())
                    ? Optional.of(new Refusal.Repeats("repetition.new-zealand", game.moves(), after))
                    : right.repetition(game, after));
}
