package touchstone.cli.explain;

import java.util.Arrays;
import java.util.Optional;
import picocli.CommandLine.Option;
import touchstone.cli.terminal.CommandException;
import touchstone.explore.replay.AgreedDeadStones;
import touchstone.explore.replay.GameFinish;
import touchstone.explore.replay.ScoreTerms;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.suite.specification.Ruleset;

/** The options that ask for a score. */
final class ScoreOptions {

    @Option(names = "--score", description = "Explain the score of the position, article by article.")
    private boolean wanted;

    @Option(
            names = "--komi",
            paramLabel = "POINTS",
            description = "Points for White in the score. Default: those of the record, else none.")
    private Optional<Double> komi = Optional.empty();

    @Option(
            names = "--dead",
            paramLabel = "POINTS",
            description = "The stones that the players agree to be dead, as in \"C3 D4\"; \"\" for none. By default "
                    + "nothing is "
                    + "agreed.")
    private Optional<String> dead = Optional.empty();

    /** @throws CommandException if there is no score for the other options */
    boolean wanted() {
        if (!wanted && (komi.isPresent() || dead.isPresent())) {
            throw CommandException.usage(
                    (komi.isPresent() ? "--komi" : "--dead") + ": is for a score; expected --score with it");
        }
        if (komi.filter(points -> !Double.isFinite(points)).isPresent()) {
            throw CommandException.usage("--komi " + komi.get() + ": expected a number such as 6.5");
        }
        return wanted;
    }

    /** In points for White. */
    private double komi(MoveContext occasion) {
        return komi.orElseGet(occasion::komi);
    }

    private GameFinish finish(Game game, MoveContext occasion) {
        return GameFinish.of(
                game,
                dead.map(text -> new AgreedDeadStones(stones(game, occasion, text), "as --dead says")),
                komi(occasion));
    }

    /** @throws CommandException if no stone stands where one is said to be dead */
    ExplainedScore of(Ruleset ruleset, Game game, MoveContext occasion) {
        GameFinish finish = finish(game, occasion);
        return new ExplainedScore(ruleset, finish, ScoreTerms.of(finish.counted(), komi(occasion)));
    }

    private static PointSet stones(Game game, MoveContext occasion, String text) {
        PointSet stones = game.board().none();
        for (String word : Arrays.stream(text.strip().split("[\\s,]+"))
                .filter(word -> !word.isEmpty())
                .toList()) {
            Point point = occasion.move(word) instanceof Move.Play play ? play.point() : null;
            if (point == null
                    || !game.board().contains(point)
                    || game.position().stone(point).isEmpty()) {
                throw CommandException.usage("--dead: no stone stands on " + word + " in the position that is counted");
            }
            stones = stones.with(point);
        }
        return stones;
    }
}
