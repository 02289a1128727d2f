package touchstone.cli.level;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** The engines that there are, as far as a controller can tell. */
public final class Levels {

    private static final String[] GAME = {"boardsize", "clear_board", "komi", "play"};

    static final Level EVERYTHING = Level.of("everything");

    /** Shows what GNU Go shows. */
    public static final Level GNU_GO = Level.of(
            "like GNU Go",
            only(
                    "undo",
                    "showboard",
                    "list_stones",
                    "is_legal",
                    "all_legal",
                    "captures",
                    "findlib",
                    "worm_stones",
                    "final_score",
                    "fixed_handicap",
                    "place_free_handicap",
                    "set_free_handicap",
                    "get_komi",
                    "loadsgf"));

    /** Shows a board and nothing else. */
    public static final Level SHOWBOARD = Level.of("showboard only", only("undo", "showboard"));

    private Levels() {}

    /** All levels at which a right engine is right. */
    static List<Level> all() {
        List<Level> all = new ArrayList<>(List.of(
                EVERYTHING,
                GNU_GO,
                SHOWBOARD,
                Level.of("play and final_score", only("undo", "final_score")),
                Level.of(
                        "like GNU Go without undo",
                        only("list_stones", "is_legal", "all_legal", "captures", "findlib", "final_score")),
                Level.of("known_command without list_commands", Vocabularies.without("list_commands")),
                Level.of("a player without eyes", GenmoveVariations.legalMoves(), only("genmove")),
                Level.of("play alone", only()),
                Level.of("only 19x19", Boards.onlyOf("19"), only("undo", "showboard", "is_legal")),
                Level.of("only 9x9", Boards.onlyOf("9"), only("undo", "list_stones", "final_score")),
                Level.of("square boards alone", Boards.squareOnly(), only("undo", "showboard", "final_score")),
                Level.of("square boards, and the second side ignored", Boards.secondSideIgnored())));
        for (Drawing drawing : Drawing.values()) {
            all.add(Level.of("draws like " + drawing, drawing.onOutput(), only("undo", "showboard")));
            all.add(Level.of("draws like " + drawing + " on errors", drawing.onErrors(), only("undo", "showboard")));
        }
        all.addAll(prints());
        all.addAll(refuses());
        all.addAll(behaves());
        return all;
    }

    /** What an engine may lack of what its controller asks for, one thing at a time. */
    static List<Level> withoutOne() {
        return Stream.of(
                        "undo",
                        "fixed_handicap",
                        "place_free_handicap",
                        "set_free_handicap",
                        "get_komi",
                        "loadsgf",
                        "gogui-setup",
                        "final_score",
                        "gogui-rules_side_to_move")
                // Without the one command that sets up, there is another one.
                .map(command -> Level.of(
                        "without " + command,
                        command.equals("gogui-setup")
                                ? Vocabularies.without(command, "set_position")
                                : Vocabularies.without(command)))
                .toList();
    }

    private static EngineVariation only(String... shown) {
        return Vocabularies.only(
                Stream.concat(Stream.of(GAME), Stream.of(shown)).toArray(String[]::new));
    }

    /** Odd but legal ways to print a reply. */
    private static List<Level> prints() {
        return List.of(
                Level.of("lower case", Prints.inCase(String::toLowerCase)),
                Level.of("upper case", Prints.inCase(String::toUpperCase)),
                Level.of("blank lines around replies").printing(Prints::blankLines),
                Level.of("CR LF").printing(Prints::crlf),
                Level.of("tabs").printing(Prints::tabs),
                Level.of("lines that are no reply").printing(Prints::chatter),
                Level.of("spaces at the ends of lines").printing(Prints::trailingSpaces));
    }

    /** Ways to say that a move is illegal. */
    private static List<Level> refuses() {
        List<Level> levels = new ArrayList<>();
        for (String words : List.of(
                "illegal move",
                "Illegal move.",
                "",
                "invalid move",
                "invalid coordinate",
                "invalid vertex",
                "syntax error",
                "cannot play there",
                // Which words an engine has for what it refuses is no rule of Go, be they those for something else.
                "not empty",
                "ko")) {
            levels.add(Level.of("refuses with \"" + words + "\"", Refusals.always(words), Vocabularies.without()));
        }
        levels.add(Level.of("refuses with few words", Refusals.terse()));
        levels.add(Level.of("refuses superko with \"superko\"", Refusals.longer()));
        levels.add(
                Level.of("refuses off-board points as invalid coordinates", Refusals.offBoard("invalid coordinate")));
        levels.add(Level.of("refuses off-board points as syntax errors", Refusals.offBoard("syntax error")));
        return levels;
    }

    private static List<Level> behaves() {
        return List.of(
                // What speaks of turns and ends must know of them.
                Level.of(
                                "leaves turns to the controller",
                                Vocabularies.without("gogui-rules_side_to_move", "gogui-rules_legal_moves"))
                        .playedBy(Controllers::turnsLeftToThem),
                Level.of(
                                "like GNU Go, turns left to the controller",
                                GNU_GO.layers().get(0))
                        .playedBy(Controllers::turnsLeftToThem),
                Level.of(
                                "showboard only, turns left to the controller",
                                SHOWBOARD.layers().get(0))
                        .playedBy(Controllers::turnsLeftToThem),
                Level.of("the same colour twice clears the history", Boards.historyClearedBySameColour()),
                Level.of(
                                "a player that shows its board and leaves turns to the controller",
                                GenmoveVariations.legalMoves(),
                                only("undo", "showboard", "genmove"))
                        .playedBy(Controllers::turnsLeftToThem),
                Level.of("clear_board resets komi", Boards.komiResetByClearing("7.5"), Vocabularies.without()),
                Level.of("komi is refused", Boards.komiRefused("7.5"), Vocabularies.without()),
                Level.of("komi is ignored", Boards.komiIgnored("7.5"), Vocabularies.without()),
                Level.of("boardsize does not clear", Boards.notClearedByBoardsize(), only("undo", "showboard")),
                Level.of(
                        "scores as GNU Go prints them", Prints.scores(text -> text.contains(".") ? text : text + ".0")),
                Level.of(
                        "scores in words",
                        Prints.scores(text -> text.equals("0") ? "Jigo" : text.toLowerCase(Locale.ROOT))));
    }
}
