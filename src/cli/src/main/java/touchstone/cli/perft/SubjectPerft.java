package touchstone.cli.perft;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import touchstone.cli.perft.positions.EnumeratedGames;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.Refusal;
import touchstone.reference.Ruling;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Ending;
import touchstone.spi.Answer;
import touchstone.spi.Capability;
import touchstone.spi.GameStart;
import touchstone.spi.Session;
import touchstone.spi.Subject;
import touchstone.spi.SubjectErrorException;
import touchstone.spi.UnsupportedException;
import touchstone.trace.Observation;
import touchstone.trace.Query;
import touchstone.trace.Sequence;
import touchstone.trace.TraceStep;
import touchstone.trace.Tracer;

/**
 * Has a subject count: after every sequence that both accept so far it is asked about every point of the board and a
 * pass, and each accepted move is counted. Each is played from the beginning, so taking moves back is not relied on.
 *
 * <p>The count goes one length further after another, and ends where they part first: so the first difference is the shortest
 * there is. Nobody is given a move where by the rules nobody may move; where the subject says whether a game is over, that is
 * compared instead.
 */
public final class SubjectPerft implements AutoCloseable {

    private static final int AT_ONCE = 250;
    /** How many differences are kept. */
    private static final int KEPT = 20;

    private final Subject subject;
    private final GameStart opening;
    private final List<Move> before;
    private final Game root;
    private final boolean tellsEnd;
    private final boolean tellsLegality;
    /** Whether it may take two passes for the end, though by the rules they only stop the game, or not even that. */
    private final boolean mayEndByPasses;

    private Session session;
    private long reference;
    private long taken;
    private long tolerated;
    private long differencesInAll;
    private final List<PerftDifference> differences = new ArrayList<>();
    private final Map<Move, long[]> branches = new LinkedHashMap<>();
    private long tried;
    /** Whether it was seen to take no more moves after two passes where it may. */
    private boolean endsByPasses;

    /** One sequence: all moves but the last are legal, and of the last the rules say something. */
    private record Try(Game before, List<Move> moves, Ruling ruling) {}

    /**
     * @param opening where the game begins
     * @param before moves made from there, all legal
     * @param root the game after them, where the count begins
     * @throws SubjectErrorException if the subject can't be started
     */
    public SubjectPerft(Subject subject, GameStart opening, List<Move> before, Game root) {
        this.subject = subject;
        this.session = subject.open();
        this.opening = opening;
        this.before = before;
        this.root = root;
        this.mayEndByPasses = !subject.capabilities().contains(Capability.AGREEMENTS) && !twoPassesEnd(root);
        this.tellsEnd = subject.capabilities().contains(Capability.GAME_END) && !mayEndByPasses;
        this.tellsLegality = subject.capabilities().contains(Capability.ANSWERS_LEGALITY);
    }

    /** A subject that takes no part in agreements can't tell a game that is over from one that has only stopped. */
    private static boolean twoPassesEnd(Game game) {
        return !(game.rules() instanceof VariantRules rules) || rules.variant().has(Ending.TWO_PASSES);
    }

    /**
     * Counts, and ends where they part.
     *
     * @param depth how many moves the longest sequences have, at least 1
     * @param taker told how many sequences have been tried, now and then
     * @throws UnsupportedException if the subject can't begin the game
     * @throws SubjectErrorException if it breaks down, or answers the same question now so and now otherwise
     */
    public PerftResult compare(int depth, Consumer<Long> taker) {
        List<PerftResult.Level> levels = new ArrayList<>();
        for (int length = 1; length <= depth && differencesInAll == 0; length++) {
            boolean wentOn = !endsByPasses;
            reference = 0;
            taken = 0;
            tolerated = 0;
            branches.clear();
            List<Try> batch = new ArrayList<>();
            each(root, List.of(), length, one -> {
                batch.add(one);
                if (batch.size() == AT_ONCE) {
                    ask(batch);
                    taker.accept(tried);
                }
            });
            ask(batch);
            if (endsByPasses && wentOn) {
                // The same length once more, now that it is known which sequences to leave out.
                forgetDifferences();
                length--;
            } else {
                levels.add(new PerftResult.Level(length, reference, taken, tolerated));
            }
        }
        return new PerftResult(
                levels,
                endsByPasses,
                differences,
                differencesInAll,
                branches.entrySet().stream()
                        .map(one -> new PerftResult.Branch(one.getKey(), one.getValue()[0], one.getValue()[1]))
                        .toList());
    }

    private void forgetDifferences() {
        differences.clear();
        differencesInAll = 0;
    }

    /** Every sequence of a length whose moves but the last are legal. */
    private void each(Game game, List<Move> moves, int left, Consumer<Try> taker) {
        if (EnumeratedGames.ended(game) || endsByPasses && game.successivePasses() >= 2) {
            return;
        }
        for (Point point : game.board().points()) {
            each(game, moves, new Move.Play(point), left, taker);
        }
        each(game, moves, Move.PASS, left, taker);
    }

    private void each(Game game, List<Move> moves, Move move, int left, Consumer<Try> taker) {
        Ruling ruling = game.rule(move);
        List<Move> longer = new ArrayList<>(moves);
        longer.add(move);
        if (left == 1) {
            taker.accept(new Try(game, longer, ruling));
        } else if (ruling instanceof Ruling.Made made) {
            each(made.after(), longer, left - 1, taker);
        }
    }

