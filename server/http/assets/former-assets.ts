import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { RawHeaders } from '#server/http/security-headers.ts';
import type { Log } from '#server/log.ts';
import type { AssetShelf } from './asset-shelf.ts';
import { type Asset, makeAsset } from './assets.ts';

/** How long a page of an older build finds its files. */
export const FORMER_MS = 7 * 24 * 60 * 60_000;
/**
 * Served files are renewed on the shelf after this long: the time shows when a build last had them.
 */
const RENEW_MS = 24 * 60 * 60_000;
/** A build that ran for less served hardly any reader, and a start has other work to do. */
const FIRST_MS = 60_000;
const EACH_MS = 60 * 60_000;
/**
 * Cached listing of the shelf: limits how often requests for invented names list it. Another node's
 * files appear after this delay.
 */
const LISTED_MS = 30_000;
/** Files of earlier builds kept in memory. */
const MOST_HELD = 64;
const NAME = /^\/assets\/(\w[\w.-]{0,150})$/;
const PACKED = /\.(gz|br)$/;

export type FormerAssets = {
	/** A file of an earlier build by its address; null when there is none. */
	find(path: string): Promise<Asset | null>;
	/**
	 * Stores the files of the present build (`folder` = its /assets/) and deletes those older than
	 * `FORMER_MS`.
	 */
	keep(folder: string, signal?: AbortSignal): Promise<void>;
	/**
	 * Runs `keep` a minute after the start and then hourly, until the signal. `ended` resolves once
	 * the running pass is over.
	 */
	start(folder: string, signal: AbortSignal): { ended(): Promise<void> };
};

type Parts = { shelf: AssetShelf; common: RawHeaders; log: Log; now?: () => number };

/** Files of earlier builds: a page that was open during a deployment still loads its own. */
export function createFormerAssets({ shelf, common, log, now = Date.now }: Parts): FormerAssets {
	const held = new Map<string, Asset>();
	let listed: { at: number; ids: Promise<ReadonlyMap<string, number>> } | null = null;

	function ids(): Promise<ReadonlyMap<string, number>> {
		if (listed === null || now() - listed.at > LISTED_MS) listed = { at: now(), ids: shelf.list() };
		return listed.ids;
	}

	async function find(path: string): Promise<Asset | null> {
		const name = NAME.exec(path)?.[1];
		if (name === undefined) return null;
		const known = held.get(name);
		if (known !== undefined) return known;
		if (!(await ids()).has(shelf.idOf(name))) return null;
		const plain = await shelf.read(name);
		if (plain === null) return null;
		const bodies = { plain, gzip: await promisify(gzip)(plain), brotli: null };
		const asset = makeAsset(join('assets', name), bodies, common);
		if (held.size >= MOST_HELD) held.delete(held.keys().next().value ?? '');
		held.set(name, asset);
		return asset;
	}

	async function keep(folder: string, signal?: AbortSignal): Promise<void> {
		const lying = await shelf.list();
		const names = (await readdir(folder)).filter((name) => !PACKED.test(name));
		for (const name of names) {
			if (signal?.aborted) return;
			const at = lying.get(shelf.idOf(name)) ?? 0;
			if (now() - at > RENEW_MS) await shelf.put(name, join(folder, name));
		}
		const present = new Set(names.map(shelf.idOf));
		const isOver = (id: string, at: number) => !present.has(id) && now() - at > FORMER_MS;
		for (const [id, at] of lying) if (isOver(id, at)) await shelf.remove(id);
		listed = null;
	}

	function start(folder: string, signal: AbortSignal): { ended(): Promise<void> } {
		let running = Promise.resolve();
		const warn = (err: unknown) => log.warn({ err }, 'files of the build could not be kept');
		const begin = () => {
			running = work();
		};
		const work = async () => {
			await keep(folder, signal).catch(warn);
			if (!signal.aborted) timer = setTimeout(begin, EACH_MS).unref();
		};
		let timer = setTimeout(begin, FIRST_MS).unref();
		signal.addEventListener('abort', () => clearTimeout(timer));
		return { ended: () => running };
	}

	return { find, keep, start };
}
