import { z } from 'zod';
import { fieldCopy } from '#core/copy/problems.ts';
import {
	type GameResult,
	LAST_MINUTE,
	MOST_GOALS,
	MOST_SOURCE,
	RESULT_PHASES,
	type Score,
	tidyScore,
} from '#core/games/result.ts';
import { instantField } from '#core/kit/fields.ts';

const goals = z
	.int(fieldCopy.goals(MOST_GOALS))
	.min(0, fieldCopy.goals(MOST_GOALS))
	.max(MOST_GOALS, fieldCopy.goals(MOST_GOALS));
const goalsSchema = z.object({ home: goals, away: goals });

/** A score as its form sends it. */
export const scoreSchema = goalsSchema.extend({
	penalties: goalsSchema.nullable(),
	phase: z.enum(RESULT_PHASES),
	minute: z
		.int(fieldCopy.goals(LAST_MINUTE))
		.min(0, fieldCopy.goals(LAST_MINUTE))
		.max(LAST_MINUTE, fieldCopy.goals(LAST_MINUTE))
		.nullable(),
});

/** A stored result. */
export const resultSchema = scoreSchema.extend({
	source: z.string().max(MOST_SOURCE).nullable(),
	at: instantField,
});

/** The score in what a source wrote; null where it is no score that football knows. */
export function readScore(read: unknown): Score | null {
	const { data } = scoreSchema.safeParse(read);
	return data === undefined ? null : tidyScore(data);
}

/** A result from its stored form; null where it is unreadable. */
export function readResult(stored: unknown): GameResult | null {
	const { data } = resultSchema.safeParse(stored);
	return data === undefined ? null : tidyScore(data);
}
