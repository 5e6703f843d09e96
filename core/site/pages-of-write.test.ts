import { expect, test } from 'vitest';
import { pagesOfWrite } from './pages-of-write.ts';

test.each([
	[
		'games',
		{ slug: 'a-x-b', day: '2026-11-22' },
		['/onde-assistir/a-x-b', '/jogos/2026-11-22', '/jogos-de-hoje', '/jogos-de-amanha', '/'],
	],
	['games', { changed: 3 }, ['/jogos-de-hoje', '/jogos-de-amanha', '/']],
	['articles', { article: { slug: 'final' } }, ['/noticias/final', '/noticias', '/']],
	['articles', { article: { slug: null } }, ['/noticias', '/']],
	['teams', { id: 'gremio' }, ['/time/gremio', '/']],
	['competitions', { id: 'serie-a' }, ['/campeonato/serie-a', '/']],
	['channels', { id: 'globo' }, ['/canal/globo', '/']],
	['brand', { nomeApp: 'Guia' }, ['/']],
])('after a write of %s (%o) these pages are looked at', (noun, stored, pages) => {
	expect(pagesOfWrite(noun, { sent: undefined, stored })).toEqual(pages);
});

test('after two teams were joined, the pages of both are looked at', () => {
	const sent = { kind: 'team', from: 'mengao', into: 'flamengo' };
	expect(pagesOfWrite('names', { sent, stored: { into: 'flamengo' } })).toEqual([
		'/time/mengao',
		'/time/flamengo',
		'/',
	]);
});
