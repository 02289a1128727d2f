package touchstone.cli.level;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import touchstone.gtp.client.GtpOptions;
import touchstone.reference.BaseRules;
import touchstone.suite.result.Result;
import touchstone.suite.result.Verdict;

/**
 * Engines that are odd and right are accused of nothing, and as much is seen of them as of a plain engine with the same commands.
 */
@Tag("slow") // certifies some sixty engines for the base rules
class OddEnginesTest {

    /**
     * @param plain an engine that shows the same things without being odd
     * @param odd the engine
     */
    private record Odd(Level plain, Level odd) {
        @Override
        public String toString() {
            return odd.toString();
        }
    }

    private static final Map<String, List<String>> SATISFIED = new ConcurrentHashMap<>();
    private static final String[] GAME = {"boardsize", "clear_board", "komi", "play", "undo"};

    private static EngineVariation only(String... shown) {
        return Vocabularies.only(
                Stream.concat(Stream.of(GAME), Stream.of(shown)).toArray(String[]::new));
    }

    private static Odd everything(String name, EngineVariation... habits) {
        return new Odd(Levels.EVERYTHING, Level.of(name, habits));
    }

    /** With a board alone to show. */
    private static Odd drawing(String name, UnaryOperator<String> change) {
        return new Odd(
                Level.of("showboard", only("showboard")),
                Level.of("showboard " + name, OddHabits.board(change), only("showboard")));
    }

    /** With one command to show things by. */
    private static Odd answering(String command, String name, UnaryOperator<String> change) {
        return new Odd(
                Level.of(command, only(command)),
                Level.of(command + " " + name, WrongShowings.replying(command, change), only(command)));
    }

    private static Odd lacking(String... commands) {
        Level level = Level.of("without " + String.join(", ", commands), Vocabularies.without(commands));
        return new Odd(level, level);
    }

    private static Odd showing(String... commands) {
        Level level = Level.of("with " + String.join(", ", commands) + " alone", only(commands));
        return new Odd(level, level);
    }

    private static Odd sized(String name, EngineVariation sizes) {
        Level level = Level.of(name, sizes);
        return new Odd(level, level);
    }

