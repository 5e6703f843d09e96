import { joinInitials } from './name-shape.ts';
import { normalize } from './normalize.ts';
import { isStructure } from './structure-words.ts';

/**
 * The name with its structure word at the other end, normalised: 'EC Vitória' for 'Vitória E.C.'.
 */
export function otherOrders(name: string): string[] {
	const words = normalize(joinInitials(name)).split(' ');
	const [first = '', last = ''] = [words[0], words.at(-1)];
	if (words.length < 2) return [];
	return [
		...(isStructure(last) ? [[last, ...words.slice(0, -1)].join(' ')] : []),
		...(isStructure(first) ? [[...words.slice(1), first].join(' ')] : []),
	];
}
