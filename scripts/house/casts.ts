import { countBy, type Measure } from './measure.ts';
import { isProduct, type Source } from './sources.ts';

const MOST = 150;

/** How often a file asserts a type (`as X`, `<X>y`); `as const` asserts nothing. */
export function castsIn({ text, syntax }: Source): number {
	return /\bas\b/.test(text) ? count(syntax()) : 0;
}

function count(node: unknown): number {
	if (typeof node !== 'object' || node === null) return 0;
	const below = Object.values(node).reduce<number>((sum, child) => sum + count(child), 0);
	return below + (isCast(node) ? 1 : 0);
}

function isCast(node: object): boolean {
	if (!('type' in node) || (node.type !== 'TSAsExpression' && node.type !== 'TSTypeAssertion'))
		return false;
	return (
		JSON.stringify('typeAnnotation' in node ? node.typeAnnotation : null).includes(
			'"name":"const"',
		) === false
	);
}

export const casts: Measure = (sources) => {
	const files = sources
		.filter(isProduct)
		.flatMap((source) => Array.from({ length: castsIn(source) }, () => source.path));
	const worst = countBy(files, (path) => path).toSorted((a, b) => b[1] - a[1]);
	return [
		{
			...{ name: 'casts', now: String(files.length), asked: `≤ ${MOST}` },
			isMet: files.length <= MOST,
			offenders: worst.map(([path, times]) => `${times} ${path}`),
		},
	];
};
