import { expect, test } from 'vitest';
import type { Game } from '#core/games/game.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import { insertGames, type NewGame } from '#server/games/store-games.ts';
import { createGuideData } from '#server/guide-data.ts';
import { seedReference } from '#server/reference/seed-reference.ts';
import { createSearchIndex } from '#server/search/search-index.ts';
import { onBothEngines } from '#tests/support/database.ts';
import { aGame, at, NOW } from '#tests/support/factories.ts';
import { startTestServer } from '#tests/support/test-server.ts';

function facts(over: Partial<Game> = {}): NewGame {
	const { id: _i, slug: _s, publication: _p, demo: _d, revision: _r, createdAt: _c, updatedAt: _u, deletedAt: _x, ...game } = aGame(over);
	return game;
}

async function store(db: AppDatabase, games: NewGame[], publication: 'published' | 'draft' = 'published') {
	const reference = await createGuideData(db).reference();
	const options = { now: NOW, source: null, actor: null, reference, publication, demo: false } as const;
	return db.transaction((trx) => insertGames(trx, games, options));
}

onBothEngines('S2.01 suggestions follow the data: reference and the games of the next fourteen days', async (db) => {
	await seedReference(db, NOW);
	const index = createSearchIndex({ db, data: createGuideData(db), clock: () => NOW });
	const games = async (term: string) => (await index.suggest(term)).flatMap((one) => (one.kind === 'game' ? [one.slug] : []));
	expect(await index.suggest('mengao')).toContainEqual({ kind: 'team', id: 'flamengo', name: 'Flamengo', state: 'RJ', country: 'BR' });
	expect(await games('flamengo palmeiras')).toEqual([]);
	await store(db, [
		facts(),
		facts({ kickoffAt: at('2026-12-04T20:00') }),
		facts({ kickoffAt: at('2026-12-05T20:00') }),
		facts({ kickoffAt: at('2026-11-20T11:00'), competitionId: 'brasileirao-sub20' }),
	]);
	await store(db, [facts({ kickoffAt: at('2026-11-22T20:00') })], 'draft');
	expect(await games('flamengo palmeiras')).toEqual(['flamengo-vs-palmeiras-2026-11-20', 'flamengo-vs-palmeiras-2026-12-04']);
});

test('GET /api/v1/busca: typed suggestions with their addresses, nothing for nothing, an answer to anything', async () => {
	await using site = await startTestServer();
	const ask = async (query: string) => {
		const { status, headers, body } = await site.get(`/api/v1/busca${query}`);
		return { status, cache: headers['cache-control'], body: JSON.parse(body) };
	};
	const { status, cache, body } = await ask('?q=Gr%C3%AAmio');
	expect([status, cache]).toEqual([200, 'public, max-age=30']);
	expect(body.q).toBe('grêmio');
	expect(body.suggestions[0]).toMatchObject({ kind: 'team', id: 'gremio', url: '/time/gremio' });
	for (const nothing of ['', '?q=', '?q=%20', '?x=1']) expect((await ask(nothing)).body).toMatchObject({ q: '', suggestions: [] });
	for (const hostile of ['%00', '%zz', '%ff', '%27--', '%3Cscript%3E', 'a'.repeat(3000), '&q=b&q[]=c']) {
		const answer = await ask(`?q=${hostile}`);
		expect([hostile, answer.status]).toEqual([hostile, 200]);
		expect(answer.body.q.length).toBeLessThanOrEqual(80);
	}
});
