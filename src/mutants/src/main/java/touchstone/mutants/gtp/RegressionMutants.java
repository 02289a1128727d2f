package touchstone.mutants.gtp;

import static touchstone.mutants.Mutant.mutant;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import touchstone.gtp.server.Arguments;
import touchstone.gtp.server.CommandFailedException;
import touchstone.gtp.server.ServedCommand;
import touchstone.mutants.Mutant;
import touchstone.mutants.MutantSource;
import touchstone.mutants.speech.SpeechFault;

/** Mutants that get the commands for regression tests wrong: section 6.3.5. */
public final class RegressionMutants implements MutantSource {

    private static final String LOAD = "loadsgf";
    private static final String NAME = "reg_genmove";
    private static final String[] LOADS = {"gtp.5.*", "gtp.record.*", "gtp.6.3.5.loadsgf.*"};
    private static final String[] NAMES = {"gtp.5.*", "gtp.6.3.5.reg-genmove.*", "gtp.player.named"};

    private static SpeechFault command(String name, Function<RightServer, ServedCommand> wrong) {
        return SpeechFault.commands(all -> all.put(name, wrong.apply(RightServer.of(all))));
    }

    /** It does something else where loading fails. */
    private static SpeechFault failing(Function<RightServer, Function<Arguments, String>> instead) {
        return command(LOAD, right -> arguments -> {
            try {
                return right.commands().get(LOAD).carryOut(arguments);
            } catch (CommandFailedException failed) {
                if (!failed.getMessage().startsWith("cannot load")) {
                    throw failed;
                }
                return instead.apply(right).apply(arguments);
            }
        });
    }

    private static SpeechFault naming(Function<RightServer, Function<Arguments, String>> wrong) {
        return command(NAME, right -> arguments -> wrong.apply(right).apply(arguments));
    }

    private static String named(RightServer right, Arguments arguments) {
        return right.commands().get(NAME).carryOut(arguments);
    }

    @Override
    public List<Mutant> mutants() {
        List<Mutant> all = new ArrayList<>(loading());
        all.addAll(naming());
        return all;
    }

    private static List<Mutant> loading() {
        return List.of(
                mutant("loadsgf-answers-the-turn", "answers whose turn it is when it has loaded a record")
                        .speaking("gtp.6.3.5.loadsgf.empty", command(LOAD, right -> arguments -> {
                            right.commands().get(LOAD).carryOut(arguments);
                            return "black";
                        }))
                        .seenIn("GNU Go")
                        .touching(LOADS),
                mutant("loadsgf-without-number", "takes no number of a move when it loads a record")
                        .speaking("gtp.6.3.5.loadsgf", SpeechFault.command(LOAD, right -> arguments -> {
                            if (arguments.words().size() > 1) {
                                throw new CommandFailedException("syntax error");
                            }
                            return right.carryOut(arguments);
                        }))
                        .touching(LOADS),
                mutant("loadsgf-with-number", "loads no record without the number of a move")
                        .speaking("gtp.6.3.5.loadsgf", SpeechFault.command(LOAD, right -> arguments -> {
                            if (arguments.words().size() == 1
                                    && arguments.words().get(0).endsWith(".sgf")) {
                                throw new CommandFailedException("cannot load file: which move?");
                            }
                            return right.carryOut(arguments);
                        }))
                        .touching(LOADS),
                mutant("loadsgf-number-in-record", "refuses the number of a move that the record does not have")
                        .speaking("gtp.6.3.5.loadsgf", SpeechFault.command(LOAD, right -> arguments -> {
                            if (arguments.words().size() > 1
                                    && arguments.words().get(1).matches("[0-9]{3,}")) {
                                throw new CommandFailedException("cannot load file: no such move");
                            }
                            return right.carryOut(arguments);
                        }))
                        .touching(LOADS),
                mutant("file-names-in-small-letters", "reads lines in small letters, names of files among them")
                        .speaking(
                                "gtp.6.3.5.loadsgf.name",
                                SpeechFault.reading(line -> line.contains(LOAD) ? line.toLowerCase(Locale.ROOT) : line))
                        .touching(LOADS),
                mutant("record-without-komi", "keeps its komi whatever the record says")
                        .speaking("gtp.6.3.5.loadsgf.komi", command(LOAD, right -> arguments -> {
                            String komi = right.say("get_komi");
                            String answer = right.commands().get(LOAD).carryOut(arguments);
                            right.say("komi " + komi);
                            return answer;
                        }))
                        .touching(LOADS),
                mutant("missing-file-loaded", "says that it has loaded a file that there is not")
                        .speaking("gtp.6.3.5.loadsgf.missing", failing(right -> arguments -> ""))
                        .touching(LOADS),
                mutant(
                                "missing-file-loaded-up-to-a-move",
                                "says that it has loaded a file that there is not, up to a move")
                        .speaking("gtp.6.3.5.loadsgf.missing", failing(right -> arguments -> {
                            if (arguments.words().size() == 1) {
                                throw new CommandFailedException("cannot load file");
                            }
                            return "";
                        }))
                        .touching(LOADS),
                mutant("missing-file-in-own-words", "says in words of its own that there is no such file")
                        .speaking("gtp.6.3.5.loadsgf.message", failing(right -> arguments -> {
                            throw new CommandFailedException("No such file or directory");
                        })),
                mutant("missing-file-clears", "has cleared the board before it sees that there is no such file")
                        .speaking("gtp.6.3.5.loadsgf.refused", failing(right -> arguments -> {
                            right.say("clear_board");
                            throw new CommandFailedException("cannot load file");
                        }))
                        .touching(LOADS),
                mutant("loadsgf-of-nothing", "loads nothing where no file is named")
                        .speaking(
                                "gtp.6.3.5.loadsgf.syntax",
                                SpeechFault.command(
                                        LOAD,
                                        right -> arguments ->
                                                arguments.words().isEmpty() ? "" : right.carryOut(arguments)))
                        .touching("gtp.5.*"),
                mutant("loadsgf-number-by-word", "leaves out the number of a move if it is none")
                        .speaking(
                                "gtp.6.3.5.loadsgf.syntax",
                                SpeechFault.command(
                                        LOAD,
                                        right -> arguments -> right.carryOut(
                                                arguments.words().size() == 2
                                                                && !arguments
                                                                        .words()
                                                                        .get(1)
                                                                        .matches("[0-9]+")
                                                        ? new Arguments(arguments
                                                                .words()
                                                                .subList(0, 1))
                                                        : arguments)))
                        .touching(LOADS));
    }

