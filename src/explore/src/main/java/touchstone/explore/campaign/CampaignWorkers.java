package touchstone.explore.campaign;

import java.util.List;

/** Those who play the parts of a campaign, each with processes of the subject of its own. */
public interface CampaignWorkers {

    /** How many play at a time, at least 1. */
    int count();

    /**
     * Has all parts played.
     *
     * @throws touchstone.spi.SubjectErrorException as soon as one of them can't start the subject, or it breaks down again and again
     */
    void play(List<CampaignPart> parts, Results results);

    /** Takes what came of parts, in any order, by one thread. */
    @FunctionalInterface
    interface Results {

        /**
         * One part has been played.
         *
         * @param index of the part in the list
         * @return whether to go on
         */
        boolean take(int index, PlayedPart played);
    }
}
