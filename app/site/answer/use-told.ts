import { use } from 'react';
import { type Told, type ToldStates, toldAttribute, toldIn } from '#core/answer/told.ts';
import { AskedUf } from './asked-uf.ts';
import { useReaderUf } from './reader-uf.ts';

/**
 * What an element says, and the attribute by which the script in the head says it before the first
 * paint.
 */
type Telling = Told & { answers: string | undefined };

/**
 * What an element says to this reader: to the state that the address asks for, else to their own;
 * to the country on the server, and while React takes the page over. A page for one state tells the
 * script nothing.
 */
export function useTold(states: ToldStates): Telling {
	const own = useReaderUf();
	const asked = use(AskedUf);
	return {
		...toldIn(states, asked ?? own),
		answers: asked === null ? toldAttribute(states) : undefined,
	};
}
