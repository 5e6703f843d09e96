import { use } from 'react';
import { type Told, type ToldStates, toldAttribute, toldIn } from '#core/answer/told.ts';
import { AskedUf } from './asked-uf.ts';
import { useReaderUf } from './reader-uf.ts';

/**
 * The words of an element, and the attribute from which the head script writes them before first
 * paint.
 */
type Telling = Told & { answers: string | undefined };

/**
 * The words for this reader: for the state in the address, else for their own. The server and
 * hydration use the words for the whole country. A page for one state leaves nothing to the head
 * script.
 */
export function useTold(states: ToldStates): Telling {
	const own = useReaderUf();
	const asked = use(AskedUf);
	return {
		...toldIn(states, asked ?? own),
		answers: asked === null ? toldAttribute(states) : undefined,
	};
}
