package touchstone.cli.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.Refusal;
import touchstone.reference.Ruling;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Ending;
import touchstone.reference.choice.Handicap;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.SelfCapture;
import touchstone.reference.choice.Supply;
import touchstone.reference.choice.Variant;

/**
 * Rules that record what each article says of a move. They decide nothing themselves: what is remembered is what the
 * articles answered, in the order in which they were asked.
 */
final class TracingRules extends VariantRules {

    private final List<AppliedArticle> chain = new ArrayList<>();
    private final Function<Game, String> words;

    /** @param words when a moment of the game was, as the end of a sentence: {@code after move 12} */
    TracingRules(Variant variant, Function<Game, String> words) {
        super(variant);
        this.words = words;
    }

    /** What was asked since these rules were made, in order. */
    List<AppliedArticle> chain() {
        return List.copyOf(chain);
    }

    @Override
    public Ruling rule(Game game, Color mover, Move move) {
        int first = chain.size();
        Ruling ruling = super.rule(game, mover, move);
        // What is asked before there is a play at all comes first, and leaves traces only here.
        chain.addAll(first, course(game, ruling));
        return ruling;
    }

    private List<AppliedArticle> course(Game game, Ruling ruling) {
        List<AppliedArticle> course = new ArrayList<>();
        Refusal refusal = ruling instanceof Ruling.Refused refused ? refused.refusal() : null;
        Choice ending = variant().get(Ending.class);
        if (refusal instanceof Refusal.Stopped || refusal instanceof Refusal.GameOver) {
            course.add(forbidden(refusal, ending, ended(game, refusal)));
            return course;
        }
        course.add(lets("ending." + ending.id(), ending, "the game is not over: " + passes(game.successivePasses())));
        if (refusal instanceof Refusal.HandicapDue) {
            course.add(forbidden(refusal, variant().get(Handicap.class), refusal.explanation()));
            return course;
        }
        course.add(
                refusal instanceof Refusal.OutOfTurn
                        ? new AppliedArticle(
                                refusal.clause(),
                                Optional.empty(),
                                refusal.explanation(),
                                AppliedArticle.Effect.FORBIDS)
                        : lets("base.6", null, "it is " + game.toMove() + "'s turn"));
        return course;
    }

    private String ended(Game game, Refusal refusal) {
        String how = game.course().end().isPresent() || variant().has(Ending.AGREEMENT)
                ? "by what the players said"
                : "by " + passes(game.successivePasses());
        return refusal instanceof Refusal.GameOver
                ? "the game is over, " + how
                : "play has stopped, " + how + ": it has to be resumed first";
    }

    private static String passes(int passes) {
        return switch (passes) {
            case 0 -> "the last move was no pass";
            case 1 -> "one pass";
            default -> passes + " passes in succession";
        };
    }

    @Override
    public Ruling pass(Game game) {
        chain.add(lets("base.7.pass", null, "a pass does nothing, and no rule of repetition speaks of it"));
        return super.pass(game);
    }

    @Override
    public Optional<Refusal> noStoneLeft(Game game) {
        Optional<Refusal> refusal = super.noStoneLeft(game);
        if (variant().has(Supply.HALF_THE_BOARD)) {
            int stones = game.position().stones(game.toMove()).size();
            told(
                    "supply.half-the-board",
                    variant().get(Supply.class),
                    refusal,
                    game.toMove() + " has " + stones + " of " + supply(game.board()) + " stones on the board");
        }
        return refusal;
    }

    @Override
    public Optional<Refusal> handicapPasses(Game game) {
        Optional<Refusal> refusal = super.handicapPasses(game);
        if (refusal.isPresent()) {
            told("handicap.consecutive", variant().get(Handicap.class), refusal, "");
        }
        return refusal;
    }

    @Override
    public Optional<Refusal> playable(Position position, Point point) {
        Optional<Refusal> refusal = super.playable(position, point);
        told("base.7.step-1", null, refusal, "the point is empty: " + point);
        return refusal;
    }

    @Override
    public PointSet capture(Position position, Color mover) {
        PointSet captured = super.capture(position, mover);
        chain.add(lets(
                "base.7.step-2",
                null,
                captured.isEmpty()
                        ? "captures nothing: every stone of " + mover.opponent() + "'s has a liberty"
                        : "captures " + captured));
        return captured;
    }

