package touchstone.gtp.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import touchstone.gtp.Openings;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.reference.Position;
import touchstone.spi.GameStart;

class SetUpOrderTest {

    private static final BaseRules RULES = new BaseRules();

    private static GameStart opening(int width, int height, long seed) {
        return Openings.random(Board.of(width, height), 4, new Random(seed));
    }

    private static List<Position> way(GameStart opening, List<PlayedMove> turns) {
        List<Position> way = new ArrayList<>();
        Position position = Position.empty(opening.board());
        for (PlayedMove turn : turns) {
            if (turn.move() instanceof Move.Play play) {
                assertThat(position.stone(play.point())).isEmpty();
                position = position.with(turn.player(), play.point());
                way.add(position);
            }
        }
        assertThat(position).isEqualTo(opening.position());
        return way;
    }

    @Property(tries = 500, seed = "1")
    void anOrderIsAGameThatLeadsToTheOpening(
            @ForAll @IntRange(min = 1, max = 6) int width,
            @ForAll @IntRange(min = 1, max = 6) int height,
            @ForAll long seed) {
        GameStart opening = opening(width, height, seed);
        List<PlayedMove> turns =
                new SetUpOrder(opening, Set.of(), new Random(seed)).find().orElseThrow();

        Color player = Color.BLACK;
        boolean passed = false;
        for (PlayedMove turn : turns) {
            assertThat(turn.player()).isEqualTo(player);
            assertThat(passed && turn.isPass()).as("two passes in %s", turns).isFalse();
            passed = turn.isPass();
            player = player.opponent();
        }
        assertThat(player).isEqualTo(opening.toMove());
        if (!opening.position().stones(opening.toMove().opponent()).isEmpty()) {
            assertThat(turns.get(turns.size() - 1).isPass()).isFalse();
        }
        int whites = opening.position().stones(Color.WHITE).size();
        if (whites > 1 || whites == 1 && opening.toMove() == Color.WHITE) {
            assertThat(turns.get(1).isPass())
                    .as("black plays before White's first are taken for handicap in %s", turns)
                    .isFalse();
        }
        opening.lastPlay()
                .ifPresent(
                        last -> assertThat(turns.get(turns.size() - 1).move()).isEqualTo(new Move.Play(last)));
        for (Position stage : way(opening, turns)) {
            assertThat(RULES.withoutLiberty(stage, Color.BLACK)).isEmpty();
            assertThat(RULES.withoutLiberty(stage, Color.WHITE)).isEmpty();
        }
    }

    @Property(tries = 300, seed = "1")
    void anotherOrderAvoidsWhatTheFirstPassedThrough(
            @ForAll @IntRange(min = 2, max = 6) int width,
            @ForAll @IntRange(min = 2, max = 6) int height,
            @ForAll long seed) {
        GameStart opening = opening(width, height, seed);
        List<PlayedMove> first =
                new SetUpOrder(opening, Set.of(), new Random(seed)).find().orElseThrow();
        List<Position> passed = new ArrayList<>(SetUp.plays(opening, first).passed());
        Assume.that(!passed.isEmpty());
        Set<Position> avoided = new HashSet<>(Set.of(passed.get(new Random(seed).nextInt(passed.size()))));

        Optional<List<PlayedMove>> other = new SetUpOrder(opening, avoided, new Random(seed + 1)).find();
        other.ifPresent(turns -> assertThat(way(opening, turns)).doesNotContainAnyElementsOf(avoided));
        if (opening.lastPlay().isEmpty()
                && opening.position().stones(Color.BLACK).size() > 1
                && opening.position().stones(Color.WHITE).size() > 1) {
            assertThat(other).isPresent();
        }
    }
}
