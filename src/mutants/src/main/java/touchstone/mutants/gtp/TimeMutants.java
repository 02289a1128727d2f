package touchstone.mutants.gtp;

import static touchstone.mutants.Mutant.mutant;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.Predicate;
import touchstone.gtp.server.Arguments;
import touchstone.gtp.server.CommandFailedException;
import touchstone.gtp.server.ServedCommand;
import touchstone.mutants.Mutant;
import touchstone.mutants.MutantSource;
import touchstone.mutants.speech.SpeechFault;

/** Mutants that get the commands about time wrong: sections 4.2 and 6.3.4. */
public final class TimeMutants implements MutantSource {

    private static final String SETTINGS = "time_settings";
    private static final String LEFT = "time_left";
    private static final String[] TIMES = {"gtp.4.2.*", "gtp.5.*", "gtp.6.3.4.*", "gtp.player.*"};

    /** Three numbers. */
    private record Settings(long main, long period, long stones) {

        static Settings of(Arguments arguments) {
            List<Long> numbers =
                    arguments.words().stream().map(TimeMutants::leadingNumber).toList();
            return numbers.size() < 3
                    ? new Settings(-1, -1, -1)
                    : new Settings(numbers.get(0), numbers.get(1), numbers.get(2));
        }
    }

    /** As C's atoi reads it. */
    private static long leadingNumber(String word) {
        String digits = word.replaceFirst("^(-?[0-9]*).*$", "$1");
        return digits.matches("-?[0-9]+") ? Long.parseLong(digits) : 0;
    }

    /** It refuses some settings. */
    private static SpeechFault refusing(String words, Predicate<Settings> which) {
        return SpeechFault.command(SETTINGS, right -> arguments -> {
            if (arguments.words().size() == 3 && which.test(Settings.of(arguments))) {
                throw new CommandFailedException(words);
            }
            return right.carryOut(arguments);
        });
    }

    /** It cannot make a move under some settings. */
    private static SpeechFault stuck(String words, Predicate<Settings> which) {
        return SpeechFault.commands(all -> {
            ServedCommand settings = all.get(SETTINGS);
            ServedCommand genmove = all.get("genmove");
            List<Settings> last = new ArrayList<>();
            all.put(SETTINGS, arguments -> {
                String answer = settings.carryOut(arguments);
                last.clear();
                last.add(Settings.of(arguments));
                return answer;
            });
            all.put("genmove", arguments -> {
                if (last.stream().anyMatch(which)) {
                    throw new CommandFailedException(words);
                }
                return genmove.carryOut(arguments);
            });
        });
    }

    /** One command does more, with the right ones at hand. */
    private static SpeechFault command(String name, Function<RightServer, ServedCommand> wrong) {
        return SpeechFault.commands(all -> all.put(name, wrong.apply(RightServer.of(all))));
    }

    /** It reads the words of a command in its own way before it carries it out. */
    private static SpeechFault misreading(String name, Function<List<String>, List<String>> words) {
        return SpeechFault.command(
                name, right -> arguments -> right.carryOut(new Arguments(words.apply(arguments.words()))));
    }

    private static List<String> padded(List<String> words, int count, String with) {
        List<String> padded = new ArrayList<>(words);
        while (padded.size() < count) {
            padded.add(with);
        }
        return padded;
    }

    private static List<String> numbers(List<String> words, int from) {
        List<String> read = new ArrayList<>(words);
        for (int i = from; i < read.size(); i++) {
            if (!read.get(i).matches("-?[0-9]+")) {
                read.set(i, Long.toString(leadingNumber(read.get(i))));
            }
        }
        return read;
    }

    @Override
    public List<Mutant> mutants() {
        List<Mutant> all = new ArrayList<>(settings());
        all.addAll(changes());
        all.addAll(left());
        return all;
    }

