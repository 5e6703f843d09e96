import type { Topic } from '#core/changes/topic.ts';
import type { ClientIdentity } from '#core/identity/client-config.ts';
import type { ErrorCode } from '#core/kit/app-error.ts';
import type { DamagedRecord } from '#server/damaged-record.ts';

/**
 * A page or the data of one, as the renderer hands it over: every byte that will be sent is made
 * here, once.
 */
export type RenderedPage = {
	status: number;
	/**
	 * Of the router: content type, location, its own marks. Without those that the server decides
	 * (caching, security, lengths).
	 */
	headers: [name: string, value: string][];
	contentSecurityPolicy: string | null;
	/** Null where `gzip` is kept: it is unpacked for the rare client that cannot read it. */
	identity: Uint8Array<ArrayBuffer> | null;
	gzip: Uint8Array<ArrayBuffer> | null;
	brotli: Uint8Array<ArrayBuffer> | null;
	etag: string;
	/**
	 * Of everything that the page was made of; null for what is no page. With status 304 it is the
	 * one that was known, and nothing else is told.
	 */
	fingerprint: string | null;
	/** Data version read before the rendering began: what is shown is never older. */
	version: number;
	/** UTC milliseconds (editorial). */
	validUntil: number;
	/** What it was made of: a change of any of them may make it another page. */
	topics: Topic[];
	cacheable: boolean;
	/** The record of the brand could not be read: an older page is the better answer. */
	degraded: boolean;
	failures: RenderFailure[];
	/** Stored records that could not be shown, met since the last answer of the renderer. */
	damaged: DamagedRecord[];
};

/** An error met while rendering. Without a code it is a defect of ours. */
export type RenderFailure = { code: ErrorCode | null; message: string; stack: string | null };

/** `known` = fingerprint of the page that is at hand: the same page is not made again. */
export type RenderRequest = { address: string; known: string | null; requestId: string };

/** Makes pages: the render thread in production, Vite in development. */
export type PageRenderer = {
	render(request: RenderRequest): Promise<RenderedPage>;
	[Symbol.asyncDispose](): Promise<void>;
};

/** What the rendering side needs to know at its start. */
export type RenderSettings = {
	dataDir: string;
	databaseUrl: string | null;
	publicUrl: string;
	/** Editorial time less real time, counted once by the main thread. */
	clockOffsetMs: number;
	/** Who signs operators in, as far as the browser must know. */
	identity: ClientIdentity;
	/** Pages register the service worker. */
	offline: boolean;
	/** Development sends pages as they are: compressed for nobody, with Vite's own scripts. */
	development: boolean;
};

export type ToThread =
	| { kind: 'render'; id: number; request: RenderRequest }
	| { kind: 'ping' }
	| { kind: 'close' };

export type FromThread =
	| { kind: 'ready' }
	| { kind: 'pong' }
	| { kind: 'rendered'; id: number; page: RenderedPage }
	| { kind: 'failed'; id: number; failure: RenderFailure };
