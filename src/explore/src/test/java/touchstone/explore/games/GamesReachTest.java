package touchstone.explore.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import touchstone.explore.campaign.GameSeries;
import touchstone.explore.trace.SupportedBoards;
import touchstone.reference.VariantRules;
import touchstone.spi.Subject;
import touchstone.suite.specification.ClauseMappings;
import touchstone.suite.specification.SpecificationReader;

/** That programs that are wrong only late, in large chains, on one board and so on are caught by a certification's games. */
@Tag("slow") // Some forty programs play until they are caught, and two of them whole series: seven seconds of
// processor time.
class GamesReachTest {

    private static final ClauseMappings MAPPINGS = SpecificationReader.read(
                    Path.of(System.getProperty("touchstone.home"), "features"))
            .mappings();

    private static final Duration SHRINKING = Duration.ofMillis(200);

    /** The same for programs that can do the same on the same boards. */
    private static final Map<List<Object>, CertificationGames> GAMES = new HashMap<>();

    @Test
    void faultsThatShowLateAreCaught() {
        List<Subject> faulty = LateFaults.all();
        List<String> escaped = faulty.stream()
                .filter(subject -> !isCaught(subject))
                .map(subject -> subject.identity().id())
                .toList();

        assertThat(faulty).hasSizeGreaterThan(39);
        assertThat(escaped).isEmpty();
    }

    /** It is no use to know that something differs where nobody can see it again. */
    @Test
    void whatIsLeftOfAGameBeforeIsSeenAgain() {
        List<Subject> keeping = LateFaults.all().stream()
                .filter(subject -> subject.identity().id().contains("of the game before"))
                .toList();

        assertThat(keeping).hasSize(2).allSatisfy(subject -> assertThat(
                        outcome(subject, SHRINKING).differences())
                .anySatisfy(difference -> {
                    assertThat(difference.before()).isPositive();
                    assertThat(difference.shrunk().reproduced())
                            .isEqualTo(difference.shrunk().fresh());
                }));
    }

    /** That one game differs is all that is asked: no further one is played, and nothing is made small. */
    private static boolean isCaught(Subject subject) {
        GameSeries series = series(subject, Duration.ZERO);
        series.excusing(differences -> {
            series.cancel();
            return false;
        });
        return series.play(played -> {}).differing() > 0;
    }

    private static GameSeries.Outcome outcome(Subject subject, Duration shrinking) {
        return series(subject, shrinking).play(played -> {});
    }

    /** @param shrinking beyond what the first difference is given in any case */
    private static GameSeries series(Subject subject, Duration shrinking) {
        VariantRules rules = new VariantRules(LateFaults.RULES);
        SupportedBoards boards = SupportedBoards.withAllSquares(subject);
        CertificationGames games = GAMES.computeIfAbsent(
                List.of(subject.capabilities(), boards.all()),
                alike -> new CertificationGames(rules, subject.capabilities(), boards, 1));
        return new GameSeries(
                rules, subject, games, CertificationGames.USUAL_COUNT, Duration.ofMinutes(1), shrinking, MAPPINGS);
    }
}
