import { expect, test } from 'vitest';
import { topics } from '#core/changes/topic.ts';
import type { GameRecord } from '#core/games/contract/form.ts';
import type { GamesAnswer } from '#core/live/contract.ts';
import { loosen } from '#core/live/loose-game.ts';
import { streamAddress } from '#core/live/stream/stream-address.ts';
import { gamesOfDay, gamesOfSlugs, gamesOfTeam } from '#core/site/paths/live.ts';
import { paths } from '#core/site/paths.ts';
import { readDay } from '#server/games/read/read-day.ts';
import { ENGINES } from '#tests/support/database.ts';
import { aTypedGame, NOW, TODAY } from '#tests/support/factories.ts';
import { type PanelUser, signInAs } from '#tests/support/panel.ts';
import { openStream } from '#tests/support/stream-reader.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const config = { clockOffsetMs: NOW - Date.now() };
const day = topics.day(TODAY);

async function layGame(ana: PanelUser): Promise<GameRecord> {
	const reply = await ana.call('POST', 'games', aTypedGame());
	expect(reply.status).toBe(200);
	return reply.json as unknown as GameRecord;
}

const move = (ana: PanelUser, { id, revision }: GameRecord, time: string) =>
	ana.call('PUT', `games/${id}`, { ...aTypedGame({ time }), revision });

/** The data version at which a page was answered. */
async function versionOf(site: TestServer, path: string): Promise<number> {
	const { headers } = await site.get(path);
	return Number(/^v;desc="(\d+)"$/.exec(String(headers['server-timing']))?.[1]);
}

for (const engine of ENGINES) {
	test(`an operator's save reaches the open pages of the day, of the game and of the teams, and nobody else [${engine}]`, async () => {
		await using site = await startTestServer({ engine, config });
		const ana = await signInAs(site, 'editor');
		const game = await layGame(ana);
		const since = await versionOf(site, paths.day(TODAY));
		const open = (...named: string[]) => openStream(site.url, streamAddress(named, since));
		const [list, page, team, other] = await Promise.all([
			open(day),
			open(topics.game(game.id)),
			open(topics.team('flamengo'), topics.team('bahia')),
			open(topics.team('bahia')),
		]);
		// What the list shows is known before the save, as it is on an open page.
		await expect.poll(async () => (await site.get(gamesOfDay(TODAY))).status).toBe(200);
		await move(ana, game, '19:00');

		const [changed, own, ofTeam] = await Promise.all([
			list.heard('mudou'),
			page.heard('mudou'),
			team.heard('mudou'),
		]);
		const said = 'Flamengo x Palmeiras mudou de 21h30 para 19h.';
		const described = { id: game.id, slug: game.slug, revision: 2, kind: 'kickoff', said };
		expect(changed).toMatchObject({ topics: [day], games: [described], spread: 0 });
		expect([own.topics, own.games, own.cards]).toEqual([[topics.game(game.id)], [described], []]);
		expect(ofTeam.topics).toEqual([topics.team('flamengo')]);
		expect(other.events).toEqual([]);
		const { view } = await readDay(site.context.data, { day: TODAY, now: site.context.clock() });
		expect(changed.cards).toEqual([
			{
				day: TODAY,
				put: JSON.parse(JSON.stringify(loosen(view))),
				drop: [],
				updatedAt: view.updatedAt,
				mapped: false,
				demo: false,
			},
		]);

		const back = await openStream(site.url, streamAddress([day], null), {
			'last-event-id': String(since),
		});
		expect((await back.heard('mudou')).games).toEqual([described]);
		expect([list.position(), await versionOf(site, paths.day(TODAY))]).toEqual([
			changed.v,
			changed.v,
		]);
		for (const stream of [list, page, team, other, back]) stream.close();
	});

	test(`games as they are now are asked for by day, team and address, and answered once [${engine}]`, async () => {
		await using site = await startTestServer({ engine, config });
		const ana = await signInAs(site, 'editor');
		const game = await layGame(ana);
		const ask = async (target: string) => JSON.parse((await site.get(target)).body) as GamesAnswer;
		const [whole, ofTeam, byAddress] = await Promise.all([
			ask(gamesOfDay(TODAY)),
			ask(gamesOfTeam('palmeiras')),
			ask(gamesOfSlugs([game.slug, 'nowhere'])),
		]);
		expect(whole.games.map(({ slug, day: own }) => [slug, own])).toEqual([[game.slug, TODAY]]);
		expect(whole).toMatchObject({ mapped: false, demo: false, updatedAt: expect.any(Number) });
		expect(ofTeam.games).toEqual(whole.games);
		expect([byAddress.games, byAddress.gone]).toEqual([whole.games, ['nowhere']]);

		const { headers } = await site.get(gamesOfDay(TODAY));
		const held = await site.get(gamesOfDay(TODAY), {
			headers: { 'if-none-match': String(headers.etag) },
		});
		expect([held.status, held.body]).toEqual([304, '']);
		await move(ana, game, '19:00');
		expect((await ask(gamesOfDay(TODAY))).games[0]).toMatchObject({ movedFrom: '21h30' });
		for (const wrong of [
			'',
			'?dia=hoje',
			'?dia=2026-11-20&time=bahia',
			`?ids=${Array(101)
				.fill('a')
				.map((a, place) => a + place)}`,
		]) {
			const refused = await site.get(`/api/v1/jogos${wrong}`);
			expect([wrong, refused.status, JSON.parse(refused.body)]).toMatchObject([
				wrong,
				400,
				{ error: { code: 'bad-request' } },
			]);
		}
	});
}

