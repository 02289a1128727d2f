package touchstone.junit;

import org.junit.platform.suite.api.IncludeEngines;
import org.junit.platform.suite.api.SelectDirectories;
import org.junit.platform.suite.api.Suite;

/** All features, run by Cucumber's engine of the JUnit Platform. Not among the tests of the build: what certifies has them already. */
@Suite
@IncludeEngines("cucumber")
@SelectDirectories("../../features")
final class Features {}
