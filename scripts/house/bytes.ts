import begin from './begin.json' with { type: 'json' };
import type { Measure } from './measure.ts';
import { isProduct } from './sources.ts';

/** The agenda reader is an issue of its own, and the vocabulary moves out of it: neither counts. */
const APART = /^core\/(importing\/agenda|football-pt)\//;
const SHARE = 0.92;

/** Size of the product code, against its size when the issue began. */
export const bytes: Measure = (sources) => {
	const counted = sources.filter((source) => isProduct(source) && !APART.test(source.path));
	const sizes = counted.map((source) => ({
		path: source.path,
		size: Buffer.byteLength(source.text),
	}));
	const total = sizes.reduce((sum, { size }) => sum + size, 0);
	const share = `${((100 * total) / begin.bytes).toFixed(1)} % of ${begin.bytes.toLocaleString('en')}`;
	return [
		{
			...{ name: 'bytes', now: `${total.toLocaleString('en')} (${share})`, asked: '≤ 92 %' },
			isMet: total <= SHARE * begin.bytes,
			offenders: sizes
				.toSorted((a, b) => b.size - a.size)
				.map(({ path, size }) => `${size} ${path}`),
		},
	];
};
