/** Subjects in other processes, asked in the subject protocol. */
package touchstone.rpc.client;
