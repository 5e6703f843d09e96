import { z } from 'zod';
import type { DraftGame } from '#core/importing/draft-game.ts';
import { GROUNDS, type HourDecision } from './hour-evidence.ts';

/** How many rows of an import have their hour by one ground. */
export type HoursTally = { by: HourDecision['by']; words: string[]; rows: number };

export const hoursTallySchema: z.ZodType<HoursTally[]> = z.array(
	z.object({
		by: z.enum([...GROUNDS, 'contradiction', 'nothing']),
		words: z.array(z.string()),
		rows: z.number(),
	}),
);

const MOST = 6;

/** Counts what told the hours of drafts, part by part. */
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
		/** Those of most rows first. */
		list: (): HoursTally[] =>
			[...found.values()].toSorted((a, b) => b.rows - a.rows).slice(0, MOST),
	};
}

/** The tally after a person said whose clock the hours were on that nothing told. */
export function answeredTally(tally: readonly HoursTally[], rows: number): HoursTally[] {
	const kept = tally.filter(
		({ by }) => by !== 'asked' && by !== 'contradiction' && by !== 'nothing',
	);
	return [...kept, { by: 'asked', words: [], rows }];
}
