package touchstone.cli.match;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import touchstone.cli.match.MatchGame.Kind;
import touchstone.cli.match.MatchGame.Seat;
import touchstone.explore.generate.MovePolicy;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.spi.GameStart;

/**
 * The games of a run: all kinds in turn, on all boards in turn. The same seed and number give the same game, as far as
 * it is not the subject's.
 *
 * @param rules by which the games are played
 * @param boards at least one
 * @param limit how many moves a game may have after its prelude, at least 1
 */
public record GameSchedule(BaseRules rules, List<Board> boards, long seed, int limit) {

    /** On a larger board not every move can be looked at in all games. */
    private static final int EFFORT = 60_000;

    private static final List<Double> KOMI = List.of(0.0, 0.5, 5.5, 6.5, 7.0, 7.5);

    public GameSchedule {
        boards = List.copyOf(boards);
    }

    /** @param number from 1 */
    public MatchGame fixture(int number) {
        SplittableRandom random = new SplittableRandom(31 * seed + number);
        Kind kind = Kind.values()[(number - 1) % Kind.values().length];
        // As many kinds as there are have no divisor in common with a few boards: all go together in turn.
        Board board = boards.get((number - 1) % boards.size());
        Draft draft = new Draft(number, board, random);
        return switch (kind) {
            case KO_FIGHT -> draft.contest(kind, Opponents.KO_FIGHTER);
            case SNAPBACK -> draft.contest(kind, Opponents.SNAPBACK_SETTER);
            case TWO_FOR_ONE -> draft.contest(kind, Opponents.TWO_FOR_ONE);
            case SELF_CAPTURE -> draft.contest(kind, Opponents.SELF_CAPTURE_TEMPTER);
            case FINISH -> draft.contest(kind, Opponents.FINISHER);
            case EARLY_PASS -> draft.contest(kind, Opponents.EARLY_PASSER);
            case TEMPTED -> draft.tempted();
            case REPETITION -> draft.moment(kind, Opponents.KO_SEEKER, Seat.AT_SUPERKO, ForbiddenPlays::superko);
            case CORNERED ->
                draft.moment(kind, Opponents.KO_FIGHTER, Seat.AT_BANS, bans -> bans.cornered() && bans.repetition());
            case LAST_POINT -> draft.lastPoint();
            case SCENE -> draft.scene();
        };
    }

    /** A game in the making. */
    private final class Draft {

        private final int number;
        private final Board board;
        private final SplittableRandom random;

        Draft(int number, Board board, SplittableRandom random) {
            this.number = number;
            this.board = board;
            this.random = random;
        }

        /** The subject has one colour, and joins somewhere between the first move and the last. */
        MatchGame contest(Kind kind, MovePolicy opponent) {
            int moves = random.nextInt(board.size() + board.size() / 4);
            return fixture(kind, opening(), prelude(opening()).of(Opponents.FINISHER, moves), opponent, seat());
        }

        MatchGame tempted() {
            List<Move> moves = prelude(opening()).of(Opponents.FINISHER, random.nextInt(board.size()));
            return fixture(Kind.TEMPTED, opening(), moves, Opponents.KO_SEEKER, Seat.AT_BANS);
        }

        /** The subject is to move at a moment that is wanted, where a repetition is forbidden. */
        MatchGame moment(Kind kind, MovePolicy steering, Seat seat, Predicate<ForbiddenPlays> wanted) {
            return prelude(opening())
                    .to(wanted, steering, 4 * board.size(), EFFORT / board.size())
                    .map(moves -> fixture(kind, opening(), moves, steering, seat))
                    .orElseGet(this::tempted);
        }

        MatchGame lastPoint() {
            Optional<GameStart> opening = new FilledBoardGenerator(rules, board, random).draw();
            return opening.map(at -> fixture(Kind.LAST_POINT, at, List.of(), Opponents.FINISHER, toMove(at, List.of())))
                    .orElseGet(() -> contest(Kind.SELF_CAPTURE, Opponents.SELF_CAPTURE_TEMPTER));
        }

        MatchGame scene() {
            List<KnownCycles.Cycle> fitting = KnownCycles.all().stream()
                    .filter(cycle -> boards.contains(cycle.opening().board()))
                    .toList();
            if (fitting.isEmpty()) {
                return tempted();
            }
            KnownCycles.Cycle cycle = fitting.get((number - 1) / Kind.values().length % fitting.size());
            List<Move> moves = legal(cycle);
            return fixture(Kind.SCENE, cycle.opening(), moves, Opponents.KO_FIGHTER, toMove(cycle.opening(), moves));
        }

        /** As far as these rules allow the moves. */
        private List<Move> legal(KnownCycles.Cycle cycle) {
            Game game = OpenedGames.begin(rules, cycle.opening());
            int made = 0;
            for (Move move : cycle.moves()) {
                if (!(MoveJudgement.of(game, move) instanceof MoveJudgement.Legal)) {
                    break;
                }
                game = game.play(move);
                made++;
            }
            return cycle.moves().subList(0, made);
        }

        private GameStart opening() {
            return GameStart.of(board);
        }

        private OpeningMoves prelude(GameStart opening) {
            return new OpeningMoves(rules, opening, random);
        }

        private Seat seat() {
            return random.nextBoolean() ? Seat.BLACK : Seat.WHITE;
        }

        private Seat toMove(GameStart opening, List<Move> moves) {
            boolean black = (opening.toMove() == Color.BLACK) == (moves.size() % 2 == 0);
            return black ? Seat.BLACK : Seat.WHITE;
        }

        private MatchGame fixture(Kind kind, GameStart opening, List<Move> prelude, MovePolicy opponent, Seat seat) {
            return new MatchGame(
                    number,
                    random.nextLong(),
                    kind,
                    opening,
                    prelude,
                    opponent,
                    seat,
                    KOMI.get(random.nextInt(KOMI.size())),
                    limit);
        }
    }
}
