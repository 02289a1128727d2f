package touchstone.report.badge;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import touchstone.suite.result.VisibleJson;

/** A badge as shields.io asks an endpoint for it: schema version 1 of https://shields.io/badges/endpoint-badge. */
public final class BadgeEndpoint {

    private static final ObjectMapper JSON = VisibleJson.mapper();

    private BadgeEndpoint() {}

    /** The JSON, with a line feed at its end. */
    public static String of(Badge badge) {
        ObjectNode endpoint = JSON.createObjectNode();
        endpoint.put("schemaVersion", 1);
        endpoint.put("label", badge.label());
        endpoint.put("message", badge.message());
        endpoint.put("color", badge.colour().shields());
        return endpoint.toPrettyString() + "\n";
    }
}
