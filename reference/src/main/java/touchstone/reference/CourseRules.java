package touchstone.reference;

import java.util.Optional;
import touchstone.reference.choice.AfterResumption;
import touchstone.reference.choice.Button;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.DeadStones;
import touchstone.reference.choice.Deadlock;
import touchstone.reference.choice.Ending;
import touchstone.reference.choice.LastPass;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.Resumption;
import touchstone.reference.choice.Variant;

/** How a game stops, is resumed and ends. Each method is an axis under {@code features/variants/}. */
public abstract class CourseRules extends TermsRules {

    private final Ending ending;

    CourseRules(Variant variant) {
        super(variant);
        this.ending = variant.get(Ending.class);
    }

    @Override
    public Phase phase(Game game) {
        if (over(game)) {
            return Phase.OVER;
        }
        if (stopped(game)) {
            return Phase.STOPPED;
        }
        return game.moves() == 0 && !game.course().resumed() ? Phase.TERMS : Phase.PLAY;
    }

    /** ending: whether the game has ended for good. */
    @Override
    public boolean over(Game game) {
        if (game.course().end().isPresent()) {
            return true;
        }
        return switch (ending) {
            case TWO_PASSES -> passedOut(game, 2);
            case STOP -> lastStop(game) && passedOut(game, 2);
            case FOUR_PASSES -> lastStop(game) && passedOut(game, 2) || passedOut(game, counted(game, inARow(game)), 4);
            case AGREEMENT -> lastStop(game) && game.course().stopped();
        };
    }

    /** after-resumption: whether the next stop ends the game. */
    public boolean lastStop(Game game) {
        return game.course().resumed() && variant().has(AfterResumption.ALL_ALIVE);
    }

    /** ending: whether play has stopped, by passes or by agreement. */
    public boolean stopped(Game game) {
        return ending == Ending.AGREEMENT ? game.course().stopped() : passedOut(game, 2);
    }

    /** Whether this many passes in succession have led here, the last of them by a player who may make it. */
    private boolean passedOut(Game game, int passes) {
        return passedOut(game, countedPasses(game), passes);
    }

    private boolean passedOut(Game game, int counted, int passes) {
        // Where there is one pass more than needed, one that was enough was White's.
        return counted > passes || counted == passes && mayBeLast(game);
    }

    /** last-pass: whether the pass that led here may be the last. */
    private boolean mayBeLast(Game game) {
        return !variant().has(LastPass.WHITE) || game.madeBy(Color.WHITE);
    }

    /** The passes with no play between that led here, be it that play was resumed meanwhile. */
    private static int inARow(Game game) {
        int passes = 0;
        for (Game moment = game; moment != null; moment = moment.previous().orElse(null)) {
            Move move = moment.lastMove().orElse(null);
            if (move instanceof Move.Play) {
                break;
            }
            passes += move instanceof Move.Pass ? 1 : 0;
        }
        return passes;
    }

    /** button: the passes in succession that led here, without the one that took the button. */
    public int countedPasses(Game game) {
        return counted(game, game.successivePasses());
    }

    private int counted(Game game, int passes) {
        boolean button = game.course().passes().first() > game.moves() - passes
                && variant().has(Button.HALF_POINT);
        return passes - (button ? 1 : 0);
    }

    /** ending: in a stopped game nobody moves, unless two more passes may end it. */
    @Override
    public Ruling rule(Game game, Color player, Move move) {
        // A game that has not stopped is quicker to tell than its phase.
        return ending != Ending.FOUR_PASSES && stopped(game) && phase(game) == Phase.STOPPED
                ? new Ruling.Refused(new Refusal.Stopped("ending." + ending.id()))
                : super.rule(game, player, move);
    }

    @Override
    public Ruling rule(Game game, Statement statement) {
        if (phase(game) == Phase.OVER) {
            return new Ruling.Refused(new Refusal.GameOver());
        } else if (statement instanceof Statement.Stop) {
            return stop(game);
        } else if (statement instanceof Statement.Dead dead) {
            return dead(game, dead.stones());
        } else if (statement instanceof Statement.Resume resume) {
            return resume(game, resume.requester());
        } else if (statement instanceof Statement.NextMover next) {
            return resumeAgreed(game, next.mover());
        } else if (statement instanceof Statement.Deadlock) {
            return deadlock(game);
        } else if (statement instanceof Statement.Repeats) {
            return repeats(game);
        } else if (statement instanceof Statement.Resigns resigns) {
            return resigns(game, resigns.player());
        }
        return super.rule(game, statement);
    }

    /** ending.agreement: the players stop when they agree to. */
    public Ruling stop(Game game) {
        if (ending != Ending.AGREEMENT) {
            return unforeseen(Ending.class, "the play stops by passes, not by agreement");
        }
        return stopped(game)
                ? unforeseen(Ending.class, "the play has stopped already")
                : agreed(game.with(game.course().stop()), Ending.class);
    }

