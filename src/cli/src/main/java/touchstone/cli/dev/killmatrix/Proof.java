package touchstone.cli.dev.killmatrix;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchstone.mutants.Mutant;

/**
 * The whole kill matrix: which scenarios catch each mutant, and whether fuzz and identify find it.
 *
 * @param trials by the name of the mutant; of some there may be none yet
 */
public record Proof(KillMatrix matrix, Map<String, ToolTrials> trials) {

    public Proof {
        trials = Map.copyOf(trials);
    }

    public List<Mutant> mutants() {
        return matrix.trials().stream().map(MutantTrial::mutant).toList();
    }

    public Optional<FuzzTrial> fuzz(Mutant mutant) {
        return Optional.ofNullable(trials.get(mutant.name())).map(ToolTrials::fuzz);
    }

    public Optional<IdentifyTrial> identify(Mutant mutant) {
        return Optional.ofNullable(trials.get(mutant.name())).map(ToolTrials::identify);
    }

    /** What smoke finds of one that speaks the Go Text Protocol. */
    public Optional<SmokeTrial> smoke(Mutant mutant) {
        return Optional.ofNullable(trials.get(mutant.name())).flatMap(ToolTrials::smoke);
    }

    /** Why fuzz misses it; empty if it does not, or has not been tried. */
    public Optional<String> missed(Mutant mutant) {
        return fuzz(mutant).filter(trial -> !trial.isFound()).map(trial -> FuzzMiss.of(mutant)
                .words());
    }

    /** Why identify does not notice it; empty if it does, or has not been tried. */
    public Optional<String> unnoticed(Mutant mutant) {
        return identify(mutant).filter(trial -> !trial.isNoticed()).map(trial -> IdentifyMiss.of(mutant)
                .words());
    }

    /** Those that neither fuzz nor identify has been tried on. */
    public List<Mutant> untried() {
        return mutants().stream()
                .filter(mutant -> !trials.containsKey(mutant.name()))
                .toList();
    }
}
