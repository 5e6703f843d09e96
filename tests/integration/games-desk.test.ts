import { expect } from 'vitest';
import { purgeGames } from '#server/games/desk/purge-games.ts';
import { emptyTrash } from '#server/games/empty-trash.ts';
import { createGameChangeRepository } from '#server/games/game-change-repository.ts';
import { readGame } from '#server/games/read/read-game.ts';
import { onBothEngines } from '#tests/support/database.ts';
import { aBroadcast, at, NOW } from '#tests/support/factories.ts';
import { facts, openDesk, SIX, writer } from '#tests/support/games-desk.ts';

const DAY_MS = 86_400_000;

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
