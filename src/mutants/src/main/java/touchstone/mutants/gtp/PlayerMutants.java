package touchstone.mutants.gtp;

import static touchstone.mutants.Mutant.mutant;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BiPredicate;
import touchstone.gtp.server.Arguments;
import touchstone.gtp.server.CommandFailedException;
import touchstone.gtp.server.ServedCommand;
import touchstone.mutants.Mutant;
import touchstone.mutants.MutantSource;
import touchstone.mutants.speech.SpeechFault;
import touchstone.reference.Color;
import touchstone.reference.choice.SelfCapture;

/** Mutants that choose moves themselves, and do it wrongly. */
public final class PlayerMutants implements MutantSource {

    private static final String MOVE = "genmove";
    private static final String NAME = "reg_genmove";
    private static final String[] MOVES = {"gtp.5.*", "gtp.6.*", "gtp.4.2.*", "gtp.player.*", "gtp.history.*"};

    /** What it does instead of making a right move. */
    @FunctionalInterface
    private interface Mistake {
        String move(RightServer right, Color player);
    }

    private static SpeechFault moving(Mistake mistake) {
        return mistaken(MOVE, mistake);
    }

    private static SpeechFault mistaken(String command, Mistake mistake) {
        return SpeechFault.commands(all -> {
            RightServer right = RightServer.of(all);
            all.put(
                    command,
                    arguments -> arguments.words().size() == 1
                            ? mistake.move(right, arguments.color(0))
                            : right.commands().get(command).carryOut(arguments));
        });
    }

    private static String made(RightServer right, Color player) {
        return right.say(MOVE + " " + RightServer.word(player));
    }

    private static String named(RightServer right, Color player) {
        return right.say(NAME + " " + RightServer.word(player));
    }

    private static List<String> stones(RightServer right, Color player) {
        return right.points("list_stones " + RightServer.word(player));
    }

    private static List<String> empties(RightServer right) {
        List<String> points = new ArrayList<>(right.points("final_status_list black_territory"));
        points.addAll(right.points("final_status_list white_territory"));
        points.addAll(right.points("final_status_list dame"));
        return points;
    }

    /** Empty points on which a player may not play. */
    private static List<String> forbidden(RightServer right, Color player) {
        List<String> points = new ArrayList<>(empties(right));
        points.removeIf(point ->
                right.say("is_legal " + RightServer.word(player) + " " + point).equals("1"));
        return points;
    }

    /** A stone of the opponent beside a point that could be taken but for the ko. */
    private static boolean isKo(RightServer right, Color player, String point) {
        return stones(right, player.opponent()).stream()
                .anyMatch(stone -> right.say("findlib " + stone).equals(point)
                        && right.points("worm_stones " + stone).size() == 1);
    }

    private static boolean hasNone(String move) {
        return move.equals("pass");
    }

    private static int moves(RightServer right) {
        String history = right.say("move_history");
        return history.isEmpty() ? 0 : history.split("\n").length;
    }

    /** Where there is nothing right to play, and with some stones on the board, it does something else than to pass. */
    private static SpeechFault atTheEnd(Mistake instead) {
        return moving((right, player) ->
                hasNone(named(right, player)) && !right.isEmpty() ? instead.move(right, player) : made(right, player));
    }

    private static boolean isSquare(RightServer right) {
        return !right.say("query_boardsize").contains(" ");
    }

    @Override
    public List<Mutant> mutants() {
        List<Mutant> all = new ArrayList<>(illegal());
        all.addAll(otherwise());
        all.addAll(answers());
        all.addAll(late());
        return all;
    }

