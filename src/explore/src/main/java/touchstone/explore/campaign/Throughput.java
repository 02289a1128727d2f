package touchstone.explore.campaign;

import com.fasterxml.jackson.annotation.JsonIgnore;

/**
 * How fast a campaign was.
 *
 * @param commands asked of the subject on traces, whatever a subject is asked in
 * @param seconds that these traces took, writing and comparing included
 * @param sampled how many of these commands were asked once more, plainly
 * @param sampleSeconds that they had taken on the traces
 * @param plainSeconds that they took plainly: sent and answered, and nothing else
 */
public record Throughput(long commands, double seconds, long sampled, double sampleSeconds, double plainSeconds) {

    public static final Throughput NONE = new Throughput(0, 0, 0, 0, 0);

    Throughput traced(long more, double took) {
        return new Throughput(commands + more, seconds + took, sampled, sampleSeconds, plainSeconds);
    }

    Throughput again(long more, double took, double plainly) {
        return new Throughput(commands, seconds, sampled + more, sampleSeconds + took, plainSeconds + plainly);
    }

    public Throughput plus(Throughput other) {
        return traced(other.commands, other.seconds).again(other.sampled, other.sampleSeconds, other.plainSeconds);
    }

    /** Commands in a second; 0 if there were none. */
    @JsonIgnore
    public double rate() {
        return seconds == 0 ? 0 : commands / seconds;
    }

    /** The same of what was asked plainly. */
    @JsonIgnore
    public double plainRate() {
        return plainSeconds == 0 ? 0 : sampled / plainSeconds;
    }

    /** Which part of the plain rate was reached on the sample; 0 if there was none. */
    @JsonIgnore
    public double share() {
        return sampleSeconds == 0 ? 0 : plainSeconds / sampleSeconds;
    }
}
