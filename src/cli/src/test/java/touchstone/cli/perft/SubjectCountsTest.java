package touchstone.cli.perft;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchstone.cli.level.Controllers;
import touchstone.cli.level.EngineVariation;
import touchstone.cli.level.Level;
import touchstone.cli.level.Levels;
import touchstone.cli.level.Served;
import touchstone.gtp.client.GtpOptions;
import touchstone.mutants.Mutant;
import touchstone.mutants.Mutants;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Ending;
import touchstone.reference.choice.LastPass;
import touchstone.reference.choice.Variant;
import touchstone.spi.GameStart;
import touchstone.spi.Subject;
import touchstone.spi.SubjectErrorException;

/** Counts by engines and by mutants beside the reference's. */
class SubjectCountsTest {

    private static PerftResult compare(Subject subject, BaseRules rules, Board board, int depth, String before) {
        List<Move> moves = moves(before);
        Game root = Game.begin(rules, board);
        for (Move move : moves) {
            root = root.play(move);
        }
        try (SubjectPerft count = new SubjectPerft(subject, GameStart.of(board), moves, root)) {
            return count.compare(depth, tried -> {});
        }
    }

    private static List<Move> moves(String words) {
        return words.isEmpty()
                ? List.of()
                : List.of(words.split(" ")).stream()
                        .<Move>map(word -> word.equals("pass") ? Move.PASS : new Move.Play(Point.parse(word)))
                        .toList();
    }

    private static String words(List<Move> moves) {
        return moves.stream().map(Move::toString).collect(Collectors.joining(" "));
    }

    private static List<Long> subject(PerftResult comparison) {
        return comparison.levels().stream().map(PerftResult.Level::subject).toList();
    }

    @Test
    void ofAnEngineThatIsRight() {
        PerftResult all = compare(Served.everything(BaseRules::new), new BaseRules(), Board.of(2, 2), 5, "");
        assertThat(all.agrees()).isTrue();
        assertThat(subject(all)).containsExactly(5L, 21L, 68L, 156L, 316L);
        assertThat(all.branches()).hasSize(5).allMatch(branch -> branch.reference() == branch.subject());
        PerftResult few = compare(Served.gnuGo(BaseRules::new), new BaseRules(), Board.of(2, 2), 3, "A1 pass");
        assertThat(few.agrees()).isTrue();
        assertThat(few.levels()).allMatch(level -> level.subject() == level.reference() && level.tolerated() == 0);
    }

    /** The shortest sequence of each was found by hand or follows from the rules of the mutant. */
    @ParameterizedTest
    @CsvSource({
        "ko-retaken-at-once, 2, 1, '', A1 B1 A1, TAKES, base.8",
        "start-not-counted, 2, 1, '', A1 pass B1, TAKES, base.8",
        "short-memory, 3, 1, '', A1 C1 B1 pass C1, TAKES, base.8",
        "short-memory, 3, 1, A1 C1 B1, pass C1, TAKES, base.8",
        "capturing-is-suicide, 2, 1, '', A1 B1, REFUSES, base.7",
        "no-pass, 3, 3, '', pass, REFUSES, base.7.pass",
        "overwrite, 2, 1, '', A1 A1, TAKES, base.7.step-1",
        "suicide-allowed, 3, 2, '', B1 A1 B2 A2, TAKES, base.7A",
        "wmsg-two-passes-end, 2, 1, '', pass pass, ENDS, base.9",
    })
    void ofAMutantPartWhereItGoesWrong(
            String name, int width, int height, String before, String moves, PerftDifference.Kind kind, String clause) {
        Mutant mutant = Mutants.all().stream()
                .filter(one -> one.name().equals(name))
                .findFirst()
                .orElseThrow();
        PerftResult comparison = compare(
                Mutants.subject(mutant),
                new VariantRules(mutant.claimed().rules()),
                Board.of(width, height),
                7,
                before);
        assertThat(comparison.agrees()).isFalse();
        PerftDifference first = comparison.differences().get(0);
        assertThat(words(first.moves())).isEqualTo(moves);
        assertThat(first.kind()).isEqualTo(kind);
        assertThat(first.clause()).isEqualTo(clause);
        assertThat(comparison.levels()).hasSize(first.moves().size());
        PerftResult.Level last = comparison.levels().get(comparison.levels().size() - 1);
        long more = comparison.differences().stream()
                .mapToLong(one -> one.kind() == PerftDifference.Kind.TAKES
                        ? 1
                        : one.kind() == PerftDifference.Kind.REFUSES ? -1 : 0)
                .sum();
        assertThat(last.subject() - last.reference()).isEqualTo(more);
    }

