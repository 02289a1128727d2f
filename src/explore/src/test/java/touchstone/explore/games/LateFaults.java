package touchstone.explore.games;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import touchstone.builtin.RulesSubject;
import touchstone.builtin.controller.ControlledGame;
import touchstone.mutants.fault.CaptureFaults;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.Position;
import touchstone.reference.Refusal;
import touchstone.reference.Ruling;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.SelfCapture;
import touchstone.reference.choice.Variant;
import touchstone.spi.Identity;
import touchstone.spi.Subject;

/** Right programs with one fault each, which shows only where no short game on a small board comes to. */
final class LateFaults {

    static final Variant RULES = Variant.BASE;

    private static final VariantRules RIGHT = new VariantRules(RULES);
    private static final VariantRules NO_KO = new VariantRules(RULES.with(Repetition.NONE));
    private static final VariantRules SIMPLE_KO = new VariantRules(RULES.with(Repetition.SIMPLE));
    private static final VariantRules NO_SUICIDE = new VariantRules(RULES.with(SelfCapture.FORBIDDEN));
    private static final VariantRules NO_CAPTURE = CaptureFaults.NOTHING.in(RULES);

    private final List<Subject> all = new ArrayList<>();

    private LateFaults() {}

    static List<Subject> all() {
        LateFaults faults = new LateFaults();
        faults.lateInAGame();
        faults.onLargeChains();
        faults.onOneBoard();
        faults.withHandicap();
        faults.inALaterGame();
        faults.onRepetitions();
        faults.onChainsCapturedTogether();
        faults.onUndo();
        faults.both();
        return faults.all;
    }

    private void lateInAGame() {
        add("after 120 moves nothing is captured", FaultyRules.when(RULES, after(120), NO_CAPTURE));
        add("after 200 moves a ko may be retaken", FaultyRules.when(RULES, after(200), NO_KO));
        add("after 150 moves self-capture is refused", FaultyRules.when(RULES, after(150), NO_SUICIDE));
        add("after 300 moves the first line is refused", FaultyRules.refusing(RULES, after(300), p -> p.row() == 0));
        add("after 361 moves every play is refused", FaultyRules.refusing(RULES, after(361), p -> true));
        add("after 250 moves prisoners are not counted", FaultyRules.losing(RULES, after(250), right -> 0));
        add("after 180 moves the score is one too high", FaultyRules.miscounting(RULES, after(180)));
    }

    private void onLargeChains() {
        add("a capture of more than 20 stones leaves one", FaultyRules.leavingOne(RULES, some -> some.size() > 20));
        add("a capture of more than 60 stones leaves one", FaultyRules.leavingOne(RULES, some -> some.size() > 60));
        add(
                "self-capture of more than 10 stones is refused",
                FaultyRules.refusingSuicide(RULES, some -> some.size() > 10));
        add(
                "more than 40 prisoners are not counted",
                FaultyRules.losing(RULES, game -> true, right -> Math.min(40, right)));
        add("chains end after 30 stones", new VariantRules(RULES) {
            @Override
            public touchstone.reference.PointSet connected(Position position, Point point) {
                touchstone.reference.PointSet right = super.connected(position, point);
                return right.size() <= 30 || position.stone(point).isEmpty()
                        ? right
                        : right.board().none().withAll(right.stream().limit(30).toList());
            }
        });
    }

    private void onOneBoard() {
        add("13x13: no ko", FaultyRules.when(RULES, on(13, 13), NO_KO));
        add("11x11: the last row is refused", FaultyRules.refusing(RULES, on(11, 11), p -> p.row() == 10));
        add("7x7: no self-capture", FaultyRules.when(RULES, on(7, 7), NO_SUICIDE));
        add("25x25: the last column is refused", FaultyRules.refusing(RULES, on(25, 25), p -> p.column() == 24));
        add("21x21: nothing is captured", FaultyRules.when(RULES, on(21, 21), NO_CAPTURE));
        add("14x14: the score is one too high", FaultyRules.miscounting(RULES, on(14, 14)));
        add("6x6: prisoners are not counted", FaultyRules.losing(RULES, on(6, 6), right -> 0));
        add("17x17: ko but no superko", FaultyRules.when(RULES, on(17, 17), SIMPLE_KO));
        add(
                "wider than high: nothing is captured",
                FaultyRules.when(
                        RULES, game -> game.board().width() > game.board().height() + 6, NO_CAPTURE));
    }

    private void withHandicap() {
        add(
                "with handicap a ko may be retaken",
                FaultyRules.when(RULES, game -> begunWithStones(game) && game.moves() > 10, NO_KO));
        add(
                "with six handicap stones or more the score is one too high",
                FaultyRules.miscounting(RULES, game -> handicap(game) >= 6));
        add(
                "19x19: five handicap stones leave out the middle",
                FaultyGame.handicapping((before, right) -> before.board() == Board.of(19, 19)
                                && right.position().stones().size() == 5
                        ? Game.begin(right.rules(), right.board())
                                .withHandicap(right.position().stones().without(new Point(9, 9)))
                        : right));
    }

