package touchstone.laboratory.find;

import java.math.BigDecimal;
import java.util.Optional;
import touchstone.laboratory.find.Scene.Ingredient;
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
import touchstone.reference.choice.Counting;
import touchstone.reference.choice.Draws;
import touchstone.reference.choice.Ending;
import touchstone.reference.choice.Handicap;
import touchstone.reference.choice.Neutral;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.Scoring;
import touchstone.reference.choice.SelfCapture;
import touchstone.reference.choice.Supply;
import touchstone.reference.choice.Variant;
import touchstone.subject.Answer;
import touchstone.subject.Reason;
import touchstone.subject.Request;
import touchstone.subject.walk.Seen;
import touchstone.subject.walk.Sight;
import touchstone.subject.walk.Step;

/** Which clause speaks of what was done where a subject parts from the rules. */
public final class Concern {

    private final Variant variant;
    private final Scene scene;

    Concern(BaseRules rules, Scene scene) {
        this.variant = variant(rules);
        this.scene = scene;
    }

    /** The point in the space of rules where these are. */
    public static Variant variant(BaseRules rules) {
        return rules instanceof VariantRules played
                ? played.variant()
                : Variant.BASE.with(rules.repetition(), rules.selfCapture());
    }

    /** The clause of an axis value, which for some is one of the base rules. */
    static String clause(Choice choice) {
        if (choice == Repetition.POSITIONAL) {
            return "base.8";
        } else if (choice == SelfCapture.FORBIDDEN) {
            return "base.7A";
        } else if (choice == SelfCapture.ALLOWED) {
            return "base.7.step-3";
        } else if (choice == Ending.TWO_PASSES) {
            return "base.9";
        } else if (choice == Scoring.AREA) {
            return "base.9.area";
        } else if (choice == Neutral.NOBODY) {
            return "base.9.neutral";
        }
        return choice.axis().id() + "." + choice.id();
    }

    /** The id of the clause. */
    String clause(Deviation deviation) {
        return switch (deviation) {
            case TAKES -> scene.refusal().map(this::forbidding).orElse("base.7");
            case REFUSES -> allowing(scene.move().map(Step.Make::move).orElse(Move.PASS));
            case CALLS_LEGAL, LISTS -> looked().map(this::forbidding).orElse("base.7");
            case CALLS_ILLEGAL, OMITS -> "base.7";
            case STONES -> stones();
            case PRISONERS -> prisoners();
            case TURN ->
                afterRequest("gtp.undo.turn", "gtp.handicap.turn")
                        .or(scene::saidBy)
                        .orElse("base.6");
            case OVER ->
                afterRequest("gtp.undo.end", "gtp.handicap.turn")
                        .or(scene::saidBy)
                        .orElse(clause(variant.get(Ending.class)));
            case CHAIN -> "base.4.chain";
            case LIBERTIES -> "base.4.liberty";
            case TERRITORY -> scene.saidBy().orElse("base.9.territory");
            case SCORE -> scene.has(Ingredient.KOMI) ? "gtp.komi.score" : score();
            case KOMI ->
                scene.request()
                        .filter(Request.SetKomi.class::isInstance)
                        .map(Concern::request)
                        .or(scene::saidBy)
                        .orElse("gtp.komi.echo");
            case TAKES_REQUEST, REFUSES_REQUEST ->
                scene.request().map(Concern::request).orElse("gtp.failure");
            case TAKES_STATEMENT, REFUSES_STATEMENT, STAGE -> scene.saidBy().orElse(clause(variant.get(Ending.class)));
            case RESULT -> result();
            case COUNT -> clause(variant.get(Counting.class));
            case TELLS -> "claim.rules";
            case BOARDS -> clause(variant.get(Boards.class));
            case SENSELESS, BREAKS_DOWN -> scene.step() instanceof Step.Look look ? shown(look.sight()) : done();
        };
    }

    /** Of a result that follows from what was said, what speaks of that; of equal scores what they mean. */
    private String result() {
        boolean declared = scene.after().course().end().isPresent();
        boolean drawn = scene.after().outcome() instanceof Outcome.Drawn;
        return declared && scene.saidBy().isPresent()
                ? scene.saidBy().get()
                : drawn ? clause(variant.get(Draws.class)) : score();
    }

    /** Where a history matters that was tampered with, that is what speaks of it. */
    private String forbidding(Refusal refusal) {
        boolean history = refusal instanceof Refusal.Repeats || refusal instanceof Refusal.TakesBack;
        return history ? tampered().orElse(refusal.clause()) : refusal.clause();
    }

    private Optional<String> tampered() {
        if (scene.has(Ingredient.UNDO)) {
            return Optional.of(looksFarBack() ? "gtp.undo.history" : "gtp.undo.ko");
        } else if (scene.has(Ingredient.CLEARED)) {
            return Optional.of("gtp.clear");
        } else if (scene.has(Ingredient.SET_UP)) {
            return Optional.of("gtp.history.set-up");
        }
        return scene.has(Ingredient.REFUSED) ? Optional.of("gtp.failure") : Optional.empty();
    }

    private boolean looksFarBack() {
        return switch (variant.get(Repetition.class)) {
            case POSITIONAL, SITUATIONAL, NATURAL_SITUATIONAL, NEW_ZEALAND -> true;
            default -> false;
        };
    }

    private Optional<Refusal> looked() {
        if (scene.step() instanceof Step.Look look && look.sight() instanceof Sight.Legal legal) {
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
            return "base.7.pass";
        } else if (!scene.captured().isEmpty()) {
            return capturing(move);
        } else if (!scene.selfCaptured().isEmpty()) {
            return clause(variant.get(SelfCapture.class));
        }
        return reason().map(reason -> said(reason)).orElseGet(() -> plain((Move.Play) move));
    }

