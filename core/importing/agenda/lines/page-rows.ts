import type { Known } from '#core/importing/agenda/known/known.ts';
import { withCountries } from '#core/importing/agenda/known/peoples.ts';
import { writeAwaited } from '#core/importing/agenda/sides/awaited-sides.ts';
import { writePairs } from '#core/importing/agenda/sides/inline-pairs.ts';
import { type AgendaLine, cleanLine } from '#core/importing/agenda/text/clean-line.ts';
import {
	chatReader,
	isSpaced,
	singleSpaced,
	splitMarked,
} from '#core/importing/agenda/text/page-lines.ts';
import { type WrittenLine, writeRecords } from '#core/importing/agenda/text/records.ts';
import { importReasons } from '#core/importing/copy/reasons.ts';
import type { IgnoredLine } from '#core/importing/draft-game.ts';
import { splitLines } from '#core/importing/source-lines.ts';
import { contextOf } from './agenda-state.ts';
import { rowsOf } from './rows-of-line.ts';

const LONGEST_LINE = 20_000;
const SOURCE_NOTE = /^#|^\S+:\/\/\S+$|^www\.\S+$/u;

/** One game, heading, label or sentence of a line. */
export type PageRow = {
	line: AgendaLine;
	row: string;
	/** Blank lines before it. */
	block: number;
};

type PageRows = { rows: PageRow[]; spaced: boolean; ignored: IgnoredLine[] };

/** The cleaned rows of a page. Too long lines and text after `most` characters are reported. */
export function pageRows(text: string, most: number, known: Known): PageRows {
	const withoutSender = chatReader(text.slice(0, most));
	const written = splitLines(text);
	const spaced = isSpaced(written);
	const page: PageRows = { rows: [], spaced, ignored: [] };
	let [left, block] = [most, 0];
	for (const line of writeRecords(spaced ? singleSpaced(written) : written)) {
		const raw = withoutSender(line.text);
		left -= Math.min(raw.length, LONGEST_LINE);
		const reason = reasonAgainst(raw, left);
		if (reason !== null) page.ignored.push({ line: line.number, text: raw.slice(0, 200), reason });
		if (left < 0) break;
		if (raw.trim() === '') block++;
		else if (reason === null) page.rows.push(...lineRows({ ...line, text: raw }, block, known));
	}
	return page;
}

function reasonAgainst(raw: string, left: number): string | null {
	if (left < 0) return importReasons.textTooLong;
	return raw.length > LONGEST_LINE ? importReasons.lineTooLong : null;
}

function lineRows({ number, text, original }: WrittenLine, block: number, known: Known): PageRow[] {
	return splitMarked(text).flatMap((part) => {
		const clean = { ...cleanLine(number, known.legend(part)), raw: original ?? part };
		const line = withNames(clean, known);
		const isSource = SOURCE_NOTE.test(part.trim()) && part.includes('://');
		if (line.text === '' || isSource) return [];
		return rowsOf(line.text, contextOf(known)).map((row) => ({ line, row, block }));
	});
}

function withNames(line: AgendaLine, known: Known): AgendaLine {
	const text = withCountries(known.nickname(writeAwaited(line.text), line.number));
	return { ...line, text: writePairs(known.station(text), known.team) };
}
