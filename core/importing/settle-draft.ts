import { GUIDE_ZONE } from '#core/site/dates.ts';
import { formatInstant, isClockTime, localToInstant } from '#core/site/zoned-time.ts';
import type { DraftGame, DraftIssue } from './draft-game.ts';
import { confidenceOf } from './resolve-drafts.ts';

/** A draft with the doubts that are left, and as sure as they let it be. */
export function settle(draft: DraftGame, issues: DraftIssue[]): DraftGame {
	return { ...draft, issues, confidence: confidenceOf(issues) };
}

/** A draft whose instant follows from its date, hour and zone. */
export function withInstant(draft: DraftGame): DraftGame {
	const { date, time, zone } = draft;
	if (date === null || time === null || !isClockTime(time)) return { ...draft, kickoffAt: null };
	const instant = localToInstant(date, time, zone ?? GUIDE_ZONE);
	return { ...draft, kickoffAt: instant && formatInstant(instant.epochMs) };
}

/** A draft that no longer knows what was answered: nothing of it changes with an answer. */
export function withoutAnswers({ answers: _answers, ...draft }: DraftGame): DraftGame {
	return draft;
}
