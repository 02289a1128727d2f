package touchstone.cli.dev.killmatrix;

/** The results of fuzz and identify, which need no scenario of the broken clause, on one mutant. */
public record ToolTrials(FuzzTrial fuzz, IdentifyTrial identify) {}
