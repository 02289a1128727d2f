package touchstone.subject;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.Refusal;
import touchstone.reference.Ruling;
import touchstone.reference.Score;

/** A game under rules in this JVM. */
final class RulesTable implements Table {

    private final BaseRules rules;
    private final List<Exchange> transcript = new ArrayList<>();
    private Game game;

    RulesTable(BaseRules rules) {
        this.rules = rules;
        this.game = Game.begin(rules, Board.of(19, 19));
    }

    @Override
    public void begin(Opening opening) {
        if (opening.isStart()) {
            game = Game.begin(rules, opening.board());
            told("begin on an empty " + opening.board() + " board", "");
            return;
        }
        game = opening.lastPlay()
                .map(last -> Game.from(rules, opening.position(), last))
                .orElseGet(() -> Game.from(rules, opening.position(), opening.toMove()));
        told("begin with " + opening.toMove() + " to move in\n" + opening.position(), "");
    }

    @Override
    public Answer make(Color player, Move move) {
        Ruling ruling = game.rule(player, move);
        if (ruling instanceof Ruling.Made made) {
            game = made.after();
        }
        return answer(player + " " + move, ruling);
    }

    @Override
    public Answer ask(Color player, Move move) {
        return answer("may " + player + " " + move + "?", game.rule(player, move));
    }

    private Answer answer(String asked, Ruling ruling) {
        if (ruling instanceof Ruling.Refused refused) {
            Refusal refusal = refused.refusal();
            String words = refusal.clause() + ": " + refusal.explanation();
            told(asked, "refused, " + words);
            return new Answer.Refused(Optional.of(reason(refusal)), words);
        }
        told(asked, "accepted");
        return new Answer.Accepted();
    }

    private static Reason reason(Refusal refusal) {
        if (refusal instanceof Refusal.OffBoard) {
            return Reason.OFF_BOARD;
        } else if (refusal instanceof Refusal.Occupied) {
            return Reason.OCCUPIED;
        } else if (refusal instanceof Refusal.SelfCaptures) {
            return Reason.SELF_CAPTURE;
        } else if (refusal instanceof Refusal.Repeats) {
            return Reason.REPETITION;
        } else if (refusal instanceof Refusal.OutOfTurn) {
            return Reason.OUT_OF_TURN;
        }
        return Reason.GAME_OVER;
    }

    /** Asks the rules of every point, whoever's turn it is. */
    @Override
    public PointSet legalPlays(Color player) {
        PointSet legal = game.board().none();
        for (Point point : game.board().points()) {
            if (game.rule(player, new Move.Play(point)) instanceof Ruling.Made) {
                legal = legal.with(point);
            }
        }
        return told("where may " + player + " play?", legal);
    }

    @Override
    public Position position() {
        return told("position?", game.position());
    }

    @Override
    public PointSet chain(Point stone) {
        return told("chain of " + stone + "?", rules.connected(game.position(), stone));
    }

    @Override
    public PointSet liberties(Point stone) {
        return told("liberties of " + stone + "?", rules.liberties(game.position(), stone));
    }

    @Override
    public int prisoners(Color color) {
        return told(color + " stones removed?", game.removed(color));
    }

    @Override
    public Color toMove() {
        return told("whose turn?", game.toMove());
    }

    @Override
    public boolean over() {
        return told("over?", game.over());
    }

    @Override
    public double lead() {
        Score score = game.score();
        return told("by how much is Black ahead?", score.black() - score.white());
    }

    @Override
    public PointSet territory(Color player) {
        return told(player + "'s territory?", rules.territory(rules.finalPosition(game), player));
    }

    @Override
    public Score score() {
        return told("score?", game.score());
    }

    private <T> T told(String asked, T answered) {
        transcript.add(new Exchange(asked, answered.toString()));
        return answered;
    }

    @Override
    public List<Exchange> transcript() {
        List<Exchange> told = List.copyOf(transcript);
        transcript.clear();
        return told;
    }

    /** Answering takes no waiting: the answer is computed by the asking thread. */
    @Override
    public Duration waited() {
        return Duration.ZERO;
    }

    @Override
    public void close() {
        // Nothing runs that could be stopped.
    }
}
