import { AppError } from '#core/kit/app-error.ts';

/**
 * Priority order: a page that a reader waits for, a refresh of a stale page, one of countless
 * search variants.
 */
const PRIORITIES = ['page', 'refresh', 'search'] as const;
export type Priority = (typeof PRIORITIES)[number];

export type QueueLimits = {
	/**
	 * Concurrent renderings. More than one, so that a wait for the database does not block the next.
	 */
	running: number;
	/** Longest queue per priority; further requests are refused at once. */
	waiting: Record<Priority, number>;
	/** Longest wait in the queue, after which a request is refused. */
	waitMs: number;
};

export const QUEUE_LIMITS: QueueLimits = {
	running: 2,
	waiting: { page: 128, refresh: 512, search: 32 },
	waitMs: 3_000,
};

/**
 * Fraction of a queue: above it each network gets only its share of the remaining places. Below it
 * networks are not counted.
 */
const BUSY = 0.7;

type Job = { network: string | null; run: () => Promise<void>; timer: NodeJS.Timeout };

/**
 * The queue in front of the renderer. When full or slow it refuses with 'overloaded' instead of
 * growing. Readers learn of it within the wait limit, and cached pages are still served.
 */
export function createRenderQueue(limits: QueueLimits = QUEUE_LIMITS) {
	const lines: Record<Priority, Set<Job>> = {
		page: new Set(),
		refresh: new Set(),
		search: new Set(),
	};
	let running = 0;
	let refused = 0;

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

	function refuse(why: string): AppError {
		refused++;
		return new AppError('overloaded', why);
	}

	return {
		running: () => running,
		/** Jobs refused since the start. */
		refused: () => refused,
		/**
		 * Runs `work` in its turn; rejects with 'overloaded' when that takes too long. `network` = the
		 * waiting client's, null = an operator. In a busy queue one network's requests leave room for
		 * others.
		 */
		add<T>(priority: Priority, work: () => Promise<T>, network: string | null = null): Promise<T> {
			const line = lines[priority];
			return new Promise((resolve, reject) => {
				if (
					line.size >= limits.waiting[priority] ||
					takesTooMuch(line, limits.waiting[priority], network)
				)
					return reject(refuse('Too many pages wait to be rendered'));
				const job: Job = {
					network,
					run: () => work().then(resolve, reject),
					timer: setTimeout(() => {
						line.delete(job);
						reject(refuse(`Not rendered within ${limits.waitMs} ms`));
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
 * Whether a network has used its share of a busy queue's remaining places. Counted on demand,
 * because the queue is short.
 */
function takesTooMuch(line: ReadonlySet<Job>, most: number, network: string | null): boolean {
	if (network === null || line.size < most * BUSY) return false;
	const networks = new Set([network, ...[...line].map((job) => job.network)]);
	const own = [...line].filter((job) => job.network === network).length;
	return own >= Math.max(1, Math.floor((most * (1 - BUSY)) / networks.size));
}

export type RenderQueue = ReturnType<typeof createRenderQueue>;
