package touchstone.explore.diagnosis;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import touchstone.explore.diagnosis.DisagreementContext.Ingredient;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Outcome;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Refusal;
import touchstone.reference.Ruling;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Boards;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Compensation;
import touchstone.reference.choice.Counting;
import touchstone.reference.choice.Draws;
import touchstone.reference.choice.Ending;
import touchstone.reference.choice.Handicap;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.Scoring;
import touchstone.reference.choice.SelfCapture;
import touchstone.reference.choice.Supply;
import touchstone.reference.choice.Variant;
import touchstone.spi.Answer;
import touchstone.spi.ControllerRequest;
import touchstone.spi.RefusalReason;
import touchstone.suite.specification.ClauseMappings;
import touchstone.suite.specification.Topic;
import touchstone.trace.Observation;
import touchstone.trace.Query;
import touchstone.trace.TraceStep;

/** Finds the clause about the step at which a subject deviates from the rules. */
public final class ClauseFinder {

    private final ClauseMappings mappings;
    private final Variant variant;
    private final DisagreementContext scene;
    private final List<Choice> explaining;

    /** @param explaining axis values that make all right that was seen, and that nothing speaks against */
    ClauseFinder(ClauseMappings mappings, BaseRules rules, DisagreementContext scene, List<Choice> explaining) {
        this.mappings = mappings;
        this.variant = variant(rules);
        this.scene = scene;
        this.explaining = List.copyOf(explaining);
    }

    /** The point in the space of rules where these are. */
    public static Variant variant(BaseRules rules) {
        return rules instanceof VariantRules played
                ? played.variant()
                : Variant.BASE.with(rules.repetition(), rules.selfCapture());
    }

    private String clause(Topic topic) {
        return mappings.clause(topic);
    }

    /** The id of the clause. */
    String clause(Deviation deviation) {
        return switch (deviation) {
            case TAKES -> scene.refusal().map(this::forbidding).orElse(clause(Topic.MOVE));
            case REFUSES -> allowing(scene.move().map(TraceStep.MoveStep::move).orElse(Move.PASS));
            case CALLS_LEGAL, LISTS -> looked().map(this::forbidding).orElse(clause(Topic.MOVE));
            case CALLS_ILLEGAL, OMITS -> clause(Topic.MOVE);
            case STONES -> stones();
            case PRISONERS -> prisoners();
            case TURN ->
                afterRequest(Topic.UNDO_TURN, Topic.HANDICAP_TURN)
                        .or(scene::saidBy)
                        .orElse(clause(Topic.TURN));
            case OVER ->
                afterRequest(Topic.UNDO_END, Topic.HANDICAP_TURN)
                        .or(scene::saidBy)
                        .orElse(mappings.clause(variant.get(Ending.class)));
            case CHAIN -> clause(Topic.CHAIN);
            case LIBERTIES -> clause(Topic.LIBERTY);
            case TERRITORY -> scene.saidBy().orElse(clause(Topic.TERRITORY));
            case SCORE ->
                compensation().orElseGet(() -> scene.has(Ingredient.KOMI) ? clause(Topic.KOMI_IN_SCORE) : score());
            case KOMI ->
                scene.request()
                        .filter(ControllerRequest.SetKomi.class::isInstance)
                        .map(this::request)
                        .or(scene::saidBy)
                        .orElse(clause(Topic.KOMI));
            case TAKES_REQUEST -> scene.request().map(this::request).orElse(clause(Topic.REFUSED_COMMAND));
            case REFUSES_REQUEST ->
                scene.request()
                        .map(request -> request instanceof ControllerRequest.TakeBack
                                ? clause(Topic.UNDO_BOARD)
                                : request(request))
                        .orElse(clause(Topic.REFUSED_COMMAND));
            case TAKES_STATEMENT, REFUSES_STATEMENT, STAGE ->
                scene.saidBy().orElse(mappings.clause(variant.get(Ending.class)));
            case RESULT -> result();
            case COUNT -> mappings.clause(variant.get(Counting.class));
            case TELLS -> clause(Topic.STATED_RULES);
            case BOARDS -> mappings.clause(variant.get(Boards.class));
            case SENSELESS, BREAKS_DOWN ->
                scene.step() instanceof TraceStep.QueryStep query ? shown(query.query()) : done();
        };
    }

    /** Of a result that follows from what was said, what speaks of that; of equal scores what they mean. */
    private String result() {
        boolean declared = scene.after().course().end().isPresent();
        boolean drawn = scene.after().outcome() instanceof Outcome.Drawn;
        return declared && scene.saidBy().isPresent()
                ? scene.saidBy().get()
                : drawn ? mappings.clause(variant.get(Draws.class)) : score();
    }

    /** Where a history matters that was tampered with, that is what speaks of it. */
    private String forbidding(Refusal refusal) {
        boolean history = refusal instanceof Refusal.ForRepetition;
        return history ? tampered().orElse(refusal.clause()) : refusal.clause();
    }

