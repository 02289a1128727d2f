package touchstone.laboratory.steer;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.Refusal;
import touchstone.reference.Removal;
import touchstone.reference.Ruling;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Axis;
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
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.Scoring;
import touchstone.reference.choice.Seki;
import touchstone.reference.choice.SelfCapture;
import touchstone.reference.choice.Supply;

/**
 * Counts what a run exercises, axis value by axis value: a run that never met a move which only superko forbids has shown
 * nothing about superko. Moves are judged by the reference as the game's rules have it, with one axis changed at a time. Not
 * for use by several threads.
 *
 * <p>What it cannot see, such as an agreement on komi, stays zero unless the caller says so by {@link #mattered}.
 */
public final class Exercise {

    private static final int MANY = 5;
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

    private final Map<Class<? extends Choice>, AxisTally> axes = new LinkedHashMap<>();
    private final long[] situations = new long[Situation.values().length];
    private final Map<Board, Long> boards = new LinkedHashMap<>();
    private Alternatives alternatives;

    public Exercise() {
        for (Axis axis : Axis.all()) {
            axes.put(axis.type(), new AxisTally(axis));
        }
    }

    /** A game begins. */
    public void begun(Game start) {
        add(Situation.GAMES);
        boards.merge(start.board(), 1L, Long::sum);
        List<VariantRules> rules = alternatives(start).on(Boards.class);
        axes.get(Boards.class)
                .move(says(
                        rules.stream().map(other -> !other.plays(start.board())).toList()));
    }

    /** A move was made and led here. */
    public void reached(Game game) {
        add(Situation.POSITIONS);
        if (Echoes.superkoOnly(game)) {
            add(Situation.POSITIONS_WITH_SUPERKO);
        }
    }

    /**
     * A move was tried by the player whose turn it is, be it made, refused, or only asked about.
     *
     * @param ruling what the rules of the game say of it
     */
    public void tried(Game before, Move move, Ruling ruling) {
        add(Situation.MOVES);
        if (before.successivePasses() >= 2) {
            add(Situation.MOVES_AFTER_THE_END);
            for (Class<? extends Choice> axis : ENDS) {
                axes.get(axis)
                        .move(says(alternatives(before).on(axis).stream()
                                .map(rules -> rules.rule(before, before.toMove(), move) instanceof Ruling.Refused)
                                .toList()));
            }
        }
        if (move instanceof Move.Play play) {
            played(before, play.point(), ruling);
        } else if (ruling instanceof Ruling.Made made) {
            passed(made.after());
        }
    }

    private void passed(Game after) {
        add(Situation.PASSES);
        if (after.successivePasses() < 2) {
            return;
        }
        add(Situation.SECOND_PASSES);
        if (after.over()) {
            add(Situation.ENDED_BY_PASSES);
        }
        for (Class<? extends Choice> axis : ENDS) {
            axes.get(axis)
                    .compare(alternatives(after).on(axis).stream()
                            .mapToDouble(rules -> rules.phase(after).ordinal())
                            .toArray());
        }
    }

    private void played(Game before, Point point, Ruling ruling) {
        Color player = before.toMove();
        if (ruling instanceof Ruling.Made made) {
            Position after = made.after().position();
            captured(before, point, made);
            decided(before, after, made.captured().size(), made.selfCaptured().size());
        } else if (ruling instanceof Ruling.Refused refused) {
            if (refused.refusal() instanceof Refusal.OffBoard) {
                add(Situation.OFF_BOARD);
            } else if (refused.refusal() instanceof Refusal.Occupied occupied) {
                add(occupied.stone() == player ? Situation.ON_OWN_STONE : Situation.ON_OTHER_STONE);
            } else if (isPlay(refused.refusal())) {
                Position placed = before.rules().place(before.position(), player, point);
                Removal removal = before.rules().remove(placed, player);
                Position after = placed.without(removal.captured()).without(removal.selfCaptured());
                decided(
                        before,
                        after,
                        removal.captured().size(),
                        removal.selfCaptured().size());
            }
        }
        supply(before, point);
    }

    /** Whether a refusal is of what the play would do to the stones. */
    private static boolean isPlay(Refusal refusal) {
        return refusal instanceof Refusal.SelfCaptures
                || refusal instanceof Refusal.Repeats
                || refusal instanceof Refusal.TakesBack
                || refusal instanceof Refusal.Undecided;
    }

    private void captured(Game before, Point point, Ruling.Made made) {
        int captured = made.captured().size();
        if (captured == 0) {
            return;
        }
        add(
                captured == 1
                        ? Situation.CAPTURES_OF_ONE
                        : captured < MANY ? Situation.CAPTURES_OF_FEW : Situation.CAPTURES_OF_MANY);
        Position after = made.after().position();
        PointSet liberties = before.rules().liberties(after, point);
        if (liberties.minus(made.captured()).isEmpty()) {
            add(Situation.CAPTURES_WITHOUT_LIBERTY);
        }
        if (captured > 1) {
            PointSet one =
                    before.rules().connected(before.position(), made.captured().first());
            if (one.size() < captured) {
                add(Situation.CAPTURES_OF_CHAINS);
            }
            if (tookOne(before, made.captured())) {
                add(Situation.SNAPBACKS);
            }
        }
    }

