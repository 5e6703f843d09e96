import { GUIDE_ZONE } from '#core/site/dates.ts';
import { formatInstant, isClockTime, localToInstant } from '#core/site/zoned-time.ts';
import type { DraftGame, DraftIssue } from './draft-game.ts';
import { confidenceOf } from './resolve-drafts.ts';

/** A draft with its remaining doubts, and the confidence that follows from them. */
export function settle(draft: DraftGame, issues: DraftIssue[]): DraftGame {
	return { ...draft, issues, confidence: confidenceOf(issues) };
}

/** Recomputes the instant of a draft from its date, hour and zone. */
export function withInstant(draft: DraftGame): DraftGame {
	const { date, time, zone } = draft;
	if (date === null || time === null || !isClockTime(time)) return { ...draft, kickoffAt: null };
	const instant = localToInstant(date, time, zone ?? GUIDE_ZONE);
	return { ...draft, kickoffAt: instant && formatInstant(instant.epochMs) };
}

/** Removes the stored answers of a draft: later changes to an answer no longer affect it. */
export function withoutAnswers({ answers: _answers, ...draft }: DraftGame): DraftGame {
	return draft;
}
