package touchstone.mutants.gtp;

import static touchstone.mutants.Mutant.mutant;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.UnaryOperator;
import touchstone.gtp.server.CommandFailedException;
import touchstone.mutants.Mutant;
import touchstone.mutants.MutantSource;
import touchstone.mutants.speech.SpeechFault;

/** Mutants that read or answer the handicap commands wrongly: sections 4.1 and 6.3.2. */
public final class HandicapLineMutants implements MutantSource {

    private static final String FIXED = "fixed_handicap";
    private static final String FREE = "place_free_handicap";
    private static final String GIVEN = "set_free_handicap";

    @Override
    public List<Mutant> mutants() {
        List<Mutant> all = new ArrayList<>(placed());
        all.addAll(numbers());
        all.addAll(lists());
        all.addAll(occasions());
        return all;
    }

    private static List<Mutant> placed() {
        return List.of(
                mutant("fixed-points-unanswered", "places fixed handicap stones and does not say where")
                        .speaking("gtp.4.1.1", answering(FIXED, points -> "")),
                mutant("fixed-stones-only-named", "answers the points of fixed handicap stones and places none")
                        .speaking("gtp.4.1.1", AlteredEngine.afterwards(FIXED, engine -> engine.does("clear_board")))
                        .touching("gtp.6.3.3.undo.handicap", "gtp.player.*"),
                mutant("fixed-stones-are-white", "places fixed handicap stones of White's")
                        .speaking(
                                "gtp.4.1.1",
                                AlteredEngine.afterwards(
                                        FIXED, engine -> engine.rebuild(List.of(), engine.stones("black"))))
                        .touching("gtp.6.3.3.undo.handicap", "gtp.6.3.2.handicap.history", "gtp.player.*"),
                mutant("free-points-unanswered", "places free handicap stones and does not say where")
                        .speaking("gtp.4.1.2.placed", answering(FREE, points -> "")),
                mutant("free-point-named-twice", "names the first point of free handicap stones again for the last one")
                        .speaking(
                                "gtp.4.1.2.placed",
                                answering(FREE, points -> points.replaceFirst("^(\\S+)(.*) \\S+$", "$1$2 $1"))),
                mutant("free-stones-not-placed", "names points for free handicap stones and places none")
                        .speaking(
                                "gtp.4.1.2.placed",
                                AlteredEngine.afterwards(FREE, engine -> engine.does("clear_board"))),
                mutant("given-points-answered", "answers the points of the handicap stones that it was given")
                        .speaking(
                                "gtp.4.1.2.given",
                                AlteredEngine.altered(engine -> engine.instead(
                                        GIVEN, arguments -> engine.does(GIVEN, arguments) + arguments.text()))),
                mutant(
                                "given-stones-as-it-likes",
                                "places as many handicap stones as it was given on points of its own")
                        .speaking("gtp.4.1.2.given", AlteredEngine.afterwards(GIVEN, engine -> {
                            int stones = engine.stones().size();
                            engine.does("clear_board");
                            engine.does(FREE, Integer.toString(stones));
                        }))
                        .touching("gtp.5.*", "gtp.6.*"),
                mutant("nine-given-stones-at-most", "leaves out handicap stones after the ninth")
                        .speaking("gtp.4.1.2.given", AlteredEngine.misreading(GIVEN, (engine, words) -> words.stream()
                                .limit(9)
                                .toList())));
    }

    private static SpeechFault answering(String command, UnaryOperator<String> answer) {
        return AlteredEngine.altered(
                engine -> engine.instead(command, arguments -> answer.apply(engine.does(command, arguments))));
    }

    private static List<Mutant> numbers() {
        return List.of(
                mutant("handicap-words-are-two", "takes what is no number of handicap stones for two")
                        .speaking("gtp.6.3.2.handicap.number", counting(words -> words.stream()
                                .map(word -> word.matches("-?[0-9]+") ? word : "2")
                                .toList())),
                mutant("handicap-without-sign", "takes a number of handicap stones below zero as if it had no sign")
                        .speaking("gtp.6.3.2.handicap.number", counting(words -> words.stream()
                                .map(word -> word.replace("-", ""))
                                .toList())),
                mutant("handicap-of-two-if-none-is-said", "places two handicap stones if no number is sent")
                        .speaking(
                                "gtp.6.3.2.handicap.number", counting(words -> words.isEmpty() ? List.of("2") : words)),
                mutant("handicap-in-a-byte", "keeps only the last eight bits of a number of handicap stones")
                        .speaking("gtp.6.3.2.handicap.number", counting(words -> words.stream()
                                .map(word -> word.matches("[0-9]{1,9}")
                                        ? Integer.toString(Integer.parseInt(word) & 0xff)
                                        : word)
                                .toList())),
                mutant("handicap-of-one-is-taken", "takes a handicap of one stone or none, and places nothing")
                        .speaking("gtp.6.3.2.handicap.number", AlteredEngine.altered(engine -> List.of(FIXED, FREE)
                                .forEach(command -> engine.instead(
                                        command,
                                        arguments -> arguments.text().matches("[01]")
                                                ? ""
                                                : engine.does(command, arguments))))));
    }

    private static SpeechFault counting(UnaryOperator<List<String>> reading) {
        return AlteredEngine.altered(engine -> List.of(FIXED, FREE)
                .forEach(command -> engine.misreads(command, (same, words) -> reading.apply(words))));
    }