    private String capturing(Move move) {
        boolean ko = reason().map(reason -> reason == Reason.REPETITION).orElseGet(scene::answersCapture);
        return ko ? notKo() : livesByCapturing(move) ? "base.7.order" : "base.7.step-2";
    }

    private Optional<Reason> reason() {
        return scene.seen() instanceof Seen.Answered answered && answered.answer() instanceof Answer.Refused refused
                ? refused.reason()
                : Optional.empty();
    }

    private String said(Reason reason) {
        return switch (reason) {
            case OFF_BOARD -> board(scene.before().board());
            case OCCUPIED -> "base.7.step-1";
            case SELF_CAPTURE -> clause(variant.get(SelfCapture.class));
            case REPETITION -> clause(variant.get(Repetition.class));
            case OUT_OF_TURN -> "base.6";
            case GAME_OVER, STOPPED -> clause(variant.get(Ending.class));
            case HANDICAP -> clause(variant.get(Handicap.class));
            case NO_STONE_LEFT -> clause(variant.get(Supply.class));
            case UNDECIDED -> "base.7";
        };
    }

    /** A play that takes nothing off the board. */
    private String plain(Move.Play play) {
        Game game = scene.before();
        if (game.successivePasses() > 0) {
            return clause(variant.get(Ending.class));
        } else if (scene.answersCapture()) {
            return notKo();
        } else if (stoodBefore(game, play.point())) {
            return clause(variant.get(Repetition.class));
        }
        return onEdge(game.board(), play) && game.position().stones().isEmpty() ? board(game.board()) : "base.7.step-1";
    }

    private String notKo() {
        return variant.has(Repetition.POSITIONAL) ? "base.8.not-ko" : clause(variant.get(Repetition.class));
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

    private static String board(Board board) {
        return board == Board.of(19, 19) ? "base.2" : "base.2.other-sizes";
    }

    private String stones() {
        Optional<String> asked = afterRequest("gtp.undo.board", "gtp.handicap.fixed");
        if (asked.isPresent()) {
            return asked.get();
        } else if (scene.saidBy().isPresent()) {
            return scene.saidBy().get();
        } else if (scene.act().isEmpty()) {
            return "base.5";
        } else if (scene.refusal().isPresent()) {
            return "gtp.failure";
        }
        return switch (OtherStones.in(scene)) {
            case "stones change colour" -> "base.3";
            case "after a pass" -> scene.after().over() ? "base.7.stays" : "base.7.pass";
            case "own stones are removed too", "own stones are removed instead" -> "base.7.order";
            case "stones with liberties are removed" -> "base.7.step-2";
            case "own stones are removed" -> "base.7.step-3";
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
            return "base.5";
        } else if (scene.move().get().move() instanceof Move.Pass) {
            return "base.7.pass";
        } else if (!scene.selfCaptured().isEmpty()) {
            return "base.7.step-3";
        } else if (scene.captured().isEmpty()) {
            return "base.7.step-1";
        }
        return "base.7.step-2";
    }

    private String prisoners() {
        return afterRequest("gtp.undo.captures", "gtp.handicap.fixed")
                .orElseGet(() -> scene.has(Ingredient.UNDO) ? "gtp.undo.captures" : done());
    }

    private String score() {
        return variant.has(Scoring.AREA) ? "base.9.score" : clause(variant.get(Scoring.class));
    }

    private Optional<String> afterRequest(String undo, String handicap) {
        return scene.request()
                .map(request -> request instanceof Request.TakeBack
                        ? undo
                        : request instanceof Request.ClearBoard
                                ? "gtp.clear"
                                : request instanceof Request.SetUp
                                        ? "gtp.history.set-up"
                                        : request instanceof Request.Load
                                                ? "gtp.record"
                                                : request instanceof Request.SetKomi ? "gtp.komi.echo" : handicap);
    }

    private static String request(Request request) {
        if (request instanceof Request.TakeBack) {
            return "gtp.undo.nothing";
        } else if (request instanceof Request.FixedHandicap) {
            return "gtp.handicap.fixed.limits";
        } else if (request instanceof Request.FreeHandicap) {
            return "gtp.handicap.free";
        } else if (request instanceof Request.GivenHandicap) {
            return "gtp.handicap.given.bad";
        } else if (request instanceof Request.SetKomi) {
            return isUsual(((Request.SetKomi) request).points()) ? "gtp.komi.echo" : "gtp.komi.absurd";
        } else if (request instanceof Request.ClearBoard) {
            return "gtp.clear";
        }
        return request instanceof Request.Load ? "gtp.record" : "gtp.history.set-up";
    }

    /** Whether players might agree on such a komi. */
    private static boolean isUsual(BigDecimal points) {
        return points.abs().intValue() <= 100
                && points.multiply(BigDecimal.valueOf(2)).stripTrailingZeros().scale() <= 0;
    }

    /** What speaks of something that is shown. */
    private String shown(Sight sight) {
        return switch (Diagnosis.SHOWN_WRONG.getOrDefault(sight.getClass(), Deviation.OMITS)) {
            case STONES -> "base.4.position";
            case TURN -> "base.6";
            case OVER, STAGE -> clause(variant.get(Ending.class));
            case CHAIN -> "base.4.chain";
            case LIBERTIES -> "base.4.liberty";
            case TERRITORY -> "base.9.territory";
            case PRISONERS -> "base.7.step-2";
            case KOMI -> "gtp.komi.echo";
            case TELLS -> "claim.rules";
            case COUNT -> clause(variant.get(Counting.class));
            case BOARDS -> clause(variant.get(Boards.class));
            case SCORE, RESULT -> score();
            default -> "base.7";
        };
    }
}
