package touchstone.cli.smoke;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import touchstone.gtp.game.PlayedMove;
import touchstone.gtp.probe.ProbeGames;
import touchstone.gtp.smoke.ShownStones;
import touchstone.gtp.smoke.SmokeFinding;
import touchstone.gtp.smoke.SmokeFinding.Grade;
import touchstone.gtp.smoke.SmokeSizes;
import touchstone.process.PrintedText;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.Position;
import touchstone.spi.Agreements;
import touchstone.spi.Capability;
import touchstone.spi.ChainView;
import touchstone.spi.Controlled;
import touchstone.spi.ControllerRequest;
import touchstone.spi.CountView;
import touchstone.spi.GameStart;
import touchstone.spi.GameState;
import touchstone.spi.Identity;
import touchstone.spi.LegalMoves;
import touchstone.spi.PrisonerCount;
import touchstone.spi.ScoreView;
import touchstone.spi.Session;
import touchstone.spi.UnsupportedException;

/** The checks of a new subject that is no engine of the Go Text Protocol, in order: each relies on those before. */
enum SubjectCheck {
    START("starts and says who it is") {
        @Override
        SmokeFinding tryOn(CheckedSubject subject) {
            Identity identity = subject.subject().identity();
            return ok((identity.name() + ' ' + identity.version()).strip());
        }
    },
    CLAIMS("claims capabilities that there are") {
        @Override
        SmokeFinding tryOn(CheckedSubject subject) {
            if (subject.subject().capabilities().isEmpty()) {
                return missing("it claims none", "Claim what it can do: what needs another capability is unsupported.");
            }
            String unknown = subject.subject().notes().stream()
                    .filter(note -> note.startsWith("it claims "))
                    .collect(Collectors.joining("; "));
            return unknown.isEmpty()
                    ? ok(subject.subject().capabilities().size() + " capabilities")
                    : missing(unknown, "What is not known counts for nothing: compare with the table in the manual.");
        }
    },
    BOARDS("has boards") {
        @Override
        SmokeFinding tryOn(CheckedSubject subject) {
            SmokeSizes sizes = SmokeSizes.of(board -> subject.refusal(board).isEmpty(), subject::leave);
            if (!sizes.played().isEmpty()) {
                return sizes.trouble().isEmpty() ? ok(sizes.shown()) : missing(sizes.shown(), REMEDY_SIZES);
            }
            return sizes.trouble().isEmpty()
                    ? failed(subject.refusal(Board.of(19, 19)).orElse(""), "Begin a game on an empty board.")
                    : broke(sizes.shown());
        }
    },
    MOVES("takes moves") {
        @Override
        SmokeFinding tryOn(CheckedSubject subject) {
            return onBoard(subject, board -> subject.lay(board, opening(board))
                    .map(refused -> failed(refused, REMEDY_MOVE))
                    .orElseGet(() -> ok("")));
        }
    },
    STONES("shows stones where they were played") {
        @Override
        SmokeFinding tryOn(CheckedSubject subject) {
            return onBoard(subject, board -> afterMoves(subject, board, opening(board)));
        }
    },
    RECTANGLES("plays on boards that are not square") {
        @Override
        SmokeFinding tryOn(CheckedSubject subject) {
            if (!subject.can(Capability.RECTANGULAR)) {
                return unclaimed(Capability.RECTANGULAR);
            }
            Board board = Board.of(9, 7);
            return subject.refusal(board)
                    .map(refused -> missing(refused, "Scenarios on such a board will be unsupported."))
                    .orElseGet(() -> afterMoves(subject, board, opening(board)));
        }
    },
    POSITION("begins with a given position") {
        @Override
        SmokeFinding tryOn(CheckedSubject subject) {
            if (!subject.can(Capability.SET_UP)) {
                return unclaimed(Capability.SET_UP);
            }
            return onBoard(subject, board -> {
                Position position = laid(board, opening(board));
                subject.session().begin(new GameStart(position, Color.WHITE, Optional.empty()));
                return shown(subject, position);
            });
        }
    },
    OCCUPIED("refuses a play on an occupied point") {
        @Override
        SmokeFinding tryOn(CheckedSubject subject) {
            if (!subject.can(Capability.ENFORCES_LEGALITY)) {
                return unclaimed(Capability.ENFORCES_LEGALITY);
            }
            return onBoard(subject, board -> {
                List<PlayedMove> moves = ProbeGames.turns("B C3");
                subject.lay(board, moves);
                if (subject.makes(Color.WHITE, play("C3"))) {
                    return failed(subject.told(), "Refuse what is illegal, or do not claim enforces-legality.");
                }
                String refused = subject.told();
                SmokeFinding after = shown(subject, laid(board, moves));
                return after.grade() == Grade.OK ? ok(refused) : failed(refused + "; then " + after.seen(), UNCHANGED);
            });
        }
    },
    QUESTIONS("says whether a move is legal, and does not make it") {
        @Override
        SmokeFinding tryOn(CheckedSubject subject) {
            if (!subject.can(Capability.ANSWERS_LEGALITY)) {
                return unclaimed(Capability.ANSWERS_LEGALITY);
            }
            return onBoard(subject, board -> {
                List<PlayedMove> moves = ProbeGames.turns("B C3");
                subject.lay(board, moves);
                if (CheckedSubject.isAccepted(subject.session().ask(Color.WHITE, play("C3")))) {
                    return failed(subject.told(), "A black stone stands there: refuse it.");
                }
                if (!CheckedSubject.isAccepted(subject.session().ask(Color.WHITE, play("D4")))) {
                    return failed(subject.told(), "This is a legal move: answer accepted.");
                }
                SmokeFinding after = shown(subject, laid(board, moves));
                return after.grade() == Grade.OK ? ok("") : failed(after.seen(), UNCHANGED);
            });
        }
    },
    CAPTURE("captures") {
        @Override
        SmokeFinding tryOn(CheckedSubject subject) {
            return onBoard(subject, board -> {
                Optional<String> refused = subject.lay(board, CAPTURING);
                if (refused.isPresent()) {
                    return failed(refused.get(), REMEDY_MOVE);
                }
                SmokeFinding after = shown(subject, laid(board, ProbeGames.turns("B A2", "B B1")));
                if (after.grade() == Grade.FAILED || !subject.can(Capability.PRISONERS)) {
                    return after;
                }
                int white = subject.session().ability(PrisonerCount.class).prisoners(Color.WHITE);
                return white == 1
                        ? after
                        : failed(
                                subject.told() + " after one white stone was captured",
                                "The player of this request is the one whose stones were captured.");
            });
        }
    },
    UNDO("takes back a move") {
        @Override
        SmokeFinding tryOn(CheckedSubject subject) {
            if (!subject.can(Capability.UNDO)) {
                return unclaimed(Capability.UNDO);
            }
            return onBoard(subject, board -> {
                subject.lay(board, CAPTURING);
                Controlled controlled = subject.session().ability(Controlled.class);
                return CheckedSubject.isAccepted(controlled.request(new ControllerRequest.TakeBack()))
                        ? shown(subject, laid(board, ProbeGames.turns("B A2", "W A1")))
                        : failed(subject.told(), "Take back the capture, or do not claim undo.");
            });
        }
    },
    PASS("takes a pass") {
        @Override
        SmokeFinding tryOn(CheckedSubject subject) {
            return onBoard(subject, board -> afterMoves(subject, board, ProbeGames.turns("B C3", "W -", "B D4")));
        }
    },
    REQUESTS("answers what its capabilities stand for") {
        @Override
        SmokeFinding tryOn(CheckedSubject subject) {
            return onBoard(subject, board -> {
                subject.lay(board, ProbeGames.turns("B C3", "W D4"));
                List<String> lacking = new ArrayList<>(lacking(subject, IN_PLAY));
                subject.makes(Color.BLACK, Move.PASS);
                subject.makes(Color.WHITE, Move.PASS);
                lacking.addAll(lacking(subject, AT_THE_END));
                return lacking.isEmpty()
                        ? ok("")
                        : missing(
                                String.join("; ", lacking),
                                "Answer it, or do not claim the capability: what needs it will be unsupported.");
            });
        }

        private List<String> lacking(CheckedSubject subject, Map<Capability, Consumer<Session>> requests) {
            List<String> lacking = new ArrayList<>();
            requests.forEach((capability, request) -> {
                try {
                    if (subject.can(capability)) {
                        request.accept(subject.session());
                    }
                } catch (UnsupportedException unanswered) {
                    lacking.add("it claims " + capability.id() + ", and " + PrintedText.clean(unanswered.getMessage()));
                }
            });
            return lacking;
        }
    };

