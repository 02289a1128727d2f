package touchstone.cli.games;

import picocli.CommandLine.Option;
import touchstone.cli.terminal.CommandException;
import touchstone.explore.games.CertificationGames;
import touchstone.suite.plan.Claim;

/** How many games are played after the scenarios. */
public final class GamesOption {

    private static final int MOST = 1_000_000;

    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "" + CertificationGames.USUAL_COUNT,
            description = "How many games are played after the scenarios, steered to where no scenario goes; the same "
                    + "ones for each --seed. None are played where no rules of Go are claimed, or with --clause. Default: "
                    + "${DEFAULT-VALUE}, which takes some seconds; 0 for none, and then nothing is said to conform.")
    private int games;

    /** @throws CommandException if it is out of range */
    public void requireSense() {
        if (games < 0 || games > MOST) {
            throw CommandException.usage("--games " + games + "; expected 0 to " + MOST);
        }
    }

    /** How many there are to be for a claim: none if it is not of a whole ruleset. */
    public int of(Claim claim) {
        return claim.rules().isEmpty() || !claim.only().isEmpty() ? 0 : games;
    }
}
