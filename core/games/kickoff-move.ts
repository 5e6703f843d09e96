import { isInstant } from '#core/kit/instant.ts';
import { recordOf } from '#core/kit/record.ts';
import { formatHour, formatShortDay, parseDay } from '#core/site/dates.ts';
import type { Game, GameChange } from './game.ts';

/** A kickoff in the log: its São Paulo day and UTC ms, null while undefined. */
export type KickoffFact = Pick<Game, 'day' | 'kickoffAt'>;

/** The kickoff of a game in the log's form. */
export function kickoffFact({ day, kickoffAt }: KickoffFact): KickoffFact {
	return { day, kickoffAt };
}

/** Parses a kickoff from the log; null when the entry has none. */
export function readKickoffFact(value: unknown): KickoffFact | null {
	const { day, kickoffAt } = recordOf(value);
	if (typeof day !== 'string' || parseDay(day) === null) return null;
	return {
		day,
		kickoffAt: typeof kickoffAt === 'number' && isInstant(kickoffAt) ? kickoffAt : null,
	};
}

/** '19h', '12/11 16h' when the day moved too, '12/11' where no hour was known. */
function kickoffLabel(fact: KickoffFact, besideDay: string): string {
	const hour = fact.kickoffAt === null ? '' : formatHour(fact.kickoffAt);
	return fact.day === besideDay ? hour : [formatShortDay(fact.day), hour].filter(Boolean).join(' ');
}

/**
 * The previous hour that a list shows beside a moved game ("mudou de 19h"), or null: a first
 * announcement is not a move.
 */
export function formerHour({
	kind,
	before,
	after,
}: Pick<GameChange, 'kind' | 'before' | 'after'>): string | null {
	const [from, to] = [readKickoffFact(before), readKickoffFact(after)];
	if (kind !== 'kickoff' || !from || !to) return null;
	return kickoffLabel(from, to.day) || null;
}

/**
 * The kickoff before a game's last move, null when it never moved; a first announcement is not a
 * move.
 */
export function formerStart(
	changes: readonly Pick<GameChange, 'kind' | 'before' | 'after'>[],
): KickoffFact | null {
	const move = changes.findLast((change) => formerHour(change) !== null);
	return move === undefined ? null : readKickoffFact(move.before);
}

/** The previous hour of each moved game, by id; `moves` oldest first: the last one wins. */
export function formerHours(
	moves: readonly Pick<GameChange, 'gameId' | 'kind' | 'before' | 'after'>[],
): Map<string, string> {
	const labels = new Map<string, string>();
	for (const move of moves) {
		const label = formerHour(move);
		if (label) labels.set(move.gameId, label);
		else labels.delete(move.gameId);
	}
	return labels;
}
