// node scripts/subset-font.mjs: makes app/styles/fonts/archivo.woff2 from the package of the
// typeface: the letters that the guide writes, weights 400–800 and widths 62–100 %. Run by hand
// after the package changes; the result is kept in the repository, so that no build needs the
// network. The tool is installed aside and not a dependency: nothing else uses it.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const TOOL = 'subset-font@2.9.0';
const SOURCE = '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2';
const RESULT = new URL('../app/styles/fonts/archivo.woff2', import.meta.url);
const ASIDE = new URL('../.tmp/subset-font/', import.meta.url);

const ASCII = Array.from({ length: 0x7e - 0x20 + 1 }, (_, place) =>
	String.fromCodePoint(0x20 + place),
).join('');
/** Portuguese, and the names of clubs, cities and people of the languages around it. */
const LETTERS = 'ÀÁÂÃÄÅÆÇÈÉÊËÍÎÑÒÓÔÕÖØÙÚÛÜÝßàáâãäåæçèéêëìíîïñòóôõöøùúûüýı';
const SIGNS = '\u00a0ª·º«»–—‘’“”…×©°€←↑↓';

const AXES = {
	wdth: { min: 62, max: 100, default: 100 },
	wght: { min: 400, max: 800, default: 400 },
};
const FEATURES = ['kern', 'tnum', 'ccmp', 'locl'];

mkdirSync(ASIDE, { recursive: true });
writeFileSync(new URL('package.json', ASIDE), '{}');
execFileSync(
	'npm',
	['install', '--no-save', '--no-package-lock', '--no-audit', '--no-fund', TOOL],
	{ cwd: ASIDE, stdio: 'inherit' },
);
const subset = createRequire(ASIDE)('subset-font');
const source = readFileSync(createRequire(import.meta.url).resolve(SOURCE));
const made = await subset(source, ASCII + LETTERS + SIGNS, {
	targetFormat: 'woff2',
	variationAxes: AXES,
	keepFeatures: FEATURES,
});
writeFileSync(RESULT, made);
console.log(`${RESULT.pathname}: ${made.length} bytes of ${source.length}`);
