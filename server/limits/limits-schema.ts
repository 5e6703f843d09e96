import type { Generated } from 'kysely';

/** Tables of limits that all processes share (migration 0032). */
export type LimitsDatabase = { attempts: AttemptTable; call_counts: CallCountTable };

/** The attempts of one subject, address, or pair of them that still count. */
type AttemptTable = {
	/** Keyed digest of who tried what. */
	digest: string;
	/** JSON: UTC milliseconds of the database, oldest first. */
	instants: string;
	/** From then on the row says nothing. */
	ends_at: number;
};

/** Calls of one network that a process answered since the last exchange. */
type CallCountTable = {
	id: Generated<number>;
	process: string;
	/** Name of the counter and network. */
	subject: string;
	calls: number;
	at: number;
};
