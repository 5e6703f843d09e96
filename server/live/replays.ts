import type { Change } from '#core/changes/change.ts';
import { STREAM_LIMITS } from '#core/live/limits.ts';
import type { Batch } from './batch.ts';
import type { HubParts } from './hub-parts.ts';

/** Missed changes: none, a batch, or too much to replay, so that the client must reload. */
export type Missed = Batch | 'reset' | null;

type ReplayParts = Pick<HubParts, 'feed' | 'readVersion'> & {
	/** Serializes the changes of the versions after `from`, up to `to`. */
	prepare: (changes: readonly Change[], versions: { from: number; to: number }) => Promise<Batch>;
	/** The version that was sent, and the one received. */
	version: () => number;
	heard: () => number;
	/** Waits a limited time until a version is sent. */
	reached: (version: number) => Promise<boolean>;
};

/**
 * Reads what reconnecting streams missed from the log. Streams at the same version share one read.
 */
export function createReplays({
	feed,
	readVersion,
	prepare,
	version,
	heard,
	reached,
}: ReplayParts) {
	/** For the present version, keyed by the version that the streams had. */
	const known = new Map<number, Promise<Batch | 'reset'>>();

	async function read(since: number, to: number): Promise<Batch | 'reset'> {
		const changes = await feed.since(since, STREAM_LIMITS.replayed + 1);
		if (changes === 'gap' || changes.length > STREAM_LIMITS.replayed) return 'reset';
		const missed = changes.filter((change) => change.version <= to);
		return prepare(missed, { from: since, to });
	}

	function take(since: number, to: number): Promise<Batch | 'reset'> {
		const kept = known.get(since);
		if (kept !== undefined) return kept;
		const replay = read(since, to);
		known.set(since, replay);
		replay.catch(() => known.delete(since));
		return replay;
	}

	/**
	 * A stream ahead of us comes from another node, whose writes this one has not received yet. A
	 * version beyond the database's belongs to other data.
	 */
	async function isOfOtherData(since: number): Promise<boolean> {
		return since > heard() && since > (await readVersion());
	}

	return {
		/** What a stream that is up to date until `since` has missed; null = it is new. */
		async missed(since: number | null): Promise<Missed> {
			// The page already shows changes that are still being collected: send them to the others
			// first.
			if (since !== null && since > version() && since <= heard()) await reached(since);
			let at = version();
			while (since !== null && since < at) {
				const missed = await take(since, at);
				if (at === version()) return missed;
				at = version();
			}
			return since !== null && since > at && (await isOfOtherData(since)) ? 'reset' : null;
		},
		/** Called when another version was sent. */
		clear: () => known.clear(),
	};
}
