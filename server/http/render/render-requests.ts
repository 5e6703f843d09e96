import { AppError } from '#core/kit/app-error.ts';
import type { FromThread, RenderedPage } from './rendered-page.ts';

type Waiting = {
	resolve: (page: RenderedPage) => void;
	reject: (error: Error) => void;
	timer: NodeJS.Timeout;
};

/** Renderings in flight in a thread. */
export function createRenderRequests(deadlineMs: number) {
	const waiting = new Map<number, Waiting>();
	let lastId = 0;

	function take(id: number): Waiting | undefined {
		const entry = waiting.get(id);
		clearTimeout(entry?.timer);
		waiting.delete(id);
		return entry;
	}

	return {
		/**
		 * Sends a request under a new id. Rejects as 'unavailable' after the deadline, which also calls
		 * `onLate`.
		 */
		ask(send: (id: number) => void, onLate: () => void): Promise<RenderedPage> {
			const id = ++lastId;
			return new Promise((resolve, reject) => {
				const timer = setTimeout(() => {
					take(id)?.reject(
						new AppError('unavailable', `Rendering took longer than ${deadlineMs} ms`),
					);
					onLate();
				}, deadlineMs);
				waiting.set(id, { resolve, reject, timer });
				send(id);
			});
		},

		/** A reply of the thread; one past its deadline is dropped. */
		settle(message: Extract<FromThread, { kind: 'rendered' | 'failed' }>): void {
			const entry = take(message.id);
			if (message.kind === 'rendered') entry?.resolve(message.page);
			else entry?.reject(Object.assign(new Error(message.failure.message), message.failure));
		},

		/** The thread has died, and with it every pending reply. */
		failAll(reason: string): void {
			for (const id of [...waiting.keys()]) take(id)?.reject(new AppError('unavailable', reason));
		},
	};
}
