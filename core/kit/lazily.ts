/**
 * What is made at its first use, and then kept: for what costs time to make and is not always
 * needed.
 */
export function lazily<Made>(make: () => Made): () => Made {
	let made: { value: Made } | undefined;
	return () => {
		made ??= { value: make() };
		return made.value;
	};
}