    private static List<Mutant> lists() {
        return List.of(
                mutant("empty-list-taken", "takes a list of no handicap stones")
                        .speaking("gtp.6.3.2.handicap.list", lenient(words -> words.isEmpty()))
                        .seenIn("Fuego"),
                mutant("list-of-one-taken", "takes a list of one handicap stone")
                        .speaking(
                                "gtp.6.3.2.handicap.list",
                                AlteredEngine.insteadOfFailing(GIVEN, (engine, words, failed) -> {
                                    if (words.size() == 1
                                            && engine.stones().isEmpty()
                                            && engine.takes("play", "black", words.get(0))) {
                                        return "";
                                    }
                                    throw failed;
                                })),
                mutant("points-told-apart-by-case", "takes a point twice if it is written in both cases")
                        .speaking("gtp.6.3.2.handicap.list", AlteredEngine.misreading(GIVEN, (engine, words) -> {
                            boolean different = words.stream().distinct().count() == words.size();
                            Map<String, String> points = new LinkedHashMap<>();
                            words.forEach(word -> points.put(word.toUpperCase(Locale.ROOT), word));
                            List<String> kept = new ArrayList<>(points.values());
                            // A list of one is bad for another reason.
                            if (kept.size() == 1) {
                                kept.add("E5");
                            }
                            return different && points.size() < words.size() ? kept : words;
                        })),
                mutant("passes-left-out-of-lists", "leaves out passes in a list of handicap stones")
                        .speaking(
                                "gtp.6.3.2.handicap.list",
                                AlteredEngine.misreading(GIVEN, (engine, words) -> words.stream()
                                        .filter(word -> !word.equalsIgnoreCase("pass"))
                                        .toList())),
                mutant("unreadable-points-left-out", "leaves out what is no point in a list of handicap stones")
                        .speaking(
                                "gtp.6.3.2.handicap.list",
                                AlteredEngine.misreading(GIVEN, (engine, words) -> words.stream()
                                        .filter(word -> word.equalsIgnoreCase("pass") || engine.takes("color", word))
                                        .toList()))
                        .touching("gtp.5.3.failure"),
                mutant("bad-lists-ignored", "takes a bad list of handicap stones, and places none")
                        .speaking("gtp.6.3.2.handicap.list", lenient(words -> true))
                        .touching("gtp.5.3.failure"));
    }

    /** Takes some lists on an empty board that it should refuse. */
    private static SpeechFault lenient(java.util.function.Predicate<List<String>> taken) {
        return AlteredEngine.insteadOfFailing(GIVEN, (engine, words, failed) -> {
            if (engine.stones().isEmpty() && taken.test(words)) {
                return "";
            }
            throw failed;
        });
    }

    private static List<Mutant> occasions() {
        return List.of(
                mutant("handicap-beside-white-stones", "places handicap stones on a board with white stones")
                        .speaking("gtp.6.3.2.handicap.stones", everyHandicap((engine, command, words) -> {
                            List<String> white = engine.stones("white");
                            if (!engine.stones("black").isEmpty()) {
                                throw new CommandFailedException("board not empty");
                            }
                            engine.does("clear_board");
                            String answer = engine.does(command, words.toArray(String[]::new));
                            white.forEach(point -> engine.takes("play", "white", point));
                            return answer;
                        }))
                        .touching("gtp.5.3.failure"),
                mutant("handicap-beside-black-stones", "places handicap stones on a board with black stones")
                        .speaking("gtp.6.3.2.handicap.stones", everyHandicap((engine, command, words) -> {
                            List<String> black = engine.stones("black");
                            if (!engine.stones("white").isEmpty()) {
                                throw new CommandFailedException("board not empty");
                            }
                            engine.does("clear_board");
                            String answer = engine.does(command, words.toArray(String[]::new));
                            black.forEach(point -> engine.takes("play", "black", point));
                            return answer;
                        })),
                mutant("handicap-before-all-games", "refuses handicap stones once any move has been made")
                        .speaking(
                                "gtp.6.3.2.handicap.stones",
                                AlteredEngine.altered(HandicapLineMutants::beforeAllGames)),
                mutant("handicap-stones-told-as-moves", "tells handicap stones as moves of Black's")
                        .speaking(
                                "gtp.6.3.2.handicap.history",
                                AlteredEngine.altered(engine -> engine.instead("move_history", arguments -> {
                                    String told = engine.does("move_history", arguments);
                                    return told.isEmpty()
                                            ? String.join(
                                                    "\n",
                                                    engine.stones("black").stream()
                                                            .map(point -> "black " + point)
                                                            .toList())
                                            : told;
                                }))));
    }

    /** How a handicap is placed. */
    @FunctionalInterface
    private interface Placing {
        String place(AlteredEngine engine, String command, List<String> words);
    }

    private static SpeechFault everyHandicap(Placing placing) {
        return AlteredEngine.altered(engine -> List.of(FIXED, FREE, GIVEN)
                .forEach(command -> engine.instead(command, arguments -> {
                    if (engine.stones().isEmpty()) {
                        return engine.does(command, arguments);
                    }
                    return placing.place(engine, command, arguments.words());
                })));
    }

    private static void beforeAllGames(AlteredEngine engine) {
        AtomicBoolean moved = new AtomicBoolean();
        engine.instead("play", arguments -> {
            String answer = engine.does("play", arguments);
            moved.set(true);
            return answer;
        });
        engine.instead("boardsize", arguments -> {
            String answer = engine.does("boardsize", arguments);
            moved.set(false);
            return answer;
        });
        List.of(FIXED, FREE, GIVEN)
                .forEach(command -> engine.instead(command, arguments -> {
                    if (moved.get()) {
                        throw new CommandFailedException("board not empty");
                    }
                    return engine.does(command, arguments);
                }));
    }
}
