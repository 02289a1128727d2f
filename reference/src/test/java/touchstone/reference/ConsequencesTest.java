package touchstone.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.SelfCapture;

/** What the sources state as consequences of the base rules, tried on random games. */
class ConsequencesTest {

    private static final BaseRules BASE = new BaseRules();

    @Property(tries = 300)
    void everyStoneHasALibertyAfterEveryMove(@ForAll(supplier = GameVisitor.Anywhere.class) GameVisitor visitor) {
        for (Game game : visitor.under(BASE)) {
            for (Point stone : game.position().stones()) {
                assertThat(BASE.liberties(game.position(), stone)).isNotEmpty();
            }
        }
    }

    @Property(tries = 300)
    void captureAndSelfCaptureNeverHappenInOnePlay(@ForAll(supplier = GameVisitor.Anywhere.class) GameVisitor visitor) {
        for (Game game : visitor.under(BASE)) {
            for (Point point : game.board().points()) {
                if (game.rule(new Move.Play(point)) instanceof Ruling.Made made) {
                    assertThat(made.captured().isEmpty() || made.selfCaptured().isEmpty())
                            .isTrue();
                }
            }
        }
    }

    @Property(tries = 300)
    void noPositionIsEverCreatedTwice(@ForAll(supplier = GameVisitor.Anywhere.class) GameVisitor visitor) {
        Set<Position> created = new HashSet<>();
        for (Game game : visitor.under(BASE)) {
            boolean passed = game.lastMove().filter(Move.Pass.class::isInstance).isPresent();
            assertThat(passed || created.add(game.position())).isTrue();
        }
    }

    @Property(tries = 300)
    void everyPointIsOnePlayersOrNobodys(@ForAll(supplier = GameVisitor.Anywhere.class) GameVisitor visitor) {
        Position position = visitor.last(BASE).position();
        PointSet black = BASE.area(position, Color.BLACK);
        PointSet white = BASE.area(position, Color.WHITE);
        assertThat(black.intersects(white)).isFalse();
        PointSet neutral = visitor.board().all().minus(black).minus(white);
        for (Point point : neutral) {
            PointSet around = BASE.adjacent(BASE.connected(position, point));
            assertThat(position.stones().isEmpty()
                            || around.intersects(position.stones(Color.BLACK))
                                    && around.intersects(position.stones(Color.WHITE)))
                    .as("neutral points reach stones of both players, or none")
                    .isTrue();
        }
        Score score = BASE.score(position);
        assertThat(score.black() + score.white() + neutral.size())
                .isEqualTo(visitor.board().size());
    }

    /** Base.8.ko-restated: the two wordings of the ko rule agree where no stone is self-captured. */
    @Property(tries = 300)
    void theKoRuleRestatedIsTheKoRule(@ForAll(supplier = GameVisitor.Anywhere.class) GameVisitor visitor) {
        for (Game game : visitor.under(new BaseRules(Repetition.SIMPLE, SelfCapture.FORBIDDEN))) {
            for (Point point : game.position().empties()) {
                Position placed = BASE.place(game.position(), game.toMove(), point);
                PointSet captured = BASE.capture(placed, game.toMove());
                boolean refused = game.rule(new Move.Play(point)) instanceof Ruling.Refused no
                        && no.refusal() instanceof Refusal.Repeats;
                assertThat(refused).isEqualTo(takesTheStoneThatJustTookOne(game, captured));
            }
        }
    }

    private static boolean takesTheStoneThatJustTookOne(Game game, PointSet captured) {
        Color player = game.toMove();
        return game.lastMove()
                .filter(move -> move instanceof Move.Play play
                        && captured.equals(PointSet.of(game.board(), play.point()))
                        && game.removed(player) == game.previous().orElseThrow().removed(player) + 1)
                .isPresent();
    }

    @Property(tries = 300)
    void aSingleStoneIsNeverSelfCaptured(@ForAll(supplier = GameVisitor.Anywhere.class) GameVisitor visitor) {
        for (Game game : visitor.under(BASE)) {
            for (Point point : game.position().empties()) {
                Removal removal = BASE.remove(BASE.place(game.position(), game.toMove(), point), game.toMove());
                if (removal.selfCaptured().size() == 1) {
                    assertThat(game.rule(new Move.Play(point))).isInstanceOf(Ruling.Refused.class);
                }
            }
        }
    }

    /** But for bans that last until one plays elsewhere, by either rule that has them: by then the position may be a new one. */
    @Property(tries = 300)
    void positionalSuperkoForbidsWhateverTheOthersForbid(
            @ForAll(supplier = GameVisitor.Anywhere.class) GameVisitor visitor) {
        List<Move> moves = visitor.last(BASE)
                .moments()
                .flatMap(moment -> moment.lastMove().stream())
                .toList();
        for (Repetition other : EnumSet.complementOf(EnumSet.of(Repetition.PLAY_ELSEWHERE, Repetition.ING_SPIGHT))) {
            Game game = Game.begin(new BaseRules(other, SelfCapture.ALLOWED), visitor.board());
            for (int i = moves.size() - 1; i >= 0; i--) {
                game = game.play(moves.get(i));
            }
            assertThat(visitor.last(BASE).legalPlays().minus(game.legalPlays()))
                    .as("legal under positional superko but not under " + other)
                    .isEmpty();
        }
    }

    @Property(tries = 300)
    void aResultingPositionDeterminesTheMove(@ForAll(supplier = GameVisitor.Anywhere.class) GameVisitor visitor) {
        Position position = visitor.last(BASE).position();
        BaseRules free = new BaseRules(Repetition.NONE, SelfCapture.ALLOWED);
        Set<Position> reached = new HashSet<>(Set.of(position));
        for (Color player : Color.values()) {
            Game game = Game.from(free, position, player);
            for (Point point : position.empties()) {
                Position after = game.play(new Move.Play(point)).position();
                assertThat(after.equals(position) || reached.add(after)).isTrue();
            }
        }
    }
}
