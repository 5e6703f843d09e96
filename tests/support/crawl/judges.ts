import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import ICAL from 'ical.js';
import sharp from 'sharp';
import { judgeMarkup } from './judge-markup.ts';

/** What was asked for and what came. */
export type Answer = {
	address: string;
	status: number;
	type: string;
	headers: Headers;
	bytes: Buffer;
	body: string;
};

type Judge = (answer: Answer) => string[] | Promise<string[]>;

/** Below this the packed form saves less than its header costs. */
const WORTH_BYTES = 860;
const SENT_AS_IT_IS = /^(image\/(png|jpeg|webp|avif|x-icon)|font\/)/;
/** The first four bytes of an icon file. */
const ICON_MARK = 0x0001_0000;

/** Which reader takes each type of answer; a type without a line here is a fault by itself. */
const JUDGES: readonly [type: RegExp, judge: Judge][] = [
	[/^text\/html/, ({ body }) => judgeMarkup(body)],
	[/^application\/rss\+xml/, ({ body }) => items(parseRssFeed(body).items)],
	[/^application\/atom\+xml/, ({ body }) => items(parseAtomFeed(body).entries)],
	[/^application\/feed\+json/, ({ body }) => items(parseJsonFeed(body).items)],
	[/^application\/xml/, ({ body }) => (/<(sitemapindex|urlset) /.test(body) ? [] : ['no sitemap'])],
	[
		/^application\/(manifest\+)?json/,
		({ body }) => (typeof JSON.parse(body) === 'object' ? [] : ['no object']),
	],
	[
		/^text\/x-script/,
		({ body }) => (Array.isArray(JSON.parse(body.split('\n', 1)[0] ?? '')) ? [] : ['no data']),
	],
	[/^text\/calendar/, ({ body }) => judgeCalendar(body)],
	[/^image\/png/, ({ bytes }) => judgePicture(bytes)],
	[/^image\/x-icon/, ({ bytes }) => judgeIcon(bytes)],
	[/^image\/svg\+xml|^font\/woff2/, ({ bytes }) => (bytes.length > 0 ? [] : ['empty'])],
	[/^text\/(plain|javascript|css|markdown)/, ({ body }) => (body.trim() === '' ? ['empty'] : [])],
];

/**
 * What is wrong with an answer, in the words of the reader of its type; nothing when it is as it
 * should be. A redirect has no body to judge.
 */
export async function judge(answer: Answer): Promise<string[]> {
	if (answer.status >= 300 && answer.status < 400)
		return answer.headers.has('location') ? [] : ['leads nowhere'];
	if (answer.status !== 200) return [`status ${answer.status}`];
	const read = JUDGES.find(([type]) => type.test(answer.type))?.[1];
	if (read === undefined) return [`a type that the crawl does not know: ${answer.type}`];
	try {
		return [...(await read(answer)), ...unpacked(answer)];
	} catch (error) {
		return [`its reader refuses it: ${error instanceof Error ? error.message : error}`];
	}
}

/** Files of the site are packed at the build, pages when they are made. */
function unpacked({ type, headers, bytes }: Answer): string[] {
	if (
		SENT_AS_IT_IS.test(type) ||
		bytes.length < WORTH_BYTES ||
		!/html|javascript|css|svg|x-script|manifest/.test(type)
	)
		return [];
	return headers.has('content-encoding') ? [] : [`${bytes.length} bytes of text sent uncompressed`];
}

/** A feed is only offered where there is news. */
function items(found: unknown[] | undefined): string[] {
	return (found ?? []).length > 0 ? [] : ['a feed without news'];
}

function judgeCalendar(text: string): string[] {
	const events = new ICAL.Component(ICAL.parse(text))
		.getAllSubcomponents('vevent')
		.map((component) => new ICAL.Event(component));
	return events
		.filter(({ uid, summary, startDate }) => !uid || !summary || !startDate)
		.map(({ uid }) => `an event without its parts: ${uid}`);
}

async function judgePicture(bytes: Buffer): Promise<string[]> {
	// Decodes every pixel.
	const { width, height } = await sharp(bytes, { failOn: 'warning' })
		.raw()
		.toBuffer({ resolveWithObject: true })
		.then(({ info }) => info);
	return width >= 16 && height >= 16 ? [] : [`a picture of ${width} by ${height}`];
}

/** A folder of pictures: six bytes say how many, sixteen of each where it is. */
async function judgeIcon(bytes: Buffer): Promise<string[]> {
	if (bytes.readUInt32LE(0) !== ICON_MARK || bytes.readUInt16LE(4) === 0) return ['no icon'];
	const entries = Array.from({ length: bytes.readUInt16LE(4) }, (_, place) =>
		bytes.subarray(6 + 16 * place, 22 + 16 * place),
	);
	const pictures = entries.map((entry) =>
		bytes.subarray(entry.readUInt32LE(12), entry.readUInt32LE(12) + entry.readUInt32LE(8)),
	);
	return (await Promise.all(pictures.map(judgePicture))).flat();
}
