import type { BulkChangeInput, DeskQueryInput } from '#core/games/contract/desk.ts';
import type { Game } from '#core/games/game.ts';
import { createGuideData } from '#server/create-guide-data.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import { changeMany, type DeskWriter } from '#server/games/desk/bulk-change.ts';
import { listDesk } from '#server/games/desk/list-desk.ts';
import { createGameRepository } from '#server/games/game-repository.ts';
import { insertGames, type NewGame } from '#server/games/store-games.ts';
import { aBroadcast, aGame, at, NOW } from './factories.ts';

const DAY_MS = 86_400_000;
export const side = (teamId: string) => ({ teamId, label: null });

export const writer: DeskWriter = {
	operatorId: 'ana',
	actor: { id: 'ana', name: 'Ana', network: null },
	now: NOW,
	at: NOW,
};

export function facts(home: string, away: string, over: Partial<Game> = {}): NewGame {
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
export const SIX: NewGame[] = [
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

export async function openDesk(db: AppDatabase, games: readonly NewGame[] = SIX) {
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
