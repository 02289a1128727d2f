package touchstone.cli.perft;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.Option;
import touchstone.cli.options.PositionOption;
import touchstone.cli.terminal.CommandException;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.Position;
import touchstone.reference.Refusal;
import touchstone.reference.Ruling;
import touchstone.spi.GameStart;
import touchstone.suite.diagram.BoardDiagram;

/** The options that say where a count begins. */
final class PerftStartOptions {

    private static final String USUAL = "3x3";

    @Option(
            names = "--board",
            paramLabel = "WxH",
            description = "The board, width first, 1x1 to 25x25. Default: " + USUAL + ".")
    private Optional<String> size = Optional.empty();

    @Option(
            names = "--moves",
            paramLabel = "MOVES",
            defaultValue = "",
            description =
                    "Moves made before the count begins, of both players in turn, as in \"A1 B1 pass\": what follows "
                            + "them is counted.")
    private String moves;

    @Option(
            names = "--position",
            paramLabel = "PICTURE",
            description =
                    "What stands at the start: a file with a picture as in the features, - for standard input, or its rows, "
                            + "the top one first, with / between them, as in \".X./X.X/.X.\". Moves with numbers are made.")
    private Optional<String> picture = Optional.empty();

    @Option(
            names = "--to-move",
            paramLabel = "COLOR",
            defaultValue = "black",
            description = "Whose turn it is at the start: black or white. Default: ${DEFAULT-VALUE}.")
    private Color toMove;

    /** What the picture shows; read once, as it may come from standard input. */
    private Optional<BoardDiagram> drawn = Optional.empty();

    /** @throws CommandException if the options make no sense */
    GameStart opening() {
        Optional<Board> board = size.map(PositionOption::board);
        Position position = drawn().map(BoardDiagram::position)
                .orElseGet(() -> Position.empty(board.orElseGet(() -> PositionOption.board(USUAL))));
        if (board.isPresent() && board.get() != position.board()) {
            throw CommandException.usage(
                    "--position is of a " + position.board() + " board, and --board says " + board.get());
        }
        return new GameStart(position, toMove, Optional.empty());
    }

    private Optional<BoardDiagram> drawn() {
        if (picture.isPresent() && drawn.isEmpty()) {
            drawn = Optional.of(PositionOption.read(picture.get()));
            PositionOption.requireLiberties(drawn.get().position());
        }
        return drawn;
    }

    /** The moves to begin with: those with numbers in the picture, and those named. */
    List<Move> moves() {
        List<Move> all = new ArrayList<>();
        drawn().ifPresent(shown -> shown.numbers().values().forEach(point -> all.add(new Move.Play(point))));
        for (String word : moves.strip().split("[\\s,]+", 0)) {
            if (word.toLowerCase(Locale.ROOT).equals("pass")) {
                all.add(Move.PASS);
            } else if (!word.isEmpty()) {
                try {
                    all.add(new Move.Play(Point.parse(word)));
                } catch (IllegalArgumentException noPoint) {
                    throw CommandException.usage("--moves: " + noPoint.getMessage() + ", or pass");
                }
            }
        }
        return all;
    }

    /**
     * The game where the count begins.
     *
     * @param name of the rules, for a complaint
     * @throws CommandException if the rules don't let it come so far
     */
    Game game(BaseRules rules, String name) {
        GameStart opening = opening();
        Game game = opening.isStart()
                ? Game.begin(rules, opening.board())
                : Game.from(rules, opening.position(), opening.toMove());
        List<Move> made = moves();
        for (int i = 0; i < made.size(); i++) {
            Ruling ruling = game.rule(made.get(i));
            if (ruling instanceof Ruling.Refused refused) {
                Refusal refusal = refused.refusal();
                throw CommandException.usage("--moves: under " + name + " move " + (i + 1) + ", " + game.toMove() + " "
                        + made.get(i) + ", is illegal: " + refusal.clause() + ", " + refusal.explanation());
            }
            game = ((Ruling.Made) ruling).after();
        }
        return game;
    }

    /** As a heading has it. */
    String words() {
        GameStart opening = opening();
        String from = opening.isStart() ? "" : ", " + opening.toMove() + " to move in a given position";
        return opening.board() + from + (moves().isEmpty() ? "" : ", after " + movesInWords());
    }

    String movesInWords() {
        return String.join(" ", moves().stream().map(Move::toString).toList());
    }
}
