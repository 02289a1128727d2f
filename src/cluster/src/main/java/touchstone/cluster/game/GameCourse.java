package touchstone.cluster.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Position;

/**
 * What happened in a game, whatever the rules say of it.
 *
 * @param selfCaptures how many plays removed stones of their own player
 * @param passes before the last play
 * @param passStones by how much Black's lead would rise if each of these passes had given the opponent a stone
 * @param lastPasses after it
 */
record GameCourse(List<Repeat> repeats, int selfCaptures, int passes, int passStones, int lastPasses) {

    /**
     * A position that stood on the board before.
     *
     * @param move after which it does, from 1, counted from the last set-up
     * @param period in moves
     */
    record Repeat(RepetitionKind kind, int move, int period) {}

    /** @param last the game at its end, every move of it made, legal or not */
    static GameCourse of(Game last) {
        List<Game> moments = new ArrayList<>(last.moments().toList());
        Collections.reverse(moments);
        Map<Position, Integer> seen = new HashMap<>(2 * moments.size());
        List<Repeat> repeats = new ArrayList<>();
        int selfCaptures = 0;
        int passes = 0;
        int passStones = 0;
        int lastPassStones = 0;
        int lastPasses = 0;
        seen.put(moments.get(0).position(), 0);
        for (int number = 1; number < moments.size(); number++) {
            Game before = moments.get(number - 1);
            Game after = moments.get(number);
            if (after.lastMove().filter(Move.Play.class::isInstance).isEmpty()) {
                // What is no move is a set-up, or a turn that was given.
                if (after.lastMove().isPresent()) {
                    lastPasses++;
                    lastPassStones += after.madeBy(Color.WHITE) ? 1 : -1;
                }
                seen.putIfAbsent(after.position(), number);
                continue;
            }
            passes += lastPasses;
            passStones += lastPassStones;
            lastPasses = 0;
            lastPassStones = 0;
            Color player = after.madeBy(Color.BLACK) ? Color.BLACK : Color.WHITE;
            selfCaptures += after.removed(player) > before.removed(player) ? 1 : 0;
            Integer earlier = seen.put(after.position(), number);
            if (earlier != null) {
                int period = after.moves() - moments.get(earlier).moves();
                repeats.add(new Repeat(kind(moments.subList(earlier, number + 1)), after.moves(), period));
            }
        }
        return new GameCourse(repeats, selfCaptures, passes, passStones, lastPasses);
    }

    private static RepetitionKind kind(List<Game> cycle) {
        Game first = cycle.get(0);
        Game last = cycle.get(cycle.size() - 1);
        int plays = 0;
        int most = 0;
        for (int i = 1; i < cycle.size(); i++) {
            Game before = cycle.get(i - 1);
            Game after = cycle.get(i);
            plays += after.lastMove().filter(Move.Play.class::isInstance).isPresent() ? 1 : 0;
            most = Math.max(most, removed(after) - removed(before));
        }
        return RepetitionKind.of(
                plays,
                last.removed(Color.BLACK) - first.removed(Color.BLACK),
                last.removed(Color.WHITE) - first.removed(Color.WHITE),
                most);
    }

    private static int removed(Game game) {
        return game.removed(Color.BLACK) + game.removed(Color.WHITE);
    }
}
