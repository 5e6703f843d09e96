import type { Uf } from '#core/football-pt/uf.ts';
import { UFS } from '#core/football-pt/uf-names.ts';
import type { Broadcast } from '#core/games/broadcast.ts';
import { addDays } from '#core/site/dates.ts';
import type { NewGame } from '#server/games/store-games.ts';
import type { Reference } from '#server/guide-data.ts';

export const GAMES_PER_DAY = 100;

/**
 * Kickoffs of a full day, as a Brazilian weekend has them: thin before noon, thick at 16h and
 * 18h30, a late round at 21h30.
 */
const SLOTS =
	'11:00 11:00 13:00 15:00 15:30 16:00 16:00 16:00 16:00 17:00 18:00 18:30 18:30 19:00 19:30 20:00 20:30 21:00 21:30 21:30'.split(
		' ',
	);
const UNDEFINED_SHARE = 0.05;
/** Channels of a game: none to four, two on the average. */
const CHANNELS = [0, 1, 1, 2, 2, 2, 2, 3, 3, 4];
const REGIONAL_SHARE = 0.3;
const CONFIRMED_SHARE = 0.7;
const ALL_UFS = Object.keys(UFS) as Uf[];

/**
 * 100 games of one day with real clubs, competitions and channels: the same ones for the same day.
 */
export function gamesOfDay(day: string, reference: Reference, now: number): NewGame[] {
	const random = createRandom(Date.parse(day) / 86_400_000);
	const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
	const [teams, competitions] = [[...reference.teams.keys()], [...reference.competitions.values()]];
	const channels = [...reference.channels.values()].filter(({ status }) => status === 'active');

	function broadcast(place: number): Broadcast {
		// Neighbours in the list stand for the channels of one house; no channel shows a game twice.
		const channel = channels[(Math.floor(random() * channels.length) + place) % channels.length];
		const include = random() < REGIONAL_SHARE ? [pick(ALL_UFS), pick(ALL_UFS)] : [];
		const state = random() < CONFIRMED_SHARE ? 'confirmed' : 'usual';
		const coverage = { include: [...new Set(include)], exclude: [] };
		return {
			channelId: channel?.id ?? null,
			state,
			coverage,
			link: null,
			note: null,
			source: 'bench',
			verifiedAt: now,
		};
	}

	return Array.from({ length: GAMES_PER_DAY }, (): NewGame => {
		const competition = pick(competitions);
		const slot = random() < UNDEFINED_SHARE ? null : pick(SLOTS);
		const home = Math.floor(random() * teams.length);
		const away = (home + 1 + Math.floor(random() * (teams.length - 1))) % teams.length;
		const broadcasts = Array.from({ length: pick(CHANNELS) }, (_, place) => broadcast(place));
		return {
			competitionId: competition.id,
			round: `${1 + Math.floor(random() * 38)}ª rodada`,
			home: { teamId: teams[home] ?? null, label: null },
			away: { teamId: teams[away] ?? null, label: null },
			day,
			kickoffAt: slot === null ? null : Date.parse(`${day}T${slot}:00-03:00`),
			zone: competition.zone,
			kickoffText: slot,
			venue: random() < 0.5 ? 'Estádio Municipal' : null,
			status: 'scheduled',
			result: null,
			broadcasts: broadcasts.filter(
				(each, place) =>
					broadcasts.findIndex(({ channelId }) => channelId === each.channelId) === place,
			),
		};
	});
}

/** Days that end with `last`, oldest first. */
export function daysUntil(last: string, count: number): string[] {
	return Array.from({ length: count }, (_, place) => addDays(last, place + 1 - count));
}

/** Mulberry32: fast, and the same numbers for the same seed. */
export function createRandom(seed: number): () => number {
	let state = seed >>> 0;
	return () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
	};
}
