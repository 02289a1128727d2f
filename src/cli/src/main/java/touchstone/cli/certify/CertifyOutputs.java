package touchstone.cli.certify;

import touchstone.cli.run.RunReports;

/**
 * The outputs of a run.
 *
 * @param baselines what the results are compared with, and kept in
 * @param certificates what others can check
 * @param reports what people and code hosts look at
 * @param scripts a job for such a host
 * @param requirement how much has to be shown
 * @param verbose whether all is printed that the pages have
 */
record CertifyOutputs(
        BaselineFiles baselines,
        CertificateWriter certificates,
        RunReports reports,
        JobOptions scripts,
        RequirementOption requirement,
        boolean verbose) {}
