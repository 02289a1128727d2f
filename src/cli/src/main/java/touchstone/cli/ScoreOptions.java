package touchstone.cli;

import java.util.Arrays;
import java.util.Optional;
import picocli.CommandLine.Option;
import touchstone.laboratory.judge.AgreedDead;
import touchstone.laboratory.judge.Finish;
import touchstone.laboratory.judge.ScoreTerms;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.suite.specification.Ruleset;

/** The options that ask for a score. */
final class ScoreOptions {

    @Option(
            names = "--score",
            description = "Explain the score of the position, article by article.")
    private boolean wanted;

    @Option(
            names = "--komi",
            paramLabel = "POINTS",
            description = "Points for White in the score. Default: those of the record, else none.")
    private Optional<Double> komi = Optional.empty();

    @Option(
            names = "--dead",
            paramLabel = "POINTS",
            description =
                    "The stones that the players agree to be dead, as in \"C3 D4\"; \"\" for none. By default "
                            + "nothing is "
                            + "agreed.")
    private Optional<String> dead = Optional.empty();

    /** @throws Complaint if there is no score for the other options */
    boolean wanted() {
        if (!wanted && (komi.isPresent() || dead.isPresent())) {
            throw Complaint.usage(
                    (komi.isPresent() ? "--komi" : "--dead") + ": is for a score; expected --score with it");
        }
        if (komi.filter(points -> !Double.isFinite(points)).isPresent()) {
            throw Complaint.usage("--komi " + komi.get() + ": expected a number such as 6.5");
        }
        return wanted;
    }

    /** In points for White. */
    private double komi(Occasion occasion) {
        return komi.orElseGet(occasion::komi);
    }

    private Finish finish(Game game, Occasion occasion) {
        return Finish.of(
                game, dead.map(text -> new AgreedDead(stones(game, occasion, text), "as --dead says")), komi(occasion));
    }

    /** @throws Complaint if no stone stands where one is said to be dead */
    Scored of(Ruleset ruleset, Game game, Occasion occasion) {
        Finish finish = finish(game, occasion);
        return new Scored(ruleset, finish, ScoreTerms.of(finish.counted(), komi(occasion)));
    }

    private static PointSet stones(Game game, Occasion occasion, String text) {
        PointSet stones = game.board().none();
        for (String word : Arrays.stream(text.strip().split("[\\s,]+"))
                .filter(word -> !word.isEmpty())
                .toList()) {
            Point point = occasion.move(word) instanceof Move.Play play ? play.point() : null;
            if (point == null
                    || !game.board().contains(point)
                    || game.position().stone(point).isEmpty()) {
                throw Complaint.usage("--dead: no stone stands on " + word + " in the position that is counted");
            }
            stones = stones.with(point);
        }
        return stones;
    }
}
