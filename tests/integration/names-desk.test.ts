import { expect, test } from 'vitest';
import type { ChannelRecord, CompetitionRecord, TeamRecord } from '#core/names/contract.ts';
import { readDataVersion } from '#server/db/data-version.ts';
import { insertGames } from '#server/games/store-games.ts';
import { ENGINES } from '#tests/support/database.ts';
import { aBroadcast, aGame, NOW } from '#tests/support/factories.ts';
import { signInAs } from '#tests/support/panel.ts';
import { startTestServer } from '#tests/support/test-server.ts';

for (const engine of ENGINES) {
	test(`teams, competitions and channels are changed, pages follow, and reference data leaves them alone [${engine}]`, async () => {
		await using site = await startTestServer({
			engine,
			config: { clockOffsetMs: NOW - Date.now() },
		});
		const ana = await signInAs(site, 'editor');
		const { db } = site.context;
		const list = (await ana.call('GET', 'names?kind=team&q=mengao')).json as {
			rows: { id: string; detail: string }[];
		};
		expect(list.rows[0]).toMatchObject({
			id: 'flamengo',
			detail: 'Rio de Janeiro, RJ',
			edited: false,
		});
		const {
			id,
			games: _games,
			...team
		} = (await ana.call('GET', 'teams/flamengo')).json as unknown as TeamRecord;
		const changed = {
			...team,
			nicknames: [...team.nicknames, 'Urubuzada'],
			colors: { primary: '#AA0000', secondary: '#000000' },
		};
		expect((await site.get('/time/flamengo')).body).toContain(
			'<path fill="#141414" d="M0 8h40v8H0zm0 16h40v8H0z">',
		);
		const saved = await ana.call('PUT', `teams/${id}`, changed);
		// The shape of the data is in its own colours: other ones begin with a ring.
		expect((await site.get('/time/flamengo')).body).toContain(
			'color="#aa0000" aria-hidden="true"><path fill="#000000" d="M20 5.75',
		);
		expect(saved).toMatchObject({
			status: 200,
			json: { revision: team.revision + 1, colors: { primary: '#aa0000' } },
		});
		expect(await ana.call('PUT', `teams/${id}`, changed)).toMatchObject({
			...{ status: 409, json: { code: 'stale', current: { revision: team.revision + 1 } } },
		});
		expect(
			(
				await ana.call('PUT', `teams/${id}`, {
					...changed,
					revision: 2,
					picture: '/files/i/nada/1.webp',
				})
			).json.fields,
		).toHaveProperty('picture');
		// Saved as it stands: no page is stale.
		const version = await readDataVersion(db.kysely);
		expect((await ana.call('PUT', `teams/${id}`, { ...changed, revision: 2 })).status).toBe(200);
		expect(await readDataVersion(db.kysely)).toBe(version);
		expect((await ana.call('GET', 'names?kind=team&q=urubuzada')).json).toMatchObject({
			rows: [{ id: 'flamengo', edited: true }],
		});

		const { json } = await ana.call('GET', 'competitions/brasileirao-a');
		const {
			holders: _holders,
			games: _none,
			id: _id,
			...league
		} = json as unknown as CompetitionRecord;
		const rights = [
			{ channelId: 'sportv', until: '2027-12-31', shows: 'part' },
			{ channelId: 'globo', until: '2027-12-31', shows: 'all' },
		];
		const reordered = { ...league, priority: 2, rights };
		expect((await ana.call('PUT', 'competitions/brasileirao-a', reordered)).json).toMatchObject({
			...{ priority: 2, rights, holders: [{ id: 'sportv', name: 'sportv' }, { id: 'globo' }] },
		});
		const wrong = (part: object) =>
			ana.call('PUT', 'competitions/brasileirao-a', {
				...reordered,
				revision: 2,
				rights: [{ ...rights[0], ...part }],
			});
		expect(await wrong({ channelId: 'nada' })).toMatchObject({
			status: 422,
			json: { fields: { rights: expect.any(String) } },
		});
		expect(await wrong({ until: '2027-02-30' })).toMatchObject({
			status: 422,
			json: { fields: { 'rights.0.until': expect.any(String) } },
		});

		const read = (await ana.call('GET', 'channels/sbt')).json as unknown as ChannelRecord;
		const { id: _channel, games: _played, parentName: _parent, ...channel } = read;
		const opening = {
			...channel.opening,
			service: '+SBT',
			login: 'account',
			numbers: [{ operator: 'Claro', number: '4', quality: 'hd' }],
		};
		expect((await ana.call('PUT', 'channels/sbt', { ...channel, opening })).json).toMatchObject({
			opening: { service: '+SBT' },
		});
		expect((await site.get('/canal/sbt')).body).toContain('+SBT, com cadastro grátis');
		const gone = await ana.call('PUT', 'channels/sbt', {
			...channel,
			revision: 2,
			opening,
			status: 'retired',
			parentId: 'sbt',
		});
		expect([gone.status, Object.keys(gone.json.fields as object)]).toEqual([422, ['parentId']]);
	});

	test(`two entries that are one are joined: games, log, revisions and addresses follow, and seeding brings nothing back [${engine}]`, async () => {
		await using site = await startTestServer({
			engine,
			config: { clockOffsetMs: NOW - Date.now() },
		});
		const ana = await signInAs(site, 'editor');
		const { db, data } = site.context;
		const made = await ana.call('POST', 'teams', {
			name: 'Mengo da Gávea',
			country: 'BR',
			state: 'RJ',
			type: 'clube',
		});
		const { id: double } = made.json as { id: string };
		await ana.call('POST', 'channels', { name: 'Globinho', group: 'aberta', free: true });
		const {
			id: _id,
			slug: _slug,
			...game
		} = aGame({
			...{
				home: { teamId: double, label: null },
				broadcasts: [aBroadcast('globo'), aBroadcast('globinho'), aBroadcast('sportv')],
			},
		});
		const note = {
			now: NOW,
			source: null,
			actor: null,
			publication: 'published',
			demo: false,
		} as const;
		const reference = await data.reference();
		const [stored] = await db.transaction((trx) =>
			insertGames(trx, [game], { ...note, reference }),
		);
		const record = (await ana.call('GET', `games/${stored?.id}`)).json as Record<string, unknown>;
		const sent = {
			...record,
			date: '2026-11-20',
			time: '21:00',
			broadcasts: [aBroadcast('globinho')],
			source: null,
		};
		expect((await ana.call('PUT', `games/${stored?.id}`, sent)).status).toBe(200);

		const merge = (kind: string, from: string, into: string) =>
			ana.call('POST', 'names/merge', { kind, from, into, revision: 1 });
		expect((await merge('team', double, 'flamengo')).json).toEqual({ games: 1 });
		expect((await merge('channel', 'globinho', 'globo')).json).toEqual({ games: 1 });
		expect((await merge('team', double, 'flamengo')).json.code).toBe('not-found');
		expect((await merge('team', 'flamengo', 'flamengo')).status).toBe(422);
		expect(await data.games.byId(stored?.id ?? '')).toMatchObject({
			home: { teamId: 'flamengo' },
			broadcasts: [{ channelId: 'globo' }],
		});
		const history = await ana.call('GET', `games/${stored?.id}/revisions`);
		expect(history.text).not.toMatch(/mengo-da-gavea|globinho/);
		expect(JSON.stringify(await data.changes.listGame(stored?.id ?? ''))).not.toMatch(/globinho/);
		expect(
			(await ana.call('POST', `games/${stored?.id}/revisions/1/restore`, { revision: 2 })).status,
		).toBe(200);
		const moved = await site.get(`/time/${double}`);
		expect([moved.status, moved.headers.location]).toEqual([301, '/time/flamengo']);
		expect(
			(await ana.call('GET', `pickers?kind=team&q=${encodeURIComponent('Mengo da Gávea')}`)).json,
		).toMatchObject({
			teams: [{ id: 'flamengo' }],
		});

		expect((await merge('team', 'vasco', 'flamengo')).status).toBe(200);
		await db.transaction((trx) =>
			trx.deleteFrom('settings').where('id', '=', 'referencia').execute(),
		);
		expect((await data.reference()).teams.has('vasco')).toBe(false);
		expect((await site.get('/time/vasco')).headers.location).toBe('/time/flamengo');
	});
}
