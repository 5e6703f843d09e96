import { expect, test } from 'vitest';
import { agendaCopy } from '#core/games/copy/agenda.ts';
import type { Game } from '#core/games/game.ts';
import { readOverview } from '#server/games/read/read-overview.ts';
import { insertGames } from '#server/games/store-games.ts';
import { aBroadcast, aGame, at, NOW } from '#tests/support/factories.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

async function guideAtNow(games: Partial<Game>[]): Promise<TestServer> {
	const site = await startTestServer({
		config: { publicUrl: 'https://guia.example', clockOffsetMs: NOW - Date.now() },
	});
	const { db, data } = site.context;
	const facts = games.map((over) => {
		const { id: _id, slug: _slug, ...game } = aGame(over);
		return game;
	});
	const options = {
		now: NOW,
		source: 'Tabela',
		actor: null,
		publication: 'published',
		demo: false,
	} as const;
	const reference = await data.reference();
	await db.transaction((trx) => insertGames(trx, facts, { ...options, reference }));
	return site;
}

const side = (teamId: string) => ({ teamId, label: null });

test('what is said of a past game without a channel: never that the channel is still to come', async () => {
	await using site = await guideAtNow([
		{ kickoffAt: at('2026-11-18T21:30') },
		{ away: side('santos'), kickoffAt: null, day: '2026-11-18' },
		{ away: side('gremio'), kickoffAt: at('2026-11-20T15:00') },
	]);
	const game = '/onde-assistir/flamengo-vs-palmeiras-2026-11-18';
	for (const path of [
		game,
		`${game}.ics`,
		'/jogos/2026-11-18',
		'/jogos/2026-11-18.ics',
		'/time/flamengo',
		'/time/santos',
		'/jogos-de-hoje',
	]) {
		const { status, body } = await site.get(path);
		const words = body.replace(/\r\n /g, '').replaceAll(agendaCopy.noNext.text, '');
		expect([path, status, /canal não registrado/iu.test(words)]).toEqual([path, 200, true]);
		expect([path, /transmissão a confirmar|Ninguém anunciou/iu.test(words)]).toEqual([path, false]);
	}
});

test('one number of games everywhere: what was called off is listed, not counted', async () => {
	await using site = await guideAtNow([
		{ broadcasts: [aBroadcast('globo')] },
		{ away: side('santos'), kickoffAt: at('2026-11-20T20:00'), broadcasts: [aBroadcast('globo')] },
		{
			away: side('bahia'),
			kickoffAt: at('2026-11-20T20:00'),
			status: 'postponed',
			broadcasts: [aBroadcast('globo')],
		},
		{
			away: side('gremio'),
			kickoffAt: at('2026-11-20T20:00'),
			status: 'cancelled',
			broadcasts: [aBroadcast('globo')],
		},
	]);
	const numbers = async (path: string) => [
		...new Set((await site.get(path)).body.match(/\b\d+ jogos\b(?! no guia)/g)),
	];
	for (const path of [
		'/',
		'/jogos-de-hoje',
		'/jogos/2026-11-20/texto',
		'/time/flamengo',
		'/campeonato/brasileirao-a',
		'/canal/globo',
	]) {
		const { body } = await site.get(path);
		const heads = [
			/<meta name="description" content="[^"]*?(\d+) jogos/,
			/<p class="day-facts">[^<]*<time[^>]*>[^<]*<\/time>[^<]*?(\d+) jogos/,
		];
		const said = heads.flatMap((head) => head.exec(body)?.[1] ?? []);
		expect([path, [...new Set(said)].filter((count) => count !== '2')]).toEqual([path, []]);
	}
	expect(await numbers('/time/flamengo')).toEqual(['2 jogos']);
	expect((await readOverview(site.context.data, NOW)).today.total).toBe(2);
});
