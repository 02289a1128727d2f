package touchstone.explore.speed;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.ScalarResult;

/**
 * Operations in a second of processor time, that of the compiler and of the garbage collector included: what a processor does that
 * has nothing else to do. On a machine that has, JMH's own figure is lower.
 */
public final class ProcessorTime implements InternalProfiler {

    static final String LABEL = "processor";

    private final OperatingSystemMXBean system = ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
    private long before;

    @Override
    public String getDescription() {
        return "operations in a second of processor time";
    }

    @Override
    public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
        before = system.getProcessCpuTime();
    }

    @Override
    public Collection<? extends Result<?>> afterIteration(
            BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
        double seconds = (system.getProcessCpuTime() - before) / (double) TimeUnit.SECONDS.toNanos(1);
        double speed = result.getMetadata().getMeasuredOps() / seconds;
        return List.of(new ScalarResult(LABEL, speed, "ops/s", AggregationPolicy.AVG));
    }
}
