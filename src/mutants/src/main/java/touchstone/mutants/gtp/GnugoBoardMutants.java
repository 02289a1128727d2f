package touchstone.mutants.gtp;

import static touchstone.mutants.Mutant.mutant;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import touchstone.gtp.server.Arguments;
import touchstone.gtp.server.ServedCommand;
import touchstone.mutants.Mutant;
import touchstone.mutants.MutantSource;
import touchstone.mutants.speech.SpeechFault;
import touchstone.reference.Point;

/** Mutants that get the commands wrong that GNU Go has to tell what is on the board. */
public final class GnugoBoardMutants implements MutantSource {

    @Override
    public List<Mutant> mutants() {
        return List.of(
                mutant("gnugo-stones-of-the-other", "lists the stones of the other color")
                        .speaking(
                                "gnugo.list-stones",
                                SpeechFault.taking(
                                        "list_stones",
                                        words -> words.equals(List.of("black"))
                                                ? List.of("white")
                                                : words.equals(List.of("white")) ? List.of("black") : words))
                        .touching("gnugo.*"),
                mutant("gnugo-no-stones-in-words", "answers none where a color has no stones")
                        .speaking(
                                "gnugo.list-stones",
                                SpeechFault.telling("list_stones", stones -> stones.isEmpty() ? "none" : stones))
                        .touching("*"),
                mutant("gnugo-stones-of-any-color", "lists nothing for what is no color")
                        .speaking("gnugo.list-stones", SpeechFault.accepting("list_stones", "")),
                mutant("gnugo-stones-with-captured", "lists stones that have been captured")
                        .speaking("gnugo.list-stones", SpeechFault.commands(GnugoBoardMutants::everPlayed))
                        .touching("*"),
                mutant("gnugo-color-by-letter", "tells the color of a point by a letter")
                        .speaking("gnugo.color", SpeechFault.telling("color", color -> color.substring(0, 1))),
                mutant("gnugo-color-of-no-point", "calls points empty that are off the board")
                        .speaking("gnugo.color", SpeechFault.accepting("color", "empty")),
                mutant("gnugo-liberties-and-stone", "counts a liberty too many")
                        .speaking(
                                "gnugo.countlib",
                                SpeechFault.telling(
                                        "countlib", count -> Integer.toString(Integer.parseInt(count) + 1))),
                mutant("gnugo-liberties-of-a-stone", "counts the liberties of a stone and not those of its chain")
                        .speaking(
                                "gnugo.countlib",
                                SpeechFault.commands(all -> all.put(
                                        "countlib",
                                        GnugoBoardMutants.ofOneStone(all.get("countlib"), all.get("findlib"))))),
                mutant("gnugo-liberties-of-nothing", "counts no liberties of an empty point, as if it had a chain")
                        .speaking("gnugo.countlib", SpeechFault.accepting("countlib", "0")),
                mutant("gnugo-findlib-without-last", "leaves out a liberty")
                        .speaking(
                                "gnugo.findlib",
                                SpeechFault.telling("findlib", points -> points.replaceFirst(" ?[A-Z][0-9]+$", ""))),
                mutant("gnugo-findlib-of-nothing", "lists no liberties of an empty point, as if it had a chain")
                        .speaking("gnugo.findlib", SpeechFault.accepting("findlib", "")),
                mutant("gnugo-legal-turned-round", "tells by 0 that a move is legal and by 1 that it is not")
                        .speaking(
                                "gnugo.is-legal",
                                SpeechFault.telling("is_legal", legal -> legal.equals("1") ? "0" : "1")),
                mutant("gnugo-legal-of-no-move", "answers whether something is legal that is no move")
                        .speaking("gnugo.is-legal", SpeechFault.accepting("is_legal", "0")),
                mutant("gnugo-legal-on-any-stone", "calls moves onto the opponent's stones legal")
                        .speaking("gnugo.is-legal", SpeechFault.commands(GnugoBoardMutants::ontoOthers)),
                mutant("gnugo-legal-and-made", "makes the move that it is asked about")
                        .speaking("gnugo.is-legal.state", SpeechFault.commands(GnugoBoardMutants::madeWhenAsked)),
                mutant("gnugo-all-legal-counted", "tells only how many moves are legal")
                        .speaking(
                                "gnugo.all-legal",
                                SpeechFault.telling("all_legal", moves -> Integer.toString(moves.split(" ").length))),
                mutant("gnugo-all-legal-with-stones", "lists the points of stones as legal")
                        .speaking("gnugo.all-legal", SpeechFault.commands(GnugoBoardMutants::withStones)),
                mutant("gnugo-all-legal-of-any-color", "lists nothing as legal for what is no color")
                        .speaking("gnugo.all-legal", SpeechFault.accepting("all_legal", "")),
                mutant("gnugo-captures-of-lost-stones", "counts the stones that a player has lost")
                        .speaking(
                                "gnugo.captures",
                                SpeechFault.taking(
                                        "captures",
                                        words -> words.equals(List.of("black"))
                                                ? List.of("white")
                                                : words.equals(List.of("white")) ? List.of("black") : words)),
                mutant("gnugo-no-captures-in-silence", "answers nothing where there are no captures")
                        .speaking(
                                "gnugo.captures",
                                SpeechFault.telling("captures", count -> count.equals("0") ? "" : count)),
                mutant("gnugo-chain-of-all-stones", "lists all stones of a color as one chain")
                        .speaking(
                                "gnugo.worm-stones",
                                SpeechFault.commands(all -> all.put("worm_stones", arguments -> all.get("list_stones")
                                        .carryOut(new Arguments(
                                                List.of(all.get("color").carryOut(arguments))))))),
                mutant("gnugo-size-of-19", "tells that every board has 19 lines")
                        .speaking("gnugo.query-boardsize", SpeechFault.telling("query_boardsize", size -> "19")),
                mutant("gnugo-size-refused-told", "tells the size of a board that it has refused")
                        .speaking("gnugo.query-boardsize", SpeechFault.commands(GnugoBoardMutants::askedSize)));
    }

