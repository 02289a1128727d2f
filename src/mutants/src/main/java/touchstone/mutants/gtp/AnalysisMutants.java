package touchstone.mutants.gtp;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import touchstone.mutants.Mutant;
import touchstone.mutants.MutantSource;
import touchstone.mutants.speech.SpeechFault;

/** Mutants that get the commands to analyse wrong: what is told by either of them, and what KataGo's alone tells. */
public final class AnalysisMutants implements MutantSource {

    /** A command of an analysis, with the names of its clauses and of its mutants. */
    private record Analysis(String body, String command) {

        Mutant mutant(String clause, String name, String description, Function<String, SpeechFault> fault) {
            return Mutant.mutant(body + "-analysis-" + name, description + ", asked by " + command)
                    .speaking(body + ".analyze" + clause, fault.apply(command))
                    .touching(body + ".analyze", body + ".analyze.*");
        }

        /** Of a command that makes a move. */
        Mutant move(String clause, String name, String description, Function<String, SpeechFault> fault) {
            return Mutant.mutant(body + "-move-" + name, description + ", asked by " + command)
                    .speaking(body + ".genmove-analyze" + clause, fault.apply(command))
                    .touching(body + ".genmove-analyze", body + ".genmove-analyze.*");
        }
    }

    @Override
    public List<Mutant> mutants() {
        List<Mutant> mutants = new ArrayList<>();
        for (Analysis analysis : List.of(new Analysis("lz", "lz-analyze"), new Analysis("kata", "kata-analyze"))) {
            mutants.addAll(ofBoth(analysis));
        }
        mutants.addAll(ofMoves(new Analysis("lz", "lz-genmove_analyze")));
        mutants.addAll(ofMoves(new Analysis("kata", "kata-genmove_analyze")));
        mutants.addAll(ofKata());
        return mutants;
    }

    private static List<Mutant> ofBoth(Analysis analysis) {
        return List.of(
                analysis.mutant(
                        "",
                        "percent",
                        "tells a winrate in hundredths with a sign",
                        told(text -> text.replaceAll("winrate \\S+", "winrate 50%"))),
                analysis.mutant(
                        "", "without-visits", "tells no visits", told(text -> text.replaceAll("visits [0-9]+ ", ""))),
                analysis.mutant("", "in-one-line", "begins to tell moves in the line of the sign", told(String::strip)),
                analysis.mutant(
                        ".moves",
                        "of-stones",
                        "analyses a play where a stone is",
                        command -> AlteredEngine.altered(engine -> engine.instead(command, arguments -> {
                            String text = engine.does(command, arguments);
                            return engine.stones().stream()
                                    .findFirst()
                                    .map(stone -> text.replaceFirst("info move \\S+", "info move " + stone))
                                    .orElse(text);
                        }))),
                analysis.mutant(
                        ".moves",
                        "in-letters",
                        "tells points by two letters as records have them",
                        told(text -> text.replaceAll("info move [A-Z][0-9]+", "info move cc"))),
                analysis.mutant(
                        ".arguments",
                        "without-a-player",
                        "takes no player",
                        refused(words -> !words.isEmpty() && words.get(0).matches("[bw].*"))),
                analysis.mutant(
                        ".arguments",
                        "of-a-player-alone",
                        "wants a player",
                        refused(words -> !words.isEmpty() && words.get(0).matches("[0-9]+"))),
                analysis.mutant(".minmoves", "of-one-move", "always tells one move", without("minmoves", 2)),
                analysis.mutant(".avoid", "of-what-is-avoided", "takes no notice of avoid", without("avoid", 4)),
                analysis.mutant(".avoid", "of-what-is-not-allowed", "takes no notice of allow", without("allow", 4)),
                analysis.mutant(
                        ".avoid", "for-either-player", "avoids for both players what one is to avoid", taking(words -> {
                            List<String> taken = new ArrayList<>(words);
                            int avoid = taken.indexOf("avoid");
                            if (avoid >= 0) {
                                taken.set(avoid + 1, "black");
                            }
                            return taken;
                        })),
                analysis.mutant(
                        ".refused",
                        "of-anything",
                        "analyses whatever the arguments are",
                        command -> SpeechFault.accepting(command, "\ninfo move C3 visits 1 winrate 0 order 0 pv C3")),
                analysis.mutant(
                        ".refused",
                        "refused-sets-komi",
                        "sets another komi when it refuses an analysis",
                        command -> AlteredEngine.insteadOfFailing(command, (engine, words, failed) -> {
                            engine.does("komi", "99");
                            throw failed;
                        })),
                analysis.mutant(
                        ".end",
                        "without-end",
                        "does not end an analysis with an empty line",
                        command -> SpeechFault.answering(
                                (line, answer) -> line.contains(command) ? answer.replaceAll("\n\n$", "\n") : answer)),
                analysis.mutant(
                        ".end",
                        "without-id",
                        "gives an analysis no id",
                        command -> SpeechFault.answering((line, answer) ->
                                line.contains(command) ? answer.replaceFirst("^=[0-9]+", "=") : answer)),
                analysis.mutant(
                        ".end",
                        "swallows-the-next-line",
                        "takes the line that ends an analysis for nothing else",
                        AnalysisMutants::swallowing),
                analysis.mutant(
                        ".state",
                        "makes-the-move",
                        "makes the best of the moves that it analyses",
                        command -> AlteredEngine.altered(engine -> engine.instead(command, arguments -> {
                            String text = engine.does(command, arguments);
                            String player = arguments.words().stream()
                                    .filter(word -> word.matches("b|w|black|white"))
                                    .findFirst()
                                    .orElse("black");
                            engine.takes("genmove", player);
                            return text;
                        }))));
    }

