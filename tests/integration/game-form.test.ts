import { expect, test } from 'vitest';
import { type GameRecord, type RevisionEntry, staleGameSchema } from '#core/games/contract/form.ts';
import { changeOf } from '#core/games/game-change.ts';
import { mergeGame } from '#core/games/merge/merge-game.ts';
import { readDataVersion } from '#server/db/data-version.ts';
import { ENGINES } from '#tests/support/database.ts';
import { NOW } from '#tests/support/factories.ts';
import { signInAs } from '#tests/support/panel.ts';
import { startTestServer } from '#tests/support/test-server.ts';
import { shown, typed } from '#tests/support/typed-games.ts';

const derby = {
	home: { teamId: 'flamengo', label: null },
	away: { teamId: 'palmeiras', label: null },
};

for (const engine of ENGINES) {
	test(`S2.08 S4.05 a game is written, published, changed and brought back; its page follows each time [${engine}]`, async () => {
		await using site = await startTestServer({
			engine,
			config: { clockOffsetMs: NOW - Date.now() },
		});
		const [ana, { db, data }] = [await signInAs(site, 'editor'), site.context];
		const draft = await ana.call('POST', 'games', typed({ ...derby, publication: 'draft' }));
		expect(draft).toMatchObject({
			status: 200,
			json: { revision: 1, slug: 'flamengo-vs-palmeiras-2026-11-21', publication: 'draft' },
		});
		const { id, slug } = draft.json as unknown as GameRecord;
		expect((await site.get(`/onde-assistir/${slug}`)).status).toBe(404);

		const broadcasts = [
			shown('premiere', { verifiedAt: 'now', note: 'sem narração' }),
			shown('globo', {
				state: 'usual',
				coverage: { include: ['SP', 'RJ', 'SP'], exclude: ['RJ'] },
			}),
		];
		const version = await readDataVersion(db.kysely);
		const published = await ana.call('PUT', `games/${id}`, {
			...typed({ ...derby, broadcasts }),
			revision: 1,
		});
		expect(published).toMatchObject({
			status: 200,
			json: {
				...{ revision: 2, publication: 'published', day: '2026-11-21' },
				broadcasts: [
					{ channelId: 'premiere', verifiedAt: expect.any(Number) },
					{ channelId: 'globo', coverage: { include: ['SP'], exclude: [] } },
				],
				names: {
					teams: [{ id: 'flamengo' }, { id: 'palmeiras' }],
					channels: [{ id: 'premiere' }, { id: 'globo' }],
				},
			},
		});
		expect(await readDataVersion(db.kysely)).toBe(version + 1);
		const page = (await site.get(`/onde-assistir/${slug}`)).body;
		expect(page).toContain('sem narração');
		expect(page).not.toContain('transmissão anunciada');
		// The same save again changes nothing: nobody gets a false conflict from it.
		const same = published.json as unknown as GameRecord;
		expect(
			(
				await ana.call('PUT', `games/${id}`, {
					...typed({ ...derby, broadcasts: same.broadcasts }),
					revision: 2,
				})
			).json.revision,
		).toBe(2);

		const late = typed({
			...derby,
			date: '2026-11-22',
			time: '20:00',
			zone: 'America/Manaus',
			broadcasts: [shown('sportv')],
			source: 'CBF',
		});
		const moved = (await ana.call('PUT', `games/${id}`, { ...late, revision: 2 }))
			.json as unknown as GameRecord;
		expect(moved).toMatchObject({
			revision: 3,
			slug: 'flamengo-vs-palmeiras-2026-11-22',
			kickoffAt: Date.parse('2026-11-23T00:00:00Z'),
		});
		expect(
			(await data.changes.listGame(id)).map(({ kind, source, actor }) => [kind, source, actor]),
		).toEqual([
			['created', null, 'Ana'],
			['publication', null, 'Ana'],
			['kickoff', 'CBF', 'Ana'],
			['broadcasts', 'CBF', 'Ana'],
		]);
		expect((await site.get(`/onde-assistir/${moved.slug}`)).body).toContain('segundo CBF');

		const { revisions } = (await ana.call('GET', `games/${id}/revisions`)).json as unknown as {
			revisions: RevisionEntry[];
		};
		expect(
			revisions.map(({ revision, actor, game }) => [
				revision,
				actor,
				game?.publication,
				game?.broadcasts.length,
			]),
		).toEqual([
			[3, 'Ana', 'published', 1],
			[2, 'Ana', 'published', 2],
			[1, 'Ana', 'draft', 0],
		]);
		expect(
			(await ana.call('POST', `games/${id}/revisions/1/restore`, { revision: 2 })).json.code,
		).toBe('stale');
		const back = await ana.call('POST', `games/${id}/revisions/2/restore`, { revision: 3 });
		expect(back.json).toMatchObject({
			revision: 4,
			day: '2026-11-21',
			publication: 'published',
			broadcasts: [{ channelId: 'premiere' }, {}],
		});
		expect(
			(await ana.call('POST', `games/${id}/revisions/9/restore`, { revision: 4 })).status,
		).toBe(404);
		expect((await ana.call('GET', 'games/none')).status).toBe(404);
	});

	test(`U01 U03 two operators: the later save hears of the earlier one, with both versions, and writes nothing [${engine}]`, async () => {
		await using site = await startTestServer({ engine });
		const [ana, bia] = [await signInAs(site, 'editor'), await signInAs(site, 'administrator')];
		const { id } = (await ana.call('POST', 'games', typed(derby))).json as unknown as GameRecord;
		await ana.call('PUT', `games/${id}`, {
			...typed({ ...derby, venue: 'Maracanã' }),
			revision: 1,
		});
		const sent = { ...typed({ ...derby, venue: 'Allianz Parque' }), revision: 1 };
		const refused = await bia.call('PUT', `games/${id}`, sent);
		expect(refused).toMatchObject({
			status: 409,
			json: { code: 'stale', current: { revision: 2, venue: 'Maracanã' }, sent },
		});
		expect((await bia.call('GET', `games/${id}`)).json).toMatchObject({
			revision: 2,
			venue: 'Maracanã',
		});
	});

	test(`U01 a stale form undoes no field of another's save: the refusal holds all that the merge needs [${engine}]`, async () => {
		await using site = await startTestServer({ engine });
		const [ana, bia] = [await signInAs(site, 'editor'), await signInAs(site, 'administrator')];
		const began = { ...derby, broadcasts: [shown('globo'), shown('premiere')] };
		const { id } = (await ana.call('POST', 'games', typed(began))).json as unknown as GameRecord;
		const theirs = typed({
			...began,
			round: '36ª rodada',
			broadcasts: [shown('globo', { note: 'sinal aberto' }), shown('sportv')],
		});
		await ana.call('PUT', `games/${id}`, { ...theirs, revision: 1 });
		await ana.call('PUT', `games/${id}`, { ...theirs, status: 'postponed', revision: 2 });
		const mine = typed({
			...began,
			venue: 'Maracanã',
			broadcasts: [shown('globo'), shown('premiere'), shown('cazetv')],
		});
		const { json } = await bia.call('PUT', `games/${id}`, { ...mine, revision: 1 });
		const stale = staleGameSchema.parse(json.current);
		expect(stale).toMatchObject({
			revision: 3,
			base: { round: '35ª rodada', broadcasts: [{}, {}] },
		});
		expect(stale.saves.map(({ actor }) => actor)).toEqual(['Ana', 'Ana']);
		const base = stale.base === null ? null : changeOf(stale.base);
		const merge = mergeGame({ base, mine, theirs: changeOf(stale) });
		expect(merge).toMatchObject({
			both: [],
			theirs: ['round', 'status', 'channel:globo', 'channel:premiere', 'channel:sportv'],
		});
		expect(
			(await bia.call('PUT', `games/${id}`, { ...merge.merged, revision: stale.revision })).json,
		).toMatchObject({
			...{ revision: 4, round: '36ª rodada', status: 'postponed', venue: 'Maracanã' },
			broadcasts: [
				{ channelId: 'globo', note: 'sinal aberto' },
				{ channelId: 'sportv' },
				{ channelId: 'cazetv' },
			],
		});
	});
}

