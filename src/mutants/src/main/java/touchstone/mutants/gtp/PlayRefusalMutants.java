package touchstone.mutants.gtp;

import static touchstone.mutants.Mutant.mutant;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import touchstone.mutants.Mutant;
import touchstone.mutants.MutantSource;
import touchstone.mutants.speech.SpeechFault;

/** Mutants that take moves that they should refuse: section 6.3.3, play. */
public final class PlayRefusalMutants implements MutantSource {

    @Override
    public List<Mutant> mutants() {
        List<Mutant> all = new ArrayList<>(occupied());
        all.addAll(beyond());
        all.addAll(words());
        return all;
    }

    private static List<Mutant> occupied() {
        return List.of(
                mutant("plays-on-stones-ignored", "takes a move onto a stone, and leaves that as it is")
                        .speaking(
                                "gtp.6.3.3.play.occupied",
                                taking((engine, words) -> engine.stones().contains(words.get(1)), ""))
                        .touching("gtp.6.3.3.play.message", "gtp.5.3.failure", "gtp.2.8.order"),
                mutant("plays-on-own-stones-ignored", "takes a move onto a stone of the same colour")
                        .speaking(
                                "gtp.6.3.3.play.occupied",
                                taking(
                                        (engine, words) ->
                                                engine.stones(words.get(0)).contains(words.get(1)),
                                        ""))
                        .touching("gtp.6.3.3.play.message"),
                mutant("plays-replace-stones", "replaces a stone of the other colour that is played on")
                        .speaking(
                                "gtp.6.3.3.play.occupied",
                                AlteredEngine.insteadOfFailing("play", (engine, words, failed) -> {
                                    if (words.size() != 2 || !engine.stones().contains(words.get(1))) {
                                        throw failed;
                                    }
                                    List<List<String>> moves = new ArrayList<>(engine.moves());
                                    moves.removeIf(move -> move.get(1).equals(words.get(1)));
                                    moves.add(words);
                                    engine.replay(moves);
                                    return "";
                                }))
                        .touching("gtp.6.3.3.play.message", "gtp.5.*", "gtp.2.8.order"),
                mutant("illegal-moves-in-other-words", "refuses an illegal move in words of its own")
                        .speaking(
                                "gtp.6.3.3.play.message",
                                SpeechFault.answering(
                                        (line, answer) -> answer.replace(" illegal move", " occupied point"))));
    }

    /** Whether a move of a colour and a vertex is taken. */
    @FunctionalInterface
    private interface Taken {
        boolean takes(AlteredEngine engine, List<String> words);
    }

    /** Takes some moves that should fail, and does nothing. */
    private static SpeechFault taking(Taken taken, String answer) {
        return AlteredEngine.insteadOfFailing("play", (engine, words, failed) -> {
            if (words.size() == 2 && isColor(words.get(0)) && taken.takes(engine, words)) {
                return answer;
            }
            throw failed;
        });
    }

    private static boolean isColor(String word) {
        return word.matches("(?i)b|black|w|white");
    }

    private static List<Mutant> beyond() {
        return List.of(
                mutant("plays-beyond-ignored", "takes a move beyond the board, and places nothing")
                        .speaking(
                                "gtp.6.3.3.play.beyond", taking((engine, words) -> isBeyond(engine, words.get(1)), ""))
                        .touching("gtp.2.*", "gtp.5.3.failure", "gtp.6.3.2.*", "gtp.6.3.3.play.*"),
                mutant("plays-beyond-on-the-edge", "plays on the edge instead of beyond the board")
                        .speaking("gtp.6.3.3.play.beyond", vertices(PlayRefusalMutants::onTheEdge))
                        .touching("gtp.2.*", "gtp.5.3.failure", "gtp.6.3.2.*"),
                mutant("lines-in-a-byte", "keeps only the last eight bits of the line of a vertex")
                        .speaking(
                                "gtp.6.3.3.play.beyond",
                                vertices((engine, vertex) -> vertex.matches("[A-Za-z][0-9]{1,5}")
                                        ? vertex.charAt(0)
                                                + Integer.toString(Integer.parseInt(vertex.substring(1)) & 0xff)
                                        : vertex)),
                mutant("line-zero-is-the-first", "takes line zero for the first")
                        .speaking("gtp.6.3.3.play.beyond", vertices((engine, vertex) -> vertex.replaceFirst(
                                        "(?i)^([a-hj-z])0$", "$11")
                                .replaceFirst("(?i)^([a-hj-z])-1$", "$11")))
                        .touching("gtp.2.11.form", "gtp.2.11.outside"));
    }

    private static boolean isBeyond(AlteredEngine engine, String vertex) {
        return vertex.matches("(?i)[a-hj-z]-?[0-9]{1,5}") && !engine.takes("color", vertex);
    }

