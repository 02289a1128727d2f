package touchstone.explore.coverage;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import touchstone.reference.BaseRules;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.Refusal;
import touchstone.reference.Removal;
import touchstone.reference.Ruling;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.SelfCapture;
import touchstone.reference.choice.Supply;

/** Counts plays by what they are about. */
final class PlayCounter {

    private static final int MANY = 5;
    private static final int FAR_BACK = 16;

    private final CoverageCounts tallies;
    /** What the rules of repetition say of plays in the game that is counted: many a play is asked about and then made or tried. */
    private final IdentityHashMap<Game, Map<Position, double[]>> said = new IdentityHashMap<>();

    PlayCounter(CoverageCounts tallies) {
        this.tallies = tallies;
    }

    /** A game begins. */
    void begun() {
        said.clear();
    }

    /** A play was tried by the player whose turn it is. */
    void tried(Game before, Point point, Ruling ruling) {
        if (ruling instanceof Ruling.Made made) {
            if (!made.captured().isEmpty()) {
                captured(before, point, made);
            }
            decided(before, made.after().position(), new Removal(made.captured(), made.selfCaptured()));
        } else if (ruling instanceof Ruling.Refused refused) {
            refused(before, point, refused.refusal());
        }
        // Only a player who has half the stones the board has room for may have run out of them.
        if (2 * before.position().stones(before.toMove()).size()
                >= before.board().size() - 1) {
            Move play = new Move.Play(point);
            tallies.move(
                    before, Supply.class, rules -> rules.rule(before, before.toMove(), play) instanceof Ruling.Refused);
        }
    }

    private void refused(Game before, Point point, Refusal refusal) {
        if (refusal instanceof Refusal.OffBoard) {
            tallies.add(GameSituation.OFF_BOARD);
        } else if (refusal instanceof Refusal.Occupied occupied) {
            tallies.add(
                    occupied.stone() == before.toMove() ? GameSituation.ON_OWN_STONE : GameSituation.ON_OTHER_STONE);
        } else if (isForWhatItDoes(refusal)) {
            BaseRules rules = before.rules();
            Position placed = rules.place(before.position(), before.toMove(), point);
            Removal removal = rules.remove(placed, before.toMove());
            decided(before, placed.without(removal.captured()).without(removal.selfCaptured()), removal);
        }
    }

    private static boolean isForWhatItDoes(Refusal refusal) {
        return refusal instanceof Refusal.SelfCaptures
                || refusal instanceof Refusal.ForRepetition
                || refusal instanceof Refusal.Undecided;
    }

    private void captured(Game before, Point point, Ruling.Made made) {
        int captured = made.captured().size();
        if (captured == 1) {
            tallies.add(GameSituation.CAPTURES_OF_ONE);
        } else {
            tallies.add(captured < MANY ? GameSituation.CAPTURES_OF_FEW : GameSituation.CAPTURES_OF_MANY);
            PointSet one =
                    before.rules().connected(before.position(), made.captured().first());
            if (one.size() < captured) {
                tallies.add(GameSituation.CAPTURES_OF_CHAINS);
            }
            if (tookOne(before, made.captured())) {
                tallies.add(GameSituation.SNAPBACKS);
            }
        }
        PointSet liberties = before.rules().liberties(made.after().position(), point);
        if (liberties.minus(made.captured()).isEmpty()) {
            tallies.add(GameSituation.CAPTURES_WITHOUT_LIBERTY);
        }
    }

    /** Whether the last move was made by one of these stones, and took one. */
    private static boolean tookOne(Game game, PointSet stones) {
        Color player = game.toMove();
        return game.lastMove().orElse(null) instanceof Move.Play last
                && stones.contains(last.point())
                && game.removed(player) == game.previous().orElseThrow().removed(player) + 1;
    }

    /** What the axes say of a play that leads to a position. */
    private void decided(Game before, Position after, Removal removal) {
        Optional<Game> earlier = latest(before, after);
        boolean recreates = earlier.isPresent();
        int lost = removal.selfCaptured().size();
        if (recreates) {
            tallies.add(GameSituation.REPETITIONS);
        }
        if (lost > 0) {
            selfCaptured(before, after, lost, recreates);
        }
        boolean suicide = before.rules().suicide(removal.selfCaptured()).isPresent();
        if (!suicide && (recreates || lost > 0 || !removal.captured().isEmpty())) {
            double[] says = said.computeIfAbsent(before, moment -> new HashMap<>())
                    .computeIfAbsent(after, position -> AlternativeRules.repetitions(before, position, recreates));
            tallies.axis(Repetition.class).move(says);
            boolean superko = says[Repetition.POSITIONAL.ordinal()] == AxisCounter.FORBIDS;
            boolean ko = says[Repetition.SIMPLE.ordinal()] == AxisCounter.FORBIDS;
            if (lost == 0 && superko && !ko) {
                tallies.add(GameSituation.SUPERKO_ONLY);
                if (before.moves() + 1 - earlier.orElseThrow().moves() > FAR_BACK) {
                    tallies.add(GameSituation.SUPERKO_FAR_BACK);
                }
            }
        }
    }

    private void selfCaptured(Game before, Position after, int lost, boolean recreates) {
        tallies.add(lost == 1 ? GameSituation.SUICIDES_OF_ONE : GameSituation.SUICIDES_OF_SEVERAL);
        if (lost > 1 && recreates) {
            tallies.add(GameSituation.SUICIDES_THAT_REPEAT);
        }
        if (before.rules().repetition(before, after).isEmpty()) {
            double[] says = new double[SelfCapture.values().length];
            says[SelfCapture.FORBIDDEN.ordinal()] = AxisCounter.FORBIDS;
            says[SelfCapture.SEVERAL.ordinal()] = lost == 1 ? AxisCounter.FORBIDS : AxisCounter.ALLOWS;
            tallies.axis(SelfCapture.class).move(says);
        }
    }

    /** The last moment at which a position stood. */
    private static Optional<Game> latest(Game before, Position position) {
        // A loop and not a stream of moments: this is asked at every play, of every moment of the game.
        for (Game moment = before; moment != null; moment = moment.previous().orElse(null)) {
            if (moment.position().equals(position)) {
                return Optional.of(moment);
            }
        }
        return Optional.empty();
    }
}