    private static List<Mutant> settings() {
        return List.of(
                mutant("absolute-time-unsupported", "refuses time settings without byo-yomi")
                        .speaking("gtp.4.2.absolute", refusing("byo-yomi needed", one -> one.period() == 0))
                        .touching(TIMES),
                mutant(
                                "absolute-time-divided",
                                "divides by the number of stones when it is to move, also where there is none")
                        .speaking(
                                "gtp.4.2.absolute",
                                stuck("division by zero", one -> one.stones() == 0 && one.period() == 0))
                        .touching("*"),
                mutant("stones-without-period", "refuses a number of stones where there is no period for them")
                        .speaking(
                                "gtp.4.2.absolute",
                                refusing("period missing", one -> one.period() == 0 && one.stones() > 0))
                        .touching(TIMES),
                mutant("absolute-time-alone", "knows no time settings but absolute ones")
                        .speaking(
                                "gtp.4.2.canadian",
                                refusing("byo-yomi not supported", one -> one.period() > 0 && one.stones() > 0))
                        .touching(TIMES),
                mutant(
                                "byo-yomi-without-main-time",
                                "has lost on time before its first move where there is no main time")
                        .speaking("gtp.4.2.canadian", stuck("no time left", one -> one.main() == 0 && one.stones() > 1))
                        .touching("*"),
                mutant("one-stone-refused", "refuses periods of one stone")
                        .speaking("gtp.4.2.canadian", refusing("too few stones", one -> one.stones() == 1))
                        .touching(TIMES),
                mutant("no-limit-refused", "refuses a period without stones")
                        .speaking(
                                "gtp.4.2.no-limit",
                                refusing("stones missing", one -> one.period() > 0 && one.stones() == 0))
                        .touching(TIMES),
                mutant("no-limit-after-main-time-refused", "refuses a period without stones after main time")
                        .speaking(
                                "gtp.4.2.no-limit",
                                refusing(
                                        "stones missing",
                                        one -> one.main() > 0 && one.period() > 0 && one.stones() == 0))
                        .touching(TIMES),
                mutant("no-time-refused", "refuses time settings of three zeros")
                        .speaking(
                                "gtp.4.2.zero",
                                refusing("no time", one -> one.main() + one.period() + one.stones() == 0))
                        .touching(TIMES),
                mutant("long-time-refused", "refuses more than a day of main time")
                        .speaking("gtp.4.2.large", refusing("too much time", one -> one.main() > 86_400))
                        .touching(TIMES),
                mutant(
                                "time-in-milliseconds",
                                "keeps time in milliseconds as ints, and refuses what is too much for them")
                        .speaking(
                                "gtp.4.2.large",
                                refusing("out of range", one -> Math.max(one.main(), one.period()) > 2_147_483))
                        .touching(TIMES));
    }

    private static List<Mutant> changes() {
        return List.of(
                mutant("time-set-once", "takes time settings once")
                        .speaking("gtp.6.3.4.time-settings.repeated", SpeechFault.command(SETTINGS, right -> {
                            List<String> taken = new ArrayList<>();
                            return arguments -> {
                                String answer = right.carryOut(arguments);
                                if (!taken.isEmpty()) {
                                    throw new CommandFailedException("already set");
                                }
                                taken.add(answer);
                                return answer;
                            };
                        }))
                        .touching("*"),
                mutant("time-set-before-the-game", "takes time settings on an empty board alone")
                        .speaking("gtp.6.3.4.time-settings.repeated", command(SETTINGS, right -> arguments -> {
                            if (!right.isEmpty()) {
                                throw new CommandFailedException("game in progress");
                            }
                            return right.commands().get(SETTINGS).carryOut(arguments);
                        }))
                        .touching("gtp.5.*", "gtp.player.*"),
                mutant("time-settings-clear-the-board", "clears the board when it gets time settings")
                        .speaking("gtp.6.3.4.time-settings.game", command(SETTINGS, right -> arguments -> {
                            String answer = right.commands().get(SETTINGS).carryOut(arguments);
                            right.say("clear_board");
                            return answer;
                        }))
                        .touching("gtp.5.*", "gtp.player.*"),
                mutant("time-settings-completed", "takes 0 for numbers that are missing in time settings")
                        .speaking(
                                "gtp.6.3.4.time-settings.syntax", misreading(SETTINGS, words -> padded(words, 3, "0")))
                        .touching("gtp.5.*", "gtp.6.3.4.*"),
                mutant("time-settings-of-words", "reads words in time settings as 0")
                        .speaking("gtp.6.3.4.time-settings.syntax", misreading(SETTINGS, words -> numbers(words, 0)))
                        .touching("gtp.5.*"),
                mutant("negative-time", "takes negative numbers in time settings")
                        .speaking("gtp.6.3.4.time-settings.syntax", misreading(SETTINGS, words -> words.stream()
                                .map(word -> word.replaceFirst("^-(?=[0-9])", ""))
                                .toList()))
                        .touching("gtp.5.*"),
                mutant("refused-time-settings-undo", "takes a move back when it refuses time settings")
                        .speaking("gtp.6.3.4.time-settings.refused", command(SETTINGS, right -> arguments -> {
                            try {
                                return right.commands().get(SETTINGS).carryOut(arguments);
                            } catch (CommandFailedException refused) {
                                right.takes("undo");
                                throw refused;
                            }
                        }))
                        .touching("gtp.5.*"));
    }

