package touchstone.cli.consistency;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import touchstone.builtin.RulesSubject;
import touchstone.explore.trace.SupportedBoards;
import touchstone.mutants.Mutants;
import touchstone.reference.BaseRules;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.Refusal;
import touchstone.reference.Ruling;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.SelfCapture;
import touchstone.reference.choice.Variant;
import touchstone.spi.Identity;
import touchstone.spi.Subject;

/** Right rules, whichever, never part from themselves; and each kind of relation catches rules that no other kind catches. */
@Tag("slow") // plays many games twice
class MetamorphicTestTest {

    private static final int GAMES = 120;

    static Stream<Arguments> rightRules() {
        SelfCapture[] suicides = SelfCapture.values();
        return Stream.of(Repetition.values())
                .map(repetition -> Variant.BASE.with(repetition, suicides[repetition.ordinal() % suicides.length]))
                .flatMap(variant -> Stream.of(MetamorphicKind.values()).map(kind -> Arguments.of(kind, variant)));
    }

    @ParameterizedTest
    @MethodSource
    void rightRules(MetamorphicKind kind, Variant variant) {
        ConsistencyResult comparison = compare(kind, subject(new VariantRules(variant)), 25);
        assertThat(comparison.inconsistencies()).isEmpty();
        assertThat(comparison.parted()).isZero();
        assertThat(comparison.games()).isEqualTo(25);
    }

    /** Stones on the left edge are never captured. */
    private static final class LeftEdgeIsSafe extends BaseRules {
        @Override
        public PointSet capture(Position position, Color player) {
            PointSet edge = position.board()
                    .none()
                    .withAll(position.board().points().stream()
                            .filter(point -> point.column() == 0)
                            .toList());
            PointSet captured = super.capture(position, player);
            return captured.intersects(edge) ? position.board().none() : captured;
        }
    }

    /** White may take back a ko at once. */
    private static final class WhiteKnowsNoKo extends BaseRules {
        @Override
        public Optional<Refusal> repetition(Game game, Position after) {
            return game.toMove() == Color.WHITE ? Optional.empty() : super.repetition(game, after);
        }
    }

    /** Nobody plays beside the stone played last. */
    private static final class KeepsAway extends BaseRules {
        @Override
        public Ruling play(Game game, Point point) {
            boolean near = game.lastMove()
                    .filter(Move.Play.class::isInstance)
                    .map(move -> PointSet.of(game.board(), ((Move.Play) move).point()))
                    .filter(last -> adjacent(last).contains(point))
                    .isPresent();
            return near ? new Ruling.Refused(new Refusal.GameOver()) : super.play(game, point);
        }
    }

    /** On boards of more than 40 points there is no ko. */
    private static final class KoOnSmallBoards extends BaseRules {
        @Override
        public Optional<Refusal> repetition(Game game, Position after) {
            return game.board().size() > 40 ? Optional.empty() : super.repetition(game, after);
        }
    }

    static Stream<Arguments> wrongSubjects() {
        return Stream.of(
                Arguments.of(MetamorphicKind.SYMMETRY, subject(new LeftEdgeIsSafe())),
                Arguments.of(MetamorphicKind.COLORS, subject(new WhiteKnowsNoKo())),
                Arguments.of(MetamorphicKind.KOMI, mutant("komi-whole")),
                Arguments.of(MetamorphicKind.TRANSPOSITION, subject(new KeepsAway())),
                Arguments.of(MetamorphicKind.CORNER, subject(new KoOnSmallBoards())));
    }

    @ParameterizedTest
    @MethodSource
    void wrongSubjects(MetamorphicKind kind, Subject subject) {
        for (MetamorphicKind other : MetamorphicKind.values()) {
            ConsistencyResult comparison = compare(other, subject, GAMES);
            assertThat(!comparison.inconsistencies().isEmpty())
                    .as("%s: %s", other, comparison)
                    .isEqualTo(other == kind);
        }
    }

    /** A ko on a board without: five steps and a look, or little more. */
    @Test
    void aPartingIsMadeSmall() {
        ConsistencyResult comparison = compare(MetamorphicKind.COLORS, subject(new WhiteKnowsNoKo()), GAMES);
        assertThat(comparison.inconsistencies().stream()
                        .mapToInt(exhibit ->
                                exhibit.inconsistency().pair().twins().size())
                        .min()
                        .orElseThrow())
                .isLessThanOrEqualTo(6);
    }

    private static Subject mutant(String name) {
        return Mutants.subject(Mutants.all().stream()
                .filter(mutant -> mutant.name().equals(name))
                .findFirst()
                .orElseThrow());
    }

    private static Subject subject(BaseRules rules) {
        return new RulesSubject(new Identity("tried", "", "", "built in"), rules);
    }

    private static ConsistencyResult compare(MetamorphicKind kind, Subject subject, int games) {
        SourceGames repertoire = new SourceGames(
                subject.capabilities(), SupportedBoards.of(subject).mix(), 1);
        return new MetamorphicTest(subject, repertoire, games).of(kind, (told, parted) -> {});
    }
}
