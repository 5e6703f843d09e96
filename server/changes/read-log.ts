import type { Change } from '#core/changes/change.ts';
import type { Reader } from '#server/db/app-database.ts';
import { createChangeRepository } from './change-repository.ts';

/** Versions above `after` up to `upTo`, with about `limit` entries. */
export type LogRange = { after: number; upTo: number; limit: number };
/**
 * `upTo` = version up to which the entries are complete. `isWhole` false = some are missing: the
 * log was pruned, or a release without a log wrote.
 */
type LogPart = { changes: Change[]; upTo: number; isWhole: boolean };
export type LogReader = (range: LogRange) => Promise<LogPart>;

/**
 * Reads the first part of a log range in whole versions: one with more entries than `limit` is
 * still read whole.
 */
export async function readLogSince(db: Reader, { after, upTo, limit }: LogRange): Promise<LogPart> {
	const repository = createChangeRepository(db);
	const first = await repository.listBetween(after, upTo, limit + 1);
	const cut = first.length > limit ? first.at(-1) : undefined;
	const changes = cut === undefined ? first : await wholeVersions(repository, first, cut.version);
	const last = cut === undefined ? upTo : (changes.at(-1)?.version ?? after);
	// Asked after the entries: pruning in between can only cause a false gap.
	const isWhole =
		new Set(changes.map(({ version }) => version)).size === Math.max(0, last - after) &&
		(await repository.wholeFrom()) <= after;
	return { changes, upTo: last, isWhole };
}

/** Drops the version that was cut off, or reads all of it when it is the only one. */
async function wholeVersions(
	repository: ReturnType<typeof createChangeRepository>,
	first: readonly Change[],
	cutVersion: number,
): Promise<Change[]> {
	const before = first.filter(({ version }) => version < cutVersion);
	return before.length > 0
		? before
		: repository.listBetween(cutVersion - 1, cutVersion, Number.MAX_SAFE_INTEGER);
}
