package touchstone.explore.replay;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import touchstone.formats.sgf.SgfNode;
import touchstone.formats.sgf.SgfRecord;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Ruling;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Handicap;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.Supply;
import touchstone.reference.choice.Variant;

/**
 * Replays a record under several rules at once. A move that is plain, as nearly all are, every rule allows, and it does the same to
 * the board: it is asked of the base rules alone. Of any other each rule is asked; it is made all the same, so the rules go on
 * together. Only what comes after a stop or the end does not lead to the same game by all of them: each rule that says so
 * follows the rest of the record by itself.
 */
final class JointReplay {

    /** By these the moves are played that are asked of nobody else. */
    private static final VariantRules TOGETHER = new VariantRules(Variant.BASE);

    /** What some rules have said so far. */
    private static final class Follower {

        private final VariantRules rules;
        private List<RuleViolation> offences = List.of();
        /** Null while the rules go on with the others. */
        private GameReplay alone;

        Follower(VariantRules rules) {
            this.rules = rules;
        }
    }

    private final SgfRecord record;
    private final boolean toFirstOffence;
    private final GameReplay together;
    private final List<Follower> followers;
    /** Those among them that do not go on with the others. */
    private final List<Follower> alone = new ArrayList<>();

    private final boolean limited;
    /** Passes with no play between, however they came. */
    private int passes;
    /** Whether the last move was one that each of the rules was asked of. */
    private boolean asked;

    private JointReplay(SgfRecord record, GameReplay together, List<Follower> followers, boolean toFirstOffence) {
        this.record = record;
        this.together = together;
        this.followers = followers;
        this.toFirstOffence = toFirstOffence;
        this.limited =
                followers.stream().anyMatch(follower -> follower.rules.variant().has(Supply.HALF_THE_BOARD));
    }

    static Map<Variant, ReplayedGame> of(Collection<Variant> variants, SgfRecord record, boolean toFirstOffence) {
        RecordReplay begun = new RecordReplay(TOGETHER, record);
        int from = begun.handicap();
        boolean unplaced = record.handicap() > 1
                && from == 0
                && !(record.nodes().stream().findFirst().orElse(null) instanceof SgfNode.SetUp);
        Map<Variant, ReplayedGame> replayed = new LinkedHashMap<>();
        Map<Variant, Follower> followers = new LinkedHashMap<>();
        SharedTerritory shared = new SharedTerritory();
        for (Variant variant : variants) {
            VariantRules rules = new JointRules(variant, shared);
            replayed.put(variant, null);
            if (variant.has(Repetition.ING_SPIGHT) || unplaced && variant.has(Handicap.CONSECUTIVE)) {
                replayed.put(
                        variant,
                        toFirstOffence
                                ? RecordReplay.toFirstOffence(rules, record)
                                : RecordReplay.whole(rules, record));
            } else {
                followers.put(variant, new Follower(rules));
            }
        }
        new JointReplay(record, begun.replay(), List.copyOf(followers.values()), toFirstOffence).follow(from);
        followers.forEach((variant, follower) -> replayed.put(variant, soFar(begun.replay(), follower)));
        return replayed;
    }

    private static ReplayedGame soFar(GameReplay together, Follower follower) {
        return follower.alone == null
                ? together.soFar(together.game().under(follower.rules), follower.offences)
                : follower.alone.soFar();
    }

    private void follow(int from) {
        List<SgfNode> nodes = record.nodes();
        for (SgfNode node : nodes.subList(from, nodes.size())) {
            if (node instanceof SgfNode.SetUp) {
                together.take(node);
            } else if (together.number() >= RecordReplay.MOST_MOVES) {
                return;
            }
            for (Follower follower : alone) {
                if (!(toFirstOffence && follower.alone.anyOffence())) {
                    follower.alone.take(node);
                }
            }
            if (!(node instanceof SgfNode.SetUp)) {
                move(node);
            }
        }
    }

    private void move(SgfNode node) {
        asked = !(node instanceof SgfNode.Played played) || !plain(played);
        if (asked) {
            ask(node);
        }
        if (node instanceof SgfNode.Played played) {
            passes = played.move() instanceof Move.Pass ? passes + 1 : 0;
        }
    }

    /** Makes a move if no rules can have anything against it. */
    private boolean plain(SgfNode.Played played) {
        Game game = together.game();
        if (passes >= 2 || played.player() != game.toMove()) {
            return false;
        }
        if (game.rule(played.move()) instanceof Ruling.Made made
                && made.selfCaptured().isEmpty()
                && !mayTakeBack(game, made)
                && !outOfStones(game)) {
            together.reached(made.after());
            return true;
        }
        return false;
    }

    /**
     * Whether one stone is taken that may be a ko stone though nothing is repeated: after a move that was not legal, or by a player
     * who passed before, which {@link Repetition#PLAY_ELSEWHERE} looks at.
     */
    private boolean mayTakeBack(Game game, Ruling.Made made) {
        Color player = game.toMove();
        return made.captured().size() == 1
                && (asked
                        || !game.previous()
                                .filter(before -> before.createdBy(player))
                                .isPresent());
    }

    private boolean outOfStones(Game game) {
        return limited && game.position().stones(game.toMove()).size() >= TOGETHER.supply(game.board());
    }

    private void ask(SgfNode node) {
        for (Follower follower : followers) {
            if (follower.alone == null) {
                GameReplay own = new GameReplay(together, follower.rules, follower.offences);
                own.take(node);
                follower.offences = own.offences();
                if (!own.plain() || toFirstOffence && own.anyOffence()) {
                    follower.alone = own;
                    alone.add(follower);
                }
            }
        }
        together.force(node);
    }
}