    private Optional<String> tampered() {
        if (scene.has(Ingredient.UNDO)) {
            return Optional.of(
                    variant.get(Repetition.class).isSuperko() ? clause(Topic.UNDO_HISTORY) : clause(Topic.UNDO_KO));
        } else if (scene.has(Ingredient.CLEARED)) {
            return Optional.of(clause(Topic.CLEAR_BOARD));
        } else if (scene.has(Ingredient.SET_UP)) {
            return Optional.of(clause(Topic.SET_UP));
        }
        return scene.has(Ingredient.REFUSED) ? Optional.of(clause(Topic.REFUSED_COMMAND)) : Optional.empty();
    }

    private Optional<Refusal> looked() {
        if (scene.step() instanceof TraceStep.QueryStep query && query.query() instanceof Query.Legal legal) {
            return scene.after().rule(legal.player(), new Move.Play(legal.point())) instanceof Ruling.Refused refused
                    ? Optional.of(refused.refusal())
                    : Optional.empty();
        }
        return Optional.empty();
    }

    /** What a legal move does that may be why it is refused, and what the subject says is why. */
    private String allowing(Move move) {
        Optional<String> tampered = tampered();
        if (tampered.isPresent()) {
            return tampered.get();
        } else if (move instanceof Move.Pass) {
            return clause(Topic.PASS);
        } else if (!scene.captured().isEmpty()) {
            return capturing(move);
        } else if (!scene.selfCaptured().isEmpty()) {
            return selfCapturing();
        }
        return reason().map(reason -> said(reason)).orElseGet(() -> plain((Move.Play) move));
    }

    /** A subject that makes other self-captures refuses this one for what comes of it. */
    private String selfCapturing() {
        boolean repeats = explaining.stream().anyMatch(Repetition.class::isInstance)
                && explaining.stream().noneMatch(SelfCapture.class::isInstance);
        return mappings.clause(repeats ? variant.get(Repetition.class) : variant.get(SelfCapture.class));
    }

    private String capturing(Move move) {
        boolean ko = reason().map(reason -> reason == RefusalReason.REPETITION).orElseGet(scene::answersCapture);
        return ko ? notKo() : livesByCapturing(move) ? clause(Topic.ORDER_OF_REMOVAL) : clause(Topic.CAPTURE);
    }

    private Optional<RefusalReason> reason() {
        return scene.seen() instanceof Observation.Answered answered
                        && answered.answer() instanceof Answer.Refused refused
                ? refused.reason()
                : Optional.empty();
    }

    private String said(RefusalReason reason) {
        return switch (reason) {
            case OFF_BOARD -> board(scene.before().board());
            case OCCUPIED -> clause(Topic.PLACING);
            case SELF_CAPTURE -> mappings.clause(variant.get(SelfCapture.class));
            case REPETITION -> mappings.clause(variant.get(Repetition.class));
            case OUT_OF_TURN -> clause(Topic.TURN);
            case GAME_OVER, STOPPED -> mappings.clause(variant.get(Ending.class));
            case HANDICAP -> mappings.clause(variant.get(Handicap.class));
            case NO_STONE_LEFT -> mappings.clause(variant.get(Supply.class));
            case UNDECIDED -> clause(Topic.MOVE);
        };
    }

    /** A play that takes nothing off the board. */
    private String plain(Move.Play play) {
        Game game = scene.before();
        if (game.successivePasses() > 0) {
            return mappings.clause(variant.get(Ending.class));
        } else if (scene.answersCapture()) {
            return notKo();
        } else if (stoodBefore(game, play.point())) {
            return mappings.clause(variant.get(Repetition.class));
        }
        return onEdge(game.board(), play) && game.position().stones().isEmpty()
                ? board(game.board())
                : clause(Topic.PLACING);
    }

    private String notKo() {
        return variant.has(Repetition.POSITIONAL)
                ? clause(Topic.PLAY_THAT_IS_NO_REPETITION)
                : mappings.clause(variant.get(Repetition.class));
    }

    private boolean livesByCapturing(Move move) {
        PointSet placed = PointSet.of(scene.before().board(), ((Move.Play) move).point());
        return !placed.isEmpty()
                && scene.before()
                        .rules()
                        .liberties(
                                scene.before().position().with(scene.before().toMove(), placed.first()), placed.first())
                        .isEmpty();
    }

    private static boolean stoodBefore(Game game, Point point) {
        return game.moments().anyMatch(moment -> moment.position().stones().contains(point));
    }

    private static boolean onEdge(Board board, Move.Play play) {
        return play.point().column() == board.width() - 1 || play.point().row() == board.height() - 1;
    }

    private String board(Board board) {
        return board == Board.of(19, 19) ? clause(Topic.BOARD) : clause(Topic.OTHER_BOARD_SIZE);
    }

