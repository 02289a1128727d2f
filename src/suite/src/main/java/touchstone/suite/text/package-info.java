/** Lines of the Go Text Protocol as scenarios write them, and what may be said of the answers. */
package touchstone.suite.text;
