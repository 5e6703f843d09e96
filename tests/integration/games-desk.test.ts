import { expect } from 'vitest';
import type { BulkChangeInput, DeskQueryInput } from '#core/games/contract/desk.ts';
import type { Game } from '#core/games/game.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import { readDataVersion } from '#server/db/data-version.ts';
import { changeMany, type DeskWriter, UNDO_MS } from '#server/games/desk/bulk-change.ts';
import { listDesk } from '#server/games/desk/list-desk.ts';
import { purgeGames } from '#server/games/desk/purge-games.ts';
import { undoBulk } from '#server/games/desk/undo-bulk.ts';
import { emptyTrash } from '#server/games/empty-trash.ts';
import { createGameChangeRepository } from '#server/games/game-change-repository.ts';
import { createGameRepository } from '#server/games/game-repository.ts';
import { readGame } from '#server/games/read/read-game.ts';
import { insertGames, type NewGame, updateGame } from '#server/games/store-games.ts';
import { createGuideData } from '#server/guide-data.ts';
import { createLog } from '#server/log.ts';
import { seedReference } from '#server/reference/seed-reference.ts';
import { onBothEngines } from '#tests/support/database.ts';
import { aBroadcast, aGame, at, NOW } from '#tests/support/factories.ts';

const DAY_MS = 86_400_000;
const side = (teamId: string) => ({ teamId, label: null });
const writer: DeskWriter = {
	operatorId: 'ana',
	actor: { id: 'ana', name: 'Ana', network: null },
	now: NOW,
	at: NOW,
};

function facts(home: string, away: string, over: Partial<Game> = {}): NewGame {
	const {
		id: _i,
		slug: _s,
		publication: _p,
		demo: _d,
		revision: _r,
		createdAt: _c,
		updatedAt: _u,
		deletedAt: _t,
		...game
	} = aGame({
		...{ home: side(home), away: side(away) },
		...over,
	});
	return game;
}

/** Six games around today, of which three lack something. */
const SIX: NewGame[] = [
	facts('flamengo', 'palmeiras', { broadcasts: [aBroadcast('globo', { verifiedAt: NOW })] }),
	facts('gremio', 'bahia', {
		day: '2026-11-20',
		kickoffAt: null,
		broadcasts: [aBroadcast('premiere', { state: 'usual' })],
	}),
	facts('sao-paulo', 'santos', { kickoffAt: at('2026-11-21T16:00') }),
	facts('botafogo', 'vasco', {
		competitionId: 'brasileirao-b',
		kickoffAt: at('2026-11-22T11:00'),
		broadcasts: [aBroadcast('sportv')],
	}),
	facts('fortaleza', 'ceara', { kickoffAt: at('2026-12-24T21:37') }),
	facts('cruzeiro', 'atletico-mg', { kickoffAt: at('2026-10-01T20:00') }),
];

async function openDesk(db: AppDatabase, games: readonly NewGame[] = SIX) {
	await seedReference(db, NOW);
	const data = createGuideData(db);
	const options = {
		now: NOW - 3 * DAY_MS,
		source: null,
		actor: null,
		reference: await data.reference(),
		publication: 'published',
		demo: false,
	} as const;
	const stored = await db.transaction((trx) => insertGames(trx, games, options));
	const list = (query = '', more: Partial<DeskQueryInput> = {}) =>
		listDesk(
			{ db: db.kysely, data, now: NOW },
			{ limit: 100, count: '1', ...Object.fromEntries(new URLSearchParams(query)), ...more },
		);
	const names = async (query: string) => (await list(query)).rows.map(({ homeName }) => homeName);
	const chosen = (...places: number[]) =>
		places.map((place) => ({ id: stored[place]?.id ?? '', revision: 1 }));
	const act = async (
		action: BulkChangeInput['action'],
		target: BulkChangeInput['target'],
		by = writer,
	) => {
		const done = await changeMany({ db, data }, { action, target }, by);
		if (!done.ok) throw new Error(done.error.kind);
		return done.value;
	};
	const byPlace = async (place: number) => {
		const game = await createGameRepository(db.kysely).byId(stored[place]?.id ?? '');
		if (game === null) throw new Error('No such game');
		return game;
	};
	return { data, stored, list, names, chosen, act, byPlace };
}

