import type { Change } from '#core/changes/change.ts';
import { STREAM_LIMITS } from '#core/live/limits.ts';
import type { Batch } from './batch.ts';
import type { HubParts } from './hub-parts.ts';

/** Nothing was missed; a batch was; or so much, or such, that the stream has to ask again. */
export type Missed = Batch | 'reset' | null;

type ReplayParts = Pick<HubParts, 'feed' | 'readVersion'> & {
	/** Makes changes of the versions after `from`, up to `to`, ready to be told. */
	prepare: (changes: readonly Change[], versions: { from: number; to: number }) => Promise<Batch>;
	/** The version that was told, and the one heard of. */
	version: () => number;
	heard: () => number;
	/** Waits until a version is told, for a while. */
	reached: (version: number) => Promise<boolean>;
};

/**
 * Reads from the log what streams missed that come back. Those that come back from the same version
 * share it.
 */
export function createReplays({
	feed,
	readVersion,
	prepare,
	version,
	heard,
	reached,
}: ReplayParts) {
	/** Of the present version, by the version that the streams had. */
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
	 * A stream ahead of us is of another node, which has written what this one has not heard of;
	 * beyond the data it is of other data.
	 */
	async function isOfOtherData(since: number): Promise<boolean> {
		return since > heard() && since > (await readVersion());
	}

	return {
		/** What a stream missed that has heard of everything up to `since`; null = it is new. */
		async missed(since: number | null): Promise<Missed> {
			// Changes that are being gathered are on the page already: they are told to others first.
			if (since !== null && since > version() && since <= heard()) await reached(since);
			let at = version();
			while (since !== null && since < at) {
				const missed = await take(since, at);
				if (at === version()) return missed;
				at = version();
			}
			return since !== null && since > at && (await isOfOtherData(since)) ? 'reset' : null;
		},
		/** Another version was told. */
		clear: () => known.clear(),
	};
}
