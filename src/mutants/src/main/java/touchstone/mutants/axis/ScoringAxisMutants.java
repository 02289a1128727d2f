package touchstone.mutants.axis;

import static touchstone.mutants.Mutant.mutant;

import java.util.List;
import touchstone.mutants.Mutant;
import touchstone.mutants.MutantSource;
import touchstone.mutants.fault.GroupTaxFaults;
import touchstone.mutants.fault.PrisonerFaults;
import touchstone.mutants.fault.ScoreFaults;
import touchstone.mutants.fault.SekiFaults;
import touchstone.reference.choice.GroupTax;
import touchstone.reference.choice.Neutral;
import touchstone.reference.choice.PassStones;
import touchstone.reference.choice.Scoring;
import touchstone.reference.choice.Seki;
import touchstone.reference.choice.Variant;

/** What is counted: scoring, neutral points, seki and group tax. */
public final class ScoringAxisMutants implements MutantSource {

    private static final Variant TERRITORY = Variant.BASE.with(Scoring.TERRITORY);
    private static final Variant STONES = Variant.BASE.with(Scoring.STONES);
    private static final Variant SEKI = TERRITORY.with(Seki.DOES_NOT_COUNT);
    private static final Variant TAXED = Variant.BASE.with(GroupTax.TWO);

    @Override
    public List<Mutant> mutants() {
        return List.of(
                mutant(Variant.BASE, "area-by-territory", "counts territory and captured stones where area counts")
                        .breaking("scoring.area", Scoring.TERRITORY)
                        .touching("scoring.area.captured"),
                mutant(Variant.BASE, "area-and-prisoners", "adds captured stones to the area")
                        .breaking("scoring.area.captured", PrisonerFaults.ADDED),
                mutant(TERRITORY, "territory-by-area", "counts area where territory counts")
                        .breaking("scoring.territory", Scoring.AREA)
                        .touching("scoring.territory.*"),
                mutant(TERRITORY, "prisoners-forgotten", "forgets the captured stones")
                        .breaking("scoring.territory.captured", PrisonerFaults.FORGOTTEN),
                mutant(
                                TERRITORY,
                                "passes-cost-a-point",
                                "lets a pass cost a point too, so that a play in one's own territory costs nothing")
                        .breaking("scoring.territory.filling", PassStones.GIVEN)
                        .touching("scoring.territory.*"),
                mutant(
                                TERRITORY,
                                "territory-from-area",
                                "takes equally many stones off both areas, as if both had played equally often")
                        .breaking("scoring.territory.neutral", ScoreFaults.EQUAL_REMOVAL)
                        .touching("scoring.territory.*"),
                mutant(STONES, "stones-by-area", "counts surrounded points where stones count")
                        .breaking("scoring.stones", Scoring.AREA)
                        .touching("scoring.stones.filling"),
                mutant(
                                STONES,
                                "stones-by-territory",
                                "counts territory where stones count, so that filling it loses points")
                        .breaking("scoring.stones.filling", Scoring.TERRITORY)
                        .touching("scoring.stones"),
                mutant(Variant.BASE, "neutral-for-both", "gives a neutral point to both players")
                        .breaking("neutral.nobody", Neutral.BOTH),
                mutant(Neutral.BOTH, "neutral-not-for-both", "leaves out the points that belong to both")
                        .breaking("neutral.both", Neutral.NOBODY),
                mutant(Neutral.BOTH, "both-share-neutral", "divides the points that belong to both")
                        .breaking("neutral.both", Neutral.HALVES),
                mutant(Neutral.HALVES, "neutral-not-halved", "gives nobody anything for a shared point")
                        .breaking("neutral.halves", Neutral.NOBODY),
                mutant(Variant.BASE, "eyes-in-seki-left-out", "leaves out what stones in seki surround")
                        .breaking("seki.counts", Seki.DOES_NOT_COUNT),
                mutant(SEKI, "eyes-in-seki-counted", "counts what stones in seki surround")
                        .breaking("seki.does-not-count", Seki.COUNTS)
                        .touching("seki.does-not-count.*"),
                mutant(
                                SEKI,
                                "two-eyes-never-in-seki",
                                "takes no chain with two eyes for one in seki, whatever it borders")
                        .breaking("seki.does-not-count.unfilled", SekiFaults.TWO_EYES_NEVER)
                        .touching("seki.does-not-count", "seki.does-not-count.shared"),
                mutant(SEKI, "seki-chain-by-chain", "looks at each chain alone to see whether it is in seki")
                        .breaking("seki.does-not-count.shared", SekiFaults.CHAIN_BY_CHAIN)
                        .touching("seki.does-not-count"),
                mutant(Variant.BASE, "taxed-unasked", "takes two points off for each group")
                        .breaking("group-tax.none", GroupTax.TWO),
                mutant(TAXED, "untaxed", "takes nothing off for groups")
                        .breaking("group-tax.two", GroupTax.NONE)
                        .touching("group-tax.two.*"),
                mutant(TAXED, "taxed-by-chain", "takes points off for each chain, not for each group")
                        .breaking("group-tax.two.group", GroupTaxFaults.BY_CHAIN),
                mutant(TAXED, "taxed-beyond-eyes", "takes two points off for a group with one eye or none")
                        .breaking("group-tax.two.seki", GroupTaxFaults.WITHOUT_EYES));
    }
}
