/** The whole step language: which phrases there are, and how a scenario is played by them without Cucumber. */
package touchstone.suite.phrases;