    private String stones() {
        Optional<String> asked = afterRequest(Topic.UNDO_BOARD, Topic.FIXED_HANDICAP);
        if (asked.isPresent()) {
            return asked.get();
        } else if (scene.saidBy().isPresent()) {
            return scene.saidBy().get();
        } else if (scene.act().isEmpty()) {
            return clause(Topic.START);
        } else if (scene.refusal().isPresent()) {
            return clause(Topic.REFUSED_COMMAND);
        }
        return switch (StoneDifference.in(scene)) {
            case "stones change colour" -> clause(Topic.COLOUR_OF_STONES);
            case "after a pass" -> scene.after().over() ? clause(Topic.STONES_STAY) : clause(Topic.PASS);
            case "own stones are removed too", "own stones are removed instead" -> clause(Topic.ORDER_OF_REMOVAL);
            case "stones with liberties are removed" -> clause(Topic.CAPTURE);
            case "own stones are removed" -> clause(Topic.SELF_CAPTURE);
            default -> done();
        };
    }

    /** What the last act did. */
    private String done() {
        if (scene.request().isPresent()) {
            return request(scene.request().get());
        } else if (scene.saidBy().isPresent()) {
            return scene.saidBy().get();
        } else if (scene.refusal().isPresent()) {
            return scene.refusal().get().clause();
        } else if (scene.move().isEmpty()) {
            return clause(Topic.START);
        } else if (scene.move().get().move() instanceof Move.Pass) {
            return clause(Topic.PASS);
        } else if (!scene.selfCaptured().isEmpty()) {
            return clause(Topic.SELF_CAPTURE);
        } else if (scene.captured().isEmpty()) {
            return clause(Topic.PLACING);
        }
        return clause(Topic.CAPTURE);
    }

    private String prisoners() {
        return afterRequest(Topic.UNDO_CAPTURES, Topic.FIXED_HANDICAP)
                .orElseGet(() -> scene.has(Ingredient.UNDO) ? clause(Topic.UNDO_CAPTURES) : done());
    }

    /** What White gets for a handicap, if nothing but another value of that explains the score. */
    private Optional<String> compensation() {
        boolean alone = !explaining.isEmpty() && explaining.stream().allMatch(Compensation.class::isInstance);
        return alone ? Optional.of(mappings.clause(variant.get(Compensation.class))) : Optional.empty();
    }

    private String score() {
        return variant.has(Scoring.AREA) ? clause(Topic.AREA_SCORE) : mappings.clause(variant.get(Scoring.class));
    }

    private Optional<String> afterRequest(Topic undo, Topic handicap) {
        return scene.request().map(request -> clause(topic(request, undo, handicap)));
    }

    private static Topic topic(ControllerRequest request, Topic undo, Topic handicap) {
        if (request instanceof ControllerRequest.TakeBack) {
            return undo;
        } else if (request instanceof ControllerRequest.ClearBoard) {
            return Topic.CLEAR_BOARD;
        } else if (request instanceof ControllerRequest.SetUp) {
            return Topic.SET_UP;
        } else if (request instanceof ControllerRequest.Load) {
            return Topic.RECORD;
        }
        return request instanceof ControllerRequest.SetKomi ? Topic.KOMI : handicap;
    }

    private String request(ControllerRequest request) {
        if (request instanceof ControllerRequest.TakeBack) {
            return clause(Topic.UNDO_NOTHING);
        } else if (request instanceof ControllerRequest.FixedHandicap) {
            return clause(Topic.FIXED_HANDICAP_LIMITS);
        } else if (request instanceof ControllerRequest.FreeHandicap) {
            return clause(Topic.FREE_HANDICAP);
        } else if (request instanceof ControllerRequest.GivenHandicap) {
            return clause(Topic.GIVEN_HANDICAP);
        } else if (request instanceof ControllerRequest.SetKomi komi) {
            return isUsual(komi.points()) ? clause(Topic.KOMI) : clause(Topic.ABSURD_KOMI);
        } else if (request instanceof ControllerRequest.ClearBoard) {
            return clause(Topic.CLEAR_BOARD);
        }
        return request instanceof ControllerRequest.Load ? clause(Topic.RECORD) : clause(Topic.SET_UP);
    }

    /** Whether players might agree on such a komi. */
    private static boolean isUsual(BigDecimal points) {
        return points.abs().intValue() <= 100
                && points.multiply(BigDecimal.valueOf(2)).stripTrailingZeros().scale() <= 0;
    }

    /** What speaks of something that is shown. */
    private String shown(Query query) {
        return switch (Symptom.SHOWN_WRONG.getOrDefault(query.getClass(), Deviation.OMITS)) {
            case STONES -> clause(Topic.POSITION);
            case TURN -> clause(Topic.TURN);
            case OVER, STAGE -> mappings.clause(variant.get(Ending.class));
            case CHAIN -> clause(Topic.CHAIN);
            case LIBERTIES -> clause(Topic.LIBERTY);
            case TERRITORY -> clause(Topic.TERRITORY);
            case PRISONERS -> clause(Topic.CAPTURE);
            case KOMI -> clause(Topic.KOMI);
            case TELLS -> clause(Topic.STATED_RULES);
            case COUNT -> mappings.clause(variant.get(Counting.class));
            case BOARDS -> mappings.clause(variant.get(Boards.class));
            case SCORE, RESULT -> score();
            default -> clause(Topic.MOVE);
        };
    }
}
