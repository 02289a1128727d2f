package touchstone.explore.campaign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Shards have every trace once between them. */
class ShardTest {

    @ParameterizedTest
    @ValueSource(longs = {0, 1, 2, 3, 10, 11, 12})
    void shareAllWalks(long games) {
        List<Long> numbers = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            Shard shard = new Shard(i, 3);
            LongStream.range(0, shard.share(games)).map(shard::number).forEach(numbers::add);
        }
        assertThat(numbers)
                .containsExactlyInAnyOrderElementsOf(
                        LongStream.range(0, games).boxed().toList());
    }

    @Test
    void theLastMayBeCountedFromOne() {
        assertThat(Shard.parse("3/3")).isEqualTo(Shard.parse("0/3")).hasToString("0/3");
        assertThat(Shard.parse(" 1/4")).isEqualTo(new Shard(1, 4));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "1", "1/0", "4/3", "-1/3", "a/b", "1/3/5", "1/99999999999"})
    void whatIsNoPartIsRefused(String text) {
        assertThatIllegalArgumentException().isThrownBy(() -> Shard.parse(text)).withMessageContaining("as in 1/4");
    }

    @Test
    void gamesAreDividedWithoutLoss() {
        long sum = 0;
        for (int part = 0; part < 7; part++) {
            sum += CampaignLimit.games(100).divided(7, part).games().getAsLong();
        }
        assertThat(sum).isEqualTo(100);
    }
}
