import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { startTestServer } from '#tests/support/test-server.ts';

const BUILT = fileURLToPath(new URL('../../build/client/', import.meta.url));

/** Below this the packed form saves less than its header costs. */
const WORTH_BYTES = 860;
/** What is packed by its own format. Whatever else is built is text. */
const PACKED_FORMAT = /^(image\/(png|jpeg|webp|avif)|font\/woff2)$/;

/** Address and size of every file that the build made for browsers. */
async function builtFiles(): Promise<{ address: string; bytes: number }[]> {
	const entries = await readdir(BUILT, { recursive: true, withFileTypes: true });
	const names = entries
		.filter((entry) => entry.isFile())
		.map(({ parentPath, name }) => relative(BUILT, join(parentPath, name)));
	const shown = names.filter((name) => !name.startsWith('.') && !/\.(gz|br)$/.test(name));
	return Promise.all(
		shown.map(async (name) => ({
			address: `/${name.split(sep).join('/')}`,
			bytes: (await readFile(join(BUILT, name))).length,
		})),
	);
}

test('every text file of the built site is sent compressed, in both encodings', async () => {
	await using site = await startTestServer();
	const plain: string[] = [];
	let packed = 0;
	for (const { address, bytes } of await builtFiles()) {
		for (const encoding of ['br', 'gzip']) {
			const { status, headers } = await site.get(address, {
				headers: { 'accept-encoding': encoding },
			});
			expect(status, address).toBe(200);
			if (bytes < WORTH_BYTES || PACKED_FORMAT.test(headers['content-type'] ?? '')) continue;
			const isPacked =
				headers['content-encoding'] === encoding && Number(headers['content-length']) < bytes;
			if (isPacked) packed++;
			else
				plain.push(`${address} ${headers['content-type']} ${bytes} bytes, asked for ${encoding}`);
		}
	}
	expect(plain).toEqual([]);
	expect(packed).toBeGreaterThan(50);
});
