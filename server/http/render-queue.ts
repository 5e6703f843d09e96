import { AppError } from '#core/kit/app-error.ts';

/** Whose turn comes first: a page that a reader waits for, a page that was shown stale, one of endlessly many search variants. */
export const PRIORITIES = ['page', 'refresh', 'search'] as const;
export type Priority = (typeof PRIORITIES)[number];

export type QueueLimits = {
	/** Renderings under way at once. More than one so that one waiting for the database does not hold up the next. */
	running: number;
	/** Longest line of each kind; who comes later is sent away at once. */
	waiting: Record<Priority, number>;
	/** Longest wait of each; who waited longer is sent away. */
	waitMs: number;
};

export const QUEUE_LIMITS: QueueLimits = { running: 2, waiting: { page: 128, refresh: 512, search: 32 }, waitMs: 3_000 };

type Job = { run: () => Promise<void>; timer: NodeJS.Timeout };

/**
 * The line in front of the renderer. Full or slow, it refuses with 'overloaded' instead of growing: a reader is told within the wait
 * limit, and what is cached goes on being served beside it.
 */
export function createRenderQueue(limits: QueueLimits = QUEUE_LIMITS) {
	const lines: Record<Priority, Set<Job>> = { page: new Set(), refresh: new Set(), search: new Set() };
	let running = 0;

	function next(): void {
		const line = PRIORITIES.map((priority) => lines[priority]).find((candidate) => candidate.size > 0);
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
		/** Runs `work` in its turn; rejects with 'overloaded' when that does not come in time. */
		add<T>(priority: Priority, work: () => Promise<T>): Promise<T> {
			const line = lines[priority];
			return new Promise((resolve, reject) => {
				if (line.size >= limits.waiting[priority]) return reject(new AppError('overloaded', 'Too many pages wait to be rendered'));
				const job: Job = {
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
		waiting: () => ({ page: lines.page.size, refresh: lines.refresh.size, search: lines.search.size }),
	};
}

export type RenderQueue = ReturnType<typeof createRenderQueue>;
