import type { Game } from '#core/games/game.ts';
import { isLive, isOff, isOver, MADRUGADA_UNTIL_HOUR } from '#core/games/game-rules.ts';
import { dayOf, formatHour, timeOf } from '#core/site/dates.ts';
import type { DaySection, SectionKind } from './day-view.ts';

type Listed = Pick<Game, 'kickoffAt' | 'status' | 'day'>;

type SectionInput = {
	/** Games by kickoff. */
	games: readonly Listed[];
	/** Their indexes, the most important first: the order within one minute. */
	ranked: readonly number[];
	/** The displayed day. */
	day: string;
	/** UTC milliseconds. */
	now: number;
};

/**
 * Puts every game of a list under exactly one heading. Today: live games first (including
 * yesterday's), then upcoming hours, games without an hour, those called off, and finished ones.
 * Other days: their hours from first to last. Games of a later day in the list are today's "next
 * ones".
 */
export function daySections({ games, ranked, day, now }: SectionInput): DaySection[] {
	const sections = new Map<string, DaySection>();
	const isToday = dayOf(now) === day;
	for (const index of byKickoff(games, ranked)) {
		const game = games[index];
		if (game === undefined) continue;
		const kind = sectionKind(game, { day, now, isToday });
		const label = kind === 'hour' && game.kickoffAt !== null ? formatHour(game.kickoffAt) : '';
		const key = `${kind} ${label}`;
		const section = sections.get(key) ?? newSection(kind, label, game);
		section.games.push(index);
		sections.set(key, section);
	}
	return [...sections.values()].sort((a, b) => ORDER[a.kind] - ORDER[b.kind]);
}

/** Indexes by kickoff, at the same minute by rank. */
function byKickoff(games: readonly Listed[], ranked: readonly number[]): number[] {
	const kickoff = (place: number) => games[place]?.kickoffAt ?? Number.MAX_VALUE;
	return ranked.toSorted((a, b) => kickoff(a) - kickoff(b));
}

const ORDER: Record<SectionKind, number> = {
	live: 0,
	next: 1,
	hour: 2,
	undefined: 3,
	off: 4,
	over: 5,
};

function sectionKind(
	game: Listed,
	{ day, now, isToday }: { day: string; now: number; isToday: boolean },
): SectionKind {
	if (game.day > day) return 'next';
	if (isOff(game)) return 'off';
	if (isToday && isLive(game, now)) return 'live';
	if (isToday && isOver(game, now)) return 'over';
	return game.kickoffAt === null ? 'undefined' : 'hour';
}

function newSection(kind: SectionKind, label: string, game: Listed): DaySection {
	const night =
		kind === 'hour' &&
		game.kickoffAt !== null &&
		timeOf(game.kickoffAt).hour < MADRUGADA_UNTIL_HOUR;
	return night ? { kind, label, madrugada: true, games: [] } : { kind, label, games: [] };
}
