package touchstone.cli.level;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import touchstone.gtp.client.GtpOptions;
import touchstone.reference.BaseRules;
import touchstone.suite.result.Result;
import touchstone.suite.result.Verdict;

/** Engines that are wrong in nothing but what a probe looks at are found out by the scenarios. */
@Tag("slow") // certifies some thirty engines for the base rules
class WrongShowingsTest {

    /**
     * @param clause one that has to be violated
     * @param level the engine
     */
    private record Wrong(String clause, Level level) {
        @Override
        public String toString() {
            return level + " (" + clause + ")";
        }
    }

    private static Wrong wrong(String clause, String name, EngineVariation... layers) {
        return new Wrong(clause, Level.of(name, layers));
    }

    static Stream<Wrong> engines() {
        EngineVariation showboardOnly =
                Vocabularies.only("boardsize", "clear_board", "komi", "play", "undo", "showboard");
        EngineVariation listsOnly =
                Vocabularies.only("boardsize", "clear_board", "komi", "play", "undo", "list_stones");
        return Stream.of(
                wrong("shows.size", "refuses the first line", WrongShowings.refusingRows(row -> row == 1)),
                wrong(
                        "shows.size",
                        "refuses the first line, showboard only",
                        WrongShowings.refusingRows(row -> row == 1),
                        showboardOnly),
                wrong("shows.board", "showboard upside down", drawn(WrongShowings::upsideDown)),
                wrong("shows.board", "showboard only, upside down", drawn(WrongShowings::upsideDown), showboardOnly),
                wrong("shows.board", "showboard mirrored", drawn(WrongShowings::mirrored)),
                wrong("shows.board", "showboard only, mirrored", drawn(WrongShowings::mirrored), showboardOnly),
                wrong("shows.board", "showboard late", WrongShowings.late("showboard")),
                wrong("shows.board", "showboard only, late", WrongShowings.late("showboard"), showboardOnly),
                wrong("shows.board", "showboard with colours swapped", drawn(WrongShowings::swapped)),
                wrong("shows.board", "showboard only, colours swapped", drawn(WrongShowings::swapped), showboardOnly),
                wrong(
                        "shows.board",
                        "gogui-rules_board upside down",
                        WrongShowings.drawn("gogui-rules_board", WrongShowings::upsideDown)),
                wrong("shows.board", "list_stones of the other", WrongShowings.ofTheOther("list_stones")),
                wrong(
                        "shows.board",
                        "list_stones only, of the other",
                        WrongShowings.ofTheOther("list_stones"),
                        listsOnly),
                wrong("shows.captures", "captures of the last move", WrongShowings.capturedByLastMove("captures")),
                wrong("shows.captures", "captures of the other", WrongShowings.ofTheOther("captures")),
                wrong(
                        "shows.captures",
                        "captured_count of the last move",
                        WrongShowings.capturedByLastMove("gogui-rules_captured_count")),
                wrong(
                        "shows.captures",
                        "captures only, of the last move",
                        WrongShowings.capturedByLastMove("captures"),
                        Vocabularies.without("gogui-rules_captured_count")),
                wrong(
                        "shows.turn",
                        "side_to_move the other",
                        WrongShowings.replying("gogui-rules_side_to_move", WrongShowings::otherColour)),
                wrong(
                        "shows.size.sides",
                        "sides exchanged",
                        WrongShowings.sized(sides -> sides.size() == 2 ? List.of(sides.get(1), sides.get(0)) : sides)),
                wrong("shows.size", "19x19 where more is asked for", WrongShowings.sized(sides -> sides.stream()
                        .map(side -> String.valueOf(Math.min(19, Integer.parseInt(side))))
                        .toList())),
                wrong(
                        "shows.size",
                        "9x9 where 13x13 is asked for",
                        WrongShowings.sized(sides -> sides.equals(List.of("13")) ? List.of("9") : sides)),
                wrong(
                        "shows.size",
                        "9x9 where 13x13 is asked for, play alone",
                        WrongShowings.sized(sides -> sides.equals(List.of("13")) ? List.of("9") : sides),
                        Vocabularies.only("boardsize", "clear_board", "komi", "play")),
                wrong("shows.size.again", "sizes once", WrongShowings.sizesHadOnce()),
                wrong(
                        "shows.size.any",
                        "no size at all",
                        (inner, errors) ->
                                asked -> asked.contains("boardsize ") ? "? unacceptable size" : inner.answer(asked)),
                wrong("shows.size", "refuses rows above 19", WrongShowings.refusingRows(row -> row > 19)),
                wrong(
                        "shows.generated-move",
                        "names another move than it makes",
                        GenmoveVariations.legalMoves(),
                        WrongShowings.namingAnother()),
                wrong(
                        "shows.generated-move",
                        "names another move than it makes, play alone",
                        GenmoveVariations.legalMoves(),
                        WrongShowings.namingAnother(),
                        Vocabularies.only("boardsize", "clear_board", "komi", "play", "genmove")),
                wrong(
                        "shows.legality",
                        "gogui-rules_legal_moves shifted",
                        WrongShowings.replying("gogui-rules_legal_moves", WrongShowings::shifted)),
                wrong(
                        "shows.legality",
                        "all_legal without its first point",
                        WrongShowings.replying("all_legal", WrongShowings::firstPointLeftOut)),
                wrong("shows.legality", "is_legal false", WrongShowings.replying("is_legal", reply -> "= 0")),
                wrong("shows.agreement", "is_legal true", WrongShowings.replying("is_legal", reply -> "= 1")));
    }

