/**
 * The reference for JavaScript: what the npm package touchstone-rules exports. Its games answer the requests of the subject protocol,
 * in the words of the protocol.
 */
package touchstone.browser;
