import type { JobRow } from './jobs-repository.ts';

type Seen = Pick<JobRow, 'id' | 'bot_id' | 'token' | 'beat'>;

/**
 * Tells which runs lost their worker: those whose beat stood still for `leaseMs` of this process's
 * own monotonic time. No two clocks are ever compared, so none of them has to be right (F17). A
 * watcher that was itself away in between starts counting anew, because it cannot know who else
 * was.
 */
export function createLeaseWatch({
	leaseMs,
	monotonic,
}: {
	leaseMs: number;
	monotonic: () => number;
}) {
	const since = new Map<string, Seen & { at: number }>();
	let lastLook = monotonic();
	return {
		/** `running` = all runs that go on, as just read. */
		abandoned(running: readonly Seen[]): Seen[] {
			const now = monotonic();
			if (now - lastLook > leaseMs / 2) since.clear();
			lastLook = now;
			const ids = new Set(running.map(({ id }) => id));
			for (const id of since.keys()) if (!ids.has(id)) since.delete(id);
			return running.filter((job) => {
				const known = since.get(job.id);
				if (known?.token === job.token && known.beat === job.beat) return now - known.at >= leaseMs;
				since.set(job.id, { ...job, at: now });
				return false;
			});
		},
	};
}
