package touchstone.explore.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import touchstone.explore.campaign.GameSeries;
import touchstone.explore.trace.SupportedBoards;
import touchstone.reference.VariantRules;
import touchstone.spi.Subject;
import touchstone.suite.specification.ClauseMappings;
import touchstone.suite.specification.SpecificationReader;

/** How many programs that are wrong only late, in large chains, on one board and so on are caught by a certification's games. */
@Tag("slow") // Some forty programs play all games: a minute of processor time.
class GamesReachTest {

    private static final ClauseMappings MAPPINGS = SpecificationReader.read(
                    Path.of(System.getProperty("touchstone.home"), "features"))
            .mappings();

    @Test
    void mostFaultsThatShowLateAreCaught() {
        List<String> escaped = new ArrayList<>();
        List<Subject> faulty = LateFaults.all();
        for (Subject subject : faulty) {
            long began = System.nanoTime();
            GameSeries.Outcome outcome = outcome(subject);
            System.out.println(outcome.differing() + " of " + outcome.played() + " " + outcome.steps() + " "
                    + subject.identity().id() + " " + (System.nanoTime() - began) / 1_000_000 + " ms "
                    + outcome.differences().stream()
                            .map(one -> one.number() + " " + one.policy() + " "
                                    + one.shrunk().cause().key() + " steps "
                                    + one.shrunk().smallest().trace().steps().size() + " before " + one.before()
                                    + " rep " + one.shrunk().reproduced())
                            .toList());
            if (outcome.differences().isEmpty()) {
                escaped.add(subject.identity().id());
            }
        }
        System.out.println(escaped);
        assertThat(escaped).hasSizeLessThanOrEqualTo(faulty.size() / 6);
    }

    private static GameSeries.Outcome outcome(Subject subject) {
        VariantRules rules = new VariantRules(LateFaults.RULES);
        CertificationGames games =
                new CertificationGames(rules, subject.capabilities(), SupportedBoards.withAllSquares(subject), 1);
        return new GameSeries(
                        rules,
                        subject,
                        games,
                        Integer.getInteger("games.count", 126),
                        Duration.ofMinutes(1),
                        Duration.ofMillis(Integer.getInteger("games.shrink", 500)),
                        MAPPINGS)
                .play(played -> {});
    }
}