    private static void everPlayed(Map<String, ServedCommand> all) {
        ServedCommand right = all.get("list_stones");
        all.put("list_stones", arguments -> {
            String now = right.carryOut(arguments);
            String color = arguments.words().get(0);
            return all.get("move_history")
                    .carryOut(new Arguments(List.of()))
                    .lines()
                    .filter(move -> move.startsWith(color + " ") && !move.endsWith("PASS"))
                    .map(move -> move.split(" ")[1])
                    .filter(point -> !Arrays.asList(now.split(" ")).contains(point))
                    .reduce(now, (stones, point) -> (stones + " " + point).strip());
        });
    }

    private static ServedCommand ofOneStone(ServedCommand right, ServedCommand liberties) {
        return arguments -> {
            right.carryOut(arguments);
            Point stone = Point.parse(arguments.words().get(0));
            long count = Arrays.stream(liberties.carryOut(arguments).split(" "))
                    .filter(word -> !word.isEmpty())
                    .map(Point::parse)
                    .filter(point ->
                            Math.abs(point.column() - stone.column()) + Math.abs(point.row() - stone.row()) == 1)
                    .count();
            return Long.toString(count);
        };
    }

    private static void ontoOthers(Map<String, ServedCommand> all) {
        ServedCommand right = all.get("is_legal");
        all.put("is_legal", arguments -> {
            String legal = right.carryOut(arguments);
            String there =
                    all.get("color").carryOut(new Arguments(arguments.words().subList(1, 2)));
            return there.equals("empty") || there.equals(arguments.words().get(0)) ? legal : "1";
        });
    }

    private static void madeWhenAsked(Map<String, ServedCommand> all) {
        ServedCommand right = all.get("is_legal");
        all.put("is_legal", arguments -> {
            String legal = right.carryOut(arguments);
            if (legal.equals("1")) {
                all.get("play").carryOut(arguments);
            }
            return legal;
        });
    }

    private static void withStones(Map<String, ServedCommand> all) {
        ServedCommand right = all.get("all_legal");
        ServedCommand stones = all.get("list_stones");
        all.put(
                "all_legal",
                arguments -> right.carryOut(arguments) + " "
                        + stones.carryOut(new Arguments(List.of("black"))) + " "
                        + stones.carryOut(new Arguments(List.of("white"))));
    }

    private static void askedSize(Map<String, ServedCommand> all) {
        ServedCommand right = all.get("boardsize");
        ServedCommand told = all.get("query_boardsize");
        AtomicReference<String> asked = new AtomicReference<>("");
        all.put("boardsize", arguments -> {
            asked.set(arguments.text());
            return right.carryOut(arguments);
        });
        all.put("query_boardsize", arguments -> asked.get().isEmpty() ? told.carryOut(arguments) : asked.get());
    }
}
