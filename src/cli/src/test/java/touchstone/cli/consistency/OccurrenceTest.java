package touchstone.cli.consistency;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntPredicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import touchstone.cli.level.EngineVariation;
import touchstone.cli.level.Level;
import touchstone.explore.trace.SupportedBoards;
import touchstone.gtp.client.GtpOptions;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Variant;
import touchstone.spi.Subject;

/** Engines that show a stone less in some games of a process: it is told in which. */
class OccurrenceTest {

    private static final int GAMES = 6;

    private static final EngineVariation LISTS_ALONE = (inner, errors) ->
            command -> List.of("gogui-rules_board", "showboard").contains(command)
                    ? "? unknown command"
                    : command.equals("list_commands")
                            ? "= boardsize\nclear_board\nplay\nkomi\nlist_stones\nlist_commands\nquit"
                            : inner.answer(command);

    /** @param wrong whether it is wrong in the game of this number in its process, from 1 */
    private static Subject engine(IntPredicate wrong) {
        EngineVariation blind = (inner, errors) -> {
            AtomicInteger games = new AtomicInteger();
            return command -> {
                if (command.equals("clear_board")) {
                    games.incrementAndGet();
                }
                return command.equals("list_stones W") && wrong.test(games.get()) ? "=" : inner.answer(command);
            };
        };
        return Level.of("blind", LISTS_ALONE, blind).subject(() -> new VariantRules(Variant.BASE), GtpOptions.DEFAULT);
    }

    private static ConsistencyResult compared(Subject subject) {
        SourceGames games = new SourceGames(
                subject.capabilities(), SupportedBoards.of(subject).mix(), 1);
        return new MetamorphicTest(subject, games, GAMES).of(MetamorphicKind.SYMMETRY, (told, parted) -> {});
    }

    /** Each pair of games is answered differently, and neither game by itself. */
    @Test
    void aDifferenceOfSecondGamesIsToldAsSuch() {
        assertThat(occurrences(compared(engine(game -> game % 2 == 0)))).containsOnly(Occurrence.SECOND_GAME);
    }

    @Test
    void aDifferenceOfLaterGamesIsToldAsSuch() {
        assertThat(occurrences(compared(engine(game -> game > 4 && game % 2 == 0))))
                .containsOnly(Occurrence.LATER_GAME);
    }

    @Test
    void aDifferenceOfAnyGamesIsToldAsSuch() {
        Subject cornerless = Level.of(
                        "cornerless", LISTS_ALONE, EngineVariation.replies(reply -> reply.replace("A1", "")))
                .subject(() -> new VariantRules(Variant.BASE), GtpOptions.DEFAULT);

        assertThat(occurrences(compared(cornerless))).containsOnly(Occurrence.ANY_GAME);
    }

    @Test
    void anEngineThatKeepsNothingFromGameToGameIsAlwaysTheSame() {
        assertThat(compared(engine(game -> false)).parted()).isZero();
    }

    private static Stream<Occurrence> occurrences(ConsistencyResult result) {
        return result.inconsistencies().stream().map(InconsistencyEvidence::occurrence);
    }
}
