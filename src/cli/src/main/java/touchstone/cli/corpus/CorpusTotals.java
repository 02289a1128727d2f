package touchstone.cli.corpus;

/**
 * What a corpus came to.
 *
 * @param games that were judged, each once
 * @param duplicates of them
 * @param refused games, members of archives and files that could not be read
 * @param page to be read first
 */
public record CorpusTotals(long games, long duplicates, long refused, String page) {}