    /** dead-stones: the players agree which stones are dead, and so end the game. */
    public Ruling dead(Game game, PointSet stones) {
        if (phase(game) != Phase.STOPPED) {
            return unforeseen(DeadStones.class, "the play has not stopped");
        }
        if (!game.position().stones().holds(stones)) {
            return unforeseen(
                    DeadStones.class,
                    "no stone stands on " + stones.minus(game.position().stones()));
        }
        if (!stones.isEmpty() && !variant().has(DeadStones.AGREED)) {
            return unforeseen(DeadStones.class, "no stone is removed but by capture");
        }
        return agreed(game.with(game.course().end(new Course.End.Agreed(stones))), DeadStones.class);
    }

    /** resumption: who moves when a player asks for the game to be resumed. */
    public Ruling resume(Game game, Color requester) {
        if (phase(game) != Phase.STOPPED) {
            return unforeseen(Resumption.class, "the play has not stopped");
        }
        return switch (variant().get(Resumption.class)) {
            case NONE -> unforeseen(Resumption.class, "play is not resumed");
            case OPPONENT_OF_REQUESTER -> resumed(game, requester.opponent());
            case OPPONENT_OF_LAST_PASSER ->
                lastPasser(game)
                        .map(passer -> resumed(game, passer.opponent()))
                        .orElseGet(() -> undecided(Resumption.class, "who moves when nobody has passed"));
            case IN_TURN -> resumed(game, game.toMove());
            case AGREED -> unforeseen(Resumption.class, "the players have to agree who moves");
            case UNSTATED -> undecided(Resumption.class, "who moves when play is resumed");
        };
    }

    private static Optional<Color> lastPasser(Game game) {
        return game.moments()
                .filter(moment ->
                        moment.lastMove().filter(Move.Pass.class::isInstance).isPresent())
                .map(moment -> moment.previous().orElseThrow().toMove())
                .findFirst();
    }

    /** resumption: the players agree that play goes on, and who moves. */
    public Ruling resumeAgreed(Game game, Color mover) {
        if (phase(game) != Phase.STOPPED) {
            return unforeseen(Resumption.class, "the play has not stopped");
        }
        return variant().has(Resumption.AGREED) || variant().has(Resumption.UNSTATED)
                ? resumed(game, mover)
                : unforeseen(Resumption.class, "who moves is not for the players to agree");
    }

    private Ruling resumed(Game game, Color mover) {
        return agreed(game.then(game.position(), mover, game.course().resume()), Resumption.class);
    }

    /** deadlock, and dead-stones.played-out: what follows when the players can't agree on anything. */
    public Ruling deadlock(Game game) {
        if (phase(game) != Phase.STOPPED) {
            return unforeseen(Deadlock.class, "the play has not stopped");
        }
        if (variant().has(DeadStones.PLAYED_OUT)) {
            return playOn(game, DeadStones.class);
        }
        Course course = game.course();
        return switch (variant().get(Deadlock.class)) {
            case UNSTATED -> undecided(Deadlock.class, "what follows when the players agree on nothing");
            case PLAY_ON -> playOn(game, Deadlock.class);
            case ALL_ALIVE ->
                agreed(game.with(course.end(new Course.End.Agreed(game.board().none()))), Deadlock.class);
            case BOTH_LOSE ->
                agreed(game.with(course.end(new Course.End.Declared(new Outcome.BothLose()))), Deadlock.class);
        };
    }

    /** Play goes on though nobody has asked for it, so who moves has to follow from the moves. */
    private Ruling playOn(Game game, Class<? extends Choice> axis) {
        return variant().has(Resumption.IN_TURN) || variant().has(Resumption.OPPONENT_OF_LAST_PASSER)
                ? resume(game, game.toMove())
                : undecided(axis, "who moves when play goes on of itself");
    }

    /** repetition.no-result and repetition.tie: what the players may agree on when the whole board has come round again. */
    public Ruling repeats(Game game) {
        Optional<Outcome> outcome =
                switch (repetition()) {
                    case NO_RESULT -> Optional.of(new Outcome.NoResult());
                    case TIE -> Optional.of(new Outcome.Drawn());
                    default -> Optional.empty();
                };
        if (outcome.isEmpty()) {
            return unforeseen(Repetition.class, "nothing follows from a repetition");
        }
        return hasRepeated(game)
                ? agreed(game.with(game.course().end(new Course.End.Declared(outcome.get()))), Repetition.class)
                : unforeseen(Repetition.class, "the position has not stood before");
    }

    /** Whether this position has stood before, with another between. */
    public boolean hasRepeated(Game game) {
        return game.moments()
                .dropWhile(moment -> moment.position().equals(game.position()))
                .anyMatch(moment -> moment.position().equals(game.position()));
    }

    /** A player may give the game up at any time (Japanese article 11, Chinese article 7). */
    public Ruling resigns(Game game, Color player) {
        Outcome won = new Outcome.Won(player.opponent(), Optional.empty());
        return new Ruling.Agreed(game.with(game.course().end(new Course.End.Declared(won))), "resignation");
    }
}
