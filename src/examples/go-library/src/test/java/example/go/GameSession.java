package example.go;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.Position;
import touchstone.spi.Answer;
import touchstone.spi.BoardView;
import touchstone.spi.Capability;
import touchstone.spi.Exchange;
import touchstone.spi.GameStart;
import touchstone.spi.GameState;
import touchstone.spi.PrisonerCount;
import touchstone.spi.RefusalReason;
import touchstone.spi.ScoreView;
import touchstone.spi.Session;
import touchstone.spi.UnsupportedException;

/** One game with the library. It translates, and knows no rule itself. */
final class GameSession implements Session, BoardView, GameState, PrisonerCount, ScoreView {

    private final List<Exchange> transcript = new ArrayList<>();
    private Board board;
    private Game game;
    private int blackBefore;
    private int whiteBefore;

    @Override
    public void begin(GameStart opening) {
        board = opening.board();
        if (board.width() != board.height()) {
            throw new UnsupportedException(Capability.RECTANGULAR, "the library has square boards only");
        }
        game = new Game(board.width());
        blackBefore = opening.blackPrisoners();
        whiteBefore = opening.whitePrisoners();
        for (Point point : opening.position().stones()) {
            if (!Optional.of(point).equals(opening.lastPlay())) {
                game.set(
                        x(point),
                        y(point),
                        stone(opening.position().stone(point).orElseThrow()));
            }
        }
        game.setToMove(stone(opening.toMove()));
        opening.lastPlay().ifPresent(last -> {
            game.setToMove(stone(opening.toMove().opponent()));
            game.play(x(last), y(last));
        });
        said("set up\n" + opening.position(), "");
    }

    @Override
    public Answer make(Color player, Move move) {
        Answer answer = answer(player, move);
        if (answer instanceof Answer.Accepted) {
            if (move instanceof Move.Play play) {
                game.play(x(play.point()), y(play.point()));
            } else {
                game.pass();
            }
        }
        said(player + " " + move, answer.toString());
        return answer;
    }

    @Override
    public Answer ask(Color player, Move move) {
        Answer answer = answer(player, move);
        said("may " + player + " " + move + "?", answer.toString());
        return answer;
    }

    private Answer answer(Color player, Move move) {
        if (stone(player) != game.toMove()) {
            return new Answer.Refused(Optional.of(RefusalReason.OUT_OF_TURN), "it is " + game.toMove() + "'s turn");
        }
        if (move instanceof Move.Play play) {
            Game.Illegal why = game.illegal(x(play.point()), y(play.point()));
            return why == null ? new Answer.Accepted() : new Answer.Refused(Optional.of(reason(why)), why.toString());
        }
        return game.isOver()
                ? new Answer.Refused(Optional.of(RefusalReason.GAME_OVER), Game.Illegal.GAME_OVER.toString())
                : new Answer.Accepted();
    }

    private static RefusalReason reason(Game.Illegal why) {
        return switch (why) {
            case OFF_BOARD -> RefusalReason.OFF_BOARD;
            case GAME_OVER -> RefusalReason.GAME_OVER;
            case OCCUPIED -> RefusalReason.OCCUPIED;
            case KO -> RefusalReason.REPETITION;
            case SUICIDE -> RefusalReason.SELF_CAPTURE;
        };
    }

    @Override
    public Position position() {
        Position position = Position.empty(board);
        for (Point point : board.points()) {
            Stone stone = game.at(x(point), y(point));
            if (stone != Stone.NONE) {
                position = position.with(stone == Stone.BLACK ? Color.BLACK : Color.WHITE, point);
            }
        }
        return said("the board?", position);
    }

    @Override
    public Color toMove() {
        return said("whose turn?", game.toMove() == Stone.BLACK ? Color.BLACK : Color.WHITE);
    }

    @Override
    public boolean over() {
        return said("over?", game.isOver());
    }

    @Override
    public int prisoners(Color color) {
        int before = color == Color.BLACK ? blackBefore : whiteBefore;
        return said("captured " + color + " stones?", before + game.captured(stone(color)));
    }

    @Override
    public double lead() {
        return said("score?", (double) game.score());
    }

    /** The library counts rows from the top, the suite from the bottom. */
    private int y(Point point) {
        return board.height() - 1 - point.row();
    }

    private static int x(Point point) {
        return point.column();
    }

    private static Stone stone(Color color) {
        return color == Color.BLACK ? Stone.BLACK : Stone.WHITE;
    }

    private <T> T said(String asked, T answered) {
        transcript.add(new Exchange(asked, answered.toString()));
        return answered;
    }

    @Override
    public List<Exchange> transcript() {
        List<Exchange> said = List.copyOf(transcript);
        transcript.clear();
        return said;
    }

    @Override
    public Duration waited() {
        return Duration.ZERO;
    }

    @Override
    public void close() {
        // A game needs no closing.
    }
}