    static Stream<Odd> engines() {
        return Stream.of(
                        Stream.of(
                                everything("busy before every third answer", OddHabits.slow(3)),
                                everything("extra commands", OddHabits.talkative()),
                                everything("undo of one move", OddHabits.undoOf(1)),
                                everything("undo of four moves", OddHabits.undoOf(4)),
                                // By its moves it shows as much as one that makes none.
                                new Odd(
                                        Level.of("no moves of its own", Vocabularies.without("genmove", "reg_genmove")),
                                        Level.of("resigns at once", OddHabits.resigning())),
                                everything("passes at once", OddHabits.passing()),
                                everything("moves of its own", GenmoveVariations.legalMoves()),
                                everything(
                                        "captured_count white first",
                                        WrongShowings.replying("gogui-rules_captured_count", OddHabits::whiteFirst)),
                                everything(
                                        "colours as letters",
                                        WrongShowings.replying(
                                                "gogui-rules_side_to_move",
                                                reply -> reply.contains("black") ? "= B" : "= w"))),
                        Stream.of(
                                drawing("wordy", OddHabits::wordy),
                                drawing("with numbers at the left alone", OddHabits::numbersAtTheLeft),
                                drawing("with numbers at the right alone", OddHabits::numbersAtTheRight),
                                drawing("without letters", OddHabits::noLetters),
                                drawing("in lower case", OddHabits::lowerCase),
                                drawing("with # for black", reply -> reply.replace('X', '#')),
                                drawing(
                                        "with bars",
                                        reply -> OddHabits.lines(
                                                reply,
                                                line -> line.replaceFirst("^( ?\\d+) (.*) (\\d+)$", "$1 |$2| $3"))),
                                drawing("after blank lines", reply -> "= \n \n" + reply.substring(1)),
                                drawing("with star points as commas", reply -> reply.replace('+', ',')),
                                drawing("with tabs at the ends", reply -> OddHabits.lines(reply, line -> line + "\t"))),
                        Stream.of(
                                answering("list_stones", "lower case", OddHabits::lowerCase),
                                answering("list_stones", "one a line", OddHabits::eachOnALine),
                                answering("list_stones", "with tabs", OddHabits::betweenTabs),
                                answering("list_stones", "backwards", OddHabits::backwards),
                                answering("all_legal", "one a line", OddHabits::eachOnALine),
                                answering("all_legal", "lower case", OddHabits::lowerCase),
                                answering("all_legal", "and pass", reply -> reply + " PASS"),
                                answering("gogui-rules_legal_moves", "one a line", OddHabits::eachOnALine),
                                answering("gogui-rules_legal_moves", "upper case", OddHabits::upperCase),
                                answering(
                                        "gogui-rules_board",
                                        "with spaces",
                                        reply -> reply.replaceAll("([XO.])", "$1 ")),
                                answering("is_legal", "in words", reply -> reply.replace("1", "true")
                                        .replace("0", "false")),
                                answering("captures", "with a sign", reply -> reply.replaceFirst("(\\d+)", "+$1")),
                                answering("captures", "with a decimal", reply -> reply + ".0"),
                                answering(
                                        "final_score",
                                        "W+0 for a draw",
                                        reply -> reply.strip().equals("= 0") ? "= W+0" : reply),
                                answering(
                                        "final_score",
                                        "B+0 for a draw",
                                        reply -> reply.strip().equals("= 0") ? "= B+0" : reply),
                                answering(
                                        "final_score",
                                        "Draw",
                                        reply -> reply.strip().equals("= 0") ? "= Draw" : reply),
                                answering(
                                        "final_score",
                                        "with decimals",
                                        reply -> reply.matches("= [BW]\\+\\d+") ? reply + ".00" : reply),
                                answering("final_score", "with words after it", reply -> reply + " (upper bound 3)"),
                                answering("final_score", "in lower case", OddHabits::lowerCase)),
                        Stream.of(
                                lacking("showboard", "gogui-rules_board", "list_stones"),
                                lacking("captures", "gogui-rules_captured_count"),
                                lacking("undo"),
                                lacking("is_legal", "all_legal", "gogui-rules_legal_moves"),
                                showing("showboard"),
                                showing("list_stones"),
                                showing("captures"),
                                showing()),
                        Stream.of(
                                sized("9x9 alone", Boards.onlyOf("9")),
                                sized("13x13 alone", Boards.onlyOf("13")),
                                sized("19x19 alone", Boards.onlyOf("19")),
                                sized("25x25 alone", Boards.onlyOf("25")),
                                sized("square boards", Boards.squareOnly()),
                                sized("the second side ignored", Boards.secondSideIgnored()),
                                sized("a board cleared by clear_board alone", Boards.notClearedByBoardsize())),
                        Stream.of(
                                new Odd(
                                        Levels.EVERYTHING,
                                        Level.of("blank lines around").printing(Prints::blankLines)),
                                new Odd(Levels.EVERYTHING, Level.of("CR LF").printing(Prints::crlf)),
                                new Odd(Levels.EVERYTHING, Level.of("tabs").printing(Prints::tabs)),
                                new Odd(Levels.EVERYTHING, Level.of("chatter").printing(Prints::chatter)),
                                new Odd(
                                        Levels.EVERYTHING,
                                        Level.of("spaces at the ends").printing(Prints::trailingSpaces))))
                .flatMap(engines -> engines);
    }

    @ParameterizedTest
    @MethodSource("engines")
    void isAccusedOfNothing(Odd engine) {
        Examination examination = examine(engine.odd());
        assertThat(examination.accusations()).isEmpty();
        assertThat(satisfied(examination)).containsAll(plain(engine.plain()));
    }

    private static List<String> plain(Level plain) {
        return SATISFIED.computeIfAbsent(plain.toString(), name -> satisfied(examine(plain)));
    }

    private static Examination examine(Level level) {
        return Examination.of(level.subject(BaseRules::new, GtpOptions.DEFAULT), "base");
    }

    /** The clauses of which something was shown. */
    private static List<String> satisfied(Examination examination) {
        return examination.of(Verdict.SATISFIED).stream()
                .map(Result::clause)
                .distinct()
                .collect(Collectors.toList());
    }
}
