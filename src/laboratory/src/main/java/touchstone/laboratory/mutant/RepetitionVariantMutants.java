package touchstone.laboratory.mutant;

import static touchstone.reference.choice.Repetition.ING;
import static touchstone.reference.choice.Repetition.NATURAL_SITUATIONAL;
import static touchstone.reference.choice.Repetition.NEW_ZEALAND;
import static touchstone.reference.choice.Repetition.NONE;
import static touchstone.reference.choice.Repetition.NO_RESULT;
import static touchstone.reference.choice.Repetition.PLAY_ELSEWHERE;
import static touchstone.reference.choice.Repetition.POSITIONAL;
import static touchstone.reference.choice.Repetition.SIMPLE;
import static touchstone.reference.choice.Repetition.SIMPLE_OWN;
import static touchstone.reference.choice.Repetition.SIMPLE_STONE;
import static touchstone.reference.choice.Repetition.SITUATIONAL;
import static touchstone.reference.choice.Repetition.TIE;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Position;
import touchstone.reference.Refusal;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.Variant;

/** The axis of repetition: rules that take one of its values for another, and some that get one wrong in their own way. */
final class RepetitionVariantMutants {

    private RepetitionVariantMutants() {}

    static List<Mutant> all() {
        return Stream.of(free(), koRule(), byStones(), superko(), agreed(), ing())
                .flatMap(List::stream)
                .toList();
    }

    private static List<Mutant> free() {
        return List.of(
                taken(
                        "free-ko-closed",
                        "repetition.none",
                        NONE,
                        SIMPLE,
                        "closes a ko for a move, where nothing is closed"),
                taken(
                                "free-cycles-closed",
                                "repetition.none.cycles",
                                NONE,
                                POSITIONAL,
                                "plays positional superko instead")
                        .touching("repetition.none"));
    }

    private static List<Mutant> koRule() {
        return List.of(
                taken("simple-no-ko", "repetition.simple", SIMPLE, NONE, "lets a ko be retaken at once")
                        .touching("repetition.simple.*"),
                of(
                        "simple-ko-after-pass",
                        "repetition.simple.pass",
                        SIMPLE,
                        "opens a ko to who passed before it",
                        AfterPass::new),
                taken(
                        "simple-by-stones",
                        "repetition.simple.pass",
                        SIMPLE,
                        SIMPLE_STONE,
                        "looks for stones, not positions"),
                taken("simple-superko", "repetition.simple.cycles", SIMPLE, POSITIONAL, "forbids longer cycles too")
                        .touching("repetition.simple.*"),
                taken("simple-own-no-ko", "repetition.simple-own", SIMPLE_OWN, NONE, "lets a ko be retaken at once")
                        .touching("repetition.simple-own.*"),
                taken(
                        "simple-own-first-move",
                        "repetition.simple-own",
                        SIMPLE_OWN,
                        SIMPLE,
                        "keeps a first move from repeating"),
                taken(
                        "simple-own-all",
                        "repetition.simple-own.cycles",
                        SIMPLE_OWN,
                        NEW_ZEALAND,
                        "counts all the player's moves"));
    }

    private static List<Mutant> byStones() {
        return List.of(
                taken(
                                "ko-stone-unprotected",
                                "repetition.simple-stone",
                                SIMPLE_STONE,
                                NONE,
                                "lets a ko be retaken at once")
                        .touching("repetition.simple-stone.*"),
                of(
                        "ko-stone-among-others",
                        "repetition.simple-stone",
                        SIMPLE_STONE,
                        "protects the chain it has joined",
                        KoChain::new),
                taken(
                        "ko-stone-positions",
                        "repetition.simple-stone.free",
                        SIMPLE_STONE,
                        SIMPLE,
                        "forbids by positions"),
                taken(
                                "ko-stone-superko",
                                "repetition.simple-stone.free",
                                SIMPLE_STONE,
                                POSITIONAL,
                                "forbids longer cycles too")
                        .touching("repetition.simple-stone"),
                taken(
                        "ko-stone-agreement",
                        "repetition.simple-stone.free",
                        SIMPLE_STONE,
                        NO_RESULT,
                        "lets players call it off"),
                taken(
                                "elsewhere-at-once",
                                "repetition.play-elsewhere",
                                PLAY_ELSEWHERE,
                                NONE,
                                "lets a ko be retaken at once")
                        .touching("repetition.play-elsewhere.*"),
                taken(
                        "elsewhere-by-pass",
                        "repetition.play-elsewhere.pass",
                        PLAY_ELSEWHERE,
                        SIMPLE_STONE,
                        "takes a pass for it"));
    }

