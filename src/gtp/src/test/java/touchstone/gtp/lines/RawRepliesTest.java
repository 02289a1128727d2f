package touchstone.gtp.lines;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;
import touchstone.spi.text.TextReply;

class RawRepliesTest {

    /** It is not lost either: a program may print nothing but answers. */
    @Test
    void aByteOrderMarkIsNoPartOfTheReplyAfterIt() {
        RawReplies marked = RawReplies.of("\uFEFF=1 2\n\n=2 name\n\n", Set.of("1", "2"));
        assertThat(marked.replies()).extracting(TextReply::text).containsExactly("2", "name");
        assertThat(marked.stray()).isEqualTo("\uFEFF");

        assertThat(RawReplies.of("=1 2\n\n", Set.of("1")).stray()).isEmpty();
    }
}