test('V43 what no guide could show is refused field by field, and nothing is stored', async () => {
	await using site = await startTestServer();
	const ana = await signInAs(site, 'editor');
	const broadcasts = [
		shown('globo'),
		shown('globo'),
		shown('nenhum'),
		shown(null),
		shown(null, { state: 'none' }),
	];
	const wrong = {
		...typed(),
		competitionId: 'nenhuma',
		home: derby.home,
		away: derby.home,
		zone: 'Brasil/Campinas',
		broadcasts,
	};
	const fields = [
		'competitionId',
		'away',
		'zone',
		'broadcasts',
		...[1, 2, 3].map((place) => `broadcasts.${place}.channelId`),
	];
	const refused = await ana.call('POST', 'games', wrong);
	expect(refused).toMatchObject({ status: 422, json: { code: 'invalid' } });
	expect(Object.keys(refused.json.fields as object).toSorted()).toEqual(fields.toSorted());
	const link = [shown('globo', { link: 'http://pirata.example' })];
	const early = await ana.call(
		'POST',
		'games',
		typed({ date: '2026-02-30', time: '25:00', broadcasts: link }),
	);
	expect(Object.keys(early.json.fields as object).toSorted()).toEqual([
		'broadcasts.0.link',
		'date',
		'time',
	]);
	expect(await site.context.data.games.countAll()).toBe(0);
});
