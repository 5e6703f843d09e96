/** An observable value. */
type ToldValue<Value> = {
	read(): Value;
	tell(next: Value): void;
	subscribe(listener: () => void): () => void;
};

/** Notifies listeners only if `isSame` says that the value has changed. */
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