    static Stream<Wrong> ofTheProtocol() {
        return Stream.of(
                wrong(
                        "gtp.written.vertex",
                        "refuses vertices in small letters",
                        WrongShowings.refusing(words -> words[2].matches("[a-z]\\d+"))),
                wrong("gtp.written.pass", "refuses PASS", WrongShowings.refusing(words -> words[2].equals("PASS"))),
                wrong("gtp.written.color", "refuses white", WrongShowings.refusing(words -> words[1].equals("white"))),
                wrong(
                        "gtp.known-command",
                        "knows every command",
                        WrongShowings.replying("known_command", reply -> "= true")),
                wrong(
                        "gtp.known-command",
                        "knows no command",
                        WrongShowings.replying("known_command", reply -> "= false")));
    }

    @ParameterizedTest
    @MethodSource("ofTheProtocol")
    void isViolatedOfTheProtocol(Wrong engine) {
        Examination examination = Examination.ofProtocol(
                engine.level().subject(BaseRules::new, GtpOptions.DEFAULT), "base", "gtp.written", "gtp.known-command");
        assertThat(examination.of(Verdict.VIOLATED)).extracting(Result::clause).contains(engine.clause());
        assertThat(Examination.ofProtocol(
                                Levels.EVERYTHING.subject(BaseRules::new, GtpOptions.DEFAULT),
                                "base",
                                "gtp.written",
                                "gtp.known-command")
                        .accusations())
                .isEmpty();
    }

    private static EngineVariation drawn(java.util.function.UnaryOperator<List<String>> change) {
        return WrongShowings.drawn("showboard", change);
    }

    @ParameterizedTest
    @MethodSource("engines")
    void isViolated(Wrong engine) {
        Examination examination = Examination.of(engine.level().subject(BaseRules::new, GtpOptions.DEFAULT), "base");
        assertThat(examination.of(Verdict.VIOLATED))
                .as(() -> examination.counts().toString())
                .extracting(Result::clause)
                .contains(engine.clause());
        assertThat(examination.of(Verdict.VIOLATED)).allSatisfy(result -> {
            assertThat(result.transcript()).isNotEmpty();
            assertThat(result.expected()).isNotEmpty();
        });
        assertThat(examination.of(Verdict.ERROR)).isEmpty();
    }
}
