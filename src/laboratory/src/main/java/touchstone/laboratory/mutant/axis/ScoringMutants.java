package touchstone.laboratory.mutant.axis;

import static touchstone.laboratory.mutant.Pretence.at;
import static touchstone.laboratory.mutant.Pretence.with;

import java.util.List;
import touchstone.laboratory.mutant.Mutant;
import touchstone.laboratory.mutant.MutantSource;
import touchstone.laboratory.mutant.breakage.GroupTaxes;
import touchstone.laboratory.mutant.breakage.Prisoners;
import touchstone.laboratory.mutant.breakage.Scores;
import touchstone.laboratory.mutant.breakage.Sekis;
import touchstone.reference.choice.GroupTax;
import touchstone.reference.choice.Neutral;
import touchstone.reference.choice.PassStones;
import touchstone.reference.choice.Scoring;
import touchstone.reference.choice.Seki;
import touchstone.reference.choice.Variant;

/** What is counted: scoring, neutral points, seki and group tax. */
public final class ScoringMutants implements MutantSource {

    private static final Variant TERRITORY = Variant.BASE.with(Scoring.TERRITORY);
    private static final Variant STONES = Variant.BASE.with(Scoring.STONES);
    private static final Variant SEKI = TERRITORY.with(Seki.DOES_NOT_COUNT);
    private static final Variant TAXED = Variant.BASE.with(GroupTax.TWO);

    @Override
    public List<Mutant> mutants() {
        return List.of(
                at(Variant.BASE)
                        .chosen(
                                "area-by-territory",
                                "scoring.area",
                                "counts territory and captured stones where area counts",
                                Scoring.TERRITORY)
                        .touching("scoring.area.captured"),
                at(Variant.BASE)
                        .broken(
                                "area-and-prisoners",
                                "scoring.area.captured",
                                "adds captured stones to the area",
                                Prisoners::added),
                at(TERRITORY)
                        .chosen(
                                "territory-by-area",
                                "scoring.territory",
                                "counts area where territory counts",
                                Scoring.AREA)
                        .touching("scoring.territory.*"),
                at(TERRITORY)
                        .broken(
                                "prisoners-forgotten",
                                "scoring.territory.captured",
                                "forgets the captured stones",
                                Prisoners::forgotten),
                at(TERRITORY)
                        .chosen(
                                "passes-cost-a-point",
                                "scoring.territory.filling",
                                "lets a pass cost a point too, so that a play in one's own territory costs nothing",
                                PassStones.GIVEN)
                        .touching("scoring.territory.*"),
                at(TERRITORY)
                        .broken(
                                "territory-from-area",
                                "scoring.territory.neutral",
                                "takes equally many stones off both areas, as if both had played equally often",
                                Scores::equalRemoval)
                        .touching("scoring.territory.*"),
                at(STONES)
                        .chosen(
                                "stones-by-area",
                                "scoring.stones",
                                "counts surrounded points where stones count",
                                Scoring.AREA)
                        .touching("scoring.stones.filling"),
                at(STONES)
                        .chosen(
                                "stones-by-territory",
                                "scoring.stones.filling",
                                "counts territory where stones count, so that filling it loses points",
                                Scoring.TERRITORY)
                        .touching("scoring.stones"),
                at(Variant.BASE)
                        .chosen(
                                "neutral-for-both",
                                "neutral.nobody",
                                "gives a neutral point to both players",
                                Neutral.BOTH),
                with(Neutral.BOTH)
                        .chosen(
                                "neutral-not-for-both",
                                "neutral.both",
                                "leaves out the points that belong to both",
                                Neutral.NOBODY),
                with(Neutral.BOTH)
                        .chosen(
                                "both-share-neutral",
                                "neutral.both",
                                "divides the points that belong to both",
                                Neutral.HALVES),
                with(Neutral.HALVES)
                        .chosen(
                                "neutral-not-halved",
                                "neutral.halves",
                                "gives nobody anything for a shared point",
                                Neutral.NOBODY),
                at(Variant.BASE)
                        .chosen(
                                "eyes-in-seki-left-out",
                                "seki.counts",
                                "leaves out what stones in seki surround",
                                Seki.DOES_NOT_COUNT),
                at(SEKI).chosen(
                                "eyes-in-seki-counted",
                                "seki.does-not-count",
                                "counts what stones in seki surround",
                                Seki.COUNTS)
                        .touching("seki.does-not-count.*"),
                at(SEKI).broken(
                                "two-eyes-never-in-seki",
                                "seki.does-not-count.unfilled",
                                "takes no chain with two eyes for one in seki, whatever it borders",
                                Sekis::twoEyesNever)
                        .touching("seki.does-not-count", "seki.does-not-count.shared"),
                at(SEKI).broken(
                                "seki-chain-by-chain",
                                "seki.does-not-count.shared",
                                "looks at each chain alone to see whether it is in seki",
                                Sekis::chainByChain)
                        .touching("seki.does-not-count"),
                at(Variant.BASE)
                        .chosen("taxed-unasked", "group-tax.none", "takes two points off for each group", GroupTax.TWO),
                at(TAXED)
                        .chosen("untaxed", "group-tax.two", "takes nothing off for groups", GroupTax.NONE)
                        .touching("group-tax.two.*"),
                at(TAXED)
                        .broken(
                                "taxed-by-chain",
                                "group-tax.two.group",
                                "takes points off for each chain, not for each group",
                                GroupTaxes::byChain),
                at(TAXED)
                        .broken(
                                "taxed-beyond-eyes",
                                "group-tax.two.seki",
                                "takes two points off for a group with one eye or none",
                                GroupTaxes::withoutEyes));
    }
}
