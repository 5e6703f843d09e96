import { keysOf } from '#core/kit/keys.ts';

/** Options of a choice from its words by value. */
export function optionsOf<Value extends string>(
	words: Readonly<Record<Value, string>>,
): { value: Value; label: string }[] {
	return keysOf(words).map((value) => ({ value, label: words[value] }));
}
