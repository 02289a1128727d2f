package touchstone.reference;

import java.util.List;
import java.util.Optional;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Handicap;
import touchstone.reference.choice.Komi;
import touchstone.reference.choice.Variant;

/** What the players agree on before the first move. Each method is an axis under {@code features/variants/}. */
public abstract class TermsRules extends PlayRules {

    TermsRules(Variant variant) {
        super(variant);
    }

    /** @param statement one of those before the play */
    @Override
    public Ruling rule(Game game, Statement statement) {
        if (statement instanceof Statement.Komi komi) {
            return komi(game, komi.points());
        } else if (statement instanceof Statement.Bids bids) {
            return bids(game, bids.bids());
        } else if (statement instanceof Statement.Handicap handicap) {
            return handicap(game, handicap.stones());
        }
        return placement(game, ((Statement.Placement) statement).points());
    }

    @Override
    public Ruling rule(Game game, Color player, Move move) {
        Course.Terms terms = game.course().terms();
        return terms.placementDue() && !over(game)
                ? new Ruling.Refused(new Refusal.HandicapDue("handicap.free", terms.handicap()))
                : super.rule(game, player, move);
    }

    /** komi: which points for White the players may agree on. */
    public Ruling komi(Game game, double points) {
        if (phase(game) != Phase.TERMS) {
            return unforeseen(Komi.class, "komi is agreed on before the first move");
        }
        Optional<String> objection =
                switch (variant().get(Komi.class)) {
                    case NONE -> Optional.of("there is no komi");
                    case INTEGER, BLACK_WINS_TIES ->
                        points == Math.rint(points) ? Optional.empty() : Optional.of("komi is a whole number");
                    case HALF ->
                        points - 0.5 == Math.rint(points - 0.5)
                                ? Optional.empty()
                                : Optional.of("komi is a whole number and a half");
                    case AUCTION -> Optional.of("the players bid for Black");
                };
        return objection.map(why -> unforeseen(Komi.class, why)).orElseGet(() -> agreedKomi(game, points));
    }

    private Ruling agreedKomi(Game game, double points) {
        Course.Terms terms = game.course().terms();
        return agreed(
                game.with(game.course().with(new Course.Terms(points, terms.handicap(), terms.placementDue()))),
                Komi.class);
    }

    /** komi.auction: each bid is higher than the one before; the last is the komi. */
    public Ruling bids(Game game, List<Double> bids) {
        if (!variant().has(Komi.AUCTION)) {
            return unforeseen(Komi.class, "nobody bids for Black");
        }
        if (phase(game) != Phase.TERMS) {
            return unforeseen(Komi.class, "the players bid before the first move");
        }
        if (bids.isEmpty()) {
            return unforeseen(Komi.class, "somebody has to bid for Black");
        }
        for (int i = 0; i < bids.size(); i++) {
            if (2 * bids.get(i) != Math.rint(2 * bids.get(i))) {
                return unforeseen(Komi.class, "a bid is in whole points or halves");
            }
            if (i > 0 && bids.get(i) <= bids.get(i - 1)) {
                return unforeseen(Komi.class, "a bid is higher than the one before");
            }
        }
        return agreedKomi(game, bids.get(bids.size() - 1));
    }

    /** handicap: how many stones the players may agree on, and what becomes of them. */
    public Ruling handicap(Game game, int stones) {
        if (phase(game) != Phase.TERMS || !game.position().stones().isEmpty()) {
            return unforeseen(Handicap.class, "a handicap is agreed on before the first move, on an empty board");
        }
        return switch (variant().get(Handicap.class)) {
            case NONE -> unforeseen(Handicap.class, "there is no handicap");
            case FIXED ->
                stones == 1
                        ? agreed(game.with(terms(game, 1, false)), Handicap.class)
                        : starPoints(game.board(), stones)
                                .map(points -> placed(game, stones, points))
                                .orElseGet(() -> unforeseen(
                                        Handicap.class,
                                        "a " + game.board() + " board has no star points for " + stones + " stones"));
            case FREE ->
                stones < 1 || stones >= game.board().size()
                        ? unforeseen(Handicap.class, "a " + game.board() + " board has no room for such a handicap")
                        : agreed(game.with(terms(game, stones, stones > 1)), Handicap.class);
            case CONSECUTIVE ->
                stones < 1
                        ? unforeseen(Handicap.class, "a handicap is of one stone or more")
                        : agreed(game.with(terms(game, stones, false)), Handicap.class);
        };
    }

    private static Course terms(Game game, int handicap, boolean due) {
        Course course = game.course();
        return course.with(new Course.Terms(course.terms().komi(), handicap, due));
    }

    /** handicap.fixed: the points for a number of stones; empty if the board has none for it. */
    public Optional<PointSet> starPoints(Board board, int stones) {
        return StarPoints.of(board, stones);
    }

    /** handicap.free: Black puts the stones agreed on, each on a point of its own. */
    public Ruling placement(Game game, PointSet points) {
        Course.Terms terms = game.course().terms();
        if (!terms.placementDue()) {
            return unforeseen(Handicap.class, "no handicap stones are due");
        }
        return points.size() == terms.handicap()
                ? placed(game, terms.handicap(), points)
                : unforeseen(Handicap.class, terms.handicap() + " stones were agreed on, not " + points.size());
    }

    /** Black's stones stand, and White moves. */
    private Ruling placed(Game game, int stones, PointSet points) {
        Position position = new Position(points, game.board().none());
        return agreed(game.then(position, Color.WHITE, terms(game, stones, false)), Handicap.class);
    }

    final Ruling agreed(Game after, Class<? extends Choice> axis) {
        return new Ruling.Agreed(after, clause(axis));
    }

    final Ruling unforeseen(Class<? extends Choice> axis, String why) {
        return new Ruling.Refused(new Refusal.Unforeseen(clause(axis), why));
    }

    final Ruling undecided(Class<? extends Choice> axis, String question) {
        return new Ruling.Refused(new Refusal.Undecided(clause(axis), question));
    }

    /** The clause of an axis that these rules have, such as {@code komi.half}. */
    private String clause(Class<? extends Choice> axis) {
        Choice choice = variant().get(axis);
        return choice.axis().id() + "." + choice.id();
    }
}
