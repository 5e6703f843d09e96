import { readFileSync } from 'node:fs';
import path from 'node:path';
import { decodeFeed } from '#core/feeds/decode-feed.ts';
import type { ExpectedItem, FeedCase, ItemField } from './expected-feed.ts';

const FIELDS: Readonly<Record<string, ItemField>> = {
	...{
		title: 'title',
		link: 'url',
		id: 'guid',
		guid: 'guid',
		summary: 'summary',
		description: 'summary',
		author: 'author',
	},
	"content'][0]['value": 'contentHtml',
	'content[0].value': 'contentHtml',
};
const DATES: ReadonlySet<string> = new Set([
	'published_parsed',
	'updated_parsed',
	'created_parsed',
]);
/** Where the suite itself serves its files from. */
const BASE = 'http://127.0.0.1:8097/';

/**
 * A case of the suite that writes what it expects as a Python expression into the leading comment;
 * null where it expects nothing of a feed.
 */
export function feedparserCase(file: string): FeedCase | null {
	const bytes = readFileSync(file);
	const comment = bytes.toString('latin1');
	const expression = /Expect:\s*([^\n]*)/.exec(decodeFeed(bytes, null).text)?.[1]?.trim();
	const place = file.split('/tests/')[1];
	if (expression === undefined || place === undefined) return null;
	const url = new URL(header(comment, 'Content-Location') ?? '', new URL(place, BASE)).href;
	const items: ExpectedItem[] = [];
	const found = {
		title: undefined as string | undefined,
		siteUrl: undefined as string | undefined,
		count: null as number | null,
	};
	for (const clause of expression.split(
		/ and (?=not |feed|entries|bozo|len|version|encoding|status|headers)/,
	))
		readClause(clause.trim(), items, found);
	const { title, siteUrl, count } = found;
	const feed = {
		...(title === undefined ? {} : { title }),
		...(siteUrl === undefined ? {} : { siteUrl }),
		items,
	};
	if (items.length === 0 && title === undefined && siteUrl === undefined && count === null)
		return null;
	return {
		suite: `feedparser ${path.dirname(place)}`,
		file,
		contentType: header(comment, 'Content-type'),
		url,
		feed,
		count,
	};
}

function header(comment: string, name: string): string | null {
	return new RegExp(`^Header:\\s*${name}\\s*:(.*)$`, 'im').exec(comment)?.[1]?.trim() ?? null;
}

type Found = { title: string | undefined; siteUrl: string | undefined; count: number | null };

function readClause(clause: string, items: ExpectedItem[], found: Found): void {
	if (readField(clause, items, found)) return;
	const count = /^len\(entries\) == (\d+)/.exec(clause)?.[1];
	if (count !== undefined) found.count = Number(count);
	else readDate(clause, items);
}

const FIELD =
	/^(feed|entries\[(\d+)\])(?:\['(.*)'\]|\.(\w+(?:\[0\]\.value)?)) == u?('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")$/;

/** `entries[0]['title'] == '…'`. Returns whether the clause is one of these. */
function readField(clause: string, items: ExpectedItem[], found: Found): boolean {
	const [, subject, place = '0', bracketed, dotted, literal] = FIELD.exec(clause) ?? [];
	const name = bracketed ?? dotted;
	if (name === undefined || literal === undefined) return false;
	const [value, field] = [pythonText(literal), FIELDS[name]];
	if (subject !== 'feed' && field !== undefined)
		items[Number(place)] = { ...items[Number(place)], [field]: value };
	if (subject === 'feed' && name === 'title') found.title = value;
	if (subject === 'feed' && name === 'link') found.siteUrl = value;
	return true;
}

const DATE = /^entries\[(\d+)\]\['(\w+)'\] == .*?\(?\((\d+), (\d+), (\d+), (\d+), (\d+), (\d+)/;

/** `entries[0]['updated_parsed'] == (2004, 1, 1, 19, 48, 21, …)`. */
function readDate(clause: string, items: ExpectedItem[]): void {
	const [, at = '0', name = '', ...parts] = DATE.exec(clause) ?? [];
	if (!DATES.has(name)) return;
	const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = parts.map(Number);
	items[Number(at)] = {
		...items[Number(at)],
		publishedAt: new Date(Date.UTC(year, month - 1, day, hour, minute, second)).toISOString(),
	};
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t' };

/** What a literal of Python stands for. */
function pythonText(literal: string): string {
	return literal
		.slice(1, -1)
		.replace(
			/\\(?:u([0-9a-f]{4})|x([0-9a-f]{2})|(.))/gi,
			(_whole, wide?: string, narrow?: string, letter = '') => {
				const code = wide ?? narrow;
				return code === undefined
					? (ESCAPES[letter] ?? letter)
					: String.fromCharCode(Number.parseInt(code, 16));
			},
		);
}
