import { type Measure, spread } from './measure.ts';
import { isProduct, type Source } from './sources.ts';

const WIDEST = 100;
/** As the formatter counts a tab. */
const TAB = '  ';
const MEDIAN = 70;
const P95 = 180;
const TEXTS = new Set(['Literal', 'TemplateLiteral']);

type Line = { columns: number; at: string; isOneText: boolean };

/**
 * The lines over 100 columns. `isOneText`: a string, template or pattern is most of the line, and
 * no formatter breaks it.
 */
export function wideLines(source: Source): Line[] {
	const found: Line[] = [];
	let texts: { start: number; end: number }[] | null = null;
	let start = 0;
	for (const [index, line] of source.text.split('\n').entries()) {
		const [from, end] = [start, start + line.length];
		start = end + 1;
		const columns = columnsOf(line);
		if (columns <= WIDEST) continue;
		texts ??= textsIn(source.syntax());
		const longest = Math.max(
			0,
			...texts.map((text) => Math.min(end, text.end) - Math.max(from, text.start)),
		);
		found.push({
			columns,
			at: `${source.path}:${index + 1}`,
			isOneText: columns - longest <= WIDEST / 2,
		});
	}
	return found;
}

function columnsOf(line: string): number {
	return line.replaceAll('\t', TAB).length;
}

function textsIn(node: unknown): { start: number; end: number }[] {
	if (typeof node !== 'object' || node === null) return [];
	const below = Object.values(node).flatMap(textsIn);
	return isText(node) ? [{ start: node.start, end: node.end }, ...below] : below;
}

function isText(node: object): node is { start: number; end: number } {
	return 'type' in node && typeof node.type === 'string' && TEXTS.has(node.type) && 'start' in node;
}

/**
 * Lines over 100 columns, and how long files are. Lines that are one long text are counted, but not
 * judged.
 */
export const width: Measure = (sources) => {
	const product = sources.filter(isProduct);
	const lengths = product.map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }));
	const wide = product.flatMap(wideLines).toSorted((a, b) => b.columns - a.columns);
	const judged = wide.filter(({ isOneText }) => !isOneText);
	const total = lengths.reduce((sum, { lines }) => sum + lines, 0);
	const share = ((100 * wide.length) / total).toFixed(1);
	const { median, p95 } = spread(lengths.map(({ lines }) => lines));
	return [
		{
			...{ name: 'width', asked: `0 lines over ${WIDEST} columns, but for one long text` },
			now: `${judged.length} lines (with long texts ${wide.length}, ${share} %; longest ${wide[0]?.columns ?? 0})`,
			isMet: judged.length === 0,
			offenders: judged.map(({ columns, at }) => `${columns} ${at}`),
		},
		{
			...{
				name: 'length',
				now: `median ${median}, p95 ${p95} lines a file`,
				asked: `≤ ${MEDIAN}, ≤ ${P95}`,
			},
			isMet: median <= MEDIAN && p95 <= P95,
			offenders: lengths
				.toSorted((a, b) => b.lines - a.lines)
				.map(({ path, lines }) => `${lines} ${path}`),
		},
	];
};
