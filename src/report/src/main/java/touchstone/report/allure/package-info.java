/** Allure: the results of a run in Allure's format, its report as a single page, and its history from run to run. */
package touchstone.report.allure;
