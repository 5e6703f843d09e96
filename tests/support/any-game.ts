import fc from 'fast-check';
import type { Uf } from '#core/football-pt/uf.ts';
import { UFS } from '#core/football-pt/uf-names.ts';
import { BROADCAST_STATES, type Broadcast, type Coverage } from '#core/games/broadcast.ts';
import type { Names } from '#core/games/cards.ts';
import { GAME_STATUSES, type Game } from '#core/games/game.ts';
import {
	type GameResult,
	LAST_MINUTE,
	MOST_GOALS,
	RESULT_PHASES,
	tidyScore,
} from '#core/games/result.ts';
import { statusWith } from '#core/games/result-rules.ts';
import { dayOf } from '#core/site/dates.ts';
import { aGame } from './factories.ts';
import { shippedReference } from './shipped-reference.ts';

const reference = shippedReference();
const BRAZILIAN = [
	'flamengo',
	'palmeiras',
	'gremio',
	'bahia',
	'santos',
	'remo',
	'atletico-mg',
	'sao-paulo',
];
/**
 * Competitions with some of the teams that play in them: a league of one country refuses a club of
 * another.
 */
const TEAMS_OF: Readonly<Record<string, readonly string[]>> = {
	'brasileirao-a': BRAZILIAN,
	'copa-do-brasil': BRAZILIAN,
	libertadores: [...BRAZILIAN, 'boca-juniors', 'penarol', 'colo-colo'],
	'estadual-sp': ['palmeiras', 'santos', 'sao-paulo', 'corinthians'],
	ingles: ['liverpool', 'arsenal', 'chelsea', 'everton'],
};
const CHANNELS = [
	'globo',
	'premiere',
	'sportv',
	'cazetv',
	'espn',
	'disney-plus',
	'record',
	'tv-brasil',
	'prime-video',
];
const ZONES = ['America/Sao_Paulo', 'America/Manaus', 'Europe/London', 'UTC', '-04:00'];

/** The shipped names, as exports need them. */
export function exportNames(): Names {
	const byId = <Row extends { id: string }>(rows: readonly Row[]) =>
		new Map(rows.map((row) => [row.id, { ...row, revision: 0 }]));
	return {
		teams: byId(reference.teams),
		competitions: byId(reference.competitions),
		channels: byId(reference.channels),
	};
}

const CODES = Object.keys(UFS) as Uf[];
const places = fc.uniqueArray(fc.constantFrom(...CODES), { maxLength: 3 }).map((ufs) => ufs.sort());
const coverage: fc.Arbitrary<Coverage> = fc.oneof(
	places.map((include) => ({ include, exclude: [] })),
	places.map((exclude) => ({ include: [], exclude })),
);
const text = fc.option(fc.string({ maxLength: 30, unit: 'grapheme' }), { nil: null });

/** Any broadcast of a channel that the guide knows, in any state. */
export function anyBroadcast(): fc.Arbitrary<Broadcast> {
	const moment = fc
		.option(fc.integer({ min: 1_600_000_000, max: 1_900_000_000 }), { nil: null })
		.map((at) => at && at * 1000);
	return fc.record({
		channelId: fc.constantFrom(...CHANNELS),
		state: fc.constantFrom(...BROADCAST_STATES.filter((state) => state !== 'none')),
		coverage,
		link: text,
		note: text,
		source: text,
		verifiedAt: moment,
	});
}

/** Any score that readers of the guide may see, said by a source or typed. */
export function anyResult(): fc.Arbitrary<GameResult> {
	const goals = fc.integer({ min: 0, max: MOST_GOALS });
	const minutes = fc.integer({ min: 0, max: LAST_MINUTE });
	return fc
		.record({
			home: goals,
			away: goals,
			penalties: fc.option(fc.record({ home: goals, away: goals }), { nil: null }),
			phase: fc.constantFrom(...RESULT_PHASES),
			minute: fc.option(minutes, { nil: null }),
			source: fc.option(fc.string({ minLength: 1, maxLength: 30 }), { nil: null }),
			at: fc.integer({ min: 1_600_000_000, max: 1_900_000_000 }).map((at) => at * 1000),
		})
		.map((result) => tidyScore(result))
		.filter((result) => result !== null);
}

const minute = fc.integer({ min: 25_000_000, max: 31_000_000 }).map((count) => count * 60_000);
const meeting = fc.constantFrom(...Object.keys(TEAMS_OF)).chain((competitionId) =>
	fc
		.uniqueArray(fc.constantFrom(...(TEAMS_OF[competitionId] ?? [])), {
			minLength: 2,
			maxLength: 2,
		})
		.map((sides) => ({ competitionId, sides })),
);

/**
 * Any game between teams that the guide knows: an hour or none, any state and publication, texts of
 * any script.
 */
export function anyGame(): fc.Arbitrary<Game> {
	const parts = fc.record({
		meeting,
		kickoffAt: fc.option(minute, { nil: null }),
		zone: fc.constantFrom(...ZONES),
		round: fc.constantFrom(null, '35ª rodada', 'semifinal, ida', 'Grupo B'),
		venue: fc.constantFrom(null, 'Maracanã', 'Arena Condá, Chapecó', 'Estádio “Novo”'),
		status: fc.constantFrom(...GAME_STATUSES),
		result: fc.option(anyResult(), { nil: null }),
		publication: fc.constantFrom('draft' as const, 'published' as const),
		kickoffText: text,
		broadcasts: fc.uniqueArray(anyBroadcast(), {
			selector: ({ channelId }) => channelId,
			maxLength: 3,
		}),
	});
	return parts.map(({ meeting: { competitionId, sides }, kickoffAt, status, ...rest }) => {
		const [home = '', away = ''] = sides;
		const day = kickoffAt === null ? '2026-12-02' : dayOf(kickoffAt);
		const side = (teamId: string) => ({ teamId, label: null });
		const slug = `${home}-vs-${away}-${day}-${competitionId}`;
		return aGame({
			...rest,
			status: statusWith(status, rest.result),
			competitionId,
			kickoffAt,
			day,
			home: side(home),
			away: side(away),
			slug,
			id: slug,
		});
	});
}
