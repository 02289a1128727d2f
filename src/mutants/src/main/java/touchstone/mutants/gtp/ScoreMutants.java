package touchstone.mutants.gtp;

import static touchstone.mutants.Mutant.mutant;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import touchstone.gtp.server.Arguments;
import touchstone.gtp.server.CommandFailedException;
import touchstone.gtp.server.ServedCommand;
import touchstone.mutants.Mutant;
import touchstone.mutants.MutantSource;
import touchstone.mutants.speech.SpeechFault;

/** Mutants that tell scores and the statuses of stones wrongly: section 6.3.4. */
public final class ScoreMutants implements MutantSource {

    private static final String SCORE = "final_score";
    private static final String LIST = "final_status_list";
    private static final String[] SCORES = {"gtp.5.*", "gtp.komi.*", "gtp.6.3.2.*", "gtp.6.3.4.final-score.*"};
    private static final String[] LISTS = {"gtp.5.*", "gtp.6.3.4.final-status-list.*"};

    private static SpeechFault score(UnaryOperator<String> wrong) {
        return SpeechFault.command(SCORE, right -> arguments -> wrong.apply(right.carryOut(arguments)));
    }

    private static SpeechFault command(String name, Function<RightServer, ServedCommand> wrong) {
        return SpeechFault.commands(all -> all.put(name, wrong.apply(RightServer.of(all))));
    }

    /** The list of one status, from the right server and its right list. */
    private static SpeechFault list(String status, BiFunction<RightServer, String, String> wrong) {
        return command(LIST, right -> arguments -> {
            String list = right.commands().get(LIST).carryOut(arguments);
            return arguments.words().get(0).equals(status) ? wrong.apply(right, list) : list;
        });
    }

    private static boolean isOver(RightServer right) {
        return right.say("move_history").matches("(?s)\\w+ PASS\n\\w+ PASS.*");
    }

    private static boolean isOneColor(RightServer right) {
        return right.points("list_stones black").isEmpty()
                || right.points("list_stones white").isEmpty();
    }

    private static String everyPoint(RightServer right) {
        return String.join(
                        " ",
                        List.of(
                                right.say(LIST + " alive"),
                                right.say(LIST + " black_territory"),
                                right.say(LIST + " white_territory"),
                                right.say(LIST + " dame")))
                .replaceAll(" +", " ")
                .strip();
    }

    @Override
    public List<Mutant> mutants() {
        List<Mutant> all = new ArrayList<>(scores());
        all.addAll(lists());
        return all;
    }

    private static List<Mutant> scores() {
        return List.of(
                mutant("score-as-number", "tells a score of Black's as a number alone")
                        .speaking("gtp.6.3.4.final-score", score(right -> right.replace("B+", "")))
                        .touching(SCORES),
                mutant("score-as-sentence", "tells who wins in a sentence")
                        .speaking("gtp.6.3.4.final-score", score(right -> right.replaceFirst(
                                        "^B\\+(.*)", "Black wins by $1 points")
                                .replaceFirst("^W\\+(.*)", "White wins by $1 points")))
                        .touching(SCORES),
                mutant("score-of-white-negative", "tells a score of White's as a negative one of Black's")
                        .speaking("gtp.6.3.4.final-score", score(right -> right.replace("W+", "B+-")))
                        .touching(SCORES),
                mutant("draw-by-name", "tells a draw by a word")
                        .speaking("gtp.6.3.4.final-score", score(right -> right.equals("0") ? "Jigo" : right))
                        .touching(SCORES),
                mutant("score-with-resigned-game", "tells no score but who is ahead in a game that is not over")
                        .speaking("gtp.6.3.4.final-score", command(SCORE, right -> arguments -> {
                            String score = right.commands().get(SCORE).carryOut(arguments);
                            return isOver(right) ? score : score.charAt(0) + "+R?";
                        }))
                        .touching(SCORES),
                mutant("score-clears", "clears the board once it has scored")
                        .speaking("gtp.6.3.4.final-score.game", command(SCORE, right -> arguments -> {
                            String score = right.commands().get(SCORE).carryOut(arguments);
                            right.say("clear_board");
                            return score;
                        }))
                        .touching(SCORES),
                mutant("score-ends-the-game", "takes no play once it has scored, before the board is cleared")
                        .speaking("gtp.6.3.4.final-score.game", SpeechFault.commands(ScoreMutants::endOnScore))
                        .touching(SCORES));
    }

