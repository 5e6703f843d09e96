import { expect, test } from 'vitest';
import { amongLinks } from './known-here.ts';

const LINKS = [
	{ path: '/onde-assistir/gremio-vs-sport-2026-11-20', text: ' Grêmio  x\n Sport ' },
	{ path: '/time/gremio', text: 'Grêmio' },
	{ path: '/time/gremio', text: 'Ver todos os jogos do Grêmio' },
	{ path: '/canal/globo', text: 'Globo' },
	{ path: '/sobre-nos', text: 'Sobre o Grêmio' },
];

test('of a page only its games, teams, competitions and channels are suggested, each once, by the beginnings of words', () => {
	const found = (term: string) =>
		amongLinks(term, LINKS).map(({ url, ...hit }) => [url, 'name' in hit ? hit.name : '']);
	expect(found('gremio')).toEqual([
		['/onde-assistir/gremio-vs-sport-2026-11-20', 'Grêmio x Sport'],
		['/time/gremio', 'Grêmio'],
	]);
	expect(found('SPO gre')).toEqual([
		['/onde-assistir/gremio-vs-sport-2026-11-20', 'Grêmio x Sport'],
	]);
	expect(found('lobo')).toEqual([]);
});
