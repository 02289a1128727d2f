package touchstone.cli.level;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import touchstone.builtin.RulesSubject;
import touchstone.gtp.client.GtpOptions;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Point;
import touchstone.reference.Refusal;
import touchstone.reference.Ruling;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.SelfCapture;
import touchstone.reference.choice.Variant;
import touchstone.spi.Identity;
import touchstone.suite.result.Diagram;
import touchstone.suite.result.Result;
import touchstone.suite.result.Verdict;

/** A legal move is refused while a scenario's game is made: the result shows the board on which that happened. */
class RefusedMoveTest {

    /** In its first scenario the game goes A1 B2 C3 D4 E5. */
    private static final String SEQUENCE = "base.3";

    private static final String REFUSED = "refused";

    private static final Set<String> BOARDS = Set.of("showboard", "gogui-rules_board", "list_stones");

    @Test
    void theBoardBeforeTheRefusedMoveIsShown() {
        RulesSubject refusing = new RulesSubject(
                new Identity("refusing", "", "", "built in"),
                new VariantRules(Variant.BASE.with(SelfCapture.FORBIDDEN)));

        List<Result> refused = Examination.of(refusing, "base", "base.7.step-3", "base.8").results().stream()
                .filter(result -> result.actual().startsWith("the subject refused it: "))
                .filter(result -> !result.step().contains("may play"))
                .toList();

        assertThat(refused).isNotEmpty().allSatisfy(result -> assertThat(
                        last(result.diagrams()).caption())
                .isEqualTo("shown by the subject before " + result.expected().replace(" may play", "")));
    }

    /** In the middle of moves that one step makes: nothing was asked between them. */
    @Test
    void theBoardAfterTheRefusalIsShownWhereNoneWasShownBefore() {
        RulesSubject refusing =
                new RulesSubject(new Identity("refusing", "", "", "built in"), new VariantRules(Variant.BASE) {
                    @Override
                    public Ruling play(Game game, Point point) {
                        return game.position().stones().size() == 1
                                ? new Ruling.Refused(new Refusal.Occupied(point, Color.BLACK))
                                : super.play(game, point);
                    }
                });

        Result refused = only(Examination.of(refusing, "base", SEQUENCE));

        assertThat(refused.verdict()).isEqualTo(Verdict.VIOLATED);
        assertThat(last(refused.diagrams()).caption()).isEqualTo("shown by the subject when it had refused White B2");
        assertThat(last(refused.diagrams()).picture().lines().toList()).last().isEqualTo("X . . . .");
    }

    @Test
    void whatItRefusedIsToldThoughItBreaksDownWhenItsBoardIsAskedForThen() {
        AtomicReference<String> last = new AtomicReference<>("");
        Level breaking = Level.of("breaks down", (inner, errors) -> command -> {
            String before = last.getAndSet(command);
            if (before.equals("play B A1") && command.equals("play W B2")) {
                last.set(REFUSED);
                return "? illegal move";
            }
            if (before.equals(REFUSED) && BOARDS.contains(command.split(" ")[0])) {
                throw new UncheckedIOException(new IOException("gone"));
            }
            return inner.answer(command);
        });

        Result broken = only(Examination.of(
                breaking.subject(() -> new VariantRules(Variant.BASE), GtpOptions.DEFAULT), "base", SEQUENCE));

        assertThat(broken.verdict()).isEqualTo(Verdict.ERROR);
        assertThat(broken.message()).contains("the subject refused White B2, and then: the engine closed its output");
    }

    private static Result only(Examination examination) {
        return examination.results().stream()
                .filter(result -> result.scenario().equals("base.3/1"))
                .findFirst()
                .orElseThrow();
    }

    private static Diagram last(List<Diagram> diagrams) {
        return diagrams.get(diagrams.size() - 1);
    }
}