    private static void endOnScore(Map<String, ServedCommand> all) {
        Map<String, ServedCommand> right = Map.copyOf(all);
        boolean[] over = {false};
        all.put(SCORE, arguments -> {
            over[0] = true;
            return right.get(SCORE).carryOut(arguments);
        });
        all.put("play", arguments -> {
            if (over[0]) {
                throw new CommandFailedException("illegal move: the game is over");
            }
            return right.get("play").carryOut(arguments);
        });
        all.put("clear_board", arguments -> {
            over[0] = false;
            return right.get("clear_board").carryOut(arguments);
        });
    }

    private static List<Mutant> lists() {
        return List.of(
                mutant("status-list-counted", "begins the list of stones that are alive with their number")
                        .speaking(
                                "gtp.6.3.4.final-status-list",
                                list(
                                        "alive",
                                        (right, list) -> list.isEmpty() ? "" : list.split(" ").length + " " + list))
                        .touching(LISTS),
                mutant("no-dead-stones", "fails when it is asked for dead stones and has none")
                        .speaking("gtp.6.3.4.final-status-list", list("dead", (right, list) -> {
                            throw new CommandFailedException("no dead stones");
                        }))
                        .touching(LISTS),
                mutant("no-seki", "knows no stones in seki")
                        .speaking("gtp.6.3.4.final-status-list", list("seki", (right, list) -> {
                            throw new CommandFailedException("unknown status");
                        }))
                        .touching(LISTS),
                mutant("empty-list-by-name", "answers none to a list without stones")
                        .speaking(
                                "gtp.6.3.4.final-status-list",
                                list("seki", (right, list) -> list.isEmpty() ? "none" : list))
                        .touching(LISTS),
                mutant(
                                "territory-listed-as-alive",
                                "lists the points around living stones as alive, too, where both have stones")
                        .speaking(
                                "gtp.6.3.4.final-status-list.stones",
                                list("alive", (right, list) -> isOneColor(right) ? list : everyPoint(right)))
                        .touching(LISTS),
                mutant("lone-stones-own-the-board", "lists all points as alive where one player alone has stones")
                        .speaking(
                                "gtp.6.3.4.final-status-list.stones",
                                list(
                                        "alive",
                                        (right, list) ->
                                                !right.isEmpty() && isOneColor(right) ? everyPoint(right) : list))
                        .touching(LISTS),
                mutant("captured-stones-listed-as-dead", "lists a captured stone as dead in the ko where it stood")
                        .speaking(
                                "gtp.6.3.4.final-status-list.stones",
                                list("dead", (right, list) -> list.isEmpty() ? right.say(LIST + " dame") : list))
                        .touching(LISTS),
                mutant("dead-and-alive", "lists the same stones as dead and as alive where both players have some")
                        .speaking(
                                "gtp.6.3.4.final-status-list.apart",
                                list("dead", (right, list) -> isOneColor(right) ? list : right.say(LIST + " alive")))
                        .touching(LISTS),
                mutant("lone-stones-in-seki", "lists stones as in seki and as alive where one player alone has some")
                        .speaking(
                                "gtp.6.3.4.final-status-list.apart",
                                list("seki", (right, list) -> isOneColor(right) ? right.say(LIST + " alive") : list))
                        .touching(LISTS),
                mutant("any-status-listed", "answers an empty list for a status that it does not know")
                        .speaking(
                                "gtp.6.3.4.final-status-list.syntax", SpeechFault.command(LIST, right -> arguments -> {
                                    try {
                                        return right.carryOut(arguments);
                                    } catch (CommandFailedException unknown) {
                                        if (arguments.words().isEmpty()) {
                                            throw unknown;
                                        }
                                        return "";
                                    }
                                }))
                        .touching("gtp.5.*"),
                mutant("status-alive-by-default", "lists stones that are alive where no status is named")
                        .speaking(
                                "gtp.6.3.4.final-status-list.syntax",
                                SpeechFault.command(
                                        LIST,
                                        right -> arguments -> right.carryOut(
                                                arguments.words().isEmpty()
                                                        ? new Arguments(List.of("alive"))
                                                        : arguments)))
                        .touching("gtp.5.*"),
                mutant("status-list-undoes", "takes a move back when it lists dead stones")
                        .speaking("gtp.6.3.4.final-status-list.game", list("dead", (right, list) -> {
                            right.takes("undo");
                            return list;
                        }))
                        .touching("gtp.5.*"));
    }
}
