import type { Brand } from '#core/brand/brand.ts';
import type { ClientIdentity } from '#core/identity/client-config.ts';
import type { SchemaNode } from '#core/site/structured-data.ts';
import type { GuideData } from '#server/guide-data.ts';

/** What one rendering of a page may use. */
export type RenderContext = {
	/** Editorial instant of this rendering, UTC milliseconds: the whole page sees one "now". */
	now: number;
	/** Absolute origin of the site without a trailing slash (PUBLIC_URL). */
	publicUrl: string;
	/** Who signs operators in, as far as the browser must know. */
	identity: ClientIdentity;
	/** The page registers the service worker. */
	offline: boolean;
	/** Read access to everything a public page shows. */
	data: GuideData;
	/** Outcome of the one read of configuracoes/marca (S7.01): defaults when missing or failed. */
	brand: BrandLoad;
	/**
	 * Fingerprint of the page that the cache holds: where it is the one of this rendering too,
	 * nothing is made.
	 */
	known: string | null;
	/** What the page tells the page cache about itself; loaders narrow it, the cache obeys. */
	page: PageNotes;
	/**
	 * For error pages only, which are never kept: anything else that carried it would differ at each
	 * rendering.
	 */
	requestId: string;
	/** Notes an unexpected error for the log. */
	report: (error: unknown) => void;
};

/**
 * S8.01, S8.02: a failed or missing read falls back to the defaults, is reported by the browser and
 * never cached.
 */
export type BrandLoad = { brand: Brand; outcome: 'loaded' | 'missing' | 'failed' };

/**
 * `validUntil`: UTC milliseconds at which the page stops being true although no data changed
 * (kickoff, end, midnight). `fingerprint`: of what the page is made of; null while it is not known,
 * and for what is no page. `document`: the bytes of the page; a response would carry them through a
 * stream. `structuredData`: what the document says to search engines; it is written by the server
 * only and never travels to the router.
 */
export type PageNotes = {
	validUntil: number;
	cacheable: boolean;
	fingerprint: string | null;
	document: Uint8Array<ArrayBuffer> | null;
	structuredData: SchemaNode[];
};

/** Narrows the life of the page: the earliest instant wins. */
export function expireAt(page: PageNotes, instant: number): void {
	page.validUntil = Math.min(page.validUntil, instant);
}
