package touchstone.report.book.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchstone.reference.choice.Komi;
import touchstone.reference.choice.Repetition;
import touchstone.report.ReportException;
import touchstone.report.book.Features;
import touchstone.report.book.page.IllustratedScenario;
import touchstone.report.book.page.PublishedDivergences;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;

/** What a page says of two rulesets is what their files and the published games say. */
class RulesetPairTest {

    private static final String AGA = "The rules of the American Go Association";
    private static final String BRITISH = "The rules of the British Go Association";

    private static final Specification FEATURES = Features.ALL;
    private static final PublishedDivergences PUBLISHED =
            PublishedDivergences.in(Features.HOME.resolve("reports/proof/partings.json.gz"));

    @Test
    void everyAxisInWhichTheyDifferIsToldInWordsWithTheGameThatShowsIt() {
        PairPage page = page("aga", "british");
        assertThat(page.differences()).singleElement().satisfies(difference -> {
            assertThat(difference.what()).isEqualTo("Repetition");
            assertThat(difference.first().clause()).isEqualTo("repetition.situational");
            assertThat(difference.second().words()).contains("the same player has created");
            assertThat(difference.game()).isEqualTo(page.shortest());
        });
        assertThat(page.shortest().orElseThrow().steps()).isEqualTo(7);
        assertThat(page.games()).isEmpty();
    }

    @Test
    void allPairsHaveAGameForEachDifferenceThatShows() {
        for (Ruleset first : FEATURES.rulesets()) {
            for (Ruleset second : FEATURES.rulesets()) {
                if (first.name().compareTo(second.name()) < 0) {
                    PairPage page = page(first.name(), second.name());
                    assertThat(page.searched()).isTrue();
                    assertThat(page.shortest().isPresent()).isEqualTo(!page.sameChoices());
                    assertThat(page.games()).extracting(DivergenceGame::anchor).doesNotHaveDuplicates();
                }
            }
        }
    }

    @Test
    void twoWithTheSameChoicesAreSaidToHaveThem() {
        PairPage page = page("korean", "wagc");
        assertThat(page.sameChoices()).isTrue();
        assertThat(page.differences()).isEmpty();
        assertThat(page.shortest()).isEmpty();
        assertThat(page.onlyFirst()).isNotEmpty();
        assertThat(page.onlySecond()).isNotEmpty();
    }

    @Test
    void whatEachSaysIsSaidWithTheClauseThatDecides() {
        DivergenceGame game = page("aga", "british").shortest().orElseThrow();
        assertThat(game.says())
                .containsExactly(
                        new DivergenceGame.Opinion(
                                AGA,
                                "Illegal, repetition: recreates the position after move 3",
                                "bad",
                                "repetition.situational"),
                        new DivergenceGame.Opinion(BRITISH, "Legal", "good", ""));
    }

    @Test
    void aRulesetBesideItselfIsCalledSo() {
        PairPage page = page("aga", "base");
        assertThat(page.games().stream().flatMap(game -> game.says().stream()))
                .extracting(DivergenceGame.Opinion::rules)
                .contains(AGA + ", but with the other's choice on resumption");
        assertThat(page.differences()).anyMatch(ComparedItem::alone);
    }

    @Test
    void komiForAnyBoardIsComparedWithThatForOne() {
        assertThat(page("aga", "japanese").terms())
                .extracting(term ->
                        List.of(term.what(), term.first().words(), term.second().words()))
                .contains(List.of("Komi on 19×19", "7½ points", "6½ points"))
                .noneMatch(row -> row.get(0).equals("Komi"));
    }

    @Test
    void clausesInOneAloneAreThoseThatTheOtherHasNot() {
        PairPage page = page("base", "base-7A");
        assertThat(page.onlyFirst()).extracting(clause -> clause.id()).contains("base.7.step-3", "davies.1");
        assertThat(page.onlySecond()).extracting(clause -> clause.id()).containsExactly("base.7A");
    }

    @Test
    void gamesAreToldStepByStepWithABoardWhereSomethingChanges() {
        IllustratedScenario scene =
                page("aga", "british").shortest().orElseThrow().scene();
        List<String> told =
                scene.lines().stream().map(line -> line.text().plain()).toList();
        assertThat(told)
                .containsExactly(
                        "The empty board, 3 by 1. Black is to move.",
                        "1. Black plays A1.",
                        "2. White plays C1.",
                        "3. Black passes.",
                        "4. White passes.",
                        "5. Black plays B1.",
                        "6. White plays C1.",
                        "7. Black plays A1.");
        assertThat(scene.lines().get(3).boards()).isEmpty();
        assertThat(scene.lines().get(6).boards()).singleElement().satisfies(board -> assertThat(board.caption())
                .isEqualTo("A1 B1 taken off"));
    }

    @Test
    void whatPlayersSayIsASentence() throws JsonProcessingException {
        IllustratedScenario scene = new IllustratedGame(new touchstone.report.book.page.BoardDrawings())
                .of(
                        new PublishedDivergences.Game(
                                "g1",
                                "3x1",
                                "black",
                                List.of(
                                        "komi 0.5",
                                        "handicap 2",
                                        "handicap on A1 B1",
                                        "stop",
                                        "no agreement",
                                        "repetition noticed",
                                        "dead A1",
                                        "dead A1 B1",
                                        "White resumes"),
                                List.of("...")),
                        1,
                        "Talk");
        assertThat(scene.lines().stream().skip(1).map(line -> line.text().plain()))
                .containsExactly(
                        "1. They agree on a komi of 0.5.",
                        "2. They agree on a handicap of 2.",
                        "3. Black puts the handicap stones on A1 and B1.",
                        "4. Both agree to stop.",
                        "5. They come to no agreement.",
                        "6. They notice that the position has come back.",
                        "7. Both agree that A1 is dead.",
                        "8. Both agree that A1 and B1 are dead.",
                        "9. White resumes.");
    }