onBothEngines(
	'S2.08 S2.01 the desk lists from today on, filters and searches by what an address says, and counts',
	async (db) => {
		const { list, names, stored } = await openDesk(db);
		const all = await list();
		expect(all.rows.map(({ homeName }) => homeName)).toEqual([
			'Flamengo',
			'Grêmio',
			'São Paulo',
			'Botafogo',
			'Fortaleza',
		]);
		expect([all.total, all.next]).toEqual([5, null]);
		expect(await names('de=sempre')).toHaveLength(6);
		expect(await names('de=hoje&ate=hoje')).toEqual(['Flamengo', 'Grêmio']);
		expect(await names('campeonato=brasileirao-b')).toEqual(['Botafogo']);
		expect(await names('time=bahia')).toEqual(['Grêmio']);
		expect(await names('canal=premiere')).toEqual(['Grêmio']);
		expect(await names('qualidade=sem-canal')).toEqual(['São Paulo', 'Fortaleza']);
		expect(await names('qualidade=a-confirmar')).toEqual(['Grêmio']);
		expect(await names('qualidade=sem-hora')).toEqual(['Grêmio']);
		expect(await names('qualidade=sem-conferir')).toEqual(['Grêmio', 'Botafogo']);
		expect(await names('situacao=postponed')).toEqual([]);
		expect(await names('ordem=-data')).toEqual([
			'Fortaleza',
			'Botafogo',
			'São Paulo',
			'Grêmio',
			'Flamengo',
		]);
		expect((await names('ordem=campeonato')).at(-1)).toBe('Botafogo');
		expect(await names('busca=sao paulo')).toEqual(['São Paulo']);
		expect(await names('busca=mengão x verdao')).toEqual(['Flamengo']);
		expect(await names('busca=sportv')).toEqual(['Botafogo']);
		expect(await names('busca=flamemgo')).toEqual(['Flamengo']);
		expect(await names(`busca=https://guia.example/onde-assistir/${stored[5]?.slug}`)).toEqual([
			'Cruzeiro',
		]);
		expect(await list('busca=xyzzy')).toMatchObject({ rows: [], total: 0 });
	},
);

onBothEngines(
	'S2.08 pages follow each other without a gap or a repetition, in every order and direction',
	async (db) => {
		const many = Array.from({ length: 13 }, (_, place) =>
			facts(`${SIX[place % 6]?.home.teamId}`, 'palmeiras', {
				competitionId: place % 3 === 0 ? 'brasileirao-b' : 'brasileirao-a',
				...(place % 4 === 0
					? { day: '2026-11-25', kickoffAt: null }
					: { kickoffAt: at(`2026-11-2${place % 3 === 1 ? 5 : 6}T20:00`) }),
			}),
		);
		const { list } = await openDesk(db, many);
		for (const order of ['data', '-data', 'campeonato', '-campeonato', 'mudanca', '-mudanca']) {
			const whole = (await list(`ordem=${order}`)).rows.map(({ id }) => id);
			const paged: string[] = [];
			for (let after: string | null | undefined; after !== null; ) {
				const page = await list(`ordem=${order}`, {
					limit: 4,
					...(after === undefined ? {} : { after }),
				});
				paged.push(...page.rows.map(({ id }) => id));
				after = page.next;
			}
			expect([order, paged]).toEqual([order, whole]);
			expect(new Set(paged).size).toBe(13);
		}
		await expect(list('', { after: 'bobagem' })).rejects.toMatchObject({ code: 'bad-request' });
		await expect(
			list('ordem=mudanca', { after: Buffer.from('["a","b"]').toString('base64url') }),
		).rejects.toMatchObject({
			code: 'bad-request',
		});
	},
);

