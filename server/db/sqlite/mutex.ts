/** First come, first served. `acquire` resolves to the function that lets the next one in. */
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
