package touchstone.gtp.server;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import touchstone.builtin.controller.ControlledGame;
import touchstone.builtin.controller.RequestDeclinedException;
import touchstone.gtp.game.PlayedMove;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Phase;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.Refusal;
import touchstone.reference.Ruling;
import touchstone.reference.Statement;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Komi;
import touchstone.reference.choice.Scoring;
import touchstone.reference.choice.Variant;
import touchstone.spi.ControllerRequest;
import touchstone.spi.UnsupportedException;
import touchstone.spi.status.StoneStatus;

/** The game that a server keeps for its controller, with its rules. */
final class ServedGame {

    private final ControlledGame controlled;
    private final TurnKeeper keeper;

    ServedGame(ControlledGame controlled, TurnKeeper keeper) {
        this.controlled = controlled;
        this.keeper = keeper;
    }

    void begin(Board board) {
        controlled.begin(board);
    }

    Game game() {
        return controlled.game();
    }

    BaseRules rules() {
        return controlled.rules();
    }

    Variant stated() {
        return controlled.stated();
    }

    Position position() {
        return game().position();
    }

    /**
     * Does what is no move.
     *
     * @return the points on which handicap stones have been placed
     * @throws CommandFailedException if it can't be done
     */
    List<Point> carryOut(ControllerRequest request) {
        try {
            return controlled.carryOut(request);
        } catch (RequestDeclinedException declined) {
            throw new CommandFailedException(declined.getMessage());
        }
    }

    void rules(BaseRules others) {
        controlled.rules(others);
    }

    BigDecimal komi() {
        return controlled.komi();
    }

    /**
     * Makes a move. Controllers agree on nothing, they send moves: one after a stop says that play is resumed. Of a controller
     * that keeps turns any other one says that this player has the turn.
     *
     * @throws CommandFailedException if the move is illegal, with the clause that decided
     */
    void play(Color player, Move move) {
        controlled.game(after(game(), player, move));
    }

    /** @throws CommandFailedException if one of the moves is illegal; then none has been made */
    void play(List<PlayedMove> turns) {
        Game played = game();
        for (PlayedMove turn : turns) {
            played = after(played, turn.player(), turn.move());
        }
        controlled.game(played);
    }

    private Game after(Game before, Color player, Move move) {
        Ruling ruling = turnOf(player, before).rule(player, move);
        if (ruling instanceof Ruling.Made made) {
            return made.after();
        }
        Refusal refusal = ((Ruling.Refused) ruling).refusal();
        throw new CommandFailedException("illegal move: " + refusal.clause() + ": " + refusal.explanation());
    }

    /** The moment at which a player moves who is to move now: with play resumed, and the turn given, as far as they can be. */
    private Game turnOf(Color player, Game moment) {
        Game resumed = moment.phase() == Phase.STOPPED ? resumed(moment, player).orElse(moment) : moment;
        boolean goesOn = resumed.phase() != Phase.STOPPED && resumed.phase() != Phase.OVER;
        return keeper == TurnKeeper.CONTROLLER && goesOn && resumed.toMove() != player
                ? resumed.withTurn(player)
                : resumed;
    }

    /** A move of a simple player, made as it would be if it were sent. Where play is over a pass is named and nothing happens. */
    Move generate(Color player) {
        controlled.game(turnOf(player, game()));
        return controlled.generated(player);
    }

    /** What {@link #generate} would name; nothing is made. */
    Move suggest(Color player) {
        Game before = game();
        controlled.game(turnOf(player, before));
        Move move = controlled.suggested(player);
        controlled.game(before);
        return move;
    }

    /** The moves that a player could make now, if it has the turn; none once play is over. */
    List<Move> choices(Color player) {
        Game moment = turnOf(player, game());
        return Stream.concat(moment.position().empties().stream().map(Move.Play::new), Stream.of(Move.PASS))
                .filter(move -> moment.rule(player, move) instanceof Ruling.Made)
                .toList();
    }

    /** A move of a simple player that captures what it can before it passes. */
    Move cleanUp(Color player) {
        controlled.game(turnOf(player, game()));
        return controlled.generatedCleanup(player);
    }

    /** A stopped game resumed in a way that lets this player move, or in some way at least; empty if it can't be. */
    private static Optional<Game> resumed(Game stopped, Color player) {
        return Stream.of(
                        new Statement.Resume(player.opponent()),
                        new Statement.Resume(player),
                        new Statement.NextMover(player))
                .map(stopped::rule)
                .filter(Ruling.Agreed.class::isInstance)
                .map(ruling -> ((Ruling.Agreed) ruling).after())
                .max(Comparator.comparing(game -> game.toMove() == player));
    }

    /** Whether the rules as they stand let a move be: in a stopped game none, though {@link #play} would resume it. */
    boolean legal(Color player, Move move) {
        return game().rule(player, move) instanceof Ruling.Made;
    }

    /** The game as the next move finds it: resumed, if play has stopped and can go on. */
    Game next() {
        Game game = game();
        return game.phase() == Phase.STOPPED ? resumed(game, game.toMove()).orElse(game) : game;
    }

    /** Whether the players are done, for all that they have agreed on nothing. */
    boolean done() {
        return game().phase() == Phase.OVER || game().phase() == Phase.STOPPED;
    }

    /** Whether stones have a status other than that they stand: by rules that count territory, once play has ended. */
    boolean judgesLife() {
        return done() && stated().has(Scoring.TERRITORY);
    }

    /** @throws CommandFailedException if it is not decided of some stone */
    PointSet statuses(StoneStatus status) {
        try {
            return controlled.statuses(status);
        } catch (UnsupportedException undecided) {
            throw new CommandFailedException(undecided.getMessage());
        }
    }

    /** How many stones a player has lost: captured ones, and those handed over where a pass costs one. */
    int lost(Color player) {
        return rules().lost(game(), player);
    }

    /** The moves since the start or since the set-up, the latest first. */
    List<PlayedMove> history() {
        List<PlayedMove> turns = new ArrayList<>();
        Game moment = game();
        while (moment.lastMove().isPresent()) {
            turns.add(new PlayedMove(
                    moment.previous().orElseThrow().toMove(), moment.lastMove().get()));
            moment = ControlledGame.beforeLastMove(moment);
        }
        return turns;
    }

    Optional<PlayedMove> lastTurn() {
        return game().lastMove()
                .flatMap(move -> game().previous().map(before -> new PlayedMove(before.toMove(), move)));
    }

    /**
     * The score as the stones stand, komi counted for White: {@code B+8}, {@code W+2.5} or {@code 0}; {@code B+0} where Black
     * wins equal scores.
     */
    String result() {
        BigDecimal lead = controlled.lead();
        String margin = lead.abs().stripTrailingZeros().toPlainString();
        return switch (lead.signum()) {
            case 1 -> "B+" + margin;
            case -1 -> "W+" + margin;
            default -> blackWinsTies() ? "B+0" : "0";
        };
    }

    private boolean blackWinsTies() {
        return rules() instanceof VariantRules played && played.variant().has(Komi.BLACK_WINS_TIES);
    }
}
