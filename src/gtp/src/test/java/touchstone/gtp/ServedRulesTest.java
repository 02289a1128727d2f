package touchstone.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.lifecycle.AfterContainer;
import touchstone.builtin.RulesSubject;
import touchstone.gtp.client.GtpOptions;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.SelfCapture;
import touchstone.spi.Answer;
import touchstone.spi.BoardView;
import touchstone.spi.Capability;
import touchstone.spi.ChainView;
import touchstone.spi.GameStart;
import touchstone.spi.GameState;
import touchstone.spi.Identity;
import touchstone.spi.LegalMoves;
import touchstone.spi.PrisonerCount;
import touchstone.spi.ScoreView;
import touchstone.spi.Session;

/** The rules, served and asked over the protocol, give the same answers as the rules asked in this JVM. */
class ServedRulesTest {

    private static final List<BaseRules> RULES = List.of(
            new BaseRules(),
            new BaseRules(Repetition.POSITIONAL, SelfCapture.FORBIDDEN),
            new BaseRules(Repetition.SITUATIONAL, SelfCapture.ALLOWED));
    private static final List<RulesSubject> DIRECT = RULES.stream()
            .map(rules -> new RulesSubject(new Identity("rules", "rules", "", "built in"), rules))
            .toList();
    private static final List<GtpSubject> SERVED = RULES.stream()
            .map(rules -> GtpSubject.probe(() -> ServedEngine.of(rules), "served", GtpOptions.DEFAULT))
            .toList();
    private static final List<Session> sessions =
            SERVED.stream().map(GtpSubject::open).toList();

    @AfterContainer
    static void leave() {
        sessions.forEach(Session::close);
    }

    @Property(tries = 150, seed = "1")
    @Tag("slow") // everything is asked after each of thousands of moves, over the protocol
    void aGameIsTheSameOverTheProtocol(
            @ForAll @IntRange(min = 0, max = 2) int rules,
            @ForAll @IntRange(min = 1, max = 7) int width,
            @ForAll @IntRange(min = 1, max = 7) int height,
            @ForAll long seed) {
        Random random = new Random(seed);
        Session served = sessions.get(rules);
        try (Session direct = DIRECT.get(rules).open()) {
            Board board = Board.of(width, height);
            GameStart opening = random.nextBoolean() ? GameStart.of(board) : Openings.random(board, 6, random);
            direct.begin(opening);
            served.begin(opening);
            for (int i = 0; i < 25; i++) {
                Color player = random.nextInt(8) == 0
                        ? direct.ability(GameState.class).toMove().opponent()
                        : direct.ability(GameState.class).toMove();
                Move asked = move(board, random);
                assertSame(served.ask(player, asked), direct.ask(player, asked));
                Move made = move(board, random);
                assertSame(served.make(player, made), direct.make(player, made));
                assertSame(served, direct);
            }
            assertThat(served.transcript()).isNotEmpty();
        }
    }

    private static void assertSame(Session served, Session direct) {
        Position position = direct.ability(BoardView.class).position();
        assertThat(served.ability(BoardView.class).position()).isEqualTo(position);
        assertThat(served.ability(GameState.class).toMove())
                .isEqualTo(direct.ability(GameState.class).toMove());
        assertThat(served.ability(GameState.class).over())
                .isEqualTo(direct.ability(GameState.class).over());
        assertThat(served.ability(ScoreView.class).lead())
                .isEqualTo(direct.ability(ScoreView.class).lead());
        assertThat(ScoreView.scores(served)).isEqualTo(ScoreView.scores(direct));
        for (Color color : Color.values()) {
            assertThat(served.ability(LegalMoves.class).legalPlays(color))
                    .isEqualTo(direct.ability(LegalMoves.class).legalPlays(color));
            assertThat(served.ability(PrisonerCount.class).prisoners(color))
                    .isEqualTo(direct.ability(PrisonerCount.class).prisoners(color));
            assertThat(served.ability(ScoreView.class).territory(color))
                    .isEqualTo(direct.ability(ScoreView.class).territory(color));
        }
        PointSet stones = position.stones();
        if (!stones.isEmpty()) {
            assertThat(served.ability(ChainView.class).chain(stones.first()))
                    .isEqualTo(direct.ability(ChainView.class).chain(stones.first()));
            assertThat(served.ability(ChainView.class).liberties(stones.first()))
                    .isEqualTo(direct.ability(ChainView.class).liberties(stones.first()));
        }
    }

    private static void assertSame(Answer served, Answer direct) {
        assertThat(served.getClass()).as("%s, %s", served, direct).isEqualTo(direct.getClass());
        if (served instanceof Answer.Refused refused) {
            assertThat(refused.reason()).isEqualTo(((Answer.Refused) direct).reason());
            assertThat(refused.words())
                    .contains(((Answer.Refused) direct).words().substring(0, 6));
        }
    }

    /** Now and then a pass, or a point that the board has not. */
    private static Move move(Board board, Random random) {
        int kind = random.nextInt(20);
        if (kind == 0) {
            return Move.PASS;
        }
        return new Move.Play(
                kind == 1 ? new Point(board.width(), 0) : board.points().get(random.nextInt(board.size())));
    }

    @Property(tries = 1, seed = "1")
    void theReferenceIsFoundToDoAllThatItDoesInProcess() {
        for (int i = 0; i < RULES.size(); i++) {
            Set<Capability> all = EnumSet.copyOf(DIRECT.get(i).capabilities());
            // The protocol has no words for what players agree on, nor for how they count, nor for why a move is
            // refused; and the server takes no stone for dead.
            all.removeAll(
                    List.of(Capability.AGREEMENTS, Capability.COUNTING, Capability.GIVES_REASONS, Capability.STATUSES));
            assertThat(SERVED.get(i).capabilities()).containsAll(all);
            assertThat(SERVED.get(i).notes()).isEmpty();
        }
        assertThat(SERVED.get(0).channels()).containsEntry(Capability.SET_UP, "gogui-setup");
    }
}
