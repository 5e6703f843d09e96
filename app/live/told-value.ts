/** A value that its listeners hear of when it changes. */
type ToldValue<Value> = {
	read(): Value;
	tell(next: Value): void;
	subscribe(listener: () => void): () => void;
};

/** Listeners are called when `isSame` says that the next value is another one. */
export function createToldValue<Value>(
	first: Value,
	isSame: (one: Value, other: Value) => boolean,
): ToldValue<Value> {
	let value = first;
	const listeners = new Set<() => void>();
	return {
		read: () => value,
		tell(next) {
			if (isSame(value, next)) return;
			value = next;
			for (const listener of [...listeners]) listener();
		},
		subscribe(listener) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
	};
}
