package touchstone.explore.replay;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import touchstone.formats.sgf.SgfNode;
import touchstone.reference.BaseRules;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Phase;
import touchstone.reference.Refusal;
import touchstone.reference.Ruling;
import touchstone.reference.Statement;

/**
 * Follows moves that were made, legal or not. An illegal one stands all the same, as {@link ForcedMove} has it, and
 * play goes on from what is on the board; a move that comes after the end of the game is not made any more. A move
 * while play is stopped says that the players have resumed it, in a way that gives the turn to whoever moves, if the
 * rules have one.
 */
public final class GameReplay {

    private Game game;
    private final MoveNumbering numbering;
    private final List<RuleViolation> offences = new ArrayList<>();
    private final List<String> remarks = new ArrayList<>();
    private int number;
    /** Whether it is the next move that tells whose turn it is. */
    private boolean turnIsOpen;
    /** Where in the list of offences the moves after the end are. */
    private int late = -1;
    /** Whether a move was made all the same when it came, or left out. */
    private boolean plain = true;

    /** @param begin the game before the first move */
    public GameReplay(Game begin) {
        this.game = begin;
        this.numbering = new MoveNumbering();
        numbering.begin(begin, 0);
    }

    /**
     * Goes on from another, which stays as it is, under other rules.
     *
     * @param rules by which the moves so far have led to the same game
     * @param offences those among them that these rules do not allow
     */
    GameReplay(GameReplay other, BaseRules rules, List<RuleViolation> offences) {
        this.game = other.game.under(rules);
        this.numbering = new MoveNumbering(other.numbering);
        this.offences.addAll(offences);
        this.remarks.addAll(other.remarks);
        this.number = other.number;
        this.turnIsOpen = other.turnIsOpen;
    }

    /** Follows all nodes. */
    public ReplayedGame follow(List<SgfNode> nodes) {
        nodes.forEach(this::take);
        return soFar();
    }

    /** Whose turn it is. */
    public Color toMove() {
        return game.toMove();
    }

    Game game() {
        return game;
    }

    int number() {
        return number;
    }

    /** The game begins here, after so many moves of the record. */
    void begin(Game from, boolean turnIsOpen) {
        game = from;
        this.turnIsOpen = turnIsOpen;
        numbering.begin(from, number);
    }

    void skip(int moves) {
        number += moves;
    }

    void remark(String remark) {
        remarks.add(remark);
    }

    boolean anyOffence() {
        return !offences.isEmpty();
    }

    List<RuleViolation> offences() {
        return offences;
    }

    /** Whether each move has been made when it came, allowed or not: none came after the end, and none resumed play. */
    boolean plain() {
        return plain;
    }

    ReplayedGame soFar() {
        return soFar(game, offences);
    }

    /** The same by other rules, which have led to the same game. */
    ReplayedGame soFar(Game other, List<RuleViolation> others) {
        return new ReplayedGame(other, number, others, numbering, remarks);
    }

    void take(SgfNode node) {
        if (node instanceof SgfNode.SetUp setUp) {
            setUp(setUp);
        } else if (node instanceof SgfNode.Astray astray) {
            number++;
            stray(astray);
        } else if (node instanceof SgfNode.Played played) {
            number++;
            play(played.player(), played.move());
        }
    }

    private void setUp(SgfNode.SetUp setUp) {
        RecordSetUp done = new RecordSetUp(game, setUp);
        if (number > 0 && done.leavesTheBoard()) {
            game = done.after();
            return;
        }
        done.remark(number).ifPresent(remarks::add);
        begin(done.after(), done.turnIsOpen());
        late = -1;
    }

    private void stray(SgfNode.Astray astray) {
        if (game.over()) {
            late(astray.player(), "'" + astray.written() + "'", Optional.empty());
            return;
        }
        offences.add(new RuleViolation(
                number,
                number,
                astray.player(),
                "'" + astray.written() + "'",
                Optional.empty(),
                "base.2",
                "a " + game.board() + " board has no point '" + astray.written() + "'",
                false,
                game));
        game = game.withTurn(astray.player().opponent());
    }

    /** Makes a move whatever the rules say of it. */
    void force(SgfNode node) {
        number++;
        if (node instanceof SgfNode.Astray astray) {
            game = game.withTurn(astray.player().opponent());
        } else if (node instanceof SgfNode.Played played) {
            turn(played.player());
            game = ForcedMove.after(game, played.player(), played.move());
            numbering.reached(game, number);
        }
    }

    /** The next move has led to a moment. */
    void reached(Game after) {
        number++;
        turnIsOpen = false;
        game = after;
        numbering.reached(game, number);
    }

    private void turn(Color player) {
        if (turnIsOpen && player != game.toMove()) {
            begin(RecordSetUp.begun(game, player), false);
        }
        turnIsOpen = false;
    }

    private void play(Color player, Move move) {
        turn(player);
        Ruling ruling = game.rule(player, move);
        if (refusal(ruling) instanceof Refusal.Stopped) {
            plain = false;
            game = resumed(player);
            ruling = game.rule(player, move);
        }
        if (refusal(ruling) instanceof Refusal.OutOfTurn outOfTurn) {
            offend(player, move, outOfTurn);
            game = game.withTurn(player);
            ruling = game.rule(player, move);
        }
        if (ruling instanceof Ruling.Made made) {
            game = made.after();
        } else if (refusal(ruling) instanceof Refusal.GameOver) {
            late(player, move.toString(), Optional.of(move));
            return;
        } else {
            offend(player, move, refusal(ruling));
            game = ForcedMove.after(game, player, move);
        }
        numbering.reached(game, number);
    }

    /** None if the move was made. */
    private static Refusal refusal(Ruling ruling) {
        return ruling instanceof Ruling.Refused refused ? refused.refusal() : null;
    }

    private void offend(Color player, Move move, Refusal refusal) {
        offences.add(RuleViolation.of(number, player, move, refusal, numbering.explanation(game, refusal), game));
    }

    private void late(Color player, String written, Optional<Move> move) {
        plain = false;
        if (late >= 0) {
            offences.set(late, offences.get(late).through(number));
            return;
        }
        Refusal refusal = new Refusal.GameOver();
        late = offences.size();
        offences.add(new RuleViolation(
                number, number, player, written, move, refusal.clause(), refusal.explanation(), false, game));
    }

    /** The stopped game resumed; as it is, if the rules have no way to. */
    private Game resumed(Color player) {
        Optional<Game> resumed = Stream.of(
                        new Statement.Resume(player.opponent()),
                        new Statement.Resume(player),
                        new Statement.NextMover(player))
                .map(game::rule)
                .filter(Ruling.Agreed.class::isInstance)
                .map(ruling -> ((Ruling.Agreed) ruling).after())
                .max(Comparator.comparing(after -> after.toMove() == player));
        resumed.ifPresent(after -> remark("play was resumed after the stop, before move " + number));
        return resumed.orElse(game);
    }

    /** Whether play has stopped or the game is over. */
    static boolean hasEnded(Game game) {
        return game.phase() == Phase.STOPPED || game.phase() == Phase.OVER;
    }
}
