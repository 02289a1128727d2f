package touchstone.cli.dev.killmatrix;

/** What the tools that need no scenario of the broken clause made of one mutant. */
public record ToolTrials(FuzzTrial fuzz, IdentifyTrial identify) {}
