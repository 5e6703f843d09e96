import { fail, ok, type Result } from '#core/kit/result.ts';
import { webAddress } from './feed-url.ts';
import { parseXml } from './xml/parse-xml.ts';
import { escapeMarkup } from './xml/write-markup.ts';
import { attribute, childrenNamed, firstChild, type XmlElement } from './xml/xml-node.ts';

/** One outline of a subscription list. `feedUrl` null = it has no web address. */
type OpmlOutline = {
	title: string;
	feedUrl: string | null;
	siteUrl: string | null;
	folder: string;
};

const MOST = 5_000;

/**
 * Subscriptions of an OPML document, each with its folder (nested ones joined by ' / '); anything
 * else in it is ignored.
 */
export function readOpml(text: string): Result<OpmlOutline[], 'not-opml'> {
	const parsed = parseXml(text, null);
	if (!parsed.ok || parsed.value.root.name !== 'opml') return fail('not-opml');
	const body = firstChild(parsed.value.root, 'body') ?? parsed.value.root;
	const outlines: OpmlOutline[] = [];
	const visit = (parent: XmlElement, folder: string) => {
		for (const outline of childrenNamed(parent, 'outline')) {
			const title = (attribute(outline, 'title', 'text') ?? '').slice(0, 200);
			const address = attribute(outline, 'xmlurl');
			if (address !== null && outlines.length < MOST)
				outlines.push({
					title,
					folder,
					feedUrl: webAddress(address, null),
					siteUrl: webAddress(attribute(outline, 'htmlurl'), null),
				});
			visit(
				outline,
				address === null && title !== ''
					? (folder === '' ? title : `${folder} / ${title}`).slice(0, 80)
					: folder,
			);
		}
	};
	visit(body, '');
	return ok(outlines);
}

type Written = { title: string; feedUrl: string; siteUrl: string | null; folder: string };

/** A subscription list as OPML 2.0, folder by folder. */
export function writeOpml(title: string, sources: readonly Written[]): string {
	const folders = Map.groupBy(sources, ({ folder }) => folder);
	const lines = [...folders].flatMap(([folder, list]) =>
		folder === ''
			? list.map((source) => `\t\t${outline(source)}`)
			: [
					`\t\t<outline text="${quoted(folder)}">`,
					...list.map((source) => `\t\t\t${outline(source)}`),
					'\t\t</outline>',
				],
	);
	const head = `\t<head>\n\t\t<title>${escapeMarkup(title)}</title>\n\t</head>`;
	return [
		'<?xml version="1.0" encoding="UTF-8"?>',
		'<opml version="2.0">',
		head,
		'\t<body>',
		...lines,
		'\t</body>',
		'</opml>',
		'',
	].join('\n');
}

function outline({ title, feedUrl, siteUrl }: Written): string {
	const site = siteUrl === null ? '' : ` htmlUrl="${quoted(siteUrl)}"`;
	return `<outline type="rss" text="${quoted(title)}" title="${quoted(title)}" xmlUrl="${quoted(feedUrl)}"${site} />`;
}

function quoted(text: string): string {
	return escapeMarkup(text).replace(/"/g, '&quot;');
}
