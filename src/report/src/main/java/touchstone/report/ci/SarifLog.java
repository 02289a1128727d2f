package touchstone.report.ci;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * As much of the Static Analysis Results Interchange Format, SARIF 2.1.0, as is written here. Names are those of the format;
 * which of them GitHub reads, and which it asks for, stands in its pages on code scanning.
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
record SarifLog(@JsonProperty("$schema") String schema, String version, List<Run> runs) {

    static final String SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json";

    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    record Run(
            Tool tool,
            AutomationDetails automationDetails,
            List<Invocation> invocations,
            List<Result> results,
            String columnKind,
            Map<String, Object> properties) {}

    record Tool(Driver driver) {}

    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    record Driver(String name, String version, Optional<String> semanticVersion, List<Rule> rules) {}

    /** @param helpUri where the rule can be read; a whole address */
    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    record Rule(
            String id,
            Text shortDescription,
            Text fullDescription,
            Text help,
            Optional<String> helpUri,
            Map<String, Object> properties) {}

    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    record Text(String text, Optional<String> markdown) {}

    /** @param id what tells analyses of one commit apart, up to the last slash */
    record AutomationDetails(String id) {}

    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    record Invocation(
            boolean executionSuccessful,
            Optional<Integer> exitCode,
            String commandLine,
            String startTimeUtc,
            Optional<String> endTimeUtc,
            List<Notification> toolExecutionNotifications) {}

    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    record Notification(String level, Text message, Optional<RuleReference> associatedRule) {}

    record RuleReference(String id) {}

    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    record Result(
            String ruleId,
            int ruleIndex,
            String level,
            Text message,
            List<Location> locations,
            Map<String, String> partialFingerprints,
            Optional<String> baselineState,
            @JsonInclude(JsonInclude.Include.NON_EMPTY) List<Suppression> suppressions,
            Map<String, Object> properties) {}

    record Location(PhysicalLocation physicalLocation, List<LogicalLocation> logicalLocations) {}

    record PhysicalLocation(ArtifactLocation artifactLocation, Region region) {}

    record ArtifactLocation(String uri) {}

    /** GitHub asks for all four, from 1. */
    record Region(int startLine, int startColumn, int endLine, int endColumn) {}

    record LogicalLocation(String fullyQualifiedName, String kind) {}

    record Suppression(String kind, String status, String justification) {}
}