    private static final String REMEDY_MOVE = "This is a legal move: accept it.";
    private static final String REMEDY_SIZES =
            "Answer the error 1 with the data \"board-size\" to a board that it does not have.";
    private static final String UNCHANGED = "What is refused, or only asked, leaves the game as it is.";

    /** A black play captures a white stone. */
    private static final List<PlayedMove> CAPTURING = ProbeGames.turns("B A2", "W A1", "B B1");

    private static final Point STONE = Point.parse("C3");

    private static final Map<Capability, Consumer<Session>> IN_PLAY = inPlay();
    private static final Map<Capability, Consumer<Session>> AT_THE_END = atTheEnd();

    private final String title;

    SubjectCheck(String title) {
        this.title = title;
    }

    /** What a subject that has the capability can answer in any game: statuses and counts depend on the rules. */
    private static Map<Capability, Consumer<Session>> inPlay() {
        Map<Capability, Consumer<Session>> requests = new LinkedHashMap<>();
        requests.put(Capability.LISTS_LEGAL_PLAYS, session -> session.ability(LegalMoves.class)
                .legalPlays(Color.BLACK));
        requests.put(
                Capability.CHAINS, session -> session.ability(ChainView.class).chain(STONE));
        requests.put(Capability.LIBERTIES, session -> session.ability(ChainView.class)
                .liberties(STONE));
        requests.put(
                Capability.TURN, session -> session.ability(GameState.class).toMove());
        requests.put(
                Capability.KOMI, session -> session.ability(Controlled.class).komi());
        return requests;
    }

