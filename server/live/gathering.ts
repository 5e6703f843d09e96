import type { Change, ChangeBatch } from '#core/changes/change.ts';
import { STREAM_LIMITS } from '#core/live/limits.ts';

type GatheringParts = {
	/** Version at the start. */
	version: number;
	/** Receives the changes of half a second, and the resulting version. */
	send: (changes: readonly Change[], version: number) => Promise<void>;
	/** The data was replaced as a whole. */
	reset: (version: number) => Promise<void>;
	fail: (error: unknown) => void;
};

/** Collects changes for half a second and passes them on, one batch at a time. */
export function createGathering({ version, send, reset, fail }: GatheringParts) {
	let gathered: Change[] = [];
	let heard = version;
	let timer: NodeJS.Timeout | null = null;
	let work = Promise.resolve();

	function enqueue(step: () => Promise<void>): void {
		work = work.then(step).catch(fail);
	}

	function hand(): void {
		timer = null;
		enqueue(() => {
			const changes = gathered;
			gathered = [];
			return send(changes, heard);
		});
	}

	return {
		heard: () => heard,
		hear(batch: ChangeBatch): void {
			heard = batch.version;
			if (batch.kind === 'changes') {
				gathered.push(...batch.changes);
				timer ??= setTimeout(hand, STREAM_LIMITS.gatherMs);
				return;
			}
			gathered = [];
			enqueue(() => reset(batch.version));
		},
		stop(): void {
			if (timer !== null) clearTimeout(timer);
		},
	};
}
