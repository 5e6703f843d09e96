import type { Measure } from './measure.ts';
import { isProduct } from './sources.ts';

const READERS = 'core/importing/';
/** Followed sources serve imports. */
const SERVES = [READERS, 'core/sources/'];

/**
 * Files of other nouns of core that import core/importing: the vocabulary that they share lives in
 * core/football-pt.
 */
export const imports: Measure = (sources) => {
	const others = sources.filter(
		(source) =>
			isProduct(source) &&
			source.path.startsWith('core/') &&
			!SERVES.some((folder) => source.path.startsWith(folder)),
	);
	const found = others.flatMap((source) =>
		source.imports.flatMap(({ from }) =>
			from?.startsWith(READERS) ? [`${source.path} → ${from}`] : [],
		),
	);
	const files = new Set(found.map((line) => line.split(' ')[0]));
	return [
		{
			name: 'imports',
			now: `${files.size} files`,
			asked: '0',
			isMet: found.length === 0,
			offenders: found,
		},
	];
};
