/** The named fields of a record, in that order, and nothing else. */
export function pick<Whole extends object, Key extends keyof Whole>(
	whole: Whole,
	keys: readonly Key[],
): Pick<Whole, Key> {
	return Object.fromEntries(keys.map((key) => [key, whole[key]])) as Pick<Whole, Key>;
}