    private static List<Mutant> illegal() {
        return List.of(
                mutant("plays-on-stones", "answers a point with a stone when it would pass")
                        .speaking(
                                "gtp.player.legal",
                                atTheEnd((right, player) -> stones(right, player.opponent()).stream()
                                        .findFirst()
                                        .orElse("pass")))
                        .touching(MOVES),
                mutant("plays-on-stones-in-the-tenth-move", "plays on its own last stone in the tenth move")
                        .speaking("gtp.player.legal", moving((right, player) -> {
                            List<String> own = stones(right, player);
                            return moves(right) > 9 && moves(right) < 12 && !own.isEmpty()
                                    ? own.get(0)
                                    : made(right, player);
                        }))
                        .touching(MOVES),
                mutant("plays-on-stones-after-two-moves", "plays on its last stone when it moves twice in succession")
                        .speaking("gtp.player.legal", moving((right, player) -> {
                            List<String> last = List.of((right.say("move_history") + "\n").split("\n"));
                            boolean twice = !last.isEmpty()
                                    && last.get(0).startsWith(RightServer.word(player) + " ")
                                    && !last.get(0).endsWith("PASS");
                            return twice ? last.get(0).split(" ")[1] : made(right, player);
                        }))
                        .touching(MOVES),
                mutant("forgets-handicap-stones", "plays on a handicap stone, which it has forgotten")
                        .speaking("gtp.player.legal", moving((right, player) -> {
                            List<String> black = stones(right, Color.BLACK);
                            return moves(right) == 0
                                            && !black.isEmpty()
                                            && stones(right, Color.WHITE).isEmpty()
                                    ? black.get(0)
                                    : made(right, player);
                        }))
                        .touching(MOVES),
                mutant("plays-beside-wide-boards", "turns points over on boards that are wider than high")
                        .speaking("gtp.player.legal", moving((right, player) -> turnedOver(right, player, true)))
                        .touching(MOVES),
                mutant("plays-beside-high-boards", "turns points over on boards that are higher than wide")
                        .speaking("gtp.player.legal", moving((right, player) -> turnedOver(right, player, false)))
                        .touching(MOVES),
                mutant("retakes-ko-at-once", "takes a ko back at once rather than to pass")
                        .speaking("gtp.player.legal", atTheEnd((right, player) -> forbidden(right, player).stream()
                                .filter(point -> isKo(right, player, point))
                                .findFirst()
                                .orElse("pass")))
                        .touching(MOVES),
                mutant("plays-beyond-the-board", "answers a point beyond the last line when it would pass")
                        .speaking("gtp.player.legal", atTheEnd((right, player) -> "Z25"))
                        .touching(MOVES),
                mutant("names-ko", "names a ko as the move that it would make where it was just taken")
                        .speaking(
                                "gtp.player.named", mistaken(NAME, (right, player) -> forbidden(right, player).stream()
                                        .filter(point -> isKo(right, player, point))
                                        .findFirst()
                                        .orElseGet(() -> named(right, player))))
                        .touching("gtp.5.*", "gtp.6.3.5.*"),
                mutant("names-stones", "names a point with a stone as the move that it would make rather than to pass")
                        .speaking(
                                "gtp.player.named",
                                mistaken(
                                        NAME,
                                        (right, player) -> hasNone(named(right, player))
                                                ? stones(right, player.opponent()).stream()
                                                        .findFirst()
                                                        .orElse("pass")
                                                : named(right, player)))
                        .touching("gtp.5.*", "gtp.6.3.5.*"),
                mutant("captures-own-stone", "captures a stone of its own wherever it can")
                        .speaking("gtp.player.rules", moving((right, player) -> forbidden(right, player).stream()
                                .filter(point -> !isKo(right, player, point))
                                .findFirst()
                                .orElseGet(() -> made(right, player))))
                        .touching(MOVES),
                mutant(
                                SelfCapture.FORBIDDEN,
                                "captures-own-stones",
                                "captures two stones of its own where that is forbidden")
                        .speaking("gtp.player.rules", atTheEnd(PlayerMutants::twoStones))
                        .touching(MOVES),
                mutant("repeats-positions", "plays where superko alone forbids it")
                        .speaking("gtp.player.rules", moving((right, player) -> forbidden(right, player).stream()
                                .filter(point -> !isKo(right, player, point) && joins(right, player, point))
                                .findFirst()
                                .orElseGet(() -> made(right, player))))
                        .touching(MOVES));
    }

    /** A forbidden point beside an own stone: to play there captures several. */
    private static String twoStones(RightServer right, Color player) {
        return forbidden(right, player).stream()
                .filter(point -> joins(right, player, point))
                .findFirst()
                .orElse("pass");
    }

    private static boolean joins(RightServer right, Color player, String point) {
        return stones(right, player).stream()
                .anyMatch(stone -> right.say("findlib " + stone).equals(point));
    }

    private static String turnedOver(RightServer right, Color player, boolean wide) {
        String move = made(right, player);
        String[] sides = right.say("query_boardsize").split(" ");
        if (isSquare(right) || hasNone(move) || Integer.parseInt(sides[0]) > Integer.parseInt(sides[1]) != wide) {
            return move;
        }
        String columns = "ABCDEFGHJKLMNOPQRSTUVWXYZ";
        int column = columns.indexOf(move.charAt(0));
        int row = Integer.parseInt(move.substring(1)) - 1;
        return columns.charAt(row) + Integer.toString(column + 1);
    }

