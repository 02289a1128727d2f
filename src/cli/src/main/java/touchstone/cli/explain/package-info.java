/** Why a move is legal or illegal: what each article said when it was asked, and the positions that decided. */
package touchstone.cli.explain;
