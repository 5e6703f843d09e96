import { filesOfFile } from '#core/live/offline/page-files.ts';
import { attempt, BUILD } from './scope.ts';

/** Each build has its own cache of files. */
const FILES = 'guia-files-';

/** A file is stored after its dependencies: a stored file is complete. */
export async function keepFiles(
	build: string,
	addresses: readonly string[],
	seen = new Set<string>(),
): Promise<void> {
	const cache = await caches.open(FILES + build);
	for (const address of addresses) {
		if (seen.has(address)) continue;
		seen.add(address);
		if ((await cache.match(address)) !== undefined) continue;
		const answer = (await findFile(address)) ?? (await fetch(address));
		if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`);
		const needed = /\.(js|css)$/.test(address)
			? filesOfFile(address, await answer.clone().text())
			: [];
		await keepFiles(build, needed, seen);
		await cache.put(address, answer);
	}
}

/** A file of the site, from any build. */
export function findFile(address: string): Promise<Response | undefined> {
	return attempt(async () => {
		for (const name of await caches.keys()) {
			const found = name.startsWith(FILES)
				? await (await caches.open(name)).match(address)
				: undefined;
			if (found !== undefined) return found;
		}
	}, undefined);
}

/** Deletes the files of all builds except these and the worker's own. */
export async function collectFiles(builds: ReadonlySet<string>): Promise<void> {
	const names = (await caches.keys()).filter((name) => name.startsWith(FILES));
	const isLeft = (build: string) => build !== BUILD && !builds.has(build);
	for (const name of names) if (isLeft(name.slice(FILES.length))) await caches.delete(name);
}