test('a save through another node reaches the streams of this one', async () => {
	await using other = await startTestServer({ engine: 'postgres', config });
	const { dataDir, databaseUrl } = other.context.config;
	await using site = await startTestServer({ address: { dataDir, databaseUrl }, config });
	const ana = await signInAs(other, 'editor');
	const game = await layGame(ana);
	const stream = await openStream(
		site.url,
		streamAddress([topics.game(game.id)], await versionOf(other, paths.day(TODAY))),
	);
	await move(ana, game, '20:00');
	expect((await stream.heard('mudou')).games.map(({ said }) => said)).toEqual([
		'Flamengo x Palmeiras mudou de 21h30 para 20h.',
	]);
	stream.close();
});

test('a version beyond the data is that of another database: reset', async () => {
	await using site = await startTestServer({ config });
	const stream = await openStream(site.url, streamAddress([day], 900_000));
	expect((await stream.heard('reset')).v).toBeLessThan(900_000);
	stream.close();
});

test('S9.04 who finds no place is told when to come again, and what cannot be asked for is said', async () => {
	await using site = await startTestServer({ config: { ...config, streamMax: 1 } });
	const first = await openStream(site.url, '/api/v1/stream?dias=2026-11-20');
	expect([first.status, first.headers['content-type'], first.headers['x-accel-buffering']]).toEqual(
		[200, 'text/event-stream; charset=utf-8', 'no'],
	);
	expect(Number(first.headers['x-guia-now'])).toBeGreaterThanOrEqual(NOW);
	const refused = await site.get('/api/v1/stream?dias=2026-11-20');
	expect([refused.status, JSON.parse(refused.body)]).toMatchObject([
		503,
		{ error: { code: 'overloaded' } },
	]);
	expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(1);
	expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(30);
	const many = Array.from({ length: 101 }, (_, place) => `t${place}`).join(',');
	for (const wrong of ['dias=20-11-2026', 'gols=1', 'desde=-1', `times=${many}`, 'times=a%20b']) {
		expect([wrong, (await site.get(`/api/v1/stream?${wrong}`)).status]).toEqual([wrong, 400]);
	}
	expect((await site.get('/api/v1/stream', { method: 'HEAD' })).status).toBe(200);
	expect((await site.get('/api/v1/stream', { method: 'POST' })).status).toBe(405);

	first.close();
	await expect.poll(async () => (await openStreamOnce(site)).status).toBe(200);
});

async function openStreamOnce(site: TestServer): Promise<{ status: number }> {
	const stream = await openStream(site.url, '/api/v1/stream');
	stream.close();
	return stream;
}

test('a server that is told to stop ends its streams at once, each with one line in the log', async () => {
	await using site = await startTestServer({ config });
	const stream = await openStream(site.url, '/api/v1/stream?dias=2026-11-20');
	await site.server.drain();
	await stream.ended;
	const ofStream = async () => (await site.log()).filter(({ route }) => route === '/api/v1/stream');
	await expect.poll(ofStream).toMatchObject([{ method: 'GET', status: 200 }]);
});
