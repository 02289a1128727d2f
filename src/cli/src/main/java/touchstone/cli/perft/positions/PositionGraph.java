package touchstone.cli.perft.positions;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.Position;
import touchstone.reference.Ruling;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.SelfCapture;

/**
 * The legal positions of a small board and the plays between them, where no repetition is forbidden; every play is
 * decided by the reference.
 */
public final class PositionGraph {

    private final List<Position> positions = new ArrayList<>();
    private final Map<Position, Integer> numbers = new HashMap<>();
    /** By player, position and point; -1 where a stone stands or the play is refused. */
    private final int[][][] next = new int[2][][];

    public PositionGraph(Board board, SelfCapture selfCapture) {
        LegalPositions.forEach(board, position -> {
            numbers.put(position, positions.size());
            positions.add(position);
        });
        BaseRules rules = new BaseRules(Repetition.NONE, selfCapture);
        for (Color player : Color.values()) {
            next[player.ordinal()] = new int[positions.size()][];
            for (int i = 0; i < positions.size(); i++) {
                next[player.ordinal()][i] = plays(Game.from(rules, positions.get(i), player));
            }
        }
    }

    private int[] plays(Game game) {
        return game.board().points().stream()
                .mapToInt(point -> after(game, point))
                .toArray();
    }

    private int after(Game game, Point point) {
        return game.rule(new Move.Play(point)) instanceof Ruling.Made made
                ? numbers.get(made.after().position())
                : -1;
    }

    /** How many positions there are, numbered from 0. */
    public int size() {
        return positions.size();
    }

    int number(Position position) {
        return numbers.get(position);
    }

    Position position(int number) {
        return positions.get(number);
    }

    /** To which positions plays of a player lead, by the points of the board in order; -1 where there is no legal play. */
    int[] plays(int position, Color player) {
        return next[player.ordinal()][position];
    }

    /** How many plays there are, of both players from all positions, that change the position. */
    public long edges() {
        long edges = 0;
        for (int[][] ofPlayer : next) {
            for (int from = 0; from < ofPlayer.length; from++) {
                for (int to : ofPlayer[from]) {
                    edges += to >= 0 && to != from ? 1 : 0;
                }
            }
        }
        return edges;
    }
}
