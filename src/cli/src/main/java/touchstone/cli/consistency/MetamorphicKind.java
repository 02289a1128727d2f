package touchstone.cli.consistency;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import touchstone.explore.trace.GameTrace;
import touchstone.reference.Board;
import touchstone.reference.Game;
import touchstone.reference.PointSet;
import touchstone.trace.TraceStep;

/** The kinds of metamorphic relations, each with the games that suit it. */
public enum MetamorphicKind {
    /** The eight symmetries of the board. */
    SYMMETRY("symmetry", "the board turned or mirrored") {
        @Override
        Optional<RelatedPair> draw(SourceGames repertoire, long number) {
            RandomGenerator random = repertoire.random(number);
            GameTrace walk = repertoire.trace(number);
            BoardTurn turned = new BoardTurn(1 + random.nextInt(7));
            return repertoire.boards().boards().contains(turned.to(walk.board()))
                    ? Optional.of(new RelatedPair(turned, walk.board(), walk.steps()))
                    : Optional.empty();
        }
    },

    COLORS("colours", "the colours swapped") {
        @Override
        Optional<RelatedPair> draw(SourceGames repertoire, long number) {
            GameTrace walk = repertoire.trace(number);
            // With a komi that nobody knows, scores tell the colours apart.
            List<TraceStep> steps = walk.steps().stream()
                    .filter(step -> repertoire.setsKomi() || !ColorSwap.isAboutPoints(step))
                    .toList();
            return Optional.of(new RelatedPair(new ColorSwap(), walk.board(), steps));
        }
    },

    KOMI("komi", "another komi") {
        @Override
        Optional<RelatedPair> draw(SourceGames repertoire, long number) {
            GameTrace walk = repertoire.trace(number);
            BigDecimal by = SHIFTS.get(repertoire.random(number).nextInt(SHIFTS.size()));
            return walk.board().size() <= LARGEST_COUNTED
                    ? Optional.of(new RelatedPair(new KomiShift(by), walk.board(), walk.steps()))
                    : Optional.empty();
        }
    },

    TRANSPOSITION("transposition", "the first moves in another order") {
        @Override
        Optional<RelatedPair> draw(SourceGames repertoire, long number) {
            RandomGenerator random = repertoire.random(number);
            GameTrace walk = repertoire.trace(number);
            int most = 3 + random.nextInt(walk.board().size());
            List<TraceStep> steps =
                    new ArrayList<>(MoveTransposition.beginning(walk.board(), walk.steps().stream(), most));
            Game game = Game.begin(SourceGames.rules(), walk.board());
            for (TraceStep step : steps) {
                game = game.play(((TraceStep.MoveStep) step).move());
            }
            steps.addAll(repertoire.randomQueries(random).all(game, walk.board().all()));
            return Optional.of(new RelatedPair(new MoveTransposition(), walk.board(), steps));
        }
    },

    CORNER("corner", "a corner of a larger board") {
        @Override
        Optional<RelatedPair> draw(SourceGames repertoire, long number) {
            RandomGenerator random = repertoire.random(number);
            Board board = repertoire.boards().next(random);
            List<Board> larger = repertoire.boards().boards().stream()
                    .filter(one -> one != board && one.width() >= board.width() && one.height() >= board.height())
                    .toList();
            if (Math.min(board.width(), board.height()) < 3 || board.size() > LARGEST_CORNER || larger.isEmpty()) {
                return Optional.empty();
            }
            BoardEmbedding relation = new BoardEmbedding(
                    larger.get(random.nextInt(larger.size())), random.nextBoolean(), random.nextBoolean());
            PointSet corner = relation.corner(board);
            return Optional.of(new RelatedPair(
                    relation, board, repertoire.within(board, corner, 4 + random.nextInt(5 * corner.size()), random)));
        }
    };

    private static final List<BigDecimal> SHIFTS =
            List.of(new BigDecimal("7"), new BigDecimal("0.5"), new BigDecimal("6.5"), new BigDecimal("-5.5"));

    /** In points: some programs take seconds to count a large board, and komi is the same on all. */
    private static final int LARGEST_COUNTED = 49;

    /** In points: in a corner of many, stones seldom meet. */
    private static final int LARGEST_CORNER = 100;

    private final String id;
    private final String title;

    MetamorphicKind(String id, String title) {
        this.id = id;
        this.title = title;
    }

    /** What it is called in a record. */
    public String id() {
        return id;
    }

    /** What makes the difference between the two games. */
    public String title() {
        return title;
    }

    /**
     * A game, and a way to tell it otherwise.
     *
     * @param steps from the start of a game
     */
    record RelatedPair(MetamorphicRelation relation, Board board, List<TraceStep> steps) {

        Optional<GamePair> pair() {
            return relation.retell(board, steps);
        }
    }

    /** What is drawn at a number; nothing if there is nothing to be told there. */
    abstract Optional<RelatedPair> draw(SourceGames repertoire, long number);
}
