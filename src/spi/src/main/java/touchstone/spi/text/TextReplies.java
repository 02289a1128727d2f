package touchstone.spi.text;

import java.time.Duration;
import java.util.List;

/**
 * What a program answered to some text.
 *
 * @param replies in the order in which they came
 * @param stray what was printed that belongs to no reply, without empty lines; untrusted
 * @param ended whether the program has ended
 * @param took from the sending of the text to the last answer
 */
public record TextReplies(List<TextReply> replies, String stray, boolean ended, Duration took) {

    public TextReplies {
        replies = List.copyOf(replies);
    }
}
