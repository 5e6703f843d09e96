import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';

const FILES = 300;
const folder = await mkdtemp(join(tmpdir(), 'guia-assets-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

test('with few file descriptors every file of the site is read, packed forms too', async () => {
	await mkdir(join(folder, 'assets'));
	for (let place = 0; place < FILES; place++) {
		await writeFile(join(folder, 'assets', `part-${place}.js`), `export default ${place};`);
		await writeFile(join(folder, 'assets', `part-${place}.js.br`), 'packed');
	}
	const module = new URL('./assets.ts', import.meta.url).href;
	const program = `const { loadAssets } = await import(${JSON.stringify(module)});
		const assets = [...(await loadAssets(new URL(${JSON.stringify(`${pathToFileURL(folder).href}/`)}), [])).values()];
		console.log(assets.length, assets.filter((asset) => asset.brotli !== null).length);`;
	const shell = `ulimit -n 96; exec "$0" --no-warnings --input-type=module -e "$1"`;
	const { stdout } = await promisify(execFile)('sh', ['-c', shell, process.execPath, program]);
	expect(stdout.trim()).toBe(`${FILES} ${FILES}`);
});
