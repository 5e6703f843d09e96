import { expect, test } from 'vitest';
import { ENGINES } from '#tests/support/database.ts';
import { signInAs } from '#tests/support/panel.ts';
import { startTestServer } from '#tests/support/test-server.ts';
import { shown, typed } from '#tests/support/typed-games.ts';

const derby = {
	home: { teamId: 'flamengo', label: null },
	away: { teamId: 'palmeiras', label: null },
};

for (const engine of ENGINES) {
	test(`U10 pickers know nicknames, accents and abbreviations; what is missing is made on the fly and stays [${engine}]`, async () => {
		await using site = await startTestServer({ engine });
		const ana = await signInAs(site, 'editor');
		const ids = async (kind: string, q: string) => {
			const { json } = await ana.call('GET', `pickers?kind=${kind}&q=${encodeURIComponent(q)}`);
			return [json.teams, json.competitions, json.channels].flatMap((list) =>
				(list as { id: string }[]).map(({ id }) => id),
			);
		};
		expect((await ids('team', 'mengao'))[0]).toBe('flamengo');
		expect(await ids('team', 'atletico')).toEqual(
			expect.arrayContaining(['atletico-mg', 'atletico-go']),
		);
		expect((await ids('competition', 'brasileirao'))[0]).toBe('brasileirao-a');
		expect((await ids('channel', 'caze'))[0]).toBe('cazetv');
		const team = { name: 'Unidos da Várzea', country: 'BR', state: 'SP', type: 'clube' };
		expect((await ana.call('POST', 'teams', team)).json).toMatchObject({
			id: 'unidos-da-varzea',
			place: 'São Paulo',
		});
		expect((await ana.call('POST', 'teams', team)).json.fields).toEqual({
			name: expect.stringContaining('Unidos da Várzea'),
		});
		expect((await ana.call('POST', 'teams', { ...team, state: 'RJ' })).json.id).toBe(
			'unidos-da-varzea-rj',
		);
		const cup = { name: 'Copa da Várzea', country: 'BR', state: 'SP', gender: 'm', type: 'copa' };
		expect((await ana.call('POST', 'competitions', cup)).json.id).toBe('copa-da-varzea');
		expect(
			(await ana.call('POST', 'channels', { name: 'TV Várzea', group: 'youtube', free: true })).json
				.id,
		).toBe('tv-varzea');
		expect(await ids('team', 'unidos varzea')).toEqual(['unidos-da-varzea', 'unidos-da-varzea-rj']);
		const game = typed({
			competitionId: 'copa-da-varzea',
			home: { teamId: 'unidos-da-varzea', label: null },
			broadcasts: [shown('tv-varzea')],
		});
		expect((await ana.call('POST', 'games', game)).json).toMatchObject({
			names: { channels: [{ name: 'TV Várzea' }] },
		});

		for (const day of ['2026-11-01', '2026-11-08', '2026-11-15']) {
			await ana.call(
				'POST',
				'games',
				typed({ ...derby, date: day, broadcasts: [shown('sportv')] }),
			);
		}
		const offered = await ana.call(
			'GET',
			'usual-channels?competitionId=brasileirao-a&homeId=flamengo',
		);
		expect(offered.json.channels).toContainEqual(
			expect.objectContaining({
				channel: expect.objectContaining({ id: 'sportv' }),
				home: { games: 3, of: 3 },
			}),
		);
	});
}
