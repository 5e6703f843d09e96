import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { missingAsNull } from '#server/files/file-errors.ts';
import { NOTHING_ALLOWED, type RawHeaders, WORKER_CSP } from '#server/http/security-headers.ts';

type Variant = { body: Buffer; headers: RawHeaders };

/** A file of the built site with everything sent for it. */
export type Asset = {
	etag: string;
	plain: Variant;
	gzip: Variant | null;
	brotli: Variant | null;
	notModified: RawHeaders;
};

const TYPES: Record<string, string> = {
	'.css': 'text/css; charset=utf-8',
	'.html': 'text/html; charset=utf-8',
	'.ico': 'image/x-icon',
	'.jpg': 'image/jpeg',
	'.js': 'text/javascript; charset=utf-8',
	'.json': 'application/json; charset=utf-8',
	'.map': 'application/json; charset=utf-8',
	'.png': 'image/png',
	'.svg': 'image/svg+xml',
	'.txt': 'text/plain; charset=utf-8',
	'.webmanifest': 'application/manifest+json; charset=utf-8',
	'.webp': 'image/webp',
	'.woff2': 'font/woff2',
	'.xml': 'application/xml; charset=utf-8',
};

/** Names under /assets/ contain a content digest. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const SHORT = 'public, max-age=3600';
/** The service worker, and the script that unregisters it. */
const WORKERS = ['sw.js', 'sw-off.js'];
/** Browsers check at each navigation whether the service worker is current. */
const ASKED_EACH_TIME = 'no-cache';
const PACKED = /\.(gz|br)$/;
/** Each uses up to three descriptors, and some systems limit a process to 256. */
const READ_AT_ONCE = 8;

/**
 * Loads the built browser files into memory, by address. Requests look them up by name, so no
 * request path reaches the disk. The build makes the compressed forms (x.js.gz, x.js.br).
 */
export async function loadAssets(
	folder: URL,
	common: RawHeaders,
): Promise<ReadonlyMap<string, Asset>> {
	const root = fileURLToPath(folder);
	const entries = await readdir(root, { recursive: true, withFileTypes: true });
	const names = entries
		.filter((entry) => entry.isFile())
		.map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
	const visible = names.filter((name) => !name.startsWith('.') && !PACKED.test(name));
	const assets = new Map<string, Asset>();
	for (let place = 0; place < visible.length; place += READ_AT_ONCE) {
		const some = visible.slice(place, place + READ_AT_ONCE);
		const loaded = await Promise.all(some.map((name) => loadAsset(root, name, common)));
		for (const [index, asset] of loaded.entries()) assets.set(toAddress(some[index] ?? ''), asset);
	}
	return assets;
}

/**
 * Build id of the browser files, by which pages and their data match each other; null without a
 * build.
 */
export function buildOf(assets: ReadonlyMap<string, Asset>): string | null {
	for (const address of assets.keys()) {
		const build = ROUTES.exec(address)?.[1];
		if (build !== undefined) return build;
	}
	return null;
}

/**
 * The router's manifest: its name changes with any file that it references. The page knows the same
 * id as `__reactRouterManifest.version`.
 */
const ROUTES = /^\/assets\/manifest-([\w-]+)\.js$/;

function toAddress(name: string): string {
	return `/${name.split(path.sep).map(encodeURIComponent).join('/')}`;
}

async function loadAsset(root: string, name: string, common: RawHeaders): Promise<Asset> {
	const [plain, gzip, brotli] = await Promise.all([
		readFile(path.join(root, name)),
		readPacked(root, `${name}.gz`),
		readPacked(root, `${name}.br`),
	]);
	return makeAsset(name, { plain, gzip, brotli }, common);
}

type Forms = { plain: Buffer; gzip: Buffer | null; brotli: Buffer | null };

/** The response for a site file. `name` = its path below the browser files' folder. */
export function makeAsset(name: string, { plain, gzip, brotli }: Forms, common: RawHeaders): Asset {
	const isWorker = WORKERS.includes(name);
	const keeping = isWorker
		? ASKED_EACH_TIME
		: name.startsWith(`assets${path.sep}`)
			? IMMUTABLE
			: SHORT;
	const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
	const caching = ['cache-control', keeping, 'etag', etag, 'vary', 'accept-encoding'];
	const type = TYPES[path.extname(name)] ?? 'application/octet-stream';
	const headers = [
		'content-type',
		type,
		...caching,
		'content-security-policy',
		isWorker ? WORKER_CSP : NOTHING_ALLOWED,
		...common,
	];
	return {
		etag,
		plain: variant(plain, null, headers),
		gzip: gzip && variant(gzip, 'gzip', headers),
		brotli: brotli && variant(brotli, 'br', headers),
		notModified: [...caching, ...common],
	};
}

async function readPacked(root: string, name: string): Promise<Buffer | null> {
	return missingAsNull(readFile(path.join(root, name)));
}

function variant(body: Buffer, encoding: string | null, headers: RawHeaders): Variant {
	return {
		body,
		headers: [
			...headers,
			...(encoding === null ? [] : ['content-encoding', encoding]),
			'content-length',
			String(body.length),
		],
	};
}
