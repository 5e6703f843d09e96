import { expect, test } from 'vitest';
import type { Game } from '#core/games/game.ts';
import type { AppContext } from '#server/context.ts';
import { insertGames, updateGame } from '#server/games/store-games.ts';
import { aBroadcast, aGame, at, NOW } from '#tests/support/factories.ts';
import { startTestServer } from '#tests/support/test-server.ts';

const note = { now: NOW, source: 'Tabela', actor: null };

async function store({ db, data }: AppContext, over: Partial<Game>): Promise<Game> {
	const { id: _id, slug: _slug, ...facts } = aGame(over);
	const reference = await data.reference();
	const [game] = await db.transaction((trx) =>
		insertGames(trx, [facts], { ...note, reference, publication: 'published', demo: false }),
	);
	if (!game) throw new Error('nothing stored');
	return game;
}

async function change({ db, data }: AppContext, before: Game, after: Partial<Game>): Promise<void> {
	const reference = await data.reference();
	await db.transaction((trx) =>
		updateGame(trx, { before, after: { ...before, ...after } }, { ...note, reference }),
	);
}

/** Status, headers, and width × height of a picture. */
async function fetchCard(url: string, headers: Record<string, string> = {}) {
	const response = await fetch(url, { headers, redirect: 'manual' });
	const bytes = Buffer.from(await response.arrayBuffer());
	const isPng = bytes.subarray(1, 4).toString('latin1') === 'PNG';
	return {
		status: response.status,
		headers: response.headers,
		size: isPng ? [bytes.readUInt32BE(16), bytes.readUInt32BE(20)] : null,
	};
}

test('the card of a game: a picture that caches may keep, the same one until the game changes', async () => {
	await using site = await startTestServer();
	const game = await store(site.context, {
		broadcasts: [aBroadcast('globo'), aBroadcast('premiere', { state: 'usual' })],
	});
	const address = `${site.url}/onde-assistir/${game.slug}.png`;
	const first = await fetchCard(address);
	expect([first.status, first.headers.get('content-type'), first.size]).toEqual([
		200,
		'image/png',
		[1200, 630],
	]);
	expect(first.headers.get('cache-control')).toBe('public, max-age=300');
	expect(first.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
	expect(first.headers.get('x-content-type-options')).toBe('nosniff');
	const etag = first.headers.get('etag') ?? '';
	expect((await fetchCard(address, { 'if-none-match': etag })).status).toBe(304);
	await change(site.context, game, { venue: 'Maracanã' });
	const changed = await fetchCard(address, { 'if-none-match': etag });
	expect([changed.status, changed.size]).toEqual([200, [1200, 630]]);
	expect(changed.headers.get('etag')).not.toBe(etag);
});

test('a moved game leads to its present card; removed, unknown and impossible ones say so', async () => {
	await using site = await startTestServer();
	const game = await store(site.context, {});
	await change(site.context, game, { kickoffAt: at('2026-11-21T16:00'), day: '2026-11-21' });
	const moved = await site.get(`/onde-assistir/${game.slug}.png`);
	expect([moved.status, moved.headers.location]).toEqual([
		301,
		'/onde-assistir/flamengo-vs-palmeiras-2026-11-21.png',
	]);
	const removed = await store(site.context, { home: { teamId: 'gremio', label: null } });
	await change(site.context, removed, { deletedAt: NOW });
	expect((await site.get(`/onde-assistir/${removed.slug}.png`)).status).toBe(410);
	for (const path of [
		'/onde-assistir/nada.png',
		'/onde-assistir/a%00b.png',
		'/onde-assistir/.png',
		'/onde-assistir/a/b.png',
	]) {
		expect([path, (await site.get(path)).status]).toEqual([path, 404]);
	}
	for (const day of ['2026-02-30', '1850-01-01', 'hoje', '2026-11-20.png', '%E2%80%AE']) {
		expect([day, (await site.get(`/jogos/${day}.png`)).status]).toEqual([day, 404]);
	}
});

test('the card of a team, competition or channel is that of its next game; without one it says so, and an unknown one is not found', async () => {
	await using site = await startTestServer({ config: { clockOffsetMs: NOW - Date.now() } });
	const game = await store(site.context, {
		broadcasts: [aBroadcast('globo')],
		kickoffAt: at('2026-11-20T21:30'),
	});
	const pages = [
		'/time/flamengo',
		`/campeonato/${game.competitionId}`,
		'/canal/globo',
		'/time/gremio',
	];
	for (const page of pages) {
		const card = await fetchCard(`${site.url}${page}.png`);
		expect([page, card.status, card.size]).toEqual([page, 200, [1200, 630]]);
		expect((await site.get(page)).body).toContain(`${page}.png"`);
	}
	for (const path of ['/time/nada.png', '/canal/.png', '/campeonato/a%00b.png'])
		expect([path, (await site.get(path)).status]).toEqual([path, 404]);
});

test('the card of a day, with games and without', async () => {
	await using site = await startTestServer();
	await store(site.context, {
		home: { teamId: null, label: '⚽ \u202eالعربية'.repeat(200) },
		kickoffAt: null,
	});
	const [full, empty] = [
		await fetchCard(`${site.url}/jogos/2026-11-20.png`),
		await fetchCard(`${site.url}/jogos/2026-11-19.png`),
	];
	expect([full.size, empty.size]).toEqual([
		[1200, 630],
		[1200, 630],
	]);
	expect(full.headers.get('etag')).not.toBe(empty.headers.get('etag'));
	const otherEmpty = await site.get('/jogos/1999-01-01.png');
	expect(otherEmpty.headers.etag).toBe(empty.headers.get('etag'));
});

test('more cards at once than the drawer takes: some are drawn, the rest is told to come back', async () => {
	await using site = await startTestServer();
	const days = Array.from(
		{ length: 24 },
		(_, index) => `2026-10-${String(index + 1).padStart(2, '0')}`,
	);
	for (const day of days) await store(site.context, { kickoffAt: at(`${day}T16:00`), day });
	const answers = await Promise.all(days.map((day) => fetchCard(`${site.url}/jogos/${day}.png`)));
	const refused = answers.filter(({ status }) => status === 503);
	expect(refused.length).toBeGreaterThan(0);
	for (const { headers } of refused) expect(headers.get('retry-after')).toBe('5');
	expect(answers.filter(({ size }) => size !== null).length).toBe(days.length - refused.length);
});