onBothEngines(
	'S3.02 rows carry what looks wrong of them, and conflicts have a view of their own',
	async (db) => {
		const { list } = await openDesk(db, [
			...SIX,
			facts('flamengo', 'corinthians', { kickoffAt: at('2026-11-21T19:00') }),
			facts('santos', 'gremio', {
				kickoffAt: at('2026-11-22T11:00'),
				broadcasts: [aBroadcast('sportv')],
			}),
		]);
		const { rows } = await list();
		const of = (home: string) =>
			rows
				.find(({ homeName }) => homeName === home)
				?.warnings.map(({ kind, text }) => [kind, text]);
		expect(of('Flamengo')).toEqual([
			[
				'team-twice',
				'Flamengo tem outro jogo com 22 horas de diferença: Flamengo x Corinthians, 21/11 às 19h.',
			],
		]);
		expect(of('Botafogo')?.map(([kind]) => kind)).toEqual(['channel-clash']);
		expect(of('Fortaleza')?.map(([kind]) => kind)).toEqual(['odd-minute']);
		const conflicts = await list('qualidade=conflito');
		// The last two kick off at the same minute.
		expect(conflicts.rows.map(({ homeName }) => homeName).toSorted()).toEqual([
			'Botafogo',
			'Flamengo',
			'Flamengo',
			'Santos',
			'São Paulo',
		]);
		expect(conflicts.total).toBe(null);
		const first = await list('qualidade=conflito', { limit: 2 });
		const second = await list('qualidade=conflito', { limit: 10, after: first.next ?? '' });
		expect([...first.rows, ...second.rows]).toEqual(conflicts.rows);
	},
);

onBothEngines(
	'S3.02 one action changes many games together, logs each, moves the pages, and leaves what it cannot change',
	async (db) => {
		const { data, chosen, act, byPlace, stored } = await openDesk(db);
		const stale = await byPlace(2);
		const note = { now: NOW, source: null, actor: 'Bia', reference: await data.reference() };
		await db.transaction((trx) =>
			updateGame(trx, { before: stale, after: { ...stale, venue: 'Vila Belmiro' } }, note),
		);
		const version = await readDataVersion(db.kysely);
		const games = [...chosen(0, 1, 2), { id: 'nenhum', revision: 1 }];
		const result = await act({ kind: 'move', days: 0, minutes: -90 }, { games });
		expect(result.changed).toBe(1);
		expect(result.left.map(({ title, problem }) => [title, problem])).toEqual([
			['Grêmio x Bahia', 'no-hour'],
			['São Paulo x Santos', 'stale'],
			['nenhum', 'missing'],
		]);
		expect(result.rows[0]).toMatchObject({ revision: 2, kickoffAt: at('2026-11-20T20:00') });
		const log = await createGameChangeRepository(db.kysely).listGame(stored[0]?.id ?? '');
		expect(log.at(-1)).toMatchObject({ kind: 'kickoff', actor: 'Ana' });
		expect(await readDataVersion(db.kysely)).toBeGreaterThan(version);
		expect(await readGame(data, stored[0]?.slug ?? '', NOW)).toMatchObject({
			kind: 'found',
			view: { former: { kickoffAt: at('2026-11-20T21:30') } },
		});
	},
);

onBothEngines(
	'S3.02 all that a filter finds is changed only while it finds as many as were seen',
	async (db) => {
		const { act, names, list } = await openDesk(db);
		const filter = { qualidade: 'sem-canal' };
		const coverage = { include: [], exclude: [] };
		const action: BulkChangeInput['action'] = {
			kind: 'add-channel',
			channelId: 'premiere',
			state: 'usual',
			coverage,
		};
		await expect(act(action, { filter, total: 3 })).rejects.toThrow('stale');
		expect((await act(action, { filter, total: 2 })).changed).toBe(2);
		expect(await names('canal=premiere')).toHaveLength(3);
		await expect(act({ ...action, channelId: 'nenhum' }, { filter: {}, total: 5 })).rejects.toThrow(
			'unknown-channel',
		);
		expect((await list('qualidade=mudou-hoje')).rows).toHaveLength(2);
	},
);