    private static List<Mutant> superko() {
        return List.of(
                taken(
                                "psk-with-turn",
                                "repetition.positional",
                                POSITIONAL,
                                SITUATIONAL,
                                "compares whose turn it is too")
                        .touching("repetition.positional.*"),
                taken(
                                "psk-by-player",
                                "repetition.positional.self-capture",
                                POSITIONAL,
                                NEW_ZEALAND,
                                "asks who left the position")
                        .touching("repetition.positional.*"),
                taken(
                                "psk-ko-only",
                                "repetition.positional.cycles",
                                POSITIONAL,
                                SIMPLE,
                                "closes a ko and no longer cycle")
                        .touching("repetition.positional.*"),
                taken(
                                "ssk-no-turn",
                                "repetition.situational",
                                SITUATIONAL,
                                POSITIONAL,
                                "does not compare whose turn it is")
                        .touching("repetition.situational.*"),
                taken(
                                "ssk-by-play",
                                "repetition.situational.pass",
                                SITUATIONAL,
                                NATURAL_SITUATIONAL,
                                "overlooks what passes left")
                        .touching("repetition.situational.*"),
                taken(
                                "ssk-start",
                                "repetition.situational.self-capture",
                                SITUATIONAL,
                                NEW_ZEALAND,
                                "does not count the start")
                        .touching("repetition.situational.cycles"),
                taken(
                                "ssk-ko-only",
                                "repetition.situational.cycles",
                                SITUATIONAL,
                                SIMPLE,
                                "closes a ko and no longer cycle")
                        .touching("repetition.situational.*"),
                taken(
                                "nssk-anybody",
                                "repetition.natural-situational",
                                NATURAL_SITUATIONAL,
                                POSITIONAL,
                                "counts all positions")
                        .touching("repetition.natural-situational.*"),
                taken(
                                "nssk-passes",
                                "repetition.natural-situational.pass",
                                NATURAL_SITUATIONAL,
                                NEW_ZEALAND,
                                "counts passes")
                        .touching("repetition.natural-situational.*"),
                taken(
                                "nssk-start",
                                "repetition.natural-situational.self-capture",
                                NATURAL_SITUATIONAL,
                                SITUATIONAL,
                                "counts the start")
                        .touching("repetition.natural-situational.*"),
                taken(
                                "nssk-ko-only",
                                "repetition.natural-situational.cycles",
                                NATURAL_SITUATIONAL,
                                SIMPLE,
                                "closes only kos")
                        .touching("repetition.natural-situational.*"),
                taken(
                                "nz-anybody",
                                "repetition.new-zealand",
                                NEW_ZEALAND,
                                POSITIONAL,
                                "counts what the opponent's moves left")
                        .touching("repetition.new-zealand.*"),
                taken(
                                "nz-passes",
                                "repetition.new-zealand.pass",
                                NEW_ZEALAND,
                                NATURAL_SITUATIONAL,
                                "does not take a pass for a move")
                        .touching("repetition.new-zealand.*"),
                taken(
                        "nz-start",
                        "repetition.new-zealand.initial",
                        NEW_ZEALAND,
                        SITUATIONAL,
                        "counts the position at the start"),
                of(
                                "nz-single-stone",
                                "repetition.new-zealand.self-capture",
                                NEW_ZEALAND,
                                "never lets the board stand as it is",
                                Moving::new)
                        .touching("repetition.new-zealand.initial"),
                taken(
                                "nz-ko-only",
                                "repetition.new-zealand.cycles",
                                NEW_ZEALAND,
                                SIMPLE,
                                "closes a ko and no longer cycle")
                        .touching("repetition.new-zealand.*"));
    }