    private void inALaterGame() {
        add("the komi of the game before counts too", FaultyGame.keepingKomi());
        add("from the second game on self-capture is refused", FaultyGame.fromGame(2, NO_SUICIDE));
        add("from the tenth game on a ko may be retaken", FaultyGame.fromGame(10, NO_KO));
        add(
                "after a game with a last ko nothing is captured",
                FaultyGame.after(game -> game.moves() > 60 && game.over(), NO_CAPTURE));
        add("positions of the game before count as repeated", right -> new FaultyGame(remembering()) {
            @Override
            void begun(Game last) {
                ((Remembering) rules()).keep(last);
            }
        });
    }

    private void onRepetitions() {
        add("repetitions of more than 12 moves are not seen", FaultyRules.forgetting(RULES, 12));
        add("repetitions of more than 30 moves are not seen", FaultyRules.forgetting(RULES, 30));
        add("repetitions of more than 60 moves are not seen", FaultyRules.forgetting(RULES, 60));
        add("repetitions of more than 100 moves are not seen", FaultyRules.forgetting(RULES, 100));
        add("repetitions of more than 128 moves are not seen", FaultyRules.forgetting(RULES, 128));
        add("repetitions of more than 200 moves are not seen", FaultyRules.forgetting(RULES, 200));
    }

    private void onChainsCapturedTogether() {
        add("no more than three chains are captured by one play", FaultyRules.capturing(RULES, 3));
        add("no more than two chains are captured by one play", FaultyRules.capturing(RULES, 2));
        add("self-capture that joins three chains is refused", FaultyRules.refusingJoints(RULES, 3));
        add("self-capture that joins four chains is refused", FaultyRules.refusingJoints(RULES, 4));
    }

    private void onUndo() {
        add("an undo forgets the positions before it", right -> new FaultyGame(new ForgettingAtUndo()) {
            @Override
            protected Game takenBack(Game moment) {
                Game one = super.takenBack(moment);
                ((ForgettingAtUndo) rules()).since = one.moves();
                return one;
            }

            @Override
            void begun(Game last) {
                ((ForgettingAtUndo) rules()).since = 0;
            }
        });
        add("an undo after 100 moves takes two back", FaultyGame.undoing((moment, right) -> {
            Game one = right.apply(moment);
            return moment.moves() > 100 && one.lastMove().isPresent() ? right.apply(one) : one;
        }));
        add(
                "an undo of a capture of more than 8 stones does not bring them back",
                FaultyGame.undoing((moment, right) -> {
                    Game one = right.apply(moment);
                    int more = one.position().stones().size()
                            - moment.position().stones().size();
                    return more > 7
                            ? Game.from(
                                    one.rules(),
                                    one.position()
                                            .without(one.position()
                                                    .stones(one.toMove().opponent())
                                                    .minus(moment.position().stones())),
                                    one.toMove())
                            : one;
                }));
    }

    private void both() {
        add("13x13 after 100 moves: captures of more than 3 stones leave one", new VariantRules(RULES) {
            private final VariantRules leaving = FaultyRules.leavingOne(RULES, some -> some.size() > 3);

            @Override
            public Ruling rule(Game game, Color player, Move move) {
                return game.moves() > 100 && game.board() == Board.of(13, 13)
                        ? leaving.rule(game, player, move)
                        : super.rule(game, player, move);
            }
        });
        add(
                "self-capture of more than 3 stones on the last column is refused",
                FaultyRules.refusingSuicide(
                        RULES,
                        some -> some.size() > 3
                                && some.stream()
                                        .anyMatch(
                                                p -> p.column() == some.board().width() - 1)));
        add(
                "with more than 10 prisoners the score is one too high",
                FaultyRules.miscounting(RULES, game -> game.removed(Color.BLACK) > 10));
    }

    private static Predicate<Game> after(int moves) {
        return game -> game.moves() > moves;
    }

    private static Predicate<Game> on(int width, int height) {
        return game -> game.board() == Board.of(width, height);
    }

    private static boolean begunWithStones(Game game) {
        return handicap(game) > 0;
    }

    private static int handicap(Game game) {
        return game.moments()
                .filter(moment -> moment.moves() == 0)
                .mapToInt(moment -> moment.position().stones().size())
                .max()
                .orElse(0);
    }

    private static Remembering remembering() {
        return new Remembering();
    }

    /** Rules that know the positions of a game that is over. */
    private static final class Remembering extends VariantRules {

        private final Set<Position> kept = new HashSet<>();

        Remembering() {
            super(RULES);
        }

        void keep(Game game) {
            kept.clear();
            game.moments()
                    .map(Game::position)
                    .filter(position -> position.stones().size() > 12)
                    .forEach(kept::add);
        }

        @Override
        public Optional<Refusal> repetition(Game game, Position after) {
            return kept.contains(after) ? Optional.of(new Refusal.GameOver()) : super.repetition(game, after);
        }
    }

    /** Rules that know no position from before the last undo. */
    private static final class ForgettingAtUndo extends VariantRules {

        private int since;

        ForgettingAtUndo() {
            super(RULES);
        }

        @Override
        public Optional<Refusal> repetition(Game game, Position after) {
            boolean known = game.moments()
                    .filter(moment -> moment.moves() >= since)
                    .anyMatch(moment -> moment.position().equals(after));
            return known ? super.repetition(game, after) : Optional.empty();
        }
    }

    private void add(String name, VariantRules rules) {
        all.add(new RulesSubject(new Identity(name, name, "", "built in"), rules));
    }

    private void add(String name, Function<BaseRules, ControlledGame> games) {
        all.add(new RulesSubject(new Identity(name, name, "", "built in"), RIGHT, games));
    }
}