    /** The protocol has no words for a game that only stops: what follows is left out of both counts. */
    @Test
    void ofAnEngineToWhichTwoPassesAreTheEndLeaveOutWhatFollowsThem() {
        BaseRules french = new VariantRules(Variant.BASE.with(Ending.STOP, LastPass.WHITE));
        PerftResult comparison = compare(Served.everything(BaseRules::new), french, Board.of(2, 2), 4, "");
        assertThat(comparison.agrees()).isTrue();
        assertThat(comparison.endsByPasses()).isTrue();
        assertThat(subject(comparison)).containsExactly(5L, 21L, 68L, 156L);
        PerftResult stopped = compare(Served.everything(() -> french), french, Board.of(2, 2), 4, "");
        assertThat(stopped.endsByPasses()).isFalse();
        assertThat(subject(stopped)).containsExactly(5L, 21L, 68L, 172L);
    }

    /** Of what an engine takes on input only that counts which it does not call illegal itself. */
    @Test
    void ofAnEngineThatTakesMoreThanItHoldsToBeLegal() {
        Subject tolerant =
                Levels.GNU_GO.playedBy(Controllers::legalityLeftToThem).subject(BaseRules::new, GtpOptions.DEFAULT);
        PerftResult comparison = compare(tolerant, new BaseRules(), Board.of(2, 2), 5, "");
        assertThat(comparison.agrees()).isTrue();
        assertThat(comparison.levels().stream().map(PerftResult.Level::tolerated))
                .containsExactly(0L, 0L, 0L, 24L, 40L);
        Subject silent =
                Levels.SHOWBOARD.playedBy(Controllers::legalityLeftToThem).subject(BaseRules::new, GtpOptions.DEFAULT);
        PerftResult other = compare(silent, new BaseRules(), Board.of(2, 2), 5, "");
        assertThat(other.differencesInAll()).isEqualTo(24);
        assertThat(subject(other)).containsExactly(5L, 21L, 68L, 180L);
    }

    /** It crashes as soon as White has played B2 and Black A2. */
    @Test
    void ofAnEngineThatBreaksDownEndWithWhereItDid() {
        EngineVariation fragile = (inner, errors) -> {
            List<String> plays = new ArrayList<>();
            return command -> {
                String lower = command.toLowerCase(Locale.ROOT);
                if (!lower.startsWith("play")) {
                    plays.clear();
                }
                plays.add(lower.substring(lower.lastIndexOf(' ') + 1));
                if (lower.endsWith("a2") && plays.contains("b2")) {
                    throw new UncheckedIOException(new IOException("crashed"));
                }
                return inner.answer(command);
            };
        };
        Subject subject =
                Level.of("fragile", fragile, Levels.GNU_GO.layers().get(0)).subject(BaseRules::new, GtpOptions.DEFAULT);
        assertThatThrownBy(() -> compare(subject, new BaseRules(), Board.of(2, 2), 3, ""))
                .isInstanceOf(SubjectErrorException.class)
                .hasMessageEndingWith("after B2 A2");
    }

    @Test
    void ofAnEngineThatChangesItsMindEndsThere() {
        AtomicInteger games = new AtomicInteger();
        EngineVariation fickle = (inner, errors) -> command -> {
            games.addAndGet(EngineVariation.named(command, "clear_board") ? 1 : 0);
            return games.get() > 200 && command.toLowerCase(Locale.ROOT).startsWith("play b")
                    ? "? illegal move"
                    : inner.answer(command);
        };
        Subject subject =
                Level.of("fickle", fickle, Levels.GNU_GO.layers().get(0)).subject(BaseRules::new, GtpOptions.DEFAULT);
        assertThatThrownBy(() -> compare(subject, new BaseRules(), Board.of(2, 2), 6, ""))
                .isInstanceOf(SubjectErrorException.class)
                .hasMessageMatching("it took .* once, and now refuses move 1");
    }
}
