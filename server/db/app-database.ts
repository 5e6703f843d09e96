import type { Kysely, Transaction } from 'kysely';
import type { Database } from './schema.ts';

export type Engine = 'sqlite' | 'postgres';

/** Where the data lives: one file, or a server address. */
export type DatabaseSource =
	| { engine: 'sqlite'; file: string }
	| { engine: 'postgres'; url: string };

/** What a repository reads with: the read pool or an open transaction. */
export type Reader = Kysely<Database>;

/** What a repository writes with: always an open transaction. */
export type Writer = Transaction<Database>;

/**
 * The database as the rest of the server sees it. Opened by `openDatabase`, closed by `await using`
 * or `Symbol.asyncDispose`.
 */
export type AppDatabase = {
	/** Reads only: a write through it throws on both engines. */
	readonly kysely: Reader;
	readonly engine: Engine;
	readonly source: DatabaseSource;
	readonly readOnly: boolean;
	/**
	 * The only way to write. Returns after the commit reached the disk; any error rolls everything
	 * back. `work` may run again after a conflict with another process, so its only side effects are
	 * in the database. On SQLite one transaction runs at a time: never wait for the network inside.
	 */
	transaction<T>(work: (trx: Writer) => Promise<T>): Promise<T>;
	/** Calls `listener` after each commit of this process. Returns the unsubscribe function. */
	onCommit(listener: () => void): () => void;
	/**
	 * Connections at work, and questions that wait for one; of one connection nothing is known.
	 * `errors` = statements that failed since the start, by what failed.
	 */
	load(): { used: number; waiting: number; errors: Readonly<Record<string, number>> };
	/** Resolves with the error when the disk fails during a write (F05); otherwise never settles. */
	readonly broken: Promise<unknown>;
	[Symbol.asyncDispose](): Promise<void>;
};
