import { Parser } from 'htmlparser2';

/** Elements without an end tag. */
const VOID = new Set([
	'area',
	'base',
	'br',
	'col',
	'embed',
	'hr',
	'img',
	'input',
	'link',
	'meta',
	'source',
	'track',
	'wbr',
]);

/**
 * What a strict reader finds wrong with a page: tags left open, names given twice, headings, data
 * for programs that they cannot read.
 */
export function judgeMarkup(body: string): string[] {
	const problems: string[] = [];
	const [ids, counts] = [new Set<string>(), new Map<string, number>()];
	const open: string[] = [];
	let json: string | null = null;
	new Parser({
		onopentag(name, { id, type, lang }) {
			counts.set(name, (counts.get(name) ?? 0) + 1);
			open.push(name);
			if (id !== undefined && ids.has(id)) problems.push(`the id ${id} twice`);
			if (id !== undefined) ids.add(id);
			if (name === 'html' && lang !== 'pt-BR') problems.push(`the language ${lang}`);
			if (type === 'application/ld+json') json = '';
		},
		ontext(text) {
			if (json !== null) json += text;
		},
		onclosetag(name, isImplied) {
			open.pop();
			if (isImplied && !VOID.has(name)) problems.push(`<${name}> is not closed`);
			if (json === null) return;
			JSON.parse(json);
			json = null;
		},
	}).end(body);
	if (!/^<!doctype html>/i.test(body)) problems.push('no doctype');
	for (const name of ['html', 'head', 'title', 'body'])
		if (counts.get(name) !== 1) problems.push(`${counts.get(name) ?? 0} times <${name}>`);
	return problems;
}
