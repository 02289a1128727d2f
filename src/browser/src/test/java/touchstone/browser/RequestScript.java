package touchstone.browser;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import touchstone.explore.generate.IllegalMove;
import touchstone.explore.generate.IllegalMoveGenerator;
import touchstone.explore.generate.MovePolicies;
import touchstone.explore.generate.MovePolicy;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Phase;
import touchstone.reference.Ruling;
import touchstone.reference.Statement;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Counting;
import touchstone.reference.choice.Variant;
import touchstone.spi.status.StoneStatus;

/** Messages of the subject protocol: steered games by given rules, in which everything is asked that can be. */
final class RequestScript {

    private static final List<Board> BOARDS = boards("1x1 3x1 2x2 3x3 5x2 4x4 5x5 7x7");
    private static final List<Board> LARGE = boards("9x9 13x13 19x19 25x25");
    private static final int MOVES = 60;

    private final List<String> messages = new ArrayList<>();
    private final RandomGenerator random;

    private static List<Board> boards(String sizes) {
        return Stream.of(sizes.split(" "))
                .map(size -> size.split("x"))
                .map(sides -> Board.of(Integer.parseInt(sides[0]), Integer.parseInt(sides[1])))
                .toList();
    }

    RequestScript(long seed) {
        random = new SplittableRandom(seed);
    }

    /** @param set whether the rules have to be said first */
    void game(Variant variant, boolean set) {
        if (set) {
            JsonObject axes = new JsonObject();
            for (Choice choice : variant.choices()) {
                axes.addProperty(choice.axis().id(), choice.id());
            }
            JsonObject rules = new JsonObject();
            rules.add("axes", axes);
            ask("setRules", rules);
        }
        Board board = any(random.nextInt(12) == 0 ? LARGE : BOARDS);
        Game game = Game.begin(new VariantRules(variant), board);
        JsonArray rows = new JsonArray();
        for (int row = 0; row < board.height(); row++) {
            rows.add(".".repeat(board.width()));
        }
        JsonObject start = new JsonObject();
        start.add("position", rows);
        start.addProperty("toMove", "black");
        start.addProperty("blackPrisoners", 0);
        start.addProperty("whitePrisoners", 0);
        ask("begin", start);
        for (Statement statement : terms()) {
            game = said(game, statement);
        }
        MovePolicy policy =
                any(MovePolicies.all().stream().filter(one -> one.suits(board)).toList());
        for (int i = 0; i < MOVES && game.phase() != Phase.OVER; i++) {
            for (Move tried : illegal(game)) {
                ask("ask", move(game.toMove(), tried));
            }
            if (game.phase() == Phase.STOPPED) {
                game = stopped(game);
            }
            Move move = random.nextInt(10) == 0 ? Move.PASS : policy.next(game, random);
            ask("make", move(game.toMove(), move));
            game = game.rule(move) instanceof Ruling.Made made ? made.after() : game;
            look(game, random.nextInt(8) == 0);
        }
        look(game, true);
        game = stopped(game);
        look(game, true);
    }

    private List<Move> illegal(Game game) {
        boolean playing = game.phase() == Phase.PLAY || game.phase() == Phase.TERMS;
        return playing
                ? IllegalMoveGenerator.usual().next(game, random).stream()
                        .<Move>map(IllegalMove::move)
                        .toList()
                : List.of();
    }

    private List<Statement> terms() {
        return switch (random.nextInt(4)) {
            case 0 -> List.of(new Statement.Komi(random.nextInt(16) / 2.0), new Statement.Handicap(random.nextInt(5)));
            case 1 -> List.of(new Statement.Bids(List.of(random.nextInt(9) / 2.0, random.nextInt(18) / 2.0)));
            default -> List.of();
        };
    }

    private Game stopped(Game game) {
        Game after = game;
        Board board = game.board();
        List<Statement> possible = new ArrayList<>(List.of(
                new Statement.Stop(),
                new Statement.Dead(board.none()),
                new Statement.Deadlock(),
                new Statement.Repeats(),
                new Statement.Resume(any(List.of(Color.values()))),
                new Statement.NextMover(any(List.of(Color.values())))));
        game.position().stones().stream()
                .findAny()
                .map(stone -> game.rules().connected(game.position(), stone))
                .ifPresent(chain -> possible.add(new Statement.Dead(chain)));
        for (int i = 0; i < 3; i++) {
            after = said(after, any(possible));
        }
        return after;
    }