    @Test
    void whereNoGamesWereLookedForNoneIsShown() {
        Ruleset own = like("club", "aga", Repetition.POSITIONAL);
        PairPage page = comparing(PUBLISHED).page(FEATURES.ruleset("aga").orElseThrow(), own);
        assertThat(page.searched()).isFalse();
        assertThat(page.differences()).singleElement().satisfies(difference -> assertThat(difference.game())
                .isEmpty());
    }

    @Test
    void gamesFoundSinceAreShownToo() throws JsonProcessingException {
        Ruleset own = like("club", "aga", Repetition.POSITIONAL);
        PublishedDivergences found = PublishedDivergences.of("""
                {"looked":[{"board":"3x1","steps":5,"mostPlays":5,"plays":"all"}],"lookedAlone":[],
                "games":[{"id":"g1","board":"1x1","toMove":"black","steps":["Black pass"],"positions":[".","."]}],
                "pairs":[{"rulesets":["aga","club"],"sameChoices":false,"shortest":0,"kinds":[0],
                "axes":[{"axis":"repetition","choices":["situational","positional"],"shows":"between","parting":0}],
                "partings":[{"kind":"end","game":"g1","axes":["repetition"],"together":false,
                "says":[{"rules":"aga","what":"over","words":"the game is over"},
                {"rules":"club","what":"goes-on","words":"the game goes on"}]}]}],"positions":[]}
                """);
        PublishedDivergences both = PUBLISHED.with(found);
        Ruleset aga = FEATURES.ruleset("aga").orElseThrow();
        assertThat(both.know(aga, own)).isTrue();
        assertThat(PUBLISHED.know(aga, own)).isFalse();
        PairPage page = comparing(both).page(aga, own);
        assertThat(page.shortest().orElseThrow().board()).isEqualTo("1×1");
        assertThat(page.looked()).isEqualTo("3×1 to 5 steps");
        assertThat(page("aga", "british", both).shortest().orElseThrow().steps())
                .isEqualTo(7);
    }

    @Test
    void whatWasFoundOfRulesetsThatHaveChangedSinceDoesNotCount() {
        Ruleset changed = like("british", "british", Komi.INTEGER);
        assertThat(PUBLISHED.know(FEATURES.ruleset("aga").orElseThrow(), changed))
                .isFalse();
    }

    @Test
    void aFileThatIsNoRecordIsRefusedAndOneThatIsNotThereIsEmpty(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("partings.json"), "[1");
        assertThatThrownBy(() -> PublishedDivergences.in(file))
                .isInstanceOf(ReportException.class)
                .hasMessageContaining("is not a record of divergences");
        assertThat(PublishedDivergences.in(folder.resolve("none.json"))).isEqualTo(PublishedDivergences.NONE);
    }

    @Test
    void theTableHasEveryTwoInBothOrders() {
        CompareTable table = CompareTable.of(FEATURES.rulesets(), PUBLISHED);
        assertThat(table.rows()).hasSize(FEATURES.rulesets().size());
        CompareTable.Cell there = cell(table, AGA, BRITISH);
        CompareTable.Cell back = cell(table, BRITISH, AGA);
        assertThat(there.address()).isEqualTo(back.address()).isEqualTo("../compare/aga-british.html");
        assertThat(there.axes()).isEqualTo(back.axes()).isEqualTo(1);
        assertThat(there.steps()).isEqualTo(Optional.of(7));
        assertThat(there.words(AGA)).isEqualTo(AGA + " and " + BRITISH + ": 1 axis, shortest game 7 steps");
        String korean = "The Korean rules";
        String wagc = "The World Amateur Go Championship rules of 1979";
        assertThat(cell(table, korean, wagc).words(korean)).isEqualTo(korean + " and " + wagc + ": no axis");
        assertThat(cell(table, AGA, AGA).isSame()).isTrue();
    }

    private static CompareTable.Cell cell(CompareTable table, String row, String column) {
        return table.rows().stream()
                .filter(one -> one.title().equals(row))
                .flatMap(one -> one.cells().stream())
                .filter(cell -> cell.other().equals(column))
                .findFirst()
                .orElseThrow();
    }

    private static Ruleset like(String name, String other, touchstone.reference.choice.Choice choice) {
        return Ruleset.at(name, FEATURES.ruleset(other).orElseThrow().variant().with(choice), List.of("aga"));
    }

    private static PairPage page(String first, String second) {
        return page(first, second, PUBLISHED);
    }

    private static PairPage page(String first, String second, PublishedDivergences divergences) {
        return comparing(divergences)
                .page(
                        FEATURES.ruleset(first).orElseThrow(),
                        FEATURES.ruleset(second).orElseThrow());
    }

    private static RulesetPair comparing(PublishedDivergences divergences) {
        return new RulesetPair(FEATURES, divergences);
    }
}
