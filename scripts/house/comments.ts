import { readdirSync, readFileSync } from 'node:fs';
import { BANNED, type Banned } from './banned.ts';
import type { Measure } from './measure.ts';
import { isProduct, type Source } from './sources.ts';

/** Names in a document, such as `core/answer/wording.ts`, are not prose. */
const CODE = /`[^`]+`|\]\([^)]*\)/g;

/** What a text says in a way that no native engineer would; null when nothing. */
export function bannedIn(text: string): { words: string; instead: string } | null {
	const line = text.replaceAll(/\s+(\*\s+)?/g, ' ');
	for (const { pattern, instead } of BANNED as readonly Banned[]) {
		const found = pattern.exec(line);
		if (found)
			return { words: line.slice(Math.max(0, found.index - 30), found.index + 40).trim(), instead };
	}
	return null;
}

function offendersIn(sources: readonly Source[]): string[] {
	return sources.flatMap(({ path, comments }) =>
		comments.flatMap(({ text, line }) => {
			const found = bannedIn(text);
			return found === null ? [] : [`${path}:${line} "…${found.words}…" → ${found.instead}`];
		}),
	);
}

/**
 * Comments of product code are judged; those of tests and tools, and the lines of the documents,
 * are shown.
 */
export const comments: Measure = (sources) => {
	const product = offendersIn(sources.filter(isProduct));
	const around = offendersIn(sources.filter((source) => !isProduct(source)));
	const written = documents().flatMap(({ path, text }) =>
		text.split('\n').flatMap((line, index) => {
			const found = bannedIn(line.replaceAll(CODE, '`…`'));
			return found === null ? [] : [`${path}:${index + 1} "…${found.words}…" → ${found.instead}`];
		}),
	);
	const shown = (offenders: string[]) => ({
		now: String(offenders.length),
		asked: 'shown',
		isMet: true,
		offenders,
	});
	return [
		{
			name: 'comments',
			now: String(product.length),
			asked: '0',
			isMet: product.length === 0,
			offenders: product,
		},
		{ name: 'comments of tests and scripts', ...shown(around) },
		{ name: 'lines of documents', ...shown(written) },
	];
};

function documents(): { path: string; text: string }[] {
	const names = readdirSync('docs', { encoding: 'utf8', recursive: true }).map(
		(name) => `docs/${name}`,
	);
	const all = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', ...names].filter((name) =>
		name.endsWith('.md'),
	);
	return all.map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}
