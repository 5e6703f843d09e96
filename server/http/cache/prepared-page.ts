import { gunzipSync } from 'node:zlib';
import type { RenderedPage } from '#server/http/render/rendered-page.ts';
import { contentSecurityPolicy, type RawHeaders } from '#server/http/security-headers.ts';
import type { CachedPage } from './cached-page.ts';

/** A page ready to send: for each encoding its bytes and full header list, built once. */
export type PreparedPage = CachedPage & {
	etag: string;
	fingerprint: string | null;
	/** The route's template, for the log. */
	route: string;
	identity: Variant | null;
	gzip: Variant | null;
	brotli: Variant | null;
	notModified: RawHeaders;
};

type Variant = { body: Buffer; headers: RawHeaders };
type Encoding = 'br' | 'gzip' | 'identity';

/**
 * Readers revalidate each time and get a 304. A shared cache may serve a page for 5 seconds, which
 * is how late our changes may appear there. Errors and uncacheable pages are no-store.
 */
const PAGE_CACHING = 'public, max-age=0, s-maxage=5, must-revalidate';
const NO_CACHING = 'no-store';
const RETRY_AFTER_SECONDS = '5';

/** The server sets these; the router's values are dropped. */
const OURS = new Set([
	'cache-control',
	'content-encoding',
	'content-length',
	'etag',
	'set-cookie',
	'vary',
	'x-powered-by',
	'server',
]);

/**
 * Turns the renderer's output into a response. `common` = the headers of every response of this
 * installation.
 */
export function preparePage(page: RenderedPage, route: string, common: RawHeaders): PreparedPage {
	const kept = page.status < 500 && page.cacheable && !page.degraded;
	const fromRouter = page.headers.filter(([name]) => !OURS.has(name)).flat();
	const csp = page.contentSecurityPolicy ?? contentSecurityPolicy();
	const caching = [
		'cache-control',
		kept ? PAGE_CACHING : NO_CACHING,
		...(kept ? ['etag', page.etag] : []),
		'vary',
		'accept-encoding',
	];
	const retry = page.status === 503 ? ['retry-after', RETRY_AFTER_SECONDS] : [];
	const headers = [...fromRouter, ...caching, ...retry, 'content-security-policy', csp, ...common];
	const {
		identity,
		gzip,
		brotli,
		status,
		version,
		validUntil,
		topics,
		cacheable,
		degraded,
		etag,
		fingerprint,
	} = page;
	return {
		...{ status, version, validUntil, topics, cacheable, degraded, etag, fingerprint, route },
		identity: variant(identity, null, headers),
		gzip: variant(gzip, 'gzip', headers),
		brotli: variant(brotli, 'br', headers),
		notModified: [...caching, 'content-security-policy', csp, ...common],
		bytes:
			(identity?.length ?? 0) +
			(gzip?.length ?? 0) +
			(brotli?.length ?? 0) +
			OVERHEAD_BYTES +
			topics.length * TOPIC_BYTES,
	};
}

/** The cached page, revalidated as unchanged. */
export function stillTrue(
	held: PreparedPage,
	{ version, validUntil, topics, cacheable, degraded }: RenderedPage,
): PreparedPage {
	return { ...held, version, validUntil, topics, cacheable, degraded };
}

/** Headers, keys and objects of an entry, roughly. */
const OVERHEAD_BYTES = 4_096;
/** Cost of one topic of a page: its text, and its entry in the topic index. */
const TOPIC_BYTES = 128;

function variant(
	bytes: Uint8Array<ArrayBuffer> | null,
	encoding: string | null,
	headers: RawHeaders,
): Variant | null {
	if (bytes === null) return null;
	const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const encoded = encoding === null ? [] : ['content-encoding', encoding];
	return { body, headers: [...headers, ...encoded, 'content-length', String(body.length)] };
}

/** The page in the best encoding that the reader accepts. */
export function variantFor(page: PreparedPage, encoding: Encoding): Variant {
	const packed = encoding === 'br' ? page.brotli : encoding === 'gzip' ? page.gzip : null;
	return packed ?? page.identity ?? unpack(page);
}

/** Recently decompressed pages, held weakly and dropped with their page. */
const unpacked = new WeakMap<PreparedPage, WeakRef<Variant>>();

/**
 * Nearly every reader accepts a compressed page, so the plain form is not cached: it lives until it
 * is garbage-collected.
 */
function unpack(page: PreparedPage): Variant {
	const known = unpacked.get(page)?.deref();
	if (known !== undefined) return known;
	if (page.gzip === null) throw new Error('A page without any body');
	const body = gunzipSync(page.gzip.body);
	const headers = withoutEncoding(page.gzip.headers);
	const made: Variant = { body, headers: [...headers, 'content-length', String(body.length)] };
	unpacked.set(page, new WeakRef(made));
	return made;
}

function withoutEncoding(headers: RawHeaders): RawHeaders {
	const pairs = headers.flatMap((name, place) =>
		place % 2 === 0 ? [[name, headers[place + 1] ?? '']] : [],
	);
	return pairs.filter(([name]) => name !== 'content-encoding' && name !== 'content-length').flat();
}

const known = new Map<string, Encoding>();
const KNOWN_LIMIT = 256;

/**
 * The best encoding that an Accept-Encoding header allows (RFC 9110 §12.5.3). Browsers send few
 * distinct values, so results are memoized.
 */
export function encodingOf(accept: string | undefined): Encoding {
	if (accept === undefined) return 'identity';
	let encoding = known.get(accept);
	if (encoding === undefined) {
		encoding = accepts(accept, 'br') ? 'br' : accepts(accept, 'gzip') ? 'gzip' : 'identity';
		if (known.size >= KNOWN_LIMIT) known.clear();
		known.set(accept, encoding);
	}
	return encoding;
}

function accepts(header: string, coding: string): boolean {
	const weight = (name: string) => {
		const part = header
			.split(',')
			.find((candidate) => candidate.split(';')[0]?.trim().toLowerCase() === name);
		return part === undefined ? null : !/;\s*q=0(?:\.0*)?\s*$/i.test(part);
	};
	return weight(coding) ?? (coding === 'gzip' && weight('*')) ?? false;
}

/** Whether the reader already has this page (RFC 9110 §13.1.2, weak comparison). */
export function holds(ifNoneMatch: string | undefined, etag: string): boolean {
	return (
		ifNoneMatch !== undefined &&
		(ifNoneMatch === etag ||
			ifNoneMatch === '*' ||
			ifNoneMatch.split(',').some((tag) => weak(tag) === weak(etag)))
	);
}

function weak(tag: string): string {
	return tag.trim().replace(/^W\//, '');
}
