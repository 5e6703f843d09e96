import { expect, test } from 'vitest';
import { errorCode } from '#core/kit/app-error.ts';
import {
	createChannelOpeningRepository,
	createChannelOpeningWriter,
} from '#server/channels/channel-opening-repository.ts';
import { saveChannelOpening } from '#server/channels/save-channel-opening.ts';
import { readDataVersion } from '#server/db/data-version.ts';
import { insertGames } from '#server/games/store-games.ts';
import { onBothEngines } from '#tests/support/database.ts';
import { aBroadcast, aGame, NOW } from '#tests/support/factories.ts';
import { startTestServer } from '#tests/support/test-server.ts';

const claro = {
	channelId: 'sportv',
	service: 'Globoplay',
	login: 'subscription' as const,
	numbers: [],
};

onBothEngines(
	'what an operator writes down of a channel stays when the reference data is loaded again',
	async (db) => {
		const openings = createChannelOpeningRepository(db.kysely);
		const before = new Map((await openings.list()).map((opening) => [opening.channelId, opening]));
		expect(before.get('globo')).toMatchObject({
			service: 'Globoplay',
			login: 'account',
			revision: 1,
		});
		const version = await readDataVersion(db.kysely);
		const numbers = [{ operator: 'Claro', number: '539', quality: 'hd' as const }];
		await saveChannelOpening(db, { ...claro, numbers }, { seen: 1, now: NOW });
		await saveChannelOpening(
			db,
			{ channelId: 'sbt', service: null, login: 'none', numbers: [] },
			{ seen: 0, now: NOW },
		);
		expect(await readDataVersion(db.kysely)).toBe(version + 2);
		await db.transaction((trx) => createChannelOpeningWriter(trx).seed(claro));
		const after = new Map((await openings.list()).map((opening) => [opening.channelId, opening]));
		expect(after.get('sportv')).toEqual({ ...claro, numbers, revision: 2 });
		expect(after.get('sbt')).toMatchObject({ login: 'none', revision: 1 });
	},
);

onBothEngines(
	'an opening that somebody else saved meanwhile is not overwritten, and there is none of no channel',
	async (db) => {
		await saveChannelOpening(db, claro, { seen: 1, now: NOW });
		for (const seen of [0, 1, 3])
			expect(await saveChannelOpening(db, claro, { seen, now: NOW }).catch(errorCode)).toBe(
				'conflict',
			);
		expect(
			await saveChannelOpening(db, { ...claro, channelId: 'nenhum' }, { seen: 0, now: NOW }).catch(
				errorCode,
			),
		).toBe('not-found');
	},
);

test('the pages of a channel and of its games say how it is opened, at once after it was edited', async () => {
	await using site = await startTestServer({ config: { clockOffsetMs: NOW - Date.now() } });
	const { db, data } = site.context;
	const {
		id: _id,
		slug: _slug,
		...game
	} = aGame({ broadcasts: [aBroadcast('sportv'), aBroadcast('globo')] });
	const note = {
		now: NOW,
		source: null,
		actor: null,
		publication: 'published',
		demo: false,
	} as const;
	const reference = await data.reference();
	const [stored] = await db.transaction((trx) => insertGames(trx, [game], { ...note, reference }));
	expect((await site.get('/canal/globo')).body).toContain('Globoplay, com cadastro grátis');
	expect((await site.get('/canal/globo')).body).toContain('Muda de cidade para cidade');
	expect((await site.get('/canal/espn')).body).not.toContain('Pela internet');
	const numbers = [{ operator: 'Vivo TV', number: '1234', quality: null }];
	await saveChannelOpening(db, { ...claro, numbers }, { seen: 1, now: NOW });
	expect((await site.get('/canal/sportv')).body).toMatch(/Vivo TV<\/th><td>1234/);
	expect((await site.get(`/onde-assistir/${stored?.slug}`)).body).toContain(
		'Pela internet: Globoplay, com assinatura · Vivo TV 1234',
	);
});
