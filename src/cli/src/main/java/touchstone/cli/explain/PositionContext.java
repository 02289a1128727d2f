package touchstone.cli.explain;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import touchstone.cli.terminal.CommandException;
import touchstone.explore.replay.GameReplay;
import touchstone.explore.replay.ReplayedGame;
import touchstone.formats.sgf.SgfNode;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.Position;
import touchstone.reference.Refusal;
import touchstone.reference.Ruling;
import touchstone.reference.Statement;
import touchstone.reference.VariantRules;

/**
 * A game that begins from a position, with the moves made since.
 *
 * @param letters the points that have a name in the picture
 * @param toMove whose turn it is in the position; whoever the rules have begin, if that is left open
 * @param justPlayed the point of the play that led to the position
 * @param handicap stones agreed on at the start, 0 if none
 * @param moves made from there by turns
 */
record PositionContext(
        Position position,
        Map<Character, Point> letters,
        Optional<Color> toMove,
        Optional<Point> justPlayed,
        int handicap,
        List<Move> moves)
        implements MoveContext {

    static PositionContext of(Position position, Map<Character, Point> letters) {
        return new PositionContext(position, letters, Optional.empty(), Optional.empty(), 0, List.of());
    }

    PositionContext turn(Optional<Color> mover) {
        return new PositionContext(position, letters, mover, justPlayed, handicap, moves);
    }

    /** @throws CommandException if no stone stands there, or it is somebody else's turn */
    PositionContext after(String written) {
        Point point = ((Move.Play) move(written)).point();
        Color player = Optional.of(point)
                .filter(board()::contains)
                .flatMap(position::stone)
                .orElseThrow(() ->
                        CommandException.usage("--just-played " + written + ": no stone stands there in the position"));
        if (toMove.filter(player::equals).isPresent()) {
            throw CommandException.usage("--just-played " + written + ": " + player + " has played there, so it is "
                    + player.opponent() + "'s turn; leave out --to-move");
        }
        return new PositionContext(
                position, letters, Optional.of(player.opponent()), Optional.of(point), handicap, moves);
    }

    /** @throws CommandException if the position is not empty */
    PositionContext handicap(int stones) {
        if (!position.stones().isEmpty()) {
            throw CommandException.usage("--handicap " + stones + ": the board is not empty; expected it with --board");
        }
        return new PositionContext(position, letters, toMove, justPlayed, stones, moves);
    }

    PositionContext then(List<Move> more) {
        List<Move> all = new ArrayList<>(moves);
        all.addAll(more);
        return new PositionContext(position, letters, toMove, justPlayed, handicap, all);
    }

    /** @throws CommandException if one of them is no move */
    PositionContext then(String sequence) {
        return then(Arrays.stream(sequence.strip().split("[\\s,]+"))
                .filter(word -> !word.isEmpty())
                .map(this::move)
                .toList());
    }

    private Board board() {
        return position.board();
    }

    @Override
    public Move move(String written) {
        String word = written.strip();
        if (word.toLowerCase(Locale.ROOT).equals("pass")) {
            return Move.PASS;
        }
        if (word.length() == 1 && letters.containsKey(word.charAt(0))) {
            return new Move.Play(letters.get(word.charAt(0)));
        }
        try {
            return new Move.Play(Point.parse(word));
        } catch (IllegalArgumentException fault) {
            throw CommandException.usage(fault.getMessage() + ", or pass"
                    + (letters.isEmpty() ? "" : ", or a letter of the picture: " + letters.keySet()));
        }
    }

    @Override
    public ReplayedGame reach(VariantRules rules) {
        GameReplay replay = new GameReplay(begin(rules));
        List<SgfNode> nodes = new ArrayList<>();
        Color player = replay.toMove();
        for (Move move : moves) {
            nodes.add(new SgfNode.Played(player, move));
            player = player.opponent();
        }
        return replay.follow(nodes);
    }

    private Game begin(VariantRules rules) {
        if (justPlayed.isPresent()) {
            return Game.from(rules, position, justPlayed.get());
        }
        boolean start = position.stones().isEmpty()
                && toMove.filter(color -> color != rules.first()).isEmpty();
        if (!start) {
            return Game.from(rules, position, toMove.orElseGet(rules::first));
        }
        Game game = Game.begin(rules, board());
        return handicap == 0 ? game : agreed(game);
    }

    private Game agreed(Game game) {
        Ruling ruling = game.rule(new Statement.Handicap(handicap));
        if (ruling instanceof Ruling.Agreed agreed) {
            return agreed.after();
        }
        Refusal refusal = ((Ruling.Refused) ruling).refusal();
        throw new Impossible(
                "a handicap of " + handicap + ": " + refusal.explanation() + " (" + refusal.clause() + ")");
    }
}
