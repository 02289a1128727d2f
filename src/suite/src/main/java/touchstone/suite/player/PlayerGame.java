package touchstone.suite.player;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import touchstone.reference.BaseRules;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Variant;
import touchstone.spi.Capability;
import touchstone.spi.SubjectErrorException;
import touchstone.spi.UnsupportedException;
import touchstone.spi.text.TextReply;
import touchstone.suite.text.Conversation;
import touchstone.suite.text.ReplyForm;

/**
 * A game in which an engine chooses moves itself. What is sent and answered is followed on a board of our own, and each of its moves
 * is judged. The game ends where nothing more can be judged: after two passes, a resignation, an answer that is no move, a move that
 * no rules allow, or another board than was expected. It ends, too, when the engine has thought for long enough.
 */
public final class PlayerGame {

    /** Of an engine that thinks long, fewer moves are seen. */
    private static final Duration LONGEST = Duration.ofSeconds(8);

    /** A tenth of a second for a move: how well it plays is of no interest. */
    private static final TimeSettings HURRY = new TimeSettings(0, 10, 100);

    private static final String TIME_SETTINGS = "time_settings";
    private static final String TIME_LEFT = "time_left";

    private final Conversation conversation;
    private final boolean compared;
    private final List<PlayerFault> faults = new ArrayList<>();
    private final List<BaseRules> all;
    private List<BaseRules> open;
    private FollowedGame game;
    private int moves;
    private int asked;
    private Duration thought = Duration.ZERO;
    private boolean ended;

    /**
     * @param conversation in which a new game has begun
     * @param all all rules there are
     * @param claimed the rules by which the engine says it plays; nothing if it says nothing
     * @param compared whether its board is compared after each of its moves
     */
    public PlayerGame(Conversation conversation, List<Variant> all, Optional<Variant> claimed, boolean compared) {
        this.conversation = conversation;
        this.compared = compared;
        this.all = all.stream().distinct().<BaseRules>map(VariantRules::new).toList();
        this.open = claimed.<List<BaseRules>>map(rules -> List.of(new VariantRules(rules)))
                .orElse(this.all);
        this.game = new FollowedGame(conversation.board());
    }

    /** What was found of one kind; at most one fault of a kind. */
    public Optional<PlayerFault> fault(PlayerFault.Kind kind) {
        return faults.stream().filter(fault -> fault.kind() == kind).findFirst();
    }

    /** Whether the engine was asked for any move. */
    public boolean hasBegun() {
        return asked > 0;
    }

    /**
     * Has handicap stones placed.
     *
     * @throws UnsupportedException if it places none
     */
    public void handicap(int stones) {
        List<TextReply> replies =
                conversation.send("fixed_handicap " + stones + "\n").replies();
        TextReply reply = replies.isEmpty() ? null : replies.get(0);
        if (reply == null || !reply.success() || !ReplyForm.VERTICES.fits(reply.text())) {
            throw unsupported("it places no " + stones + " handicap stones");
        }
        List<Point> points = List.of(reply.text().split("\\s+")).stream()
                .map(Point::parse)
                .filter(conversation.board()::contains)
                .toList();
        PointSet none = conversation.board().none();
        game = new FollowedGame(new Position(none.withAll(points), none));
    }

    /** Has a player cornered by points that are self-capture, of one stone each. */
    public void cornerByOnePointEyes(Color cornered) {
        corner(CorneredPosition.ONE_POINT_EYES, cornered);
    }

    /** Has a player cornered by points that are self-capture, of one stone and of two. */
    public void cornerByTwoPointEye(Color cornered) {
        corner(CorneredPosition.TWO_POINT_EYE, cornered);
    }

    /** Has a player cornered by a ko that was just taken. */
    public void cornerByKo(Color cornered) {
        corner(CorneredPosition.TAKEN_KO, cornered);
    }

    private void corner(CorneredPosition position, Color cornered) {
        List<CorneredPosition.Turn> turns = position.turns(conversation.board(), cornered);
        String lines = turns.stream()
                .map(turn -> "play " + word(turn.player()) + " " + turn.move() + "\n")
                .collect(Collectors.joining());
        List<TextReply> replies = conversation.send(lines).replies();
        if (replies.size() != turns.size() || !replies.stream().allMatch(TextReply::success)) {
            throw unsupported("it does not take the moves that lead to the position");
        }
        turns.forEach(turn -> game.make(turn.player(), turn.move()));
    }

    private static UnsupportedException unsupported(String why) {
        return new UnsupportedException(Capability.COMMAND_LINES, why);
    }

    private static String word(Color player) {
        return player.toString().toLowerCase(Locale.ROOT);
    }

    /** One move of the engine, in little time if it can be told. */
    public void moveOnce(Color player) {
        hurry();
        own("genmove", player, Optional.empty());
    }

    /** What the engine would do, which it does not do. */
    public void suggestOnce(Color player) {
        hurry();
        own("reg_genmove", player, Optional.empty());
    }

    /**
     * A game in little time, if the engine can be told.
     *
     * @param limit how many moves are made at most, by whoever it is
     */
    public void play(MoveOrder order, int limit, long seed) {
        hurry();
        play(order, limit, seed, Optional.empty());
    }

