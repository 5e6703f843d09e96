import { z } from 'zod';
import type { DraftGame } from '#core/importing/draft-game.ts';
import { GROUNDS, type HourDecision } from './hour-evidence.ts';

/** The number of rows of an import whose hours have the same evidence. */
export type HoursTally = { by: HourDecision['by']; words: string[]; rows: number };

export const hoursTallySchema: z.ZodType<HoursTally[]> = z.array(
	z.object({
		by: z.enum([...GROUNDS, 'contradiction', 'nothing']),
		words: z.array(z.string()),
		rows: z.number(),
	}),
);

const MOST = 6;

/** Counts the evidence for the hours of drafts, batch by batch. */
export function createHoursTally() {
	const found = new Map<string, HoursTally>();
	return {
		add({ hours }: Pick<DraftGame, 'hours'>): void {
			if (hours === undefined) return;
			const { by, words } = hours;
			const key = JSON.stringify([by, words]);
			const known = found.get(key);
			if (known) known.rows += 1;
			else found.set(key, { by, words, rows: 1 });
		},
		/** The most frequent evidence first. */
		list: (): HoursTally[] =>
			[...found.values()].toSorted((a, b) => b.rows - a.rows).slice(0, MOST),
	};
}

/** The tally after a person named the clock of the open hours. */
export function answeredTally(tally: readonly HoursTally[], rows: number): HoursTally[] {
	const kept = tally.filter(
		({ by }) => by !== 'asked' && by !== 'contradiction' && by !== 'nothing',
	);
	return [...kept, { by: 'asked', words: [], rows }];
}
