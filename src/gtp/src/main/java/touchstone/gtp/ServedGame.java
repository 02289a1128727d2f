package touchstone.gtp;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Position;
import touchstone.reference.Refusal;
import touchstone.reference.Ruling;
import touchstone.reference.Score;

/** The game a server keeps for its controller, with the rules it goes by. */
final class ServedGame {

    private BaseRules rules;
    private Game game;
    private BigDecimal komi = BigDecimal.ZERO;

    ServedGame(BaseRules rules) {
        this.rules = rules;
        begin(Board.of(19, 19));
    }

    void begin(Board board) {
        game = Game.begin(rules, board);
    }

    Game game() {
        return game;
    }

    BaseRules rules() {
        return rules;
    }

    Position position() {
        return game.position();
    }

    /** The game goes on from its position under other rules; what they may not see repeated is the empty board and this. */
    void rules(BaseRules others) {
        rules = others;
        setUp(game.position(), game.toMove());
    }

    BigDecimal komi() {
        return komi;
    }

    void komi(BigDecimal points) {
        komi = points;
    }

    /** @throws Failure if the move is illegal, with the clause that decided */
    void play(Color player, Move move) {
        game = after(game, player, move);
    }

    /** @throws Failure if one of the moves is illegal; then none has been made */
    void play(List<Turn> turns) {
        Game played = game;
        for (Turn turn : turns) {
            played = after(played, turn.player(), turn.move());
        }
        game = played;
    }

    private static Game after(Game before, Color player, Move move) {
        Ruling ruling = before.rule(player, move);
        if (ruling instanceof Ruling.Made made) {
            return made.after();
        }
        Refusal refusal = ((Ruling.Refused) ruling).refusal();
        throw new Failure("illegal move: " + refusal.clause() + ": " + refusal.explanation());
    }

    /** Begins another game in the middle: of what lay before, nothing is known but that the board was empty once. */
    void setUp(Position position, Color toMove) {
        boolean start = position.stones().isEmpty() && toMove == rules.first();
        game = start ? Game.begin(rules, position.board()) : Game.from(rules, position, toMove);
    }

    /** @throws Failure if there is no move to take back */
    void undo() {
        if (game.lastMove().isEmpty()) {
            throw new Failure("cannot undo");
        }
        game = game.previous().orElseThrow();
    }

    boolean legal(Color player, Move move) {
        return game.rule(player, move) instanceof Ruling.Made;
    }

    /** The moves since the start or since the set-up, the latest first. */
    List<Turn> history() {
        List<Turn> turns = new ArrayList<>();
        Game moment = game;
        while (moment.lastMove().isPresent()) {
            Game before = moment.previous().orElseThrow();
            turns.add(new Turn(before.toMove(), moment.lastMove().get()));
            moment = before;
        }
        return turns;
    }

    Optional<Turn> lastTurn() {
        return game.lastMove().flatMap(move -> game.previous().map(before -> new Turn(before.toMove(), move)));
    }

    /** The score as the stones stand, komi counted for White: {@code B+8}, {@code W+2.5} or {@code 0}. */
    String result() {
        Score score = game.score();
        BigDecimal lead = BigDecimal.valueOf(score.black() - score.white()).subtract(komi);
        String margin = lead.abs().stripTrailingZeros().toPlainString();
        return switch (lead.signum()) {
            case 1 -> "B+" + margin;
            case -1 -> "W+" + margin;
            default -> "0";
        };
    }
}
