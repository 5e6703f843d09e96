import type { AnswerKind, AnswerLine, AnswerLines } from '#core/answer/answer.ts';

type LineRow = [kind: AnswerKind, words: string, channel?: number | null, beside?: string];
/** The country's line, then the states with a line of their own. */
export type AnswersRow = [country: LineRow, ...states: [ufs: string, ...line: LineRow][]];

/** The distinct answers of a list: most games of a day share a few. */
export function createAnswerTable() {
	const rows: AnswersRow[] = [];
	const places = new Map<string, number>();
	return {
		rows,
		place(answer: AnswerLines): number {
			const row = packLines(answer);
			const key = JSON.stringify(row);
			const known = places.get(key);
			if (known !== undefined) return known;
			places.set(key, rows.length);
			return rows.push(row) - 1;
		},
	};
}

function packLines({ country, states = [] }: AnswerLines): AnswersRow {
	return [
		packLine(country),
		...states.map(({ ufs, line }): [string, ...LineRow] => [ufs, ...packLine(line)]),
	];
}

function packLine({ kind, words, channel, beside }: AnswerLine): LineRow {
	if (beside !== undefined) return [kind, words, channel ?? null, beside];
	return channel === undefined ? [kind, words] : [kind, words, channel];
}

/** Unpacks a row of the table. */
export function unpackLines([country, ...states]: AnswersRow): AnswerLines {
	if (states.length === 0) return { country: unpackLine(country) };
	return {
		country: unpackLine(country),
		states: states.map(([ufs, ...line]) => ({ ufs, line: unpackLine(line) })),
	};
}

function unpackLine([kind, words, channel, beside]: LineRow): AnswerLine {
	return {
		kind,
		words,
		...(typeof channel === 'number' ? { channel } : {}),
		...(beside === undefined ? {} : { beside }),
	};
}