    private Game said(Game game, Statement statement) {
        ask("maySay", statement(statement));
        ask("say", statement(statement));
        return game.rule(statement) instanceof Ruling.Agreed agreed ? agreed.after() : game;
    }

    private void look(Game game, boolean closely) {
        ask("position", null);
        ask("toMove", null);
        ask("phase", null);
        if (!closely) {
            return;
        }
        for (String whole : List.of("over", "lead", "score", "outcome", "komi")) {
            ask(whole, null);
        }
        for (Color player : Color.values()) {
            JsonObject asked = new JsonObject();
            asked.addProperty("player", ScriptWords.of(player));
            for (String each : List.of("legalPlays", "territory", "prisoners")) {
                ask(each, asked);
            }
        }
        for (Counting way : List.of(Counting.HALF_COUNT, Counting.FILL_IN, Counting.REARRANGEMENT)) {
            JsonObject asked = new JsonObject();
            asked.addProperty("way", way.title());
            ask("count", asked);
        }
        for (StoneStatus status : statuses(game.board())) {
            JsonObject asked = new JsonObject();
            asked.addProperty("status", ScriptWords.of(status));
            ask("statuses", asked);
        }
        game.position().stones().stream().findFirst().ifPresent(stone -> {
            JsonObject asked = new JsonObject();
            asked.addProperty("point", stone.toString());
            ask("chain", asked);
            ask("liberties", asked);
        });
    }

    /** Where they are decided at once: what takes longer may be given up, and by the clock, which is not the same in both. */
    private static List<StoneStatus> statuses(Board board) {
        return board.width() * board.height() <= 4 ? List.of(StoneStatus.values()) : List.of();
    }

    private static JsonObject move(Color player, Move move) {
        JsonObject made = new JsonObject();
        made.addProperty("player", ScriptWords.of(player));
        made.addProperty("move", move.toString());
        return made;
    }

    private static JsonObject statement(Statement statement) {
        JsonObject said = new JsonObject();
        String kind = statement.getClass().getSimpleName();
        said.addProperty("kind", kind.replaceAll("(?<!^)([A-Z])", "-$1").toLowerCase(java.util.Locale.ROOT));
        if (statement instanceof Statement.Komi komi) {
            said.addProperty("points", komi.points());
        } else if (statement instanceof Statement.Bids bids) {
            JsonArray all = new JsonArray();
            bids.bids().forEach(all::add);
            said.add("bids", all);
        } else if (statement instanceof Statement.Handicap handicap) {
            said.addProperty("stones", handicap.stones());
        } else if (statement instanceof Statement.Dead dead) {
            JsonArray all = new JsonArray();
            dead.stones().forEach(stone -> all.add(stone.toString()));
            said.add("stones", all);
        } else if (statement instanceof Statement.Resume resume) {
            said.addProperty("requester", ScriptWords.of(resume.requester()));
        } else if (statement instanceof Statement.NextMover next) {
            said.addProperty("mover", ScriptWords.of(next.mover()));
        }
        return said;
    }

    private <T> T any(List<T> all) {
        return all.get(random.nextInt(all.size()));
    }

    private void ask(String method, JsonObject params) {
        JsonObject message = new JsonObject();
        message.addProperty("jsonrpc", "2.0");
        message.addProperty("id", messages.size());
        message.addProperty("method", method);
        Optional.ofNullable(params).ifPresent(given -> message.add("params", given));
        messages.add(message.toString());
    }

    /** The message with this number, from 0. */
    String message(int number) {
        return messages.get(number);
    }

    /** All messages, each after its header. */
    byte[] bytes() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        for (String message : messages) {
            byte[] content = message.getBytes(UTF_8);
            bytes.writeBytes(("Content-Length: " + content.length + "\r\n\r\n").getBytes(UTF_8));
            bytes.writeBytes(content);
        }
        return bytes.toByteArray();
    }

    /** The answers in a stream of such messages, in order, as they were written. */
    static List<String> answers(byte[] stream) {
        List<String> answers = new ArrayList<>();
        int at = 0;
        while (at < stream.length) {
            int end = at;
            while (stream[end] != '\n' || stream[end - 2] != '\n') {
                end++;
            }
            String header = new String(stream, at, end - at, UTF_8).strip();
            int length = Integer.parseInt(header.substring("Content-Length: ".length()));
            answers.add(new String(stream, end + 1, length, UTF_8));
            at = end + 1 + length;
        }
        return answers;
    }
}
