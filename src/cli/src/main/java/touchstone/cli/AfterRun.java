package touchstone.cli;

import touchstone.report.AllureRequest;

/**
 * What is to be made of a run's results beside the reports that every run has.
 *
 * @param baselines what the results are compared with, and kept in
 * @param certificates what others can check
 * @param hosts the pages and lists of a code host
 * @param scripts a job for such a host
 * @param allure whether Allure's page is made, and of what
 */
record AfterRun(
        BaselineFiles baselines,
        Certificates certificates,
        HostOptions hosts,
        ScriptOptions scripts,
        AllureRequest allure) {}
