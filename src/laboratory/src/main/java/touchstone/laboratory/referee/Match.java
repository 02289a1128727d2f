package touchstone.laboratory.referee;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import touchstone.laboratory.referee.Fixture.Seat;
import touchstone.laboratory.referee.Tally.Count;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Phase;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Ending;
import touchstone.subject.Answer;
import touchstone.subject.Broken;
import touchstone.subject.Capability;
import touchstone.subject.OwnMove;
import touchstone.subject.Request;
import touchstone.subject.Table;
import touchstone.subject.Unsupported;

/** One game at a table, move by move, until it ends or something is found. */
final class Match {

    private final Set<Capability> capabilities;
    private final Claim claim;
    private final Fixture fixture;
    private final RandomGenerator random;
    private final Tally tally = new Tally();
    private final List<Move> moves = new ArrayList<>();
    private final TreeSet<Integer> own = new TreeSet<>();
    private final List<Played.Temptation> temptations = new ArrayList<>();
    private Game game;
    private Optional<Find> find = Optional.empty();
    private String ending = "the limit of moves was reached";
    private boolean komiSet;
    /** Whether the game was given up before its end, for a reason that is no fault. */
    private boolean brokenOff;

    private Table table;

    Match(Set<Capability> capabilities, Claim claim, Fixture fixture) {
        this.capabilities = capabilities;
        this.claim = claim;
        this.fixture = fixture;
        this.random = new SplittableRandom(fixture.seed());
        this.game = Games.begin(claim.rules(), fixture.opening());
    }

    /**
     * Plays the game.
     *
     * @throws Broken if the subject breaks down; then there is still {@link #brokeDown}
     */
    Played play(Table at) {
        table = at;
        try {
            begin();
            for (Move move : fixture.prelude()) {
                if (find.isEmpty()) {
                    makeForOther(move);
                }
            }
            for (int i = 0; i < fixture.limit() && goesOn(); i++) {
                turn();
            }
            if (find.isEmpty() && isEnded()) {
                ended();
            }
            tally.count(Count.GAMES);
        } catch (Unsupported missing) {
            tally.count(Count.UNPLAYED);
            ending = "not played: " + missing.getMessage();
        }
        return soFar();
    }

    /** The game as far as it went when the subject broke down. */
    Played brokeDown(Broken broken) {
        tally.count(Count.GAMES);
        found(Find.Fault.BROKE_DOWN, Optional.empty(), Optional.empty(), broken.getMessage());
        return soFar();
    }

    private Played soFar() {
        return new Played(fixture, moves, own, ending, find, temptations, tally);
    }

    private void begin() {
        table.begin(fixture.opening());
        komiSet = fixture.komi() == 0
                || capabilities.contains(Capability.KOMI)
                        && table.request(new Request.SetKomi(BigDecimal.valueOf(fixture.komi())))
                                instanceof Answer.Accepted;
    }

    private boolean goesOn() {
        return find.isEmpty() && !brokenOff && !isEnded();
    }

    /** Whether there is nothing more to play: the game is over, stopped, or would be if both said so. */
    private boolean isEnded() {
        boolean passed = game.successivePasses() > 1;
        boolean byAgreement =
                claim.rules() instanceof VariantRules rules && rules.variant().has(Ending.AGREEMENT);
        return game.phase() == Phase.OVER || game.phase() == Phase.STOPPED || byAgreement && passed;
    }

    private void turn() {
        Bans bans = Bans.of(game);
        boolean subjects = fixture.seat() == Seat.WHERE_TEMPTED
                ? bans.any()
                : fixture.seat() == (game.toMove() == Color.BLACK ? Seat.BLACK : Seat.WHITE);
        if (subjects) {
            moveOfItsOwn(bans);
        } else {
            makeForOther(fixture.opponent().next(game, random));
        }
    }

    private void makeForOther(Move move) {
        if (table.make(game.toMove(), move) instanceof Answer.Refused refused) {
            found(Find.Fault.REFUSED, Optional.of(move), Optional.empty(), "it answered: " + refused.words());
            return;
        }
        made(move);
    }

    private void made(Move move) {
        game = game.play(move);
        moves.add(move);
    }

    private void moveOfItsOwn(Bans bans) {
        tally.toMove(bans);
        bans.points().forEach((prohibition, points) -> note(prohibition, points));
        if (game.successivePasses() > 0) {
            tally.count(Count.AFTER_A_PASS);
        }
        OwnMove answer = table.move(game.toMove());
        if (!(answer instanceof OwnMove.Made done)) {
            tally.count(Count.RESIGNATIONS);
            ending = game.toMove() + " resigned";
            brokenOff = true;
            return;
        }
        Move move = done.move();
        tally.count(move instanceof Move.Pass ? Count.PASSES : Count.MOVES);
        Judgement judgement = Judgement.of(game, move);
        if (judgement instanceof Judgement.Illegal illegal) {
            illegal.prohibition().ifPresent(tally::generated);
            found(illegal.fault(), Optional.of(move), Optional.of(illegal.clause()), illegal.words());
        } else if (judgement instanceof Judgement.Undecided undecided) {
            ending = "no document says whether " + game.toMove() + " may play " + move + ": " + undecided.words();
            brokenOff = true;
        } else {
            made(move);
            own.add(moves.size());
            compareBoards();
        }
    }

    private void note(Prohibition prohibition, PointSet points) {
        if (temptations.stream().noneMatch(one -> one.prohibition() == prohibition)) {
            temptations.add(new Played.Temptation(prohibition, moves.size(), new Move.Play(points.first())));
        }
    }

    private void compareBoards() {
        if (!capabilities.contains(Capability.READS_BOARD)) {
            return;
        }
        Position shown = table.position();
        tally.count(Count.BOARDS);
        if (!shown.equals(game.position())) {
            found(
                    Find.Fault.BOARD,
                    Optional.empty(),
                    Optional.empty(),
                    "after " + moves.get(moves.size() - 1) + " it shows\n" + shown + "where there is\n"
                            + game.position());
        }
    }

    private void ended() {
        ending = "it was passed to the end";
        tally.count(Count.ENDS);
        EndOfGame end = new EndOfGame(table, claim, game);
        if (end.isPlayedOut()) {
            tally.count(Count.ENDS_PLAYED_OUT);
            if (claim.made() && komiSet) {
                find = end.score(fixture.komi(), tally);
            }
        }
        if (find.isEmpty() && game.phase() == Phase.OVER && fixture.seat() != Seat.WHERE_TEMPTED) {
            tally.count(Count.ASKED_AFTER_THE_END);
            find = end.goesOn();
        }
    }

    private void found(Find.Fault fault, Optional<Move> move, Optional<String> clause, String words) {
        ending = "it " + fault.words();
        find = Optional.of(new Find(fault, game.toMove(), move, clause, words));
    }
}