    private static Map<Capability, Consumer<Session>> atTheEnd() {
        Map<Capability, Consumer<Session>> requests = new LinkedHashMap<>();
        requests.put(
                Capability.GAME_END, session -> session.ability(GameState.class).over());
        requests.put(Capability.AGREEMENTS, session -> session.ability(Agreements.class)
                .phase());
        requests.put(Capability.TERRITORY, session -> session.ability(ScoreView.class)
                .territory(Color.BLACK));
        requests.put(
                Capability.SCORE, session -> session.ability(ScoreView.class).lead());
        requests.put(
                Capability.COUNTING, session -> session.ability(CountView.class).score());
        return requests;
    }

    /** @throws touchstone.spi.SubjectErrorException if the subject breaks down */
    abstract SmokeFinding tryOn(CheckedSubject subject);

    final SmokeFinding ok(String seen) {
        return new SmokeFinding(title, Grade.OK, seen, "");
    }

    final SmokeFinding missing(String seen, String remedy) {
        return new SmokeFinding(title, Grade.MISSING, seen, remedy);
    }

    final SmokeFinding failed(String seen, String remedy) {
        return new SmokeFinding(title, Grade.FAILED, seen, remedy);
    }

    final SmokeFinding broke(String seen) {
        return new SmokeFinding(
                title,
                Grade.BROKE,
                seen,
                "The manual's page of the subject protocol shows each message, and what is answered to it.");
    }

    final SmokeFinding unclaimed(Capability capability) {
        return missing(
                "it does not claim " + capability.id(),
                "Scenarios that need a subject which " + capability.meaning() + " are left out.");
    }

    final SmokeFinding onBoard(CheckedSubject subject, Function<Board, SmokeFinding> check) {
        return subject.board().map(check).orElseGet(() -> missing("it has no board", "Let it have boards first."));
    }

    final SmokeFinding afterMoves(CheckedSubject subject, Board board, List<PlayedMove> moves) {
        return subject.lay(board, moves)
                .map(refused -> failed(refused, REMEDY_MOVE))
                .orElseGet(() -> shown(subject, laid(board, moves)));
    }

    /** Whether it shows what stands on the board, if it claims to show that. */
    final SmokeFinding shown(CheckedSubject subject, Position expected) {
        Optional<Position> shown = subject.shown();
        if (shown.isEmpty()) {
            return this == STONES ? unclaimed(Capability.READS_BOARD) : ok("");
        }
        if (!shown.get().board().equals(expected.board())) {
            return failed(
                    subject.told() + ", and the board is " + expected.board(), "Show all rows, the top row first.");
        }
        ShownStones stones = new ShownStones(expected, shown.get());
        return stones.misplaced()
                .or(stones::miscoloured)
                .map(wrong ->
                        failed("it shows " + wrong, "Rows are from the top to the bottom, X is black, O is white."))
                .orElseGet(() -> ok(""));
    }

    /** Moves that no turn and no mirror takes to themselves, and that capture nothing. */
    private static List<PlayedMove> opening(Board board) {
        List<String> moves = new ArrayList<>(List.of("B B1", "W A2", "B C1", "W D5", "B E2", "W D4"));
        if (board.width() > COLUMNS_BEFORE_J) {
            moves.add("B J3");
        }
        return ProbeGames.turns(moves.toArray(String[]::new));
    }

    /** A to H: the ninth column is J. */
    private static final int COLUMNS_BEFORE_J = 8;

    private static Position laid(Board board, List<PlayedMove> moves) {
        Position position = Position.empty(board);
        for (PlayedMove move : moves) {
            if (move.move() instanceof Move.Play play) {
                position = position.with(move.player(), play.point());
            }
        }
        return position;
    }

    private static Move play(String point) {
        return new Move.Play(Point.parse(point));
    }
}
