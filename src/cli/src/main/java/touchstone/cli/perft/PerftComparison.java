package touchstone.cli.perft;

import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import touchstone.cli.options.ReferenceSubjects;
import touchstone.cli.options.SubjectCandidate;
import touchstone.cli.run.BriefingText;
import touchstone.cli.terminal.CommandException;
import touchstone.cli.terminal.ExitCode;
import touchstone.cli.terminal.LastErrorLine;
import touchstone.mutants.Mutant;
import touchstone.mutants.Mutants;
import touchstone.reference.BaseRules;
import touchstone.reference.Game;
import touchstone.spi.Capability;
import touchstone.spi.Subject;
import touchstone.spi.SubjectErrorException;
import touchstone.spi.UnsupportedException;
import touchstone.suite.specification.Ruleset;

/** One run in which an engine counts beside the reference. */
record PerftComparison(PerftStartOptions root, int depth, boolean divide, PerftPrinter printer, PrintWriter err) {

    /** Who counts, and the rules it is held to. */
    record Contender(SubjectCandidate candidate, Ruleset rules) {}

    /** What a subject of this name claims to play, if it is a mutant. */
    static Optional<Ruleset> pretended(String subject) {
        return Mutants.all().stream()
                .filter(mutant -> subject.equals(Mutants.PREFIX + mutant.name()))
                .map(Mutant::claimed)
                .map(claim ->
                        Ruleset.at(claim.isRuleset() ? claim.ruleset() : "what it claims", claim.rules(), List.of()))
                .findFirst();
    }

    ExitCode play(Contender contender, PerftJson file) throws InterruptedException {
        SubjectCandidate candidate = contender.candidate();
        String rules = contender.rules().name();
        Game game = root.game(rules(contender), rules);
        candidate.remarks().forEach(remark -> printer.line(candidate.label() + ": " + remark));
        try {
            Subject subject = candidate.start().get();
            subject.rulesSetting()
                    .ifPresent(setting ->
                            printer.line(BriefingText.of(subject.identity().id(), setting) + "\n"));
            PerftResult comparison = compare(subject, game);
            file.compared(rules, subject.identity(), comparison);
            new PerftComparisonScreen(root, subject.identity(), rules, divide, printer).show(comparison);
            return comparison.agrees() ? ExitCode.OK : ExitCode.VIOLATIONS;
        } catch (UnsupportedException unsupported) {
            throw CommandException.trouble(candidate.label() + ": can't begin on " + root.words() + ": "
                    + unsupported.getMessage() + "; choose another --board");
        } catch (SubjectErrorException broken) {
            throw CommandException.trouble(candidate.label() + ": " + broken.getMessage() + LastErrorLine.of(broken));
        }
    }

    private static BaseRules rules(Contender contender) {
        return ReferenceSubjects.rules(contender.rules());
    }

    private PerftResult compare(Subject subject, Game game) throws InterruptedException {
        if (!subject.capabilities().contains(Capability.ENFORCES_LEGALITY)) {
            printer.line(subject.identity().id()
                    + " is not known to refuse any move. The count is of the moves it accepts, without those that "
                    + "it calls illegal when asked.\n");
        }
        double tries = tries(game);
        try (SubjectPerft count = new SubjectPerft(subject, root.opening(), root.moves(), game);
                PerftProgress progress =
                        new PerftProgress("perft " + subject.identity().id(), err)) {
            return count.compare(depth, tried -> progress.accept(Math.min(1, tried / tries)));
        }
    }

    /** How many sequences are tried if there is no difference. */
    private double tries(Game game) throws InterruptedException {
        int choices = game.board().size() + 1;
        double tries = choices;
        if (depth > 1) {
            for (PerftRow row : new Perft(game, depth - 1).count(1, part -> {}).rows()) {
                tries += (double) (row.sequences() - row.ended()) * choices;
            }
        }
        return tries;
    }
}
