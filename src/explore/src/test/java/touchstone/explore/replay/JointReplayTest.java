package touchstone.explore.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import touchstone.formats.sgf.RecordedGame;
import touchstone.formats.sgf.SgfNode;
import touchstone.formats.sgf.SgfRecord;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Axis;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.Variant;

/** What many rules say of a record together is what each of them says of it alone. */
class JointReplayTest {

    private static final int VARIANTS = 12;

    /** Moves by lot on small boards: illegal ones, out of turn, after the end; many captures and repetitions. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void recordsByLot(int seed) {
        Random random = new Random(seed);
        for (int i = 0; i < 40; i++) {
            compare(variants(random), record(random));
        }
    }

    /** Where PLAY_ELSEWHERE forbids what no other rule does: the position is another one. */
    @Test
    void aKoIsTakenBackAfterAPassThoughNothingIsRepeated() {
        SgfRecord record = read("(;SZ[5]AB[ba][ab][bc]AW[ca][bb][db][cc]PL[B];B[cb];W[];B[ee];W[bb])");
        Variant elsewhere = Variant.BASE.with(Repetition.PLAY_ELSEWHERE);
        compare(List.of(Variant.BASE, elsewhere), record);
        assertThat(RecordReplay.whole(List.of(Variant.BASE, elsewhere), record))
                .satisfies(all -> assertThat(all.get(Variant.BASE).legal()).isTrue())
                .satisfies(all -> assertThat(all.get(elsewhere).legal()).isFalse());
    }

    /** {@code -Dtouchstone.records=FOLDER}: every record in a folder, under every repetition rule and others by lot. */
    @Test
    @EnabledIfSystemProperty(named = "touchstone.records", matches = ".+")
    void recordsOfAFolder() throws IOException {
        Random random = new Random(1);
        int games = 0;
        try (Stream<Path> files = Files.walk(Path.of(System.getProperty("touchstone.records")))) {
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                for (RecordedGame game : RecordedGame.all(Files.readAllBytes(file))) {
                    if (game instanceof RecordedGame.Legible legible) {
                        compare(variants(random), legible.record());
                        games++;
                    }
                }
            }
        }
        assertThat(games).isPositive();
    }

    private static SgfRecord read(String text) {
        return ((RecordedGame.Legible) RecordedGame.all(text).get(0)).record();
    }

    private static List<Variant> variants(Random random) {
        List<Variant> variants = new ArrayList<>(List.of(Variant.BASE));
        while (variants.size() < VARIANTS) {
            Choice[] choices = Axis.all().stream()
                    .map(axis ->
                            axis.choices().get(random.nextInt(axis.choices().size())))
                    .toArray(Choice[]::new);
            variants.add(Variant.BASE.with(choices));
        }
        return variants;
    }

    private static SgfRecord record(Random random) {
        Board board = Board.of(2 + random.nextInt(4), 2 + random.nextInt(4));
        List<SgfNode> nodes = new ArrayList<>();
        int handicap = random.nextInt(3) == 0 ? random.nextInt(4) : 0;
        Color next = Color.BLACK;
        if (random.nextInt(3) == 0) {
            nodes.add(setUp(board, handicap, random));
            next = Color.WHITE;
        }
        int moves = random.nextInt(60);
        for (int i = 0; i < moves; i++) {
            Color player = random.nextInt(25) == 0 ? next.opponent() : next;
            switch (random.nextInt(60)) {
                case 0 -> nodes.add(new SgfNode.Astray(player, "zz"));
                case 1 -> nodes.add(setUp(board, 2, random));
                default -> nodes.add(new SgfNode.Played(player, move(board, random)));
            }
            next = player.opponent();
        }
        return new SgfRecord(board, OptionalDouble.of(6.5), handicap, Optional.empty(), nodes);
    }

    private static Move move(Board board, Random random) {
        return random.nextInt(8) == 0 ? Move.PASS : new Move.Play(point(board, random));
    }

    private static Point point(Board board, Random random) {
        return board.points().get(random.nextInt(board.size()));
    }

    private static SgfNode.SetUp setUp(Board board, int stones, Random random) {
        PointSet black = board.none();
        for (int i = 0; i < stones; i++) {
            black = black.with(point(board, random));
        }
        PointSet white = random.nextInt(2) == 0
                ? board.none()
                : PointSet.of(board, point(board, random)).minus(black);
        Optional<Color> toMove = random.nextInt(2) == 0 ? Optional.empty() : Optional.of(Color.WHITE);
        return new SgfNode.SetUp(black, white, board.none(), toMove);
    }

    private static void compare(List<Variant> variants, SgfRecord record) {
        Map<Variant, ReplayedGame> whole = RecordReplay.whole(variants, record);
        Map<Variant, ReplayedGame> first = RecordReplay.toFirstOffence(variants, record);
        for (Variant variant : variants) {
            VariantRules rules = new VariantRules(variant);
            assertThat(said(whole.get(variant)))
                    .as("%s of %s", variant, record)
                    .isEqualTo(said(RecordReplay.whole(rules, record)));
            assertThat(said(first.get(variant)))
                    .as("%s of %s to the first", variant, record)
                    .isEqualTo(said(RecordReplay.toFirstOffence(rules, record)));
        }
    }

    /** Everything that can be asked of a replayed game. */
    private static List<Object> said(ReplayedGame replayed) {
        List<Object> said = new ArrayList<>(List.of(replayed.moves(), replayed.remarks(), moment(replayed.game())));
        replayed.game()
                .moments()
                .forEach(moment -> said.add(replayed.numbering().when(moment)));
        for (RuleViolation offence : replayed.offences()) {
            said.add(List.of(offence.number(), offence.last(), offence.player(), offence.written(), offence.move()));
            said.add(List.of(offence.clause(), offence.explanation(), offence.undecided()));
            said.add(moment(offence.before()));
        }
        said.add(GameFinish.of(replayed.game(), Optional.empty(), 6.5).standing());
        said.add(replayed.game().legalPlays());
        return said;
    }

    private static List<Object> moment(Game game) {
        return List.of(
                game.position(),
                game.toMove(),
                game.phase(),
                game.moves(),
                game.course(),
                game.successivePasses(),
                game.removed(Color.BLACK),
                game.removed(Color.WHITE),
                ((VariantRules) game.rules()).variant(),
                game.moments().count());
    }
}