onBothEngines(
	'S3.02 undo brings back what nobody saved since, once, and names the others',
	async (db) => {
		const { data, chosen, act, byPlace, stored } = await openDesk(db);
		const before = [await byPlace(0), await byPlace(2), await byPlace(3)];
		const done = await act({ kind: 'move', days: 1, minutes: 0 }, { games: chosen(0, 2, 3) });
		const edited = await byPlace(3);
		const note = { now: NOW, source: null, actor: 'Bia', reference: await data.reference() };
		await db.transaction((trx) =>
			updateGame(trx, { before: edited, after: { ...edited, round: 'final' } }, note),
		);
		const undo = (by: DeskWriter) =>
			undoBulk({ db, data, log: createLog('silent').log }, done.id ?? '', by);
		expect(await undo({ ...writer, operatorId: 'bia' })).toEqual({ ok: false, error: 'not-found' });
		expect(await undo({ ...writer, at: NOW + UNDO_MS + 1 })).toEqual({
			ok: false,
			error: 'not-found',
		});
		const undone = await undo(writer);
		expect(undone).toMatchObject({
			ok: true,
			value: { changed: 2, left: [{ title: 'Botafogo x Vasco', problem: 'not-undone' }] },
		});
		for (const [place, was] of [0, 2].map((number, index) => [number, before[index]] as const)) {
			expect(await byPlace(place)).toEqual({ ...was, revision: 3, updatedAt: NOW });
		}
		expect(await byPlace(3)).toMatchObject({ day: '2026-11-23', round: 'final' });
		expect(await readGame(data, stored[0]?.slug ?? '', NOW)).toMatchObject({ kind: 'found' });
		expect(await undo(writer)).toEqual({ ok: false, error: 'done' });
	},
);

onBothEngines(
	'S2.12 a game in the trash is gone, comes back when it is restored, goes for good by hand or after 30 days, and its address stays gone',
	async (db) => {
		const { data, chosen, act, names, list, stored, byPlace } = await openDesk(db);
		const slug = stored[0]?.slug ?? '';
		await act({ kind: 'trash' }, { games: chosen(0) });
		expect(await readGame(data, slug, NOW)).toEqual({ kind: 'gone' });
		expect(await names('')).not.toContain('Flamengo');
		const trash = await list('lixeira=1');
		expect(trash.rows).toMatchObject([{ homeName: 'Flamengo', revision: 2, deletedAt: NOW }]);
		await act({ kind: 'restore' }, { games: [{ id: trash.rows[0]?.id ?? '', revision: 2 }] });
		expect(await readGame(data, slug, NOW)).toMatchObject({ kind: 'found' });
		const kinds = (await createGameChangeRepository(db.kysely).listGame(stored[0]?.id ?? '')).map(
			({ kind }) => kind,
		);
		expect(kinds).toEqual(['created', 'removed', 'restored']);
		await act({ kind: 'trash' }, { games: [{ id: stored[0]?.id ?? '', revision: 3 }] });
		const gone = [{ id: stored[0]?.id ?? '', revision: 4 }, ...chosen(1)];
		expect(await purgeGames({ db, data }, gone, writer)).toMatchObject({
			purged: 1,
			left: [{ title: 'Grêmio x Bahia', problem: 'not-in-trash' }],
		});
		expect(await readGame(data, stored[0]?.slug ?? '', NOW)).toEqual({ kind: 'gone' });
		expect(await readGame(data, 'nunca-vs-existiu-2026-11-20', NOW)).toEqual({ kind: 'unknown' });
		await expect(byPlace(0)).rejects.toThrow();
		expect(await byPlace(1)).toMatchObject({ deletedAt: null });
		await act({ kind: 'trash' }, { games: chosen(2) }, { ...writer, now: NOW - 31 * DAY_MS });
		await act({ kind: 'trash' }, { games: chosen(1) }, { ...writer, now: NOW - 29 * DAY_MS });
		expect(await emptyTrash({ db }, { now: NOW })).toBe(1);
		expect(await emptyTrash({ db }, { now: NOW })).toBe(0);
		expect((await list('lixeira=1')).rows).toMatchObject([{ homeName: 'Grêmio' }]);
	},
);
