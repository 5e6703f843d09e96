import { AppError } from '#core/kit/app-error.ts';

/**
 * Whose turn comes first: a page that a reader waits for, a page that was shown stale, one of
 * endlessly many search variants.
 */
const PRIORITIES = ['page', 'refresh', 'search'] as const;
export type Priority = (typeof PRIORITIES)[number];

export type QueueLimits = {
	/**
	 * Renderings under way at once. More than one so that one waiting for the database does not hold
	 * up the next.
	 */
	running: number;
	/** Longest line of each kind; who comes later is sent away at once. */
	waiting: Record<Priority, number>;
	/** Longest wait of each; who waited longer is sent away. */
	waitMs: number;
};

export const QUEUE_LIMITS: QueueLimits = {
	running: 2,
	waiting: { page: 128, refresh: 512, search: 32 },
	waitMs: 3_000,
};

/**
 * Of a line: above it each network may wait with its share of what is left only. Below it nobody is
 * counted.
 */
const BUSY = 0.7;

type Job = { network: string | null; run: () => Promise<void>; timer: NodeJS.Timeout };

/**
 * The line in front of the renderer. Full or slow, it refuses with 'overloaded' instead of growing:
 * a reader is told within the wait limit, and what is cached goes on being served beside it.
 */
export function createRenderQueue(limits: QueueLimits = QUEUE_LIMITS) {
	const lines: Record<Priority, Set<Job>> = {
		page: new Set(),
		refresh: new Set(),
		search: new Set(),
	};
	let running = 0;

	function next(): void {
		const line = PRIORITIES.map((priority) => lines[priority]).find(
			(candidate) => candidate.size > 0,
		);
		const [job] = line ?? [];
		if (line === undefined || job === undefined || running >= limits.running) return;
		line.delete(job);
		clearTimeout(job.timer);
		running++;
		void job.run().finally(() => {
			running--;
			next();
		});
	}

	return {
		/**
		 * Runs `work` in its turn; rejects with 'overloaded' when that does not come in time. `network`
		 * = who waits for it, null = an operator: on a busy line one network's many requests leave room
		 * for those of others.
		 */
		add<T>(priority: Priority, work: () => Promise<T>, network: string | null = null): Promise<T> {
			const line = lines[priority];
			return new Promise((resolve, reject) => {
				if (
					line.size >= limits.waiting[priority] ||
					takesTooMuch(line, limits.waiting[priority], network)
				)
					return reject(new AppError('overloaded', 'Too many pages wait to be rendered'));
				const job: Job = {
					network,
					run: () => work().then(resolve, reject),
					timer: setTimeout(() => {
						line.delete(job);
						reject(new AppError('overloaded', `Not rendered within ${limits.waitMs} ms`));
					}, limits.waitMs),
				};
				line.add(job);
				next();
			});
		},
		/** Jobs waiting, by kind. */
		waiting: () => ({
			page: lines.page.size,
			refresh: lines.refresh.size,
			search: lines.search.size,
		}),
	};
}

/**
 * Whether a network has its share of what is left of a busy line. The line is short: it is counted
 * when that matters.
 */
function takesTooMuch(line: ReadonlySet<Job>, most: number, network: string | null): boolean {
	if (network === null || line.size < most * BUSY) return false;
	const networks = new Set([network, ...[...line].map((job) => job.network)]);
	const own = [...line].filter((job) => job.network === network).length;
	return own >= Math.max(1, Math.floor((most * (1 - BUSY)) / networks.size));
}

export type RenderQueue = ReturnType<typeof createRenderQueue>;
