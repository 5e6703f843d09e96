import { short } from './statistics.ts';

/** What every part is told. */
export type BenchOptions = {
	/** Proves that the part works; its numbers are not to be quoted. */
	quick: boolean;
	/** Folder for everything that a run leaves behind. */
	folder: string;
};

/** One number against what it should be; without a target it is for information. */
export type Verdict = { item: string; result: string; target: string; met: boolean };

/** A number that should be at most `limit`, both in `unit`. */
export function atMost(
	item: string,
	value: number,
	{ limit, unit }: { limit: number; unit: 'ms' | 's' | 'KB' | 'MB' | '×' },
): Verdict {
	const written = unit === 's' || unit === '×' ? value.toFixed(2) : short(value);
	return {
		...{ item, result: `${written} ${unit}`, met: value <= limit },
		target: `≤ ${limit.toLocaleString('en-US')} ${unit}`,
	};
}

/** What one part measured. */
export type PartReport = {
	title: string;
	/** Conditions, a sentence each. */
	conditions: string[];
	tables: { head: string[]; rows: string[][] }[];
	verdicts: Verdict[];
	/** The same for programs, and every single round. */
	data: Record<string, unknown>;
};

export type Part = (options: BenchOptions) => Promise<PartReport>;

/** The server has a core of its own, whatever puts load on it the other. */
export const SERVER_CORE = 0;
export const CLIENT_CORE = 1;
