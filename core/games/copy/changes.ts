import { GAME_STATUSES, type GameChange } from '#core/games/game.ts';
import { type KickoffFact, readKickoffFact } from '#core/games/kickoff-move.ts';
import { type Goals, RESULT_PHASES } from '#core/games/result.ts';
import { recordOf } from '#core/kit/record.ts';
import { formatHour, formatShortDay } from '#core/site/dates.ts';
import { scoreWords } from './results.ts';
import { HOUR_UNDEFINED, STATUS_WORDS } from './words.ts';

export type ChangeWords = { before: string | null; after: string | null };

/**
 * Old and new state of one change in words ('20/11 às 21h30' → '20/11 às 20h'); null for entries
 * irrelevant to readers. `channelName` returns a channel's name by id.
 */
export function changeWords(
	{ kind, before, after }: Pick<GameChange, 'kind' | 'before' | 'after'>,
	channelName: (id: string) => string,
): ChangeWords | null {
	switch (kind) {
		case 'kickoff':
			return pair(kickoffWords(readKickoffFact(before)), kickoffWords(readKickoffFact(after)));
		case 'status':
			return pair(statusWord(before), statusWord(after));
		case 'result':
			return pair(scoreFactWords(before), scoreFactWords(after));
		case 'broadcasts':
			return pair(channelWords(before, channelName), channelWords(after, channelName));
		case 'venue':
		case 'round':
			return pair(plainText(before), plainText(after));
		case 'created':
		case 'teams':
		case 'publication':
		case 'removed':
		case 'restored':
			return kind === 'created' ? { before: null, after: null } : null;
	}
}

function pair(before: string | null, after: string | null): ChangeWords | null {
	return before === after ? null : { before, after };
}

function kickoffWords(fact: KickoffFact | null): string | null {
	if (!fact) return null;
	return fact.kickoffAt === null
		? `${formatShortDay(fact.day)}, ${HOUR_UNDEFINED}`
		: `${formatShortDay(fact.day)} às ${formatHour(fact.kickoffAt)}`;
}

function statusWord(status: unknown): string | null {
	const known = GAME_STATUSES.find((each) => each === status);
	return known === undefined ? null : (STATUS_WORDS[known] ?? null);
}

function scoreFactWords(fact: unknown): string | null {
	const { home, away, penalties, phase } = recordOf(fact);
	const known = RESULT_PHASES.find((each) => each === phase);
	const goals = goalsOf({ home, away });
	if (goals === null || known === undefined) return null;
	const shootOut = goalsOf(recordOf(penalties));
	return scoreWords({ ...goals, penalties: shootOut, phase: known, minute: null });
}

function goalsOf({ home, away }: Readonly<Record<string, unknown>>): Goals | null {
	return typeof home === 'number' && typeof away === 'number' ? { home, away } : null;
}

function channelWords(value: unknown, channelName: (id: string) => string): string | null {
	if (!Array.isArray(value)) return null;
	const names = value.flatMap(({ channelId }: { channelId?: unknown }) =>
		typeof channelId === 'string' ? [channelName(channelId)] : [],
	);
	return names.length === 0 ? null : names.join(', ');
}

function plainText(value: unknown): string | null {
	return typeof value === 'string' && value !== '' ? value : null;
}