    private void ask(List<Try> batch) {
        List<List<Observation>> observations;
        try {
            observations =
                    Tracer.trace(session, batch.stream().map(this::sequence).toList());
        } catch (SubjectErrorException broken) {
            throw located(batch, broken);
        }
        // What was said is of no interest any more, and there is much of it.
        session.transcript();
        for (int i = 0; i < observations.size(); i++) {
            Observation last = observations.get(i).get(observations.get(i).size() - 1);
            if (last instanceof Observation.BrokeDown down) {
                throw located(batch, new SubjectErrorException(down.message(), down.errorTail()));
            }
            judge(batch.get(i), observations.get(i));
        }
        tried += batch.size();
        batch.clear();
    }

    /** What breaks down takes answers with it that are on their way: so each sequence is played once more by itself. */
    private SubjectErrorException located(List<Try> batch, SubjectErrorException broken) {
        session.close();
        session = subject.open();
        for (Try one : batch) {
            try {
                List<Observation> observations =
                        Tracer.trace(session, List.of(sequence(one))).get(0);
                if (observations.get(observations.size() - 1) instanceof Observation.BrokeDown down) {
                    return new SubjectErrorException(down.message() + ", after " + words(one), down.errorTail());
                }
            } catch (SubjectErrorException again) {
                return new SubjectErrorException(again.getMessage() + ", after " + words(one), again.errorTail());
            }
        }
        return new SubjectErrorException(
                broken.getMessage() + ", between " + words(batch.get(0)) + " and " + words(batch.get(batch.size() - 1))
                        + "; played again one by one it did not",
                broken.errorTail());
    }

    private Sequence sequence(Try one) {
        List<TraceStep> steps = new ArrayList<>();
        Color player = opening.toMove();
        for (List<Move> part : List.of(before, one.moves())) {
            for (Move move : part) {
                steps.add(new TraceStep.MoveStep(player, move));
                player = player.opponent();
            }
        }
        if (asksEnd(one)) {
            steps.add(new TraceStep.QueryStep(new Query.Over()));
        }
        return new Sequence(opening, steps);
    }

    private boolean asksEnd(Try one) {
        return tellsEnd && last(one) instanceof Move.Pass && one.ruling() instanceof Ruling.Made;
    }

    private static Move last(Try one) {
        return one.moves().get(one.moves().size() - 1);
    }

    private void judge(Try one, List<Observation> observations) {
        int steps = before.size() + one.moves().size();
        for (int i = 0; i < observations.size(); i++) {
            if (observations.get(i) instanceof Observation.Senseless senseless) {
                throw new SubjectErrorException("it answered " + senseless.words() + ", to " + words(one), "");
            } else if (i < steps - 1 && !accepted(observations.get(i))) {
                throw new SubjectErrorException(
                        i < before.size()
                                ? "it does not take move " + (i + 1) + ", " + before.get(i) + ", of those to begin with"
                                : "it took " + words(one) + " once, and now refuses move " + (i + 1),
                        "");
            }
        }
        Observation answer = observations.get(steps - 1);
        boolean legal = one.ruling() instanceof Ruling.Made;
        boolean takes = accepted(answer);
        if (takes && !legal && isOnlyTolerated(one)) {
            takes = false;
            tolerated++;
        }
        reference += legal ? 1 : 0;
        taken += takes ? 1 : 0;
        long[] branch = branches.computeIfAbsent(one.moves().get(0), move -> new long[2]);
        branch[0] += legal ? 1 : 0;
        branch[1] += takes ? 1 : 0;
        if (legal && !takes && mayEndByPasses && one.before().successivePasses() >= 2) {
            endsByPasses = true;
        } else if (takes != legal) {
            part(one, takes ? PerftDifference.Kind.TAKES : PerftDifference.Kind.REFUSES, said(answer));
        } else if (takes && asksEnd(one)) {
            judgeEnd(one, observations.get(steps));
        }
    }

    private static boolean accepted(Observation observation) {
        return observation instanceof Observation.Answered answered && answered.accepted();
    }

    private static String said(Observation answer) {
        return answer instanceof Observation.Answered answered && answered.answer() instanceof Answer.Refused refused
                ? refused.words()
                : "";
    }

    private void judgeEnd(Try one, Observation shown) {
        boolean over = ((Ruling.Made) one.ruling()).after().over();
        if (shown instanceof Observation.Shown answer && !answer.what().equals(over)) {
            part(one, over ? PerftDifference.Kind.GOES_ON : PerftDifference.Kind.ENDS, "");
        }
    }

    private void part(Try one, PerftDifference.Kind kind, String words) {
        differencesInAll++;
        if (differences.size() < KEPT) {
            Optional<Refusal> refusal =
                    one.ruling() instanceof Ruling.Refused refused ? Optional.of(refused.refusal()) : Optional.empty();
            differences.add(new PerftDifference(kind, one.before(), one.moves(), refusal, words));
        }
    }

    /** Whether it takes the last move on input, but says when asked that it is illegal. */
    private boolean isOnlyTolerated(Try one) {
        if (!tellsLegality) {
            return false;
        }
        session.begin(opening);
        Color player = opening.toMove();
        List<Move> made = new ArrayList<>(before);
        made.addAll(one.moves());
        for (Move move : made.subList(0, made.size() - 1)) {
            session.make(player, move);
            player = player.opponent();
        }
        try {
            return session.ask(player, last(one)) instanceof Answer.Tolerated;
        } catch (UnsupportedException unsupported) {
            return false;
        }
    }

    private static String words(Try one) {
        return String.join(" ", one.moves().stream().map(Move::toString).toList());
    }

    @Override
    public void close() {
        session.close();
    }
}