    @Override
    public PointSet selfCapture(Position position, Color mover) {
        PointSet captured = super.selfCapture(position, mover);
        chain.add(lets(
                "base.7.step-3",
                null,
                captured.isEmpty()
                        ? "no stone of " + mover + "'s is without liberty"
                        : "without liberty, and so removed: " + captured));
        return captured;
    }

    @Override
    public Optional<Refusal> suicide(PointSet selfCaptured) {
        Optional<Refusal> refusal = super.suicide(selfCaptured);
        SelfCapture choice = variant().get(SelfCapture.class);
        String found = selfCaptured.isEmpty()
                ? "no self-capture"
                : choice == SelfCapture.ALLOWED
                        ? "self-capture is allowed"
                        : "self-capture of " + selfCaptured.size() + " stones is allowed";
        told(choice == SelfCapture.FORBIDDEN ? "base.7A" : "self-capture." + choice.id(), choice, refusal, found);
        return refusal;
    }

    @Override
    public Optional<Refusal> repetition(Game game, Position after) {
        Optional<Refusal> refusal = super.repetition(game, after);
        Repetition rule = variant().get(Repetition.class);
        String clause = rule == Repetition.POSITIONAL ? "base.8" : "repetition." + rule.id();
        Optional<EarlierPosition> earlier = EarlierPosition.standing(game, after);
        String found = refusal.map(why -> forbidding(game, why, earlier))
                .orElseGet(() ->
                        earlier.map(moment -> letting(rule, game, moment)).orElse("the position has not stood before"));
        chain.add(new AppliedArticle(
                clause,
                Optional.of(rule),
                found,
                refusal.map(TracingRules::effect).orElse(AppliedArticle.Effect.LETS_IT_BE)));
        return refusal;
    }

    private String forbidding(Game game, Refusal refusal, Optional<EarlierPosition> earlier) {
        Optional<EarlierPosition> moment = EarlierPosition.of(game, refusal).or(() -> earlier);
        if (refusal instanceof Refusal.Repeats && moment.isPresent()) {
            return "the position stood " + words.apply(moment.get().moment()) + ", with "
                    + moment.get().moment().toMove() + " to move";
        }
        return refusal.explanation()
                + moment.filter(any -> refusal instanceof Refusal.TakesBack)
                        .map(stood -> "; the position stood " + words.apply(stood.moment()))
                        .orElse("");
    }

    /** Why a position that has stood may come back. */
    private String letting(Repetition rule, Game game, EarlierPosition earlier) {
        Game moment = earlier.moment();
        String stood = "the position stood " + words.apply(moment);
        if (moment.moves() < remembered(game)) {
            return stood + ", but before the button was taken";
        }
        Color next = next(game.toMove());
        return switch (rule) {
            case NONE -> stood + ", and may come back";
            case SIMPLE -> stood + ", but not before the opponent's last move";
            case SIMPLE_OWN -> stood + ", but not after " + game.toMove() + "'s previous move";
            case SIMPLE_STONE, NO_RESULT, TIE, PLAY_ELSEWHERE, ING -> stood + ", but the play takes no ko stone back";
            case ING_SPIGHT -> stood + ", but the play takes no hot stone and repeats no odd cycle";
            case SITUATIONAL -> stood + ", but with " + next.opponent() + " to move, not " + next;
            case NATURAL_SITUATIONAL -> stood + ", but no play of " + game.toMove() + "'s brought it about";
            case NEW_ZEALAND -> stood + ", but not after a move of " + game.toMove() + "'s";
            case POSITIONAL -> stood;
        };
    }

    private void told(String clause, Choice choice, Optional<Refusal> refusal, String found) {
        chain.add(refusal.map(why -> forbidden(why, choice, why.explanation()))
                .orElseGet(() -> lets(clause, choice, found)));
    }

    private static AppliedArticle lets(String clause, Choice choice, String found) {
        return new AppliedArticle(clause, Optional.ofNullable(choice), found, AppliedArticle.Effect.LETS_IT_BE);
    }

    private static AppliedArticle forbidden(Refusal refusal, Choice choice, String found) {
        return new AppliedArticle(refusal.clause(), Optional.ofNullable(choice), found, effect(refusal));
    }

    private static AppliedArticle.Effect effect(Refusal refusal) {
        return refusal instanceof Refusal.Undecided ? AppliedArticle.Effect.LEAVES_OPEN : AppliedArticle.Effect.FORBIDS;
    }
}
