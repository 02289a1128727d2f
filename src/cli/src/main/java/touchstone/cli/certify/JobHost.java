package touchstone.cli.certify;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.dataformat.yaml.YAMLGenerator;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The code hosts for which {@code --script} prints a job, each in its own format. */
enum JobHost {
    GITHUB(".github/workflows/touchstone.yml") {
        @Override
        Map<String, Object> job(JobScript script) {
            String touchstone = "\"$RUNNER_TEMP/touchstone\"";
            Map<String, Object> job = new LinkedHashMap<>();
            job.put("runs-on", "ubuntu-24.04");
            job.put("timeout-minutes", 60);
            // With pipefail, and nothing of the user's.
            job.put("defaults", Map.of("run", Map.of("shell", "bash")));
            job.put(
                    "steps",
                    List.of(
                            Map.of("uses", "actions/checkout@v5"),
                            step("uses", "actions/setup-java@v5", "with", java()),
                            cache("restore"),
                            step("name", "Fetch and build Touchstone", "run", script.fetch(touchstone)),
                            cache("save"),
                            step("name", "Build or install the engine", "run", script.build()),
                            step(
                                    "name",
                                    "Certify",
                                    "run",
                                    script.certify(
                                            touchstone, "\"$RUNNER_TEMP/baseline.yaml\"", "\"$GITHUB_STEP_SUMMARY\"")),
                            keep()));
            Map<String, Object> workflow = new LinkedHashMap<>();
            workflow.put("name", "Rules of Go");
            workflow.put("on", List.of("push", "pull_request"));
            workflow.put("permissions", Map.of("contents", "read"));
            workflow.put("env", variables(script));
            Map<String, Object> jobs = new LinkedHashMap<>();
            jobs.put("touchstone", job);
            jobs.put("alerts", alerts());
            workflow.put("jobs", jobs);
            return workflow;
        }

        /** Kept whatever the engine does, so before it is tried. */
        private Map<String, Object> cache(String action) {
            return step(
                    "uses",
                    "actions/cache/" + action + "@v5",
                    "with",
                    step(
                            "path",
                            "${{ runner.temp }}/touchstone",
                            "key",
                            "touchstone-${{ runner.os }}-${{ env.TOUCHSTONE_REVISION }}"));
        }

        /** A job of its own, so that the permission is never there while the engine runs; without code scanning it does nothing. */
        private Map<String, Object> alerts() {
            Map<String, Object> job = new LinkedHashMap<>();
            job.put("needs", "touchstone");
            job.put("if", "${{ !cancelled() }}");
            job.put("runs-on", "ubuntu-24.04");
            job.put("continue-on-error", true);
            job.put("permissions", step("contents", "read", "security-events", "write"));
            job.put(
                    "steps",
                    List.of(
                            Map.of("uses", "actions/checkout@v5"),
                            step(
                                    "uses",
                                    "actions/download-artifact@v7",
                                    "with",
                                    step("name", JobScript.RUN, "path", JobScript.RUN)),
                            step(
                                    "uses",
                                    "github/codeql-action/upload-sarif@v4",
                                    "with",
                                    Map.of("sarif_file", JobScript.RUN + "/touchstone.sarif"))));
            return job;
        }

        private Map<String, Object> java() {
            return step("distribution", "temurin", "java-version", "17");
        }

        private Map<String, Object> keep() {
            Map<String, Object> step = step("name", "Keep the results", "if", "${{ !cancelled() }}");
            step.put("uses", "actions/upload-artifact@v7");
            step.put("with", step("name", JobScript.RUN, "path", JobScript.RUN));
            return step;
        }
    },

    GITLAB(".gitlab-ci.yml, or a file that it includes") {
        @Override
        Map<String, Object> job(JobScript script) {
            String touchstone = "\"$touchstone\"";
            Map<String, Object> artifacts = new LinkedHashMap<>();
            artifacts.put("when", "always");
            artifacts.put("paths", List.of(JobScript.RUN + "/"));
            artifacts.put("reports", Map.of("junit", JobScript.RUN + "/junit.xml"));
            Map<String, Object> job = new LinkedHashMap<>();
            job.put("image", "maven:3.9-eclipse-temurin-17");
            Map<String, Object> variables = variables(script);
            variables.put("MAVEN_OPTS", "-Dmaven.repo.local=$CI_PROJECT_DIR/.m2");
            job.put("variables", variables);
            job.put("cache", step("key", "touchstone-maven", "paths", List.of(".m2/")));
            job.put(
                    "script",
                    List.of(
                            "touchstone=$(mktemp -d)/touchstone\n" + script.fetch(touchstone),
                            script.build(),
                            script.certify(
                                    touchstone, "\"$touchstone.baseline.yaml\"", JobScript.RUN + "/summary.md")));
            job.put("artifacts", artifacts);
            return Map.of("touchstone", job);
        }
    };

    private static final YAMLMapper YAML = YAMLMapper.builder()
            .disable(YAMLGenerator.Feature.WRITE_DOC_START_MARKER)
            .disable(YAMLGenerator.Feature.SPLIT_LINES)
            .enable(YAMLGenerator.Feature.MINIMIZE_QUOTES)
            .enable(YAMLGenerator.Feature.ALWAYS_QUOTE_NUMBERS_AS_STRINGS)
            .enable(YAMLGenerator.Feature.LITERAL_BLOCK_STYLE)
            .enable(YAMLGenerator.Feature.INDENT_ARRAYS_WITH_INDICATOR)
            .build();

    private final String file;

    JobHost(String file) {
        this.file = file;
    }

    /** The job as a whole file. */
    String yaml(JobScript script) {
        try {
            return script.header(file) + YAML.writeValueAsString(job(script));
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("texts and maps of texts can always be written", e);
        }
    }

    abstract Map<String, Object> job(JobScript script);

    /** As it is typed. */
    @Override
    public String toString() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }

    private static Map<String, Object> variables(JobScript script) {
        return step("TOUCHSTONE_REPOSITORY", script.repository(), "TOUCHSTONE_REVISION", script.revision());
    }

    private static Map<String, Object> step(String first, Object one, String second, Object other) {
        Map<String, Object> step = new LinkedHashMap<>();
        step.put(first, one);
        step.put(second, other);
        return step;
    }
}
