import type { SourceLine } from '#core/importing/source-lines.ts';

const FEWEST_LINES = 8;
/** The share of lines that may stand directly below another one. */
const MOST_TOGETHER = 0.1;

function isBlank({ text }: SourceLine): boolean {
	return text.trim() === '';
}

/** Whether a page has a blank line between any two others. */
export function isSpaced(lines: readonly SourceLine[]): boolean {
	const isTold = lines.map((line) => !isBlank(line));
	const told = isTold.filter(Boolean).length;
	const together = isTold.filter((one, at) => one && isTold[at - 1] === true).length;
	return told >= FEWEST_LINES && together <= told * MOST_TOGETHER;
}

/** Such a page without those lines, which part nothing there; two blank lines stay one. */
export function singleSpaced(lines: readonly SourceLine[]): SourceLine[] {
	return lines.filter((line, at) => {
		const above = lines[at - 1];
		return !isBlank(line) || (above !== undefined && isBlank(above));
	});
}
