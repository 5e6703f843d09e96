import type { Brand } from '#core/brand/brand.ts';
import type { ClientIdentity } from '#core/identity/client-config.ts';
import type { SchemaNode } from '#core/site/structured-data.ts';
import type { GuideData } from '#server/guide-data.ts';

/** What one rendering of a page may use. */
export type RenderContext = {
	/** Editorial instant of this rendering, UTC milliseconds: the whole page uses one "now". */
	now: number;
	/** Absolute origin of the site without a trailing slash (PUBLIC_URL). */
	publicUrl: string;
	/** How operators sign in, as far as the browser must know. */
	identity: ClientIdentity;
	/** The page registers the service worker. */
	offline: boolean;
	/** Read access to everything that a public page shows. */
	data: GuideData;
	/** Result of the single read of configuracoes/marca (S7.01): defaults when missing or failed. */
	brand: BrandLoad;
	/** Fingerprint of the cached page: when this rendering has the same one, nothing is rendered. */
	known: string | null;
	/** The page's caching metadata: loaders narrow it, the cache obeys. */
	page: PageNotes;
	/**
	 * Only for error pages, which are never cached: it would make every other page differ per
	 * rendering.
	 */
	requestId: string;
	/** Passes an unexpected error to the log. */
	report: (error: unknown) => void;
};

/**
 * S8.01, S8.02: after a failed or missing read the page uses the defaults, the browser reports it,
 * and the page is not cached.
 */
export type BrandLoad = { brand: Brand; outcome: 'loaded' | 'missing' | 'failed' };

/**
 * `validUntil`: UTC milliseconds at which the page expires although no data changed (kickoff, end,
 * midnight). `fingerprint`: digest of what the page is made of; null until known, and for anything
 * but a page. `document`: the page's bytes, which a Response would turn into a stream.
 * `structuredData`: for search engines, written only by the server and never sent to the router.
 */
export type PageNotes = {
	validUntil: number;
	cacheable: boolean;
	fingerprint: string | null;
	document: Uint8Array<ArrayBuffer> | null;
	structuredData: SchemaNode[];
};

/** Shortens the page's lifetime: the earliest instant wins. */
export function expireAt(page: PageNotes, instant: number): void {
	page.validUntil = Math.min(page.validUntil, instant);
}