    /** Of an analysis that makes a move. */
    private static List<Mutant> ofMoves(Analysis analysis) {
        return List.of(
                analysis.move(
                        "", "names-no-move", "does not name the move that it makes", told(AnalysisMutants::first)),
                analysis.move(
                        "",
                        "names-a-move-alone",
                        "names the move that it makes without the word play",
                        told(text -> text.replace("\nplay ", "\n"))),
                analysis.move(
                        "",
                        "makes-no-move",
                        "names a move and does not make it",
                        command -> AlteredEngine.altered(engine -> engine.instead(command, arguments -> {
                            String text = engine.does(command, arguments);
                            engine.takes("undo");
                            return text;
                        }))),
                analysis.move(
                        ".whole",
                        "is-broken-off",
                        "breaks off when more is sent",
                        command -> SpeechFault.answering(
                                (line, answer) -> line.matches("17 " + command + ".*") ? first(answer) : answer)),
                analysis.move(
                        ".whole",
                        "swallows",
                        "takes no notice of what is sent while it searches",
                        AnalysisMutants::swallowing),
                analysis.move(
                        ".refused",
                        "of-anything",
                        "makes a move whatever the arguments are",
                        command -> AlteredEngine.insteadOfFailing(
                                command, (engine, words, failed) -> engine.does(command, "black"))));
    }

    private static String first(String answer) {
        return answer.replaceFirst("\nplay .*", "");
    }

    private static List<Mutant> ofKata() {
        Analysis kata = new Analysis("kata", "kata-analyze");
        return List.of(
                kata.mutant(
                        ".minmoves", "of-all-moves", "tells more moves than maxmoves", taking(words -> words.stream()
                                .map(word -> words.contains("maxmoves") && word.equals("2") ? "9" : word)
                                .toList())),
                kata.mutant(
                        ".ownership",
                        "ownership-in-percent",
                        "tells ownership in hundredths",
                        owned(words -> words.equals("0") ? "50" : words)),
                kata.mutant(
                        ".ownership",
                        "ownership-of-stones",
                        "tells ownership of the points with stones alone",
                        told(text -> text.contains("ownership") ? text.replaceAll(" 0(?= |$)", "") : text)),
                kata.mutant(
                        ".ownership",
                        "ownership-unasked",
                        "tells ownership when it is not asked for",
                        told(text -> text.contains("ownership") ? text : text + " ownership 0")),
                kata.mutant(
                        ".root-info",
                        "root-unasked",
                        "tells of the position when it is not asked for",
                        told(text -> text.contains("rootInfo") ? text : text + " rootInfo visits 1 winrate 0.5")),
                kata.mutant(
                        ".root-info",
                        "root-without-visits",
                        "tells no visits of the position",
                        told(text -> text.replace("rootInfo visits 1", "rootInfo"))));
    }

    private static Function<String, SpeechFault> told(UnaryOperator<String> wrong) {
        return command -> SpeechFault.telling(command, wrong);
    }

    private static Function<String, SpeechFault> taking(UnaryOperator<List<String>> wrong) {
        return command -> SpeechFault.taking(command, wrong);
    }

    private static Function<String, SpeechFault> refused(Predicate<List<String>> refused) {
        return command -> AlteredEngine.refusing(command, (engine, words) -> refused.test(words));
    }

    /** A key and what belongs to it is passed over. */
    private static Function<String, SpeechFault> without(String key, int words) {
        return taking(all -> {
            int at = all.indexOf(key);
            return at < 0
                    ? all
                    : Stream.concat(all.subList(0, at).stream(), all.subList(at + words, all.size()).stream())
                            .toList();
        });
    }

    private static Function<String, SpeechFault> owned(UnaryOperator<String> wrong) {
        return told(text -> {
            int at = text.indexOf("ownership");
            return at < 0
                    ? text
                    : text.substring(0, at)
                            + String.join(
                                    " ",
                                    Stream.of(text.substring(at).split(" "))
                                            .map(wrong)
                                            .toList());
        });
    }

    /** But for our own command, which tells that all has been answered and whose id begins so. */
    private static SpeechFault swallowing(String command) {
        return SpeechFault.remembering(() -> {
            boolean[] analysing = {false};
            return (line, answer) -> {
                boolean swallowed = analysing[0] && !line.startsWith("700");
                analysing[0] = line.contains(command);
                return swallowed ? "" : answer;
            };
        });
    }
}
