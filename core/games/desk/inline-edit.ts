import type { Broadcast } from '#core/games/broadcast.ts';
import type { GameEdit } from '#core/games/contract/form.ts';
import type { Game, GameStatus } from '#core/games/game.ts';
import { changeOf } from '#core/games/game-change.ts';
import type { GameSnapshot } from '#core/games/game-snapshot.ts';
import { dayOf, GUIDE_ZONE, timeOf } from '#core/site/dates.ts';
import { localToInstant } from '#core/site/zoned-time.ts';

/**
 * Edits within a desk row. `time` = HH:MM in São Paulo on the day of the game, null = undefined.
 */
export type InlineChange =
	| { field: 'time'; time: string | null }
	| { field: 'broadcasts'; broadcasts: Broadcast[] }
	| { field: 'status'; status: GameStatus };

/**
 * Parses a typed hour: '21h30', '21:30', '21.30', '2130', '21', '9h'. Empty, '?' or 'a definir' =
 * null, not yet defined; undefined = not an hour.
 */
export function readHour(text: string): string | null | undefined {
	const typed = text.trim().toLowerCase();
	if (typed === '' || typed === '?' || typed === '-' || /^a\s*def/.test(typed)) return null;
	const match = /^(?:(\d{1,2})(?:\s*[h:.]\s*(\d{2})?)?|(\d{2})(\d{2}))\s*(?:min)?$/.exec(typed);
	const [hour, minute] = [
		Number(match?.[1] ?? match?.[3] ?? Number.NaN),
		Number(match?.[2] ?? match?.[4] ?? 0),
	];
	if (!(hour <= 23 && minute <= 59)) return undefined;
	return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** The hour of a game in São Paulo in the form of an edit: '21:30', null while undefined. */
export function timeText(kickoffAt: number | null): string | null {
	if (kickoffAt === null) return null;
	const { hour, minute } = timeOf(kickoffAt);
	return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** The hour of a game in typed form: '21h30', '' while undefined. */
export function writeHour(kickoffAt: number | null): string {
	if (kickoffAt === null) return '';
	const { hour, minute } = timeOf(kickoffAt);
	return `${hour}h${minute === 0 ? '' : String(minute).padStart(2, '0')}`;
}

/** A game after an edit in its row, shown until the server responds. */
export function applyInline<Row extends GameSnapshot>(row: Row, change: InlineChange): Row {
	if (change.field === 'broadcasts') return { ...row, broadcasts: change.broadcasts };
	if (change.field === 'status') return { ...row, status: change.status };
	if (change.time === null) return { ...row, kickoffAt: null };
	const clockDay = row.kickoffAt === null ? row.day : dayOf(row.kickoffAt);
	return {
		...row,
		kickoffAt: localToInstant(clockDay, change.time, GUIDE_ZONE)?.epochMs ?? row.kickoffAt,
	};
}

/** The whole game as input of the form's use case. */
export function toGameEdit(row: GameSnapshot & Pick<Game, 'revision'>): GameEdit {
	return { ...changeOf(row), revision: row.revision };
}
