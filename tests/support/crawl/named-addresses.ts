import { Parser } from 'htmlparser2';

const ADDRESSES = [
	'href',
	'src',
	'action',
	'formaction',
	'poster',
	'content',
	'srcset',
	'imagesrcset',
];
const WHOLE = /https?:\/\/[^\s<>"'()[\]\\]+/g;
const PATH = /^\/(?!\/)[\w\-./%~]*(?:\?[\w\-./%~=&+,]*)?$/;

/** Every address that an answer names, as it is written there. `type` = its content type. */
export function namedAddresses(type: string, body: string, headers: Headers): string[] {
	const named = READERS.find(([types]) => types.test(type))?.[1](body) ?? [];
	const links = [...(headers.get('link') ?? '').matchAll(/<([^>]*)>/g)].map(
		([, address = '']) => address,
	);
	return [...named, ...links, headers.get('location') ?? ''].filter((address) => address !== '');
}

const wholeOnes = (text: string) =>
	[...text.matchAll(WHOLE)].map(([address]) => address.replace(/[.,;:]+$/, ''));

const ENTITIES: Readonly<Record<string, string>> = {
	'&amp;': '&',
	'&quot;': '"',
	'&lt;': '<',
	'&gt;': '>',
	'&#39;': "'",
	'&apos;': "'",
};
const unescaped = (text: string) =>
	text.replace(/&(?:amp|quot|lt|gt|#39|apos);/g, (entity) => ENTITIES[entity] ?? entity);

/** Files of the build, wherever they are named. */
const filesIn = (text: string) =>
	[...text.matchAll(/\/?assets\/[\w.-]+\.\w+/g)].map(([file]) => `/${file.replace(/^\//, '')}`);

const READERS: readonly [RegExp, (body: string) => string[]][] = [
	[/html/, inMarkup],
	// Feeds carry articles as escaped markup.
	[/rss|atom|xml/, (body) => wholeOnes(unescaped(body))],
	[/json/, (body) => inJson(JSON.parse(body))],
	// A page's data: one JSON text a line, some after a letter that says how it goes on.
	[
		/x-script/,
		(body) => body.split('\n').flatMap((line) => inJson(parsed(line.replace(/^[A-Z]\d*:/, '')))),
	],
	// Long lines of calendars are folded.
	[/calendar/, (body) => wholeOnes(body.replace(/\r\n[ \t]/g, ''))],
	[/css/, (body) => [...body.matchAll(/url\(["']?([^"')]+)/g)].map(([, address = '']) => address)],
	[
		/javascript/,
		(body) => [
			...filesIn(body),
			...[...body.matchAll(/["'`](\.\/[\w.-]+\.js)["'`]/g)].map(([, file = '']) => file),
		],
	],
	[/text\/plain|markdown/, wholeOnes],
];

function inMarkup(body: string): string[] {
	const found: string[] = [];
	new Parser({
		onopentag(_name, attributes) {
			if (attributes.method?.toLowerCase() === 'post') return;
			for (const name of ADDRESSES) {
				const value = attributes[name];
				if (value === undefined || (name === 'content' && !WHOLE_ONLY.test(value))) continue;
				found.push(
					...(name.endsWith('srcset')
						? value.split(',').map((part) => part.trim().split(/\s/, 1)[0] ?? '')
						: [value]),
				);
			}
		},
	}).end(body);
	// Scripts are named by scripts: they are loaded when a reader first touches the page.
	return [...found, ...filesIn(body)];
}

const WHOLE_ONLY = /^https?:\/\/\S+$/;

/** The texts of a JSON value that are addresses. */
function inJson(value: unknown): string[] {
	if (typeof value === 'string')
		return PATH.test(value) ? [value] : WHOLE_ONLY.test(value) ? [value] : [];
	if (typeof value !== 'object' || value === null) return [];
	return Object.values(value).flatMap(inJson);
}

function parsed(line: string): unknown {
	try {
		return JSON.parse(line);
	} catch {
		return null;
	}
}
