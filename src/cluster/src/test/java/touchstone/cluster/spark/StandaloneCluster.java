package touchstone.cluster.spark;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** A master and workers of this machine alone, each a process, from the jars that the build has put in Spark's layout. */
public final class StandaloneCluster implements AutoCloseable {

    static final String WORKER = "org.apache.spark.deploy.worker.Worker";

    private static final String HOST = "127.0.0.1";

    private final Path folder;
    private final int port;
    private final List<Process> processes = new ArrayList<>();

    private StandaloneCluster(Path folder, int port) {
        this.folder = folder;
        this.port = port;
    }

    /** @param folder for what the processes write */
    public static StandaloneCluster ofTwo(Path folder) throws IOException {
        StandaloneCluster cluster = new StandaloneCluster(folder, freePort());
        try {
            cluster.start("org.apache.spark.deploy.master.Master", "--port", Integer.toString(cluster.port));
            cluster.awaitMaster();
            for (int i = 0; i < 2; i++) {
                cluster.start(WORKER, cluster.master(), "--cores", "1", "--memory", "2g");
            }
            return cluster;
        } catch (IOException failed) {
            cluster.close();
            throw failed;
        }
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }

    private void start(String program, String... arguments) throws IOException {
        Path home = Path.of(System.getenv("SPARK_HOME"));
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "@java-options",
                "-Xmx256m",
                "-cp",
                home.resolve("jars") + "/*",
                program,
                "--host",
                HOST,
                "--webui-port",
                "0"));
        if (program.equals(WORKER)) {
            command.addAll(List.of("--work-dir", folder.resolve("work").toString()));
        }
        Stream.of(arguments).forEach(command::add);
        processes.add(new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(
                        folder.resolve("spark-" + processes.size() + ".log").toFile())
                .start());
    }

    /** A worker that finds no master begins anew after a long while only. */
    private void awaitMaster() throws IOException {
        while (!answers()) {
            try {
                if (processes.get(0).waitFor(100, TimeUnit.MILLISECONDS)) {
                    throw new IOException("Spark's master has ended; see " + folder.resolve("spark-0.log"));
                }
            } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
                throw new IOException("interrupted while waiting for Spark's master", interrupted);
            }
        }
    }

    private boolean answers() {
        try (Socket socket = new Socket()) {
            socket.connect(new InetSocketAddress(HOST, port), 1000);
            return true;
        } catch (IOException notYet) {
            return false;
        }
    }

    public String master() {
        return "spark://" + HOST + ":" + port;
    }

    @Override
    public void close() {
        processes.forEach(process -> process.descendants().forEach(ProcessHandle::destroyForcibly));
        processes.forEach(Process::destroyForcibly);
    }
}
