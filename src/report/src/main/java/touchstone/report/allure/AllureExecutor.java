package touchstone.report.allure;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import touchstone.report.text.UntrustedText;

/**
 * Who ran it, for Allure's {@code executor.json}: the job of a server, as far as the environment says, or else
 * Touchstone.
 *
 * @param name what it is called
 * @param type by which Allure chooses a sign
 * @param address of the job on the web
 */
record AllureExecutor(String name, String type, Optional<String> address) {

    /** @param environment variables by their names, as a process has them */
    static AllureExecutor of(Map<String, String> environment, String version) {
        if ("true".equals(environment.get("GITHUB_ACTIONS"))) {
            return new AllureExecutor(
                    "GitHub Actions, run " + environment.getOrDefault("GITHUB_RUN_NUMBER", "?"),
                    "github",
                    Optional.of(environment.get("GITHUB_SERVER_URL") + "/" + environment.get("GITHUB_REPOSITORY")
                            + "/actions/runs/" + environment.get("GITHUB_RUN_ID")));
        } else if ("true".equals(environment.get("GITLAB_CI"))) {
            return new AllureExecutor(
                    "GitLab, job " + environment.getOrDefault("CI_JOB_ID", "?"),
                    "gitlab",
                    Optional.ofNullable(environment.get("CI_JOB_URL")));
        } else if (environment.containsKey("JENKINS_URL")) {
            return new AllureExecutor(
                    "Jenkins, build " + environment.getOrDefault("BUILD_NUMBER", "?"),
                    "jenkins",
                    Optional.ofNullable(environment.get("BUILD_URL")));
        }
        return new AllureExecutor("Touchstone " + version, "touchstone", Optional.empty());
    }

    /**
     * @param order of this run among those that are compared with it, from 1
     * @param title what was run
     */
    Map<String, Object> json(long order, String title, String reportName) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("name", UntrustedText.name(name));
        json.put("type", type);
        json.put("buildOrder", order);
        json.put("buildName", "Run " + order + ": " + title);
        json.put("reportName", reportName);
        address.filter(AllureLabels::isWebAddress).ifPresent(url -> json.put("buildUrl", url));
        return json;
    }
}
