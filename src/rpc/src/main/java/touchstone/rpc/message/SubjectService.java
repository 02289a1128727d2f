package touchstone.rpc.message;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.eclipse.lsp4j.jsonrpc.services.JsonRequest;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.reference.Outcome;
import touchstone.reference.Phase;
import touchstone.reference.Point;
import touchstone.reference.Position;
import touchstone.reference.Score;
import touchstone.reference.Statement;
import touchstone.spi.Answer;
import touchstone.spi.BoardSizing.SizeAnswer;
import touchstone.spi.Capability;
import touchstone.spi.ContradictedStatement;
import touchstone.spi.ControllerRequest;
import touchstone.spi.GameStart;
import touchstone.spi.GeneratedMove;

/**
 * The requests of the subject protocol. A request has the name of the method of {@link touchstone.spi.Session}, or of one of its
 * abilities, that it stands for; {@link #initialize} and {@link #setRules} stand for what {@link touchstone.spi.Subject} tells.
 *
 * <p>One process plays one game at a time. A request that it does not know shows that it lacks the capability that {@link Needs}
 * names.
 */
public interface SubjectService {

    /** The first request: who the subject is and what it can do. */
    @JsonRequest
    CompletableFuture<InitializeResult> initialize(InitializeParams params);

    /** Sets the rules of the games that follow. */
    @JsonRequest
    @Needs(
            value = Capability.RULESETS,
            also = {Capability.TOLD_RULES})
    CompletableFuture<RulesAnswer> setRules(RulesParams rules);

    @JsonRequest
    @Needs(
            value = Capability.SET_UP,
            also = {Capability.BOARD_SIZE, Capability.RECTANGULAR})
    CompletableFuture<BeginResult> begin(GameStart start);

    @JsonRequest
    @Needs(
            value = Capability.ENFORCES_LEGALITY,
            also = {Capability.GIVES_REASONS})
    CompletableFuture<Answer> make(MoveParams move);

    @JsonRequest
    @Needs(Capability.ANSWERS_LEGALITY)
    CompletableFuture<Answer> ask(MoveParams move);

    @JsonRequest
    @Needs(Capability.READS_BOARD)
    CompletableFuture<Position> position();

    @JsonRequest
    @Needs(Capability.LISTS_LEGAL_PLAYS)
    CompletableFuture<List<Point>> legalPlays(PlayerParams player);

    @JsonRequest
    @Needs(Capability.CHAINS)
    CompletableFuture<List<Point>> chain(PointParams stone);

    @JsonRequest
    @Needs(Capability.LIBERTIES)
    CompletableFuture<List<Point>> liberties(PointParams stone);

    @JsonRequest
    @Needs(Capability.PRISONERS)
    CompletableFuture<Integer> prisoners(PlayerParams owner);

    @JsonRequest
    @Needs(Capability.TURN)
    CompletableFuture<Color> toMove();

    @JsonRequest
    @Needs(Capability.GAME_END)
    CompletableFuture<Boolean> over();

    @JsonRequest
    @Needs(
            value = Capability.SCORE,
            also = {Capability.LITERAL_SCORE, Capability.DEAD_STONES})
    CompletableFuture<Double> lead();

    @JsonRequest
    @Needs(Capability.TERRITORY)
    CompletableFuture<List<Point>> territory(PlayerParams player);

    @JsonRequest
    @Needs(Capability.STATUSES)
    CompletableFuture<List<Point>> statuses(StatusParams status);

    @JsonRequest
    @Needs(Capability.COUNTING)
    CompletableFuture<CountResult> count(CountParams way);

    @JsonRequest
    @Needs(Capability.COUNTING)
    CompletableFuture<Score> score();

    @JsonRequest
    @Needs(Capability.AGREEMENTS)
    CompletableFuture<Answer> say(Statement statement);

    @JsonRequest
    @Needs(Capability.AGREEMENTS)
    CompletableFuture<Answer> maySay(Statement statement);

    @JsonRequest
    @Needs(Capability.AGREEMENTS)
    CompletableFuture<Phase> phase();

    @JsonRequest
    @Needs(Capability.AGREEMENTS)
    CompletableFuture<Outcome> outcome();

    @JsonRequest
    @Needs(Capability.AGREEMENTS)
    CompletableFuture<Boolean> plays(BoardParams board);

    /** Needs the capability that {@link ControllerRequest#capability} names. */
    @JsonRequest
    @Needs(
            value = Capability.UNDO,
            also = {
                Capability.HANDICAP,
                Capability.FREE_HANDICAP,
                Capability.GIVEN_HANDICAP,
                Capability.KOMI,
                Capability.EDITS,
                Capability.RECORDS,
                Capability.BOARD_SIZE
            })
    CompletableFuture<Answer> request(ControllerRequest request);

    @JsonRequest
    @Needs(Capability.HANDICAP)
    CompletableFuture<List<Point>> handicapStones();

    @JsonRequest
    @Needs(Capability.KOMI)
    CompletableFuture<Double> komi();

    @JsonRequest
    @Needs(Capability.GENERATES_MOVES)
    CompletableFuture<List<Move>> generate(GenerateParams params);

    @JsonRequest
    @Needs(Capability.GENERATES_MOVES)
    CompletableFuture<GeneratedMove> move(PlayerParams player);

    @JsonRequest
    @Needs(Capability.TELLS_RULES)
    CompletableFuture<List<ContradictedStatement>> contradictedRules(ClaimedParams claimed);

    @JsonRequest
    @Needs(Capability.READS_BOARD)
    CompletableFuture<List<Shown<Position>>> positionsShown();

    @JsonRequest
    @Needs(Capability.LISTS_LEGAL_PLAYS)
    CompletableFuture<List<Shown<List<Point>>>> legalPlaysShown(PlayerParams player);

    @JsonRequest
    @Needs(Capability.PRISONERS)
    CompletableFuture<List<Shown<Integer>>> prisonersShown(PlayerParams owner);

    @JsonRequest
    @Needs(Capability.TURN)
    CompletableFuture<List<Shown<Color>>> turnsShown();

    @JsonRequest
    @Needs(Capability.BOARD_SIZE)
    CompletableFuture<SizeAnswer> resize(BoardParams board);
}
