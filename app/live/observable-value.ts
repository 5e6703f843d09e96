/** An observable value. */
type ObservableValue<Value> = {
	read(): Value;
	set(next: Value): void;
	subscribe(listener: () => void): () => void;
};

/** Notifies listeners only if `isSame` says that the value has changed. */
export function createObservableValue<Value>(
	first: Value,
	isSame: (one: Value, other: Value) => boolean,
): ObservableValue<Value> {
	let value = first;
	const listeners = new Set<() => void>();
	return {
		read: () => value,
		set(next) {
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
