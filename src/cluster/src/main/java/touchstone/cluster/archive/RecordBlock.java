package touchstone.cluster.archive;

import java.io.Serializable;

/**
 * A part of a file with whole records, small enough to be judged by one worker.
 *
 * @param place of the file, as {@link Member} has it
 * @param line on which it begins, from 1
 * @param fault why there is nothing to read; null if there is
 */
public record RecordBlock(String place, int line, byte[] bytes, String fault) implements Serializable {

    static RecordBlock broken(Member.Broken member) {
        return new RecordBlock(member.place(), 1, new byte[0], member.fault());
    }
}