    private static List<Mutant> agreed() {
        return List.of(
                taken("no-result-no-ko", "repetition.no-result", NO_RESULT, NONE, "lets a ko be retaken at once")
                        .touching("repetition.no-result.*"),
                taken("no-result-superko", "repetition.no-result", NO_RESULT, POSITIONAL, "forbids longer cycles")
                        .touching("repetition.no-result.*"),
                taken("no-result-is-a-tie", "repetition.no-result.agreement", NO_RESULT, TIE, "calls it a tie"),
                of(
                        "no-result-at-will",
                        "repetition.no-result.agreement",
                        NO_RESULT,
                        "lets players call off any game",
                        AtWill::new),
                taken("tie-no-ko", "repetition.tie", TIE, NONE, "lets a ko be retaken at once")
                        .touching("repetition.tie.*"),
                taken("tie-superko", "repetition.tie", TIE, POSITIONAL, "forbids longer cycles")
                        .touching("repetition.tie.*"),
                taken("tie-has-no-result", "repetition.tie.noticed", TIE, NO_RESULT, "calls it a game without result"),
                of("tie-by-passing", "repetition.tie.noticed", TIE, "takes a pass for a repetition", ByPassing::new));
    }

    private static List<Mutant> ing() {
        return List.of(
                taken("ing-cold", "repetition.ing", ING, NONE, "has no hot stones")
                        .touching("repetition.ing.*"),
                taken(
                                "ing-hot-after-pass",
                                "repetition.ing",
                                ING,
                                PLAY_ELSEWHERE,
                                "keeps a stone hot until a play elsewhere")
                        .touching("repetition.ing.*"),
                taken("ing-is-superko", "repetition.ing.cycles", ING, POSITIONAL, "plays positional superko instead")
                        .seenIn("KataGo, OGS"),
                taken(
                        "ing-knows",
                        "repetition.ing.cycles",
                        ING,
                        SIMPLE_STONE,
                        "claims to know that longer cycles are legal"));
    }

    /** Rules that claim one value and play another. */
    private static Mutant taken(String name, String clause, Repetition claimed, Repetition played, String description) {
        return Mutant.swapped(name, clause, description, Variant.BASE.with(claimed), played);
    }

    private static Mutant of(
            String name, String clause, Repetition claimed, String description, Function<Variant, VariantRules> rules) {
        Variant point = Variant.BASE.with(claimed);
        return Mutant.of(name, clause, description, () -> rules.apply(point)).at(point);
    }

    private static final class AfterPass extends VariantRules {
        AfterPass(Variant variant) {
            super(variant);
        }

        @Override
        public Optional<Refusal> repetition(Game game, Position after) {
            boolean passed = game.previous()
                    .flatMap(Game::lastMove)
                    .filter(Move.Pass.class::isInstance)
                    .isPresent();
            return passed ? Optional.empty() : super.repetition(game, after);
        }
    }

    private static final class KoChain extends VariantRules {
        KoChain(Variant variant) {
            super(variant);
        }

        @Override
        public Optional<Refusal> repetition(Game game, Position after) {
            Color player = game.toMove();
            boolean tookOne = game.previous()
                    .filter(before -> game.removed(player) == before.removed(player) + 1)
                    .isPresent();
            return super.repetition(game, after).or(() -> game.lastMove()
                    .filter(move -> tookOne
                            && move instanceof Move.Play play
                            && after.stone(play.point()).isEmpty())
                    .map(move -> new Refusal.TakesBack("repetition.simple-stone", ((Move.Play) move).point())));
        }
    }

    private static final class Moving extends VariantRules {
        Moving(Variant variant) {
            super(variant);
        }

        @Override
        public Optional<Refusal> repetition(Game game, Position after) {
            return after.equals(game.position())
                    ? Optional.of(new Refusal.Repeats("repetition.new-zealand", game.moves(), after))
                    : super.repetition(game, after);
        }
    }

    private static final class AtWill extends VariantRules {
        AtWill(Variant variant) {
            super(variant);
        }

        @Override
        public boolean hasRepeated(Game game) {
            return true;
        }
    }

    private static final class ByPassing extends VariantRules {
        ByPassing(Variant variant) {
            super(variant);
        }

        @Override
        public boolean hasRepeated(Game game) {
            return game.moments().skip(1).anyMatch(moment -> moment.position().equals(game.position()));
        }
    }
}