    /** Whether the last move was made by one of these stones, and took one. */
    private static boolean tookOne(Game game, PointSet stones) {
        Color player = game.toMove();
        return game.lastMove().orElse(null) instanceof Move.Play last
                && stones.contains(last.point())
                && game.removed(player) == game.previous().orElseThrow().removed(player) + 1;
    }

    /** What the axes say of a play that has these consequences. */
    private void decided(Game before, Position after, int captured, int selfCaptured) {
        boolean recreates = recreates(before, after);
        if (recreates) {
            add(Situation.REPETITIONS);
        }
        if (selfCaptured > 0) {
            add(selfCaptured == 1 ? Situation.SUICIDES_OF_ONE : Situation.SUICIDES_OF_SEVERAL);
            if (selfCaptured > 1 && recreates) {
                add(Situation.SUICIDES_THAT_REPEAT);
            }
            if (before.rules().repetition(before, after).isEmpty()) {
                axes.get(SelfCapture.class).move(new double[] {
                    AxisTally.FORBIDS, selfCaptured == 1 ? AxisTally.FORBIDS : AxisTally.ALLOWS, AxisTally.ALLOWS
                });
            }
        }
        boolean lost = selfCaptured > 0
                && before.rules().selfCapture() != SelfCapture.ALLOWED
                && !(selfCaptured > 1 && before.rules().selfCapture() == SelfCapture.SEVERAL);
        if (!lost && (recreates || captured == 1)) {
            double[] says = Alternatives.repetitions(before, after, recreates);
            axes.get(Repetition.class).move(says);
            if (selfCaptured == 0
                    && says[Repetition.POSITIONAL.ordinal()] == AxisTally.FORBIDS
                    && says[Repetition.SIMPLE.ordinal()] == AxisTally.ALLOWS) {
                add(Situation.SUPERKO_ONLY);
            }
        }
    }

    private static boolean recreates(Game before, Position after) {
        for (Game moment = before; moment != null; moment = moment.previous().orElse(null)) {
            if (moment.position().equals(after)) {
                return true;
            }
        }
        return false;
    }

    private void supply(Game before, Point point) {
        if (2 * before.position().stones(before.toMove()).size()
                < before.board().size() - 1) {
            return;
        }
        List<VariantRules> rules = alternatives(before).on(Supply.class);
        axes.get(Supply.class)
                .move(says(rules.stream()
                        .map(other ->
                                other.rule(before, before.toMove(), new Move.Play(point)) instanceof Ruling.Refused)
                        .toList()));
    }

    /**
     * Which plays are legal was compared, point by point: as if every play that some value forbids and another may not had
     * been tried.
     */
    public void looked(Game game) {
        PointSet points = Echoes.of(game);
        Sketch sketch = new Sketch(game.position());
        byte own = Sketch.of(game.toMove());
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

    /** A score was compared. This takes longer than a move: some 50 microseconds on a 9x9 board. */
    public void scored(Game game) {
        add(Situation.SCORES);
        for (Class<? extends Choice> axis : COUNTS) {
            axes.get(axis)
                    .compare(alternatives(game).on(axis).stream()
                            .mapToDouble(rules -> rules.score(game).lead())
                            .toArray());
        }
        if (game.score().lead() == 0) {
            Arrays.stream(Draws.values()).forEach(this::mattered);
        }
    }

    /** A value of an axis mattered, in a way that only the caller can tell. */
    public void mattered(Choice value) {
        axes.get(value.getClass()).mattered(value);
    }

    private Alternatives alternatives(Game game) {
        if (alternatives == null || alternatives.rules() != game.rules()) {
            alternatives = new Alternatives(game.rules());
        }
        return alternatives;
    }

    private static double[] says(List<Boolean> forbidden) {
        return forbidden.stream()
                .mapToDouble(forbids -> forbids ? AxisTally.FORBIDS : AxisTally.ALLOWS)
                .toArray();
    }

    private void add(Situation situation) {
        situations[situation.ordinal()]++;
    }

    /** What has been exercised until now. */
    public Exercised snapshot() {
        Map<String, Map<String, Met>> met = new LinkedHashMap<>();
        axes.forEach((type, tally) -> met.put(new Axis(type).id(), tally.snapshot()));
        Map<String, Long> counts = new LinkedHashMap<>();
        for (Situation situation : Situation.values()) {
            counts.put(situation.id(), situations[situation.ordinal()]);
        }
        Map<String, Long> games = new LinkedHashMap<>();
        new ArrayList<>(boards.keySet()).forEach(board -> games.put(board.toString(), boards.get(board)));
        return new Exercised(
                Collections.unmodifiableMap(met),
                Collections.unmodifiableMap(counts),
                Collections.unmodifiableMap(Exercised.bySize(games)));
    }
}
