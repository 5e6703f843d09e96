import type { Game } from '#core/games/game.ts';
import type { ImportFormat } from '#core/importing/draft-game.ts';

const MINUTE_MS = 60_000;
/** Two halves, extra time, a shoot-out and a late start: after it a source has nothing to add. */
export const RUNNING_MINUTES = 150;
/** Between two requests to an address of the operator's own while a game runs. */
const OWN_RUNNING_MINUTES = 4;

/** Formats with the score of a running game. The other ones are written after the end. */
const RUNNING_FORMATS: ReadonlySet<ImportFormat | null> = new Set<ImportFormat>([
	'espn',
	'api-football',
	'football-data-org',
	'thesportsdb',
	'guia',
]);

/** The facts of a game that decide how often its source is asked. */
export type AskedGame = Pick<Game, 'kickoffAt' | 'status' | 'result'>;

type Asking = {
	/** The source's own interval. */
	usualMinutes: number;
	/** Shortest time between two requests while a game runs; null = as usual. */
	runningMinutes: number | null;
	/** Games of the source's competition. */
	games: readonly AskedGame[];
};

/**
 * The least minutes between two requests to a source while one of its games runs; null = its usual
 * interval. `entry` = its catalogue entry; undefined for an address of the operator's own.
 */
export function runningPoliteness(
	{ format }: { format: ImportFormat | null },
	entry: { runningMinutes: number | null } | undefined,
): number | null {
	if (entry !== undefined) return entry.runningMinutes;
	return RUNNING_FORMATS.has(format) ? OWN_RUNNING_MINUTES : null;
}

/**
 * Minutes until a source is asked again after an answer. While one of its games runs without a
 * final score: the shortest polite time. Before a kickoff: not later than shortly after it.
 * Otherwise its usual interval. Never less than polite, never more than usual. `now` = UTC ms.
 */
export function minutesToNextAsk(
	{ usualMinutes, runningMinutes, games }: Asking,
	now: number,
): number {
	if (runningMinutes === null || runningMinutes >= usualMinutes) return usualMinutes;
	const starts = games.flatMap((game) => (mayRun(game, now) ? (game.kickoffAt ?? []) : []));
	const untilFirst = Math.min(...starts.map((start) => Math.max(0, start - now))) / MINUTE_MS;
	return Math.min(usualMinutes, Math.ceil(untilFirst) + runningMinutes);
}

/** Whether a game runs or is still to begin, as far as anybody has said. */
function mayRun({ kickoffAt, status, result }: AskedGame, now: number): boolean {
	return (
		kickoffAt !== null &&
		status === 'scheduled' &&
		result?.phase !== 'final' &&
		now < kickoffAt + RUNNING_MINUTES * MINUTE_MS
	);
}
