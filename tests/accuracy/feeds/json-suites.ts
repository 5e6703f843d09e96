import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ExpectedFeed, ExpectedItem, FeedCase } from './expected-feed.ts';

type Suite = {
	/** Part of the path of its files. */
	name: string;
	/** The feed beside a file with an expected result; null = the file holds none. */
	feedOf(file: string): string | null;
	/** Where the list of items stands, the first of these that is there. */
	items: readonly string[];
	/** Around the whole. */
	root?: string;
	item(item: unknown): Partial<Record<keyof ExpectedItem, string | undefined>>;
};

const SUITES: readonly Suite[] = [
	{
		name: 'gofeed',
		feedOf: (file) => beside(file, '.json', '.xml'),
		items: ['items', 'entries'],
		item: (item) => ({
			title: text(item, 'title'),
			url: text(item, 'link') ?? linkOf(item),
			guid: text(item, 'guid') ?? text(item, 'id'),
			publishedAt: date(item, 'publishedParsed', 'pubDateParsed', 'updatedParsed'),
			summary: text(item, 'description') ?? text(item, 'summary'),
			contentHtml: text(item, 'content'),
		}),
	},
	{
		name: 'feed-rs',
		feedOf: (file) => beside(file, '.serde.json', '.xml', '.json'),
		items: ['entries'],
		item: (item) => ({
			title: text(item, 'title'),
			url: linkOf(item),
			// One of its own making where the feed has none.
			guid: /^[0-9a-f]{32}$/.test(text(item, 'id') ?? '') ? undefined : text(item, 'id'),
			publishedAt: date(item, 'published', 'updated'),
			summary: text(item, 'summary'),
			contentHtml: text(at(item, 'content'), 'body'),
		}),
	},
	{
		name: 'rss-parser',
		feedOf: (file) =>
			file.includes('/output/')
				? beside(file.replace('/output/', '/input/'), '.json', '.rss', '.atom')
				: null,
		root: 'feed',
		items: ['items'],
		item: (item) => ({
			title: text(item, 'title'),
			url: text(item, 'link'),
			guid: text(item, 'guid') ?? text(item, 'id'),
			publishedAt: date(item, 'isoDate'),
			summary: text(item, 'summary'),
			contentHtml: text(item, 'content:encoded') ?? text(item, 'content'),
		}),
	},
	{
		name: 'feedsmith',
		feedOf: (file) => (file.includes('/opml/') ? null : beside(file, '.json', '.xml')),
		items: ['items', 'entries'],
		item: (item) => ({
			title: text(item, 'title'),
			url: text(item, 'link') ?? linkOf(item),
			publishedAt:
				date(item, 'pubDate', 'published', 'updated') ?? date(at(item, 'dc', 'dates'), '0'),
			summary: text(item, 'description') ?? text(item, 'summary'),
			contentHtml: text(at(item, 'content'), 'encoded') ?? text(item, 'content'),
		}),
	},
];

/** The case that a file of expected results is; null where it is none. */
export function jsonCase(file: string): FeedCase | null {
	const suite = SUITES.find(({ name }) => file.includes(name));
	const feedFile = suite?.feedOf(file) ?? null;
	if (suite === undefined || feedFile === null) return null;
	const whole: unknown = JSON.parse(readFileSync(file, 'utf8'));
	const document = suite.root === undefined ? whole : at(whole, suite.root);
	const items = list(
		suite.items.map((name) => at(document, name)).find((found) => found !== undefined),
	).map((item) => said(suite.item(item)));
	const feed: ExpectedFeed = {
		...said({
			title: text(document, 'title'),
			siteUrl: suite.name === 'gofeed' ? text(document, 'link') : undefined,
		}),
		items,
	};
	return {
		suite: `${suite.name} ${path.basename(path.dirname(file))}`,
		file: feedFile,
		contentType: null,
		url: null,
		feed,
		count: items.length,
	};
}

function beside(file: string, ending: string, ...others: string[]): string | null {
	if (!file.endsWith(ending)) return null;
	return (
		others
			.map((other) => file.slice(0, -ending.length) + other)
			.find((other) => existsSync(other)) ?? null
	);
}

/** What stands at a path of a document of any shape. */
function at(value: unknown, ...names: string[]): unknown {
	return names.reduce<unknown>(
		(inner, name) =>
			typeof inner === 'object' && inner !== null
				? (inner as Record<string, unknown>)[name]
				: undefined,
		value,
	);
}

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Suites write a text alone, or as an object that says how it is written. */
function text(value: unknown, name: string): string | undefined {
	const found = at(value, name);
	return [found, ...['value', 'text', 'content'].map((inner) => at(found, inner))].find(
		(one) => typeof one === 'string',
	);
}

function linkOf(item: unknown): string | undefined {
	const links = list(at(item, 'links'));
	return text(
		links.find((link) => (at(link, 'rel') ?? 'alternate') === 'alternate') ?? links[0],
		'href',
	);
}

function date(value: unknown, ...names: string[]): string | undefined {
	const found = names.map((name) => at(value, name)).find((one) => typeof one === 'string');
	const instant = found === undefined ? Number.NaN : Date.parse(found);
	return Number.isNaN(instant) ? undefined : new Date(instant).toISOString();
}

/** Without what is not said. */
function said(all: Readonly<Record<string, string | undefined>>): Record<string, string> {
	return Object.fromEntries(
		Object.entries(all).filter((entry): entry is [string, string] => Boolean(entry[1])),
	);
}
