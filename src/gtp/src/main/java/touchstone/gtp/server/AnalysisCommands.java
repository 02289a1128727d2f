package touchstone.gtp.server;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;

/**
 * The commands by which Leela Zero and KataGo tell what they think of moves. A player without search has one thing to say: the
 * move that it would make, at even odds, and who owns the points as the stones stand. So the answer ends there, and does not wait
 * for the next line.
 */
final class AnalysisCommands {

    private static final Set<String> KATA_EXTRAS = Set.of("ownership", "rootInfo");

    private final ServedGame game;

    private AnalysisCommands(ServedGame game) {
        this.game = game;
    }

    static void add(Map<String, ServedCommand> commands, ServedGame game) {
        AnalysisCommands analysis = new AnalysisCommands(game);
        commands.put("lz-analyze", arguments -> analysis.leela(analysis.request(arguments, Set.of())));
        commands.put("kata-analyze", arguments -> analysis.kata(analysis.request(arguments, KATA_EXTRAS)));
        commands.put("lz-genmove_analyze", arguments -> analysis.moved(arguments, Set.of(), analysis::leela));
        commands.put("kata-genmove_analyze", arguments -> analysis.moved(arguments, KATA_EXTRAS, analysis::kata));
    }

    /** What is analysed, and then the move that is made of it. */
    private String moved(Arguments arguments, Set<String> extras, Function<AnalysisRequest, String> telling) {
        AnalysisRequest request = request(arguments, extras);
        String told = telling.apply(request);
        List<Move> moves = moves(request);
        if (moves.isEmpty() || moves.get(0).equals(game.suggest(request.player()))) {
            return told + "\nplay " + game.generate(request.player());
        }
        game.play(request.player(), moves.get(0));
        return told + "\nplay " + moves.get(0);
    }

    private AnalysisRequest request(Arguments arguments, Set<String> extras) {
        return new AnalysisRequest(arguments, extras, game.next().toMove());
    }

    private String leela(AnalysisRequest request) {
        return told(request, "info move %1$s visits %2$d winrate 5000 prior %3$d0000 lcb 0 order %4$d pv %1$s");
    }

    private String kata(AnalysisRequest request) {
        String moves = told(
                request,
                "info move %1$s visits %2$d utility 0 winrate 0.5 scoreMean 0 scoreStdev 0 scoreLead 0 scoreSelfplay 0"
                        + " prior %3$d lcb 0 utilityLcb 0 order %4$d pv %1$s");
        return moves.isEmpty()
                ? moves
                : moves
                        + (request.shows("rootInfo") ? " rootInfo visits 1 utility 0 winrate 0.5 scoreLead 0" : "")
                        + (request.shows("ownership") ? " ownership " + ownership(request.player()) : "");
    }

    /**
     * On a line of its own, as a controller looks for lines that begin with info. Where there is nothing to tell there is no line: an
     * empty one would end the answer.
     */
    private String told(AnalysisRequest request, String form) {
        List<Move> moves = moves(request);
        return (moves.isEmpty() ? "" : "\n")
                + IntStream.range(0, moves.size())
                        .mapToObj(i -> form.formatted(moves.get(i), i == 0 ? 1 : 0, i == 0 ? 1 : 0, i))
                        .collect(Collectors.joining(" "));
    }

    /** The best first. */
    private List<Move> moves(AnalysisRequest request) {
        List<Move> choices = new ArrayList<>(game.choices(request.player()));
        Move best = game.suggest(request.player());
        // Any other of them has the place of the best if that one is to be avoided.
        if (choices.remove(best)) {
            choices.add(0, best);
        }
        return request.of(choices);
    }

    /** From the top left to the bottom right: 1 for a point of this player, -1 for one of the opponent. */
    private String ownership(Color player) {
        PointSet own = owned(player);
        PointSet others = owned(player.opponent());
        Board board = game.position().board();
        return IntStream.range(0, board.size())
                .mapToObj(i -> new Point(i % board.width(), board.height() - 1 - i / board.width()))
                .map(point -> own.contains(point) ? "1" : others.contains(point) ? "-1" : "0")
                .collect(Collectors.joining(" "));
    }

    private PointSet owned(Color player) {
        return game.position().stones(player).or(game.rules().territory(game.position(), player));
    }
}