    /**
     * A game by the clock.
     *
     * @throws UnsupportedException if the engine cannot be told the time
     */
    public void play(Color player, int limit, long seed, TimeSettings settings) {
        List<TextReply> replies = conversation.has(TIME_SETTINGS)
                ? conversation.send(settings.command() + "\n").replies()
                : List.of();
        if (replies.isEmpty() || !replies.get(0).success()) {
            throw unsupported("it does not take the time settings");
        }
        play(MoveOrder.of(player), limit, seed, Optional.of(new GameClocks(settings)));
    }

    private void hurry() {
        if (conversation.has(TIME_SETTINGS)) {
            conversation.send(HURRY.command() + "\n");
        }
    }

    private void play(MoveOrder order, int limit, long seed, Optional<GameClocks> clock) {
        TemptingOpponent opponent = new TemptingOpponent(seed);
        Color first = game.toMove();
        for (int number = 0; number < limit && !ended && !game.ended(); number++) {
            Color player = order.mover(number, first);
            if (order.isEngines(player)) {
                own("genmove", player, clock);
                ended = ended || clock.isEmpty() && thought.compareTo(LONGEST) > 0;
            } else {
                other(player, opponent.next(game, player));
            }
        }
    }

    /** An engine that refuses what all rules allow breaks another clause, and there the game ends. */
    private void other(Color player, Move move) {
        List<TextReply> replies =
                conversation.send("play " + word(player) + " " + move + "\n").replies();
        ended = replies.size() != 1 || !replies.get(0).success();
        if (!ended) {
            moves++;
            game.make(player, move);
        }
    }

    private void own(String command, Color player, Optional<GameClocks> clock) {
        boolean told = clock.isPresent() && conversation.has(TIME_LEFT);
        String line = command + " " + word(player);
        Optional<Duration> workedBefore =
                clock.flatMap(one -> conversation.lines().worked());
        long start = System.nanoTime();
        List<TextReply> replies = conversation
                .send((told ? TIME_LEFT + " " + word(player) + " " + clock.get().left() + "\n" : "") + line + "\n")
                .replies();
        Duration took = Duration.ofNanos(System.nanoTime() - start);
        thought = thought.plus(took);
        asked++;
        if (replies.size() != (told ? 2 : 1)) {
            end(PlayerFault.Kind.NO_MOVE, "one answer to " + line, replies.size() + " answers" + afterMoves());
            return;
        }
        Optional<Duration> worked =
                workedBefore.flatMap(before -> conversation.lines().worked().map(now -> now.minus(before)));
        clock.ifPresent(one -> overtime(one.used(took, worked)));
        MoveAnswer answer = MoveAnswer.of(replies.get(replies.size() - 1));
        if (answer instanceof MoveAnswer.Other other) {
            end(PlayerFault.Kind.NO_MOVE, "a vertex or resign as the answer to " + line, other.raw() + afterMoves());
        } else if (answer instanceof MoveAnswer.Resigned resigned) {
            resigned(resigned.word());
        } else if (answer instanceof MoveAnswer.Made made) {
            judge(command.equals("genmove"), player, made.move());
        }
    }

    private void overtime(GameClocks.Reckoning reckoning) {
        if (reckoning instanceof GameClocks.Reckoning.Late late) {
            end(
                    PlayerFault.Kind.OVERTIME,
                    "its moves in the time that it was given",
                    "the clock was overrun by " + late.over().toMillis() + " ms" + afterMoves());
        } else if (reckoning instanceof GameClocks.Reckoning.Unclear) {
            throw unsupported("the machine has too much other work for a clock to be kept");
        }
    }

    private String afterMoves() {
        return ", after " + moves + " moves";
    }

    private void resigned(String word) {
        ended = true;
        if (!word.equals("resign")) {
            end(PlayerFault.Kind.OTHER_WORD, "the word resign", "it answered " + word + afterMoves());
        }
        compare("a resignation");
    }

    private void judge(boolean made, Color player, Move move) {
        String played = player + " " + move;
        if (game.allowing(all, player, move).isEmpty()) {
            end(PlayerFault.Kind.ILLEGAL, "a move that some rules allow", why(all, player, move));
            return;
        }
        List<BaseRules> left = game.allowing(open, player, move);
        if (left.isEmpty()) {
            note(PlayerFault.Kind.AGAINST_RULES, "moves that one ruleset allows", why(open, player, move));
        } else {
            open = left;
        }
        if (made) {
            moves++;
            game.make(player, move);
            compare(played);
        }
    }

    private String why(List<BaseRules> rules, Color player, Move move) {
        return "it answered " + move + " for " + player + afterMoves()
                + rules.stream()
                        .findFirst()
                        .flatMap(one -> game.forbidden(one, player, move))
                        .map(words -> ": " + words)
                        .orElse("");
    }

    private void compare(String last) {
        if (!compared) {
            return;
        }
        Position shown;
        try {
            shown = conversation.position();
        } catch (SubjectErrorException unreadable) {
            end(PlayerFault.Kind.OTHER_BOARD, "a board that can be read", unreadable.getMessage());
            return;
        }
        if (!shown.equals(game.position())) {
            end(PlayerFault.Kind.OTHER_BOARD, "after " + last + " the board\n" + game.position(), "it shows\n" + shown);
        }
    }

    private void end(PlayerFault.Kind kind, String expected, String found) {
        ended = true;
        note(kind, expected, found);
    }

    private void note(PlayerFault.Kind kind, String expected, String found) {
        if (fault(kind).isEmpty()) {
            faults.add(new PlayerFault(kind, expected, found));
        }
    }
}