    private static String onTheEdge(AlteredEngine engine, String vertex) {
        if (!vertex.matches("(?i)[a-hj-z][0-9]{1,5}")) {
            return vertex;
        }
        String columns = "ABCDEFGHJKLMNOPQRSTUVWXYZ";
        int lines = Integer.parseInt(engine.does("query_boardsize").split(" ")[0]);
        int column = columns.indexOf(vertex.toUpperCase(Locale.ROOT).charAt(0));
        int line = Integer.parseInt(vertex.substring(1));
        return columns.charAt(Math.min(column, lines - 1)) + Integer.toString(Math.min(line, lines));
    }

    /** How an engine reads the vertex of a move. */
    @FunctionalInterface
    private interface Vertex {
        String read(AlteredEngine engine, String vertex);
    }

    private static SpeechFault vertices(Vertex vertex) {
        return AlteredEngine.misreading(
                "play",
                (engine, words) ->
                        words.size() == 2 ? List.of(words.get(0), vertex.read(engine, words.get(1))) : words);
    }

    private static List<Mutant> words() {
        return List.of(
                mutant("unknown-colors-are-white", "takes whatever is not black for white")
                        .speaking("gtp.6.3.3.play.color", colors(word -> !word.matches("(?i)b|black"), "white"))
                        .touching("gtp.5.3.failure", "gtp.6.3.3.play.missing", "gtp.3.2.color"),
                mutant("signs-are-colors", "takes the signs of drawings for colours")
                        .speaking("gtp.6.3.3.play.color", colors(word -> word.equalsIgnoreCase("x"), "black")),
                mutant("numbers-are-colors", "takes numbers for colours")
                        .speaking("gtp.6.3.3.play.color", colors(word -> word.equals("1"), "black"))
                        .touching("gtp.3.2.color"),
                mutant("unreadable-vertices-are-passes", "takes what is no vertex for a pass")
                        .speaking(
                                "gtp.6.3.3.play.vertex",
                                vertices((engine, vertex) ->
                                        vertex.matches("(?i)pass|[a-hj-z][0-9]{1,5}") ? vertex : "pass"))
                        .touching("gtp.6.3.3.play.*", "gtp.2.11.*"),
                mutant("letter-i-read", "takes the letter I in a vertex for the next one")
                        .speaking(
                                "gtp.6.3.3.play.vertex",
                                vertices((engine, vertex) -> vertex.replaceFirst("(?i)^i", "J")))
                        .seenIn("Fuego")
                        .touching("gtp.2.11.no-i"),
                mutant("vertices-either-way-round", "takes a vertex whose number comes before its letter")
                        .speaking(
                                "gtp.6.3.3.play.vertex",
                                vertices((engine, vertex) -> vertex.replaceFirst("^([0-9]+)([A-Za-z])$", "$2$1")))
                        .touching("gtp.2.11.form"),
                mutant("lone-letters-are-the-first-line", "takes a letter without a number for its first line")
                        .speaking(
                                "gtp.6.3.3.play.vertex",
                                vertices((engine, vertex) -> vertex.replaceFirst("^([A-HJ-T])$", "$11")))
                        .touching("gtp.2.11.form"),
                mutant("missing-vertices-are-passes", "takes a move without a vertex for a pass")
                        .speaking(
                                "gtp.6.3.3.play.missing",
                                AlteredEngine.misreading(
                                        "play",
                                        (engine, words) -> words.isEmpty()
                                                ? List.of("black", "pass")
                                                : words.size() == 1 && isColor(words.get(0))
                                                        ? List.of(words.get(0), "pass")
                                                        : words))
                        .touching("gtp.2.7.syntax-error", "gtp.2.9"),
                mutant("missing-colors-are-black", "takes a move without a colour for one of Black's")
                        .speaking(
                                "gtp.6.3.3.play.missing",
                                AlteredEngine.misreading(
                                        "play",
                                        (engine, words) -> words.size() == 1 && !isColor(words.get(0))
                                                ? List.of("black", words.get(0))
                                                : words))
                        .touching("gtp.3.2.move"),
                mutant("moves-either-way-round", "takes a move whose vertex comes before its colour")
                        .speaking(
                                "gtp.6.3.3.play.missing",
                                AlteredEngine.misreading(
                                        "play",
                                        (engine, words) -> words.size() == 2 && isColor(words.get(1))
                                                ? List.of(words.get(1), words.get(0))
                                                : words))
                        .touching("gtp.3.2.move"));
    }

    private static SpeechFault colors(Predicate<String> mistaken, String color) {
        return AlteredEngine.misreading(
                "play",
                (engine, words) ->
                        words.size() == 2 && mistaken.test(words.get(0)) ? List.of(color, words.get(1)) : words);
    }
}
