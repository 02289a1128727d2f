/** How the values of the subject protocol are written in JSON, and how messages are read within bounds. */
package touchstone.rpc.json;
