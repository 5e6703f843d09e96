/**
 * Computes a value on first use and caches it: for values that are expensive and not always needed.
 */
export function lazily<Made>(make: () => Made): () => Made {
	let made: { value: Made } | undefined;
	return () => {
		made ??= { value: make() };
		return made.value;
	};
}
