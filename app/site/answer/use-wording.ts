import { use } from 'react';
import {
	type Wording,
	type WordingStates,
	wordingAttribute,
	wordingIn,
} from '#core/answer/wording.ts';
import { AskedUf } from './asked-uf.ts';
import { useReaderUf } from './reader-uf.ts';

/**
 * The words of an element, and the attribute from which the head script writes them before first
 * paint.
 */
type ReaderWording = Wording & { answers: string | undefined };

/**
 * The words for this reader: for the state in the address, else for their own. The server and
 * hydration use the words for the whole country. A page for one state leaves nothing to the head
 * script.
 */
export function useWording(states: WordingStates): ReaderWording {
	const own = useReaderUf();
	const asked = use(AskedUf);
	return {
		...wordingIn(states, asked ?? own),
		answers: asked === null ? wordingAttribute(states) : undefined,
	};
}
