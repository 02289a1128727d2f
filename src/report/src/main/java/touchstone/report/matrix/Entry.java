package touchstone.report.matrix;

import touchstone.suite.result.Result;

/**
 * A result of which the long parts are elsewhere.
 *
 * @param bare without boards and dialogue
 * @param number under which the stock has the whole of it
 */
record Entry(Result bare, int number) {}
