package touchstone.cli.corpus;

import java.io.IOException;
import java.io.PrintWriter;
import touchstone.cli.judge.SpecifiedRulesets;

/** Judges archives of games: the optional module {@code src/cluster}, which a service file names. */
public interface CorpusModule {

    /**
     * Judges all games and writes what was found.
     *
     * @param rulesets by which each game is judged
     * @param progress lines for a person
     * @throws IOException if the result can't be written
     */
    CorpusTotals judge(CorpusRequest request, SpecifiedRulesets rulesets, PrintWriter progress) throws IOException;
}
