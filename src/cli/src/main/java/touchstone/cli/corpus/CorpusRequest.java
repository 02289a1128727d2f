package touchstone.cli.corpus;

import java.nio.file.Path;
import java.util.List;
import touchstone.formats.sgf.SgfReading;

/**
 * What a corpus is made of.
 *
 * @param sources files and folders, or addresses of a file system that the cluster knows
 * @param out the folder that is written
 * @param master of Spark, as in {@code local[2]} or {@code spark://host:7077}
 * @param column of Parquet files, with the records as text or as bytes
 */
public record CorpusRequest(List<String> sources, Path out, String master, SgfReading reading, String column) {

    public CorpusRequest {
        sources = List.copyOf(sources);
    }
}
