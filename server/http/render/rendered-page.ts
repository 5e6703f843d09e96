import type { Topic } from '#core/changes/topic.ts';
import type { ClientIdentity } from '#core/identity/client-config.ts';
import type { ErrorCode } from '#core/kit/app-error.ts';
import type { DamagedRecord } from '#server/damaged-record.ts';

/** A page or its data as the renderer delivers it: all bytes to send, produced once. */
export type RenderedPage = {
	status: number;
	/**
	 * From the router: content type, location, its own headers. Without those that the server sets
	 * (caching, security, lengths).
	 */
	headers: [name: string, value: string][];
	contentSecurityPolicy: string | null;
	/** Null when `gzip` is stored: it is decompressed for the rare client without gzip. */
	identity: Uint8Array<ArrayBuffer> | null;
	gzip: Uint8Array<ArrayBuffer> | null;
	brotli: Uint8Array<ArrayBuffer> | null;
	etag: string;
	/**
	 * Digest of everything that the page is made of; null for anything but a page. With status 304 it
	 * equals the known one, and the page has no body.
	 */
	fingerprint: string | null;
	/** Data version read before the rendering began: what is shown is never older. */
	version: number;
	/** UTC milliseconds (editorial). */
	validUntil: number;
	/** What it was made of: a change to any of them may change the page. */
	topics: Topic[];
	cacheable: boolean;
	/** The brand record was unreadable: an older page is preferable. */
	degraded: boolean;
	failures: RenderFailure[];
	/** Stored records that could not be shown, since the renderer's last reply. */
	damaged: DamagedRecord[];
};

/** An error during rendering. Without a code it is a bug. */
export type RenderFailure = { code: ErrorCode | null; message: string; stack: string | null };

/** `known` = fingerprint of the cached page: an equal page is not rendered again. */
export type RenderRequest = { address: string; known: string | null; requestId: string };

/** Renders pages: the render thread in production, Vite in development. */
export type PageRenderer = {
	render(request: RenderRequest): Promise<RenderedPage>;
	[Symbol.asyncDispose](): Promise<void>;
};

/** What the rendering side needs to start. */
export type RenderSettings = {
	dataDir: string;
	databaseUrl: string | null;
	publicUrl: string;
	/** Editorial time minus real time, computed once by the main thread. */
	clockOffsetMs: number;
	/** How operators sign in, as far as the browser must know. */
	identity: ClientIdentity;
	/** Pages register the service worker. */
	offline: boolean;
	/** Development sends pages uncompressed, with Vite's own scripts. */
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
