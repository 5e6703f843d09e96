import type { Competition } from '#core/competitions/competition.ts';
import type { Game } from '#core/games/game.ts';
import { isOff, isOver } from '#core/games/game-rules.ts';
import type { Outlook, Reason, Unknown } from './expected-games.ts';

/** A published game of the window, as far as the board looks at it. */
export type BoardGame = Pick<
	Game,
	'id' | 'competitionId' | 'round' | 'home' | 'away' | 'day' | 'kickoffAt' | 'status'
> & {
	/** A source named a channel, or said that no channel shows it. */
	hasChannel: boolean;
	isConfirmed: boolean;
};

export const LACKS = ['hour', 'channel', 'confirmation'] as const;
export type GameLack = (typeof LACKS)[number];

/**
 * What readers still miss of a game at `now`. Called-off and finished games lack nothing; a game
 * without a channel does not lack its confirmation too.
 */
export function lacksOfGame(game: BoardGame, now: number): GameLack[] {
	if (isOff(game) || isOver(game, now)) return [];
	const lacks: GameLack[] = game.kickoffAt === null ? ['hour'] : [];
	if (!game.hasChannel) lacks.push('channel');
	else if (!game.isConfirmed) lacks.push('confirmation');
	return lacks;
}

/** One competition on one day. */
type BoardCell = {
	day: string;
	/** Known games and what else the season makes likely; null where nothing can be expected. */
	expected: number | null;
	/** Why more games than the known ones are expected. */
	reason: Reason | null;
	/** Published games that are still on; the next three count what of them is complete. */
	known: number;
	withHour: number;
	withChannel: number;
	confirmed: number;
	/** Games that wait to be published. */
	drafts: number;
};

export type BoardRow = {
	id: string;
	name: string;
	country: string | null;
	/** Why nothing can be expected of the competition; null = something can. */
	unknown: Unknown | null;
	days: BoardCell[];
};

type BoardInput = {
	competition: Pick<Competition, 'id' | 'shortName' | 'country'>;
	games: readonly BoardGame[];
	/** Drafts by day. */
	drafts: ReadonlyMap<string, number>;
	outlook: Outlook;
};

/** The line of a competition for the days of the window. `now` in UTC milliseconds. */
export function boardRow(input: BoardInput, days: readonly string[], now: number): BoardRow {
	const { competition, games, drafts, outlook } = input;
	const byDay = Map.groupBy(
		games.filter((game) => !isOff(game)),
		({ day }) => day,
	);
	return {
		id: competition.id,
		name: competition.shortName,
		country: competition.country,
		unknown: outlook.kind === 'unknown' ? outlook.why : null,
		days: days.map((day) => ({
			day,
			...cellOf(
				byDay.get(day) ?? [],
				outlook.kind === 'known' ? outlook.missing.get(day) : null,
				now,
			),
			drafts: drafts.get(day) ?? 0,
		})),
	};
}

type Missing = { games: number; reason: Reason } | undefined | null;

function cellOf(games: readonly BoardGame[], missing: Missing, now: number) {
	const lacks = games.flatMap((game) => lacksOfGame(game, now));
	const without = (...kinds: GameLack[]) =>
		games.length - lacks.filter((lack) => kinds.includes(lack)).length;
	return {
		expected: missing === null ? null : games.length + (missing?.games ?? 0),
		reason: missing?.reason ?? null,
		known: games.length,
		withHour: without('hour'),
		withChannel: without('channel'),
		confirmed: without('channel', 'confirmation'),
	};
}

/** Whether a line has nothing to show: no game known, expected or waiting. */
export function isBlank({ days }: Pick<BoardRow, 'days'>): boolean {
	return days.every(({ known, expected, drafts }) => known + drafts + (expected ?? 0) === 0);
}
