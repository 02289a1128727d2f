/** Any subject, served in the subject protocol. */
package touchstone.rpc.server;