    private static SpeechFault leftRefusing(String words, Predicate<Arguments> which) {
        return SpeechFault.command(LEFT, right -> arguments -> {
            if (arguments.words().size() == 3 && which.test(arguments)) {
                throw new CommandFailedException(words);
            }
            return right.carryOut(arguments);
        });
    }

    private static SpeechFault leftUnset() {
        return SpeechFault.commands(all -> {
            Map<String, ServedCommand> right = Map.copyOf(all);
            boolean[] set = {false};
            BooleanSupplier isSet = () -> set[0];
            all.put(SETTINGS, arguments -> {
                set[0] = true;
                return right.get(SETTINGS).carryOut(arguments);
            });
            all.put(LEFT, arguments -> {
                if (!isSet.getAsBoolean()) {
                    throw new CommandFailedException("no time settings");
                }
                return right.get(LEFT).carryOut(arguments);
            });
        });
    }

    private static List<Mutant> left() {
        return List.of(
                mutant("time-left-in-byo-yomi-alone", "takes 0 stones for a mistake in what is left of the time")
                        .speaking("gtp.6.3.4.time-left", leftRefusing("no stones", one -> one.words()
                                .get(2)
                                .equals("0")))
                        .touching(TIMES),
                mutant("time-left-in-main-time-alone", "takes no stones to play in what is left of the time")
                        .speaking("gtp.6.3.4.time-left", leftRefusing("no byo-yomi", one -> !one.words()
                                .get(2)
                                .equals("0")))
                        .touching(TIMES),
                mutant(
                                "time-left-of-full-colors",
                                "knows colors of what is left of the time by full names in small letters alone")
                        .speaking("gtp.6.3.4.time-left", leftRefusing("unknown color", one -> !one.words()
                                .get(0)
                                .matches("black|white")))
                        .touching("gtp.3.*", "gtp.5.*"),
                mutant("no-time-left-refused", "refuses to be told that no time is left")
                        .speaking("gtp.6.3.4.time-left", leftRefusing("lost on time", one -> one.words()
                                .get(1)
                                .equals("0")))
                        .touching(TIMES),
                mutant("time-left-answered", "answers what is left of the time by the same words")
                        .speaking(
                                "gtp.6.3.4.time-left.empty",
                                SpeechFault.command(
                                        LEFT, right -> arguments -> right.carryOut(arguments) + arguments.text()))
                        .touching("gtp.5.*"),
                mutant(
                                "time-left-needs-settings",
                                "takes nothing of what is left of the time before it has time settings")
                        .speaking("gtp.6.3.4.time-left.unset", leftUnset())
                        .touching("gtp.5.*", "gtp.6.3.4.*"),
                mutant("time-left-passes", "has the player pass whose time it is told")
                        .speaking("gtp.6.3.4.time-left.game", command(LEFT, right -> arguments -> {
                            String answer = right.commands().get(LEFT).carryOut(arguments);
                            right.takes("play " + arguments.words().get(0) + " pass");
                            return answer;
                        }))
                        .touching("gtp.5.*", "gtp.player.*"),
                mutant("time-left-completed", "takes 0 for numbers that are missing in what is left of the time")
                        .speaking(
                                "gtp.6.3.4.time-left.syntax",
                                misreading(
                                        LEFT,
                                        words -> words.isEmpty() ? List.of("black", "0", "0") : padded(words, 3, "0")))
                        .touching("gtp.5.*"),
                mutant("time-left-of-any-color", "takes any word for White's in what is left of the time")
                        .speaking(
                                "gtp.6.3.4.time-left.syntax",
                                misreading(
                                        LEFT,
                                        words -> words.size() == 3
                                                        && !words.get(0).matches("(?i)b|black|w|white")
                                                ? List.of("white", words.get(1), words.get(2))
                                                : words))
                        .touching("gtp.3.*", "gtp.5.*"),
                mutant("time-left-of-words", "reads words in what is left of the time as 0")
                        .speaking("gtp.6.3.4.time-left.syntax", misreading(LEFT, words -> numbers(words, 1)))
                        .touching("gtp.5.*"));
    }
}