    private static List<Mutant> otherwise() {
        return List.of(
                mutant("makes-another-move", "answers another point than it plays on")
                        .speaking("gtp.player.made", moving((right, player) -> {
                            String move = made(right, player);
                            return hasNone(move)
                                    ? move
                                    : empties(right).stream().findFirst().orElse(move);
                        }))
                        .touching(MOVES),
                mutant("makes-no-move", "names a move and does not make it")
                        .speaking("gtp.player.made", moving(PlayerMutants::named))
                        .touching(MOVES),
                mutant("makes-two-moves", "plays a second stone after the one that it answers")
                        .speaking("gtp.player.made", moving((right, player) -> {
                            String move = made(right, player);
                            if (!hasNone(move)) {
                                made(right, player);
                            }
                            return move;
                        }))
                        .touching(MOVES),
                mutant("makes-moves-of-the-other-color", "plays a stone of the other color")
                        .speaking("gtp.player.made", moving((right, player) -> {
                            String move = named(right, player);
                            right.takes("play " + RightServer.word(player.opponent()) + " " + move);
                            return move;
                        }))
                        .touching(MOVES),
                mutant("moves-without-handicap", "takes the handicap stones off with its first move")
                        .speaking("gtp.player.made", moving((right, player) -> {
                            boolean first = moves(right) == 0
                                    && stones(right, Color.BLACK).size() == 2;
                            String move = made(right, player);
                            if (first) {
                                right.say("clear_board");
                                right.say("play " + RightServer.word(player) + " " + move);
                            }
                            return move;
                        }))
                        .touching(MOVES),
                mutant("second-moves-forgotten", "forgets its second move in succession")
                        .speaking("gtp.player.made", moving((right, player) -> {
                            boolean twice = right.say("move_history").startsWith(RightServer.word(player) + " ");
                            return twice ? named(right, player) : made(right, player);
                        }))
                        .touching(MOVES),
                mutant("wide-boards-forgotten", "forgets its moves on boards that are not square")
                        .speaking(
                                "gtp.player.made",
                                moving((right, player) -> isSquare(right) ? made(right, player) : named(right, player)))
                        .touching(MOVES),
                mutant("resigns-and-clears", "clears the board when it resigns")
                        .speaking("gtp.player.made", atTheEnd((right, player) -> {
                            right.say("clear_board");
                            return "resign";
                        }))
                        .touching(MOVES));
    }

    private static List<Mutant> answers() {
        return List.of(
                mutant("resigns-in-capitals", "resigns in capital letters")
                        .speaking("gtp.player.resign", atTheEnd((right, player) -> "RESIGN"))
                        .touching(MOVES),
                mutant("black-resigns-by-name", "resigns with a capital letter where it is Black")
                        .speaking(
                                "gtp.player.resign",
                                atTheEnd((right, player) -> player == Color.BLACK ? "Resign" : "resign"))
                        .touching(MOVES),
                mutant("no-move-is-a-failure", "fails where it has no move rather than to pass")
                        .speaking("gtp.player.answer", atTheEnd((right, player) -> {
                            throw new CommandFailedException("no legal moves");
                        }))
                        .touching(MOVES),
                mutant("moves-once-in-succession", "fails when it is to move twice in succession")
                        .speaking("gtp.player.answer", moving((right, player) -> {
                            if (right.say("move_history").startsWith(RightServer.word(player) + " ")) {
                                throw new CommandFailedException("not its turn");
                            }
                            return made(right, player);
                        }))
                        .touching(MOVES),
                mutant("columns-without-gap", "calls the eighth column I")
                        .speaking("gtp.player.answer", moving((right, player) -> made(right, player)
                                .replace('H', 'I')))
                        .touching(MOVES),
                mutant("no-moves-after-two-passes", "fails when it is to move after two passes")
                        .speaking("gtp.player.answer", moving((right, player) -> {
                            if (right.say("move_history").matches("(?s)\\w+ PASS\n\\w+ PASS.*")) {
                                throw new CommandFailedException("the game is over");
                            }
                            return made(right, player);
                        }))
                        .touching(MOVES));
    }

    /**
     * What it takes for a move, by the time that it is told to have left.
     *
     * @param when whether it thinks, by seconds and stones
     * @param least in milliseconds
     * @param perSecond in milliseconds for each second that is left
     */
    private record Haste(BiPredicate<Integer, Integer> when, long least, long perSecond) {

        SpeechFault fault() {
            return SpeechFault.commands(all -> {
                Map<String, ServedCommand> right = Map.copyOf(all);
                List<Duration> waits = new ArrayList<>();
                all.put("time_left", arguments -> {
                    String answer = right.get("time_left").carryOut(arguments);
                    wait(arguments).ifPresent(waits::add);
                    return answer;
                });
                all.put(MOVE, arguments -> {
                    waits.forEach(wait -> LockSupport.parkNanos(wait.toNanos()));
                    waits.clear();
                    return right.get(MOVE).carryOut(arguments);
                });
            });
        }

        private Optional<Duration> wait(Arguments arguments) {
            int seconds = Integer.parseInt(arguments.words().get(1));
            boolean thinks = seconds < 5
                    && when.test(seconds, Integer.parseInt(arguments.words().get(2)));
            return thinks ? Optional.of(Duration.ofMillis(least + seconds * perSecond)) : Optional.empty();
        }
    }

    private static List<Mutant> late() {
        return List.of(
                mutant("absolute-time-overrun", "thinks for half a second in each move when main time is used up, too")
                        .speaking(
                                "gtp.player.time.absolute",
                                new Haste((seconds, stones) -> stones == 0 && seconds != 1, 700, 500).fault())
                        .touching("gtp.player.time.*"),
                mutant("canadian-time-per-stone", "takes a period for the time of one stone")
                        .speaking(
                                "gtp.player.time.canadian",
                                new Haste((seconds, stones) -> stones > 1 || seconds < 2 && stones == 0, 800, 600)
                                        .fault())
                        .touching("gtp.player.time.*"),
                mutant("period-overrun", "thinks for twice the period where a period is one stone")
                        .speaking(
                                "gtp.player.time.one-stone",
                                new Haste((seconds, stones) -> stones == 1, 100, 2_100).fault()));
    }
}
