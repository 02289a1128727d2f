package touchstone.cli.match;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import touchstone.cli.match.MatchTally.Count;
import touchstone.explore.settled.PlayedOut;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Phase;
import touchstone.reference.Position;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Ending;
import touchstone.reference.choice.LastPass;
import touchstone.spi.Answer;
import touchstone.spi.BoardView;
import touchstone.spi.Capability;
import touchstone.spi.Controlled;
import touchstone.spi.ControllerRequest;
import touchstone.spi.GeneratedMove;
import touchstone.spi.MoveGenerator;
import touchstone.spi.Session;
import touchstone.spi.Subject;
import touchstone.spi.SubjectErrorException;
import touchstone.spi.UnsupportedException;

/** One game with a subject, move by move, until it ends or something is found. */
final class RefereedGame {

    /** How many moves it may take to play a board out, in its points. */
    private static final int CLEARING = 6;

    /** What decides when a game is over. */
    private static final Set<Class<? extends Choice>> OF_THE_END = Set.of(Ending.class, LastPass.class);

    private final Set<Capability> capabilities;
    /** Whether the subject could be told, as far as it was told any rules, when a game is over. */
    private final boolean endTold;

    private final MatchClaim claim;
    private final MatchGame fixture;
    private final RandomGenerator random;
    private final GameLog log;
    private Session session;
    private Game game;
    private boolean komiSet;

    RefereedGame(Subject subject, MatchClaim claim, MatchGame fixture) {
        this.capabilities = subject.capabilities();
        this.endTold = subject.toldRules().stream()
                .flatMap(told -> told.unsayable().keySet().stream())
                .noneMatch(axis -> OF_THE_END.contains(axis.type()));
        this.claim = claim;
        this.fixture = fixture;
        this.random = new SplittableRandom(fixture.seed());
        this.log = new GameLog(fixture);
        this.game = OpenedGames.begin(claim.rules(), fixture.opening());
    }

    /**
     * Plays the game.
     *
     * @throws SubjectErrorException if the subject breaks down; then there is still {@link #brokeDown}
     */
    PlayedGame play(Session at) {
        session = at;
        try {
            begin();
            prelude();
            contest();
            playOut();
            end();
            log.tally().count(Count.GAMES);
        } catch (UnsupportedException missing) {
            log.tally().count(Count.UNPLAYED);
            log.ends("not played: " + missing.getMessage());
        }
        return log.played();
    }

    /** The game as far as it went when the subject broke down. */
    PlayedGame brokeDown(SubjectErrorException broken) {
        if (log.tally().of(Count.GAMES) == 0) {
            log.tally().count(Count.GAMES);
        }
        found(MatchFinding.Fault.BROKE_DOWN, Optional.empty(), broken.getMessage());
        return log.played();
    }

    private void begin() {
        session.begin(fixture.opening());
        komiSet = fixture.komi() == 0
                || session.ability(Controlled.class)
                                .request(new ControllerRequest.SetKomi(BigDecimal.valueOf(fixture.komi())))
                        instanceof Answer.Accepted;
    }

    private void prelude() {
        for (Move move : fixture.prelude()) {
            if (!log.closed()) {
                makeForOther(move);
            }
        }
    }

    /**
     * Until both pass, or the opponent finds nothing more to play. One that likes to pass early does so; another does not pass
     * before the position is played out, for nobody could score it.
     */
    private void contest() {
        for (int i = 0; i < fixture.limit() && !log.closed() && !isEnded(); i++) {
            ForbiddenPlays bans = ForbiddenPlays.of(game);
            if (isSubjects(bans)) {
                moveOfItsOwn(bans);
                continue;
            }
            Move move = fixture.opponent().next(game, random);
            if (move instanceof Move.Pass && wouldEnd() && !PlayedOut.test(game.position())) {
                takeBackPass();
                return;
            }
            makeForOther(move);
        }
    }

    /** Whether a pass of the opponent would be its last word. */
    private boolean wouldEnd() {
        return fixture.seat().isPlayer() ? fixture.kind() != MatchGame.Kind.EARLY_PASS : game.successivePasses() > 0;
    }

    /** Another pass would end the game. It is played anew as far as the subject's, and goes on as if there had been none. */
    private void takeBackPass() {
        if (game.successivePasses() > 0) {
            log.takeBack();
            again();
        }
    }

    /** The same moves are made once more, from the beginning. */
    private void again() {
        List<Move> moves = log.anew();
        game = OpenedGames.begin(claim.rules(), fixture.opening());
        begin();
        for (Move move : moves) {
            if (!log.hasFind()) {
                makeForOther(move);
            }
        }
    }

