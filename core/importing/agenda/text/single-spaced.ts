import type { SourceLine } from '#core/importing/source-lines.ts';

const FEWEST_LINES = 8;
/** Maximum share of lines directly below another non-blank line. */
const MOST_TOGETHER = 0.1;

function isBlank({ text }: SourceLine): boolean {
	return text.trim() === '';
}

/** Whether a page has a blank line between nearly all of its lines. */
export function isSpaced(lines: readonly SourceLine[]): boolean {
	const isFilled = lines.map((line) => !isBlank(line));
	const filled = isFilled.filter(Boolean).length;
	const together = isFilled.filter((one, at) => one && isFilled[at - 1] === true).length;
	return filled >= FEWEST_LINES && together <= filled * MOST_TOGETHER;
}

/**
 * Removes the blank lines of such a page, where they separate nothing; two blank lines become one.
 */
export function singleSpaced(lines: readonly SourceLine[]): SourceLine[] {
	return lines.filter((line, at) => {
		const above = lines[at - 1];
		return !isBlank(line) || (above !== undefined && isBlank(above));
	});
}