    private static List<Mutant> naming() {
        return List.of(
                mutant("reg-genmove-with-color", "names a move with its color")
                        .speaking(
                                "gtp.6.3.5.reg-genmove",
                                naming(right -> arguments -> named(right, arguments)
                                        .replaceFirst("^", RightServer.word(arguments.color(0)) + " ")))
                        .touching(NAMES),
                mutant("reg-genmove-in-turn", "names no move for a player whose turn it is not")
                        .speaking("gtp.6.3.5.reg-genmove", naming(right -> arguments -> {
                            String move = named(right, arguments);
                            if (right.say("gogui-rules_side_to_move").equals(RightServer.word(arguments.color(0)))) {
                                return move;
                            }
                            throw new CommandFailedException("not its turn");
                        }))
                        .touching(NAMES),
                mutant("reg-genmove-played", "makes the move that it is to name")
                        .speaking(
                                "gtp.6.3.5.reg-genmove.game",
                                naming(right -> arguments ->
                                        right.commands().get("genmove").carryOut(arguments)))
                        .touching(NAMES),
                mutant("reg-genmove-leaves-a-pass", "leaves a pass behind in the game where it has named a move")
                        .speaking("gtp.6.3.5.reg-genmove.game", naming(right -> arguments -> {
                            String move = named(right, arguments);
                            right.takes("play " + arguments.words().get(0) + " pass");
                            return move;
                        }))
                        .touching(NAMES),
                mutant("reg-genmove-for-black", "names a move of Black's where no color is given")
                        .speaking(
                                "gtp.6.3.5.reg-genmove.syntax",
                                naming(right -> arguments -> named(
                                        right,
                                        arguments.words().isEmpty() ? RightServer.arguments("black") : arguments)))
                        .touching("gtp.5.*"),
                mutant("reg-genmove-for-any-color", "takes any word for White's color where it is to name a move")
                        .speaking(
                                "gtp.6.3.5.reg-genmove.syntax",
                                naming(right -> arguments -> named(
                                        right,
                                        arguments.words().size() == 1
                                                        && !arguments
                                                                .words()
                                                                .get(0)
                                                                .matches("(?i)b|black|w|white")
                                                ? RightServer.arguments("white")
                                                : arguments)))
                        .touching("gtp.3.*", "gtp.5.*"));
    }
}
