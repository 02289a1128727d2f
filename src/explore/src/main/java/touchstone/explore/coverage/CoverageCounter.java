package touchstone.explore.coverage;

import java.util.List;
import touchstone.explore.generate.FastPosition;
import touchstone.explore.generate.RepeatingPlays;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Ruling;
import touchstone.reference.choice.Boards;
import touchstone.reference.choice.Button;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Compensation;
import touchstone.reference.choice.Draws;
import touchstone.reference.choice.Ending;
import touchstone.reference.choice.FirstPass;
import touchstone.reference.choice.GroupTax;
import touchstone.reference.choice.LastPass;
import touchstone.reference.choice.Neutral;
import touchstone.reference.choice.PassStones;
import touchstone.reference.choice.Scoring;
import touchstone.reference.choice.Seki;

/**
 * Counts what a run exercises, axis value by axis value: a run that never met a move which only superko forbids has shown
 * nothing about superko. Moves are judged by the reference as the game's rules have it, with one axis changed at a time. Not
 * for use by several threads.
 *
 * <p>What it cannot see, such as an agreement on komi, stays zero unless the caller says so by {@link #mattered}.
 */
public final class CoverageCounter {

    private static final List<Class<? extends Choice>> ENDS = List.of(Ending.class, LastPass.class, Button.class);
    private static final List<Class<? extends Choice>> COUNTS = List.of(
            Scoring.class,
            Neutral.class,
            Seki.class,
            GroupTax.class,
            PassStones.class,
            FirstPass.class,
            Button.class,
            Compensation.class);

    private final CoverageCounts tallies = new CoverageCounts();
    private final PlayCounter plays = new PlayCounter(tallies);

    /** A game begins. */
    public void begun(Game start) {
        plays.begun();
        tallies.add(GameSituation.GAMES);
        tallies.add(start.board());
        tallies.move(start, Boards.class, rules -> !rules.plays(start.board()));
    }

    /** A move was made and led here. */
    public void reached(Game game) {
        tallies.add(GameSituation.POSITIONS);
        if (RepeatingPlays.superkoOnly(game)) {
            tallies.add(GameSituation.POSITIONS_WITH_SUPERKO);
        }
    }

    /**
     * A move was tried by the player whose turn it is, be it made, refused, or only asked about.
     *
     * @param ruling what the rules of the game say of it
     */
    public void tried(Game before, Move move, Ruling ruling) {
        tallies.add(GameSituation.MOVES);
        if (before.successivePasses() >= 2) {
            tallies.add(GameSituation.MOVES_AFTER_THE_END);
            for (Class<? extends Choice> axis : ENDS) {
                tallies.move(
                        before, axis, rules -> rules.rule(before, before.toMove(), move) instanceof Ruling.Refused);
            }
        }
        if (move instanceof Move.Play play) {
            plays.tried(before, play.point(), ruling);
        } else if (ruling instanceof Ruling.Made made) {
            passed(made.after());
        }
    }

    private void passed(Game after) {
        tallies.add(GameSituation.PASSES);
        if (after.successivePasses() < 2) {
            return;
        }
        tallies.add(GameSituation.SECOND_PASSES);
        if (after.over()) {
            tallies.add(GameSituation.ENDED_BY_PASSES);
        }
        for (Class<? extends Choice> axis : ENDS) {
            tallies.compare(after, axis, rules -> rules.phase(after).ordinal());
        }
    }

    /**
     * Which plays are legal was compared, point by point: every play that some rule of repetition or of self-capture may
     * forbid counts as tried.
     */
    public void looked(Game game) {
        PointSet points = RepeatingPlays.of(game);
        FastPosition sketch = new FastPosition(game.position());
        byte own = FastPosition.of(game.toMove());
        for (int point : sketch.empties()) {
            if (sketch.selfCaptured(point, own) > 0) {
                points = points.with(game.board().points().get(point));
            }
        }
        for (Point point : points) {
            Move play = new Move.Play(point);
            tried(game, play, game.rule(play));
        }
    }

    /**
     * A score was compared, as a difference between the players. This takes longer than a move: some 50 microseconds on a
     * 9x9 board.
     */
    public void scored(Game game) {
        tallies.add(GameSituation.SCORES);
        for (Class<? extends Choice> axis : COUNTS) {
            tallies.compare(game, axis, rules -> rules.score(game).lead());
        }
        if (game.score().lead() == 0) {
            for (Draws value : Draws.values()) {
                mattered(value);
            }
        }
    }

    /** A value of an axis mattered, in a way that only the caller can tell. */
    public void mattered(Choice value) {
        tallies.axis(value.getClass()).mattered(value);
    }

    /** What has been exercised until now. */
    public Coverage snapshot() {
        return tallies.snapshot();
    }
}
