package touchstone.laboratory.matrix;

/** What the tools that need no scenario of the broken clause made of one mutant. */
public record Trials(FuzzTrial fuzz, IdentifyTrial identify) {}
