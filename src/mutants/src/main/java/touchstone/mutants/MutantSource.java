package touchstone.mutants;

import java.util.List;

/** A file of mutants, found through {@code META-INF/services/} in the order in which they are listed there. */
public interface MutantSource {

    List<Mutant> mutants();
}
