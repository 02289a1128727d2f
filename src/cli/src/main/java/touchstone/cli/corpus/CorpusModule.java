package touchstone.cli.corpus;

import java.io.PrintWriter;
import java.util.Optional;
import touchstone.cli.judge.SpecifiedRulesets;

/** Judges archives of games: the optional module {@code src/cluster}, which a service file names. */
public interface CorpusModule {

    /**
     * Judges all games and writes what was found.
     *
     * @param rulesets by which each game is judged
     * @param progress lines for a person
     * @return nothing if the program was told to end meanwhile, which the user has been told
     * @throws touchstone.cli.terminal.CommandException if the result can't be written, another run has its folder, or the folder
     *     vanished meanwhile
     */
    Optional<CorpusTotals> judge(CorpusRequest request, SpecifiedRulesets rulesets, PrintWriter progress);
}
