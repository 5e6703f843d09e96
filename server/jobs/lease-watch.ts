import type { JobRow } from './jobs-repository.ts';

type Seen = Pick<JobRow, 'id' | 'bot_id' | 'token' | 'beat'>;

/**
 * Finds runs that lost their worker: their beat did not change for `leaseMs` of this process's
 * monotonic time. Clocks are never compared, so none has to be right (F17). A watcher that was
 * itself paused starts counting again, because others may have been paused too.
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
		/** `running` = all running jobs, just read. */
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
