package touchstone.explore.campaign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** What is made ahead comes in order, and not too much of it is made. */
class OrderedPrefetchTest {

    @Test
    void comesInOrderHoweverLongEachTakes() {
        try (OrderedPrefetch<Long> ahead = new OrderedPrefetch<>(OrderedPrefetchTest::slowly, 200, 4, 16)) {
            List<Long> came = new ArrayList<>();
            for (Optional<Long> next = ahead.next(); next.isPresent(); next = ahead.next()) {
                came.add(next.get());
            }
            assertThat(came)
                    .isEqualTo(LongStream.range(0, 200)
                            .map(OrderedPrefetchTest::slowly)
                            .boxed()
                            .toList());
        }
    }

    /** Some numbers take much longer than others. */
    private static long slowly(long number) {
        long sum = number;
        for (long i = 0; i < (number % 7 == 0 ? 100_000 : 10); i++) {
            sum = sum * 31 + i;
        }
        return sum;
    }

    @Test
    void noMoreIsMadeThanMayWait() {
        AtomicInteger made = new AtomicInteger();
        try (OrderedPrefetch<Integer> ahead = new OrderedPrefetch<>(number -> made.incrementAndGet(), 1000, 2, 5)) {
            ahead.next();
            ahead.quietly(() -> assertThat(made).hasValueLessThanOrEqualTo(5));
        }
    }

    @Test
    void aFaultOfTheMakerIsNotLost() {
        try (OrderedPrefetch<Long> ahead = new OrderedPrefetch<>(number -> 1 / number, 3, 1, 3)) {
            assertThatThrownBy(ahead::next).hasCauseInstanceOf(ArithmeticException.class);
        }
    }
}
