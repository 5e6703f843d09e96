import type { ImportFormat, ImportReading } from './draft-game.ts';

/** The report of an unreadable document: one sentence (pt-BR) with the reason and what to do. */
export function unreadable(format: ImportFormat, reason: string): ImportReading {
	return {
		format,
		games: [],
		ignored: [{ line: 1, text: '', reason }],
		warnings: [reason],
		totals: { games: 0, withIssues: 0, ignored: 1 },
	};
}
