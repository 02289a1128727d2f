package touchstone.report.published;

/**
 * What an implementation lacks, so that scenarios could not be tried.
 *
 * @param id such as {@code reads-board}
 * @param meaning what a subject does that has it; the id once more if that is not known here
 * @param scenarios how many need it
 */
public record MissingCapability(String id, String meaning, long scenarios) {}
