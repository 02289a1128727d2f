package touchstone.cli.fuzz;

import java.util.List;
import touchstone.cli.cluster.Cluster;
import touchstone.explore.campaign.CampaignPart;
import touchstone.explore.campaign.CampaignWorkers;

/** Workers of a cluster, who play the parts of a campaign. */
record ClusterWorkers(Cluster cluster, FuzzPart work) implements CampaignWorkers {

    @Override
    public int count() {
        return cluster.processors();
    }

    @Override
    public void play(List<CampaignPart> parts, Results results) {
        cluster.each(parts, work, (index, result) -> results.take(index, result.orTrouble()));
    }
}