    /**
     * Dead stones are taken and neutral points filled, by moves made for both players, so that there is a score. The subject
     * is to move only where there is nothing sensible left for it.
     */
    private void playOut() {
        for (int i = 0; i < CLEARING * fixture.board().size() && !log.closed() && !isEnded(); i++) {
            ForbiddenPlays bans = ForbiddenPlays.of(game);
            if (bans.cornered() && isSubjects(bans)) {
                moveOfItsOwn(bans);
            } else {
                makeForOther(Opponents.FINISHER.next(game, random));
            }
        }
    }

    private boolean isSubjects(ForbiddenPlays bans) {
        return switch (fixture.seat()) {
            case AT_BANS -> bans.repetition();
            case AT_SUPERKO -> bans.superko();
            case BLACK -> game.toMove() == Color.BLACK;
            case WHITE -> game.toMove() == Color.WHITE;
        };
    }

    /** Whether there is nothing more to play: the game is over, stopped, or would be if both said so. */
    private boolean isEnded() {
        boolean byAgreement =
                claim.rules() instanceof VariantRules rules && rules.variant().has(Ending.AGREEMENT);
        return game.phase() == Phase.OVER
                || game.phase() == Phase.STOPPED
                || byAgreement && game.successivePasses() > 1;
    }

    private void makeForOther(Move move) {
        if (session.make(game.toMove(), move) instanceof Answer.Refused refused) {
            if (!endTold && game.successivePasses() > 1) {
                log.ends("the game is over for the subject, which could not be told how these rules end it");
                return;
            }
            found(MatchFinding.Fault.REFUSED, Optional.of(move), "it answered: " + refused.words());
        } else {
            made(move);
        }
    }

    private void made(Move move) {
        game = game.play(move);
        log.made(move);
    }

    private void moveOfItsOwn(ForbiddenPlays bans) {
        MatchTally tally = log.tally();
        tally.toMove(bans);
        log.tempted(bans);
        if (game.successivePasses() > 0) {
            tally.count(Count.AFTER_A_PASS);
        }
        if (!(session.ability(MoveGenerator.class).move(game.toMove()) instanceof GeneratedMove.Made done)) {
            resigned();
            return;
        }
        Move move = done.move();
        tally.count(move instanceof Move.Pass ? Count.PASSES : Count.MOVES);
        MoveJudgement judgement = MoveJudgement.of(game, move);
        if (judgement instanceof MoveJudgement.Illegal illegal) {
            illegal.prohibition().ifPresent(tally::generated);
            log.found(
                    illegal.fault(), game.toMove(), Optional.of(move), Optional.of(illegal.clause()), illegal.words());
        } else if (judgement instanceof MoveJudgement.Undecided undecided) {
            log.ends("no document says whether " + game.toMove() + " may play " + move + ": " + undecided.words());
        } else {
            made(move);
            log.ownMove();
            compareBoards();
        }
    }

    /**
     * Whoever moves for both sides need not give up: the opponent makes the move, in the same game played anew, as to an engine
     * that has resigned it may be over.
     */
    private void resigned() {
        log.tally().count(Count.RESIGNATIONS);
        if (fixture.seat().isPlayer()) {
            log.ends(game.toMove() + " resigned");
        } else {
            again();
            makeForOther(fixture.opponent().next(game, random));
        }
    }

    private void compareBoards() {
        if (!capabilities.contains(Capability.READS_BOARD)) {
            return;
        }
        Position shown = session.ability(BoardView.class).position();
        log.tally().count(Count.BOARDS);
        if (!shown.equals(game.position())) {
            found(
                    MatchFinding.Fault.BOARD,
                    Optional.empty(),
                    "after " + log.lastMove(game) + " it shows\n" + shown + "where there is\n" + game.position());
        }
    }

    private void end() {
        if (log.closed()) {
            return;
        }
        if (!isEnded()) {
            log.ends("the limit of moves was reached");
            return;
        }
        log.ends("it was passed to the end");
        log.tally().count(Count.ENDS);
        EndOfGameCheck end = new EndOfGameCheck(session, claim, game);
        if (PlayedOut.test(game.position())) {
            log.tally().count(Count.ENDS_PLAYED_OUT);
            score(end);
        }
        if (!log.hasFind() && game.phase() == Phase.OVER && fixture.seat().isPlayer()) {
            log.tally().count(Count.ASKED_AFTER_THE_END);
            end.goesOn().ifPresent(log::found);
        }
    }

    private void score(EndOfGameCheck end) {
        if (!claim.made()) {
            return;
        }
        try {
            if (komiSet) {
                end.score(fixture.komi(), log.tally()).ifPresent(log::found);
            } else {
                log.unscored("it does not take a komi of " + fixture.komi());
            }
        } catch (UnsupportedException missing) {
            log.unscored(missing.getMessage());
        }
    }

    private void found(MatchFinding.Fault fault, Optional<Move> move, String words) {
        log.found(fault, game.toMove(), move, Optional.empty(), words);
    }
}
