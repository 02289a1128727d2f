package touchstone.explore.generate;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import touchstone.reference.Game;
import touchstone.reference.Move;

/** The list of move policies. */
public final class MovePolicies {

    private static final List<MovePolicy> SIMPLE = List.of(
            // Every legal play is as likely as every other, and as a pass.
            FunctionPolicy.wishing("uniform"),
            KoPolicy.STEERING,
            CapturePolicy.STEERING,
            SelfCapturePolicy.STEERING,
            new FunctionPolicy("passes", MovePolicies::passing),
            EndgamePolicy.STEERING,
            new ShapePolicy(),
            LargeCapturePolicy.STEERING);

    private static final List<MovePolicy> ALL = Stream.concat(
                    SIMPLE.stream(), Stream.of(new FunctionPolicy("mixed", MovePolicies::mixed)))
            .toList();

    private MovePolicies() {}

    /** All of them, in the order in which they are told. */
    public static List<MovePolicy> all() {
        return ALL;
    }

    public static Optional<MovePolicy> named(String id) {
        return ALL.stream().filter(steering -> steering.id().equals(id)).findFirst();
    }

    /** Passes much, alone and in a row, above all beside kos, so that bans are lifted, kept, or come to be looked at by turn. */
    private static Move passing(Game game, RandomGenerator random) {
        // A second pass ends the game under most rules, and a game that ends at once shows little.
        double chance = game.successivePasses() == 0 ? 0.35 : 0.06;
        return random.nextDouble() < chance ? Move.PASS : KoPolicy.STEERING.next(game, random);
    }

    /** Every move by another steering, so that what one leads to is met in games that another one made. */
    private static Move mixed(Game game, RandomGenerator random) {
        return SIMPLE.get(random.nextInt(SIMPLE.size())).next(game, random);
    }
}
