/** FIFO. `acquire` resolves to the release function. */
export function createMutex(): { acquire(): Promise<() => void> } {
	let last: Promise<void> = Promise.resolve();
	return {
		async acquire() {
			const previous = last;
			const turn = Promise.withResolvers<void>();
			last = turn.promise;
			await previous;
			return turn.resolve;
		},
	};
}
