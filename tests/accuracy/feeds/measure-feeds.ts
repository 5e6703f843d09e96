import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { printFeed } from '#core/feeds/printed-feed.ts';
import { readFeed } from '#core/feeds/read-feed.ts';
import { type Check, type FeedCase, judge, reasonOf, type Verdict } from './expected-feed.ts';
import { feedparserCase } from './feedparser-suite.ts';
import { jsonCase } from './json-suites.ts';

type Item = Readonly<Record<string, unknown>>;
/** Field, expected, read. */
type Compared = [field: string, expected: string, got: string | null];
type Judged = Check & { verdict: Verdict; reason: string };

/**
 * `node tests/accuracy/feeds/measure-feeds.ts FOLDER… [--list]`: feeds of other readers' test
 * suites against what those expect.
 */
function main(args: readonly string[]): void {
	const folders = args.filter((arg) => !arg.startsWith('--'));
	const files = folders.flatMap((folder) =>
		readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
			entry.isFile() ? path.join(entry.parentPath, entry.name) : [],
		),
	);
	const cases = files.flatMap((file) => caseOf(file) ?? []);
	const judged = cases.flatMap(checks);
	for (const [suite, checked] of Map.groupBy(judged, ({ suite }) => suite)) print(suite, checked);
	print('ALL', judged);
	if (!args.includes('--list')) return;
	for (const { suite, file, field, expected, got, reason } of judged.filter(
		({ verdict }) => verdict === 'different',
	)) {
		const cut = (text: string | null) => JSON.stringify(text)?.slice(0, 200);
		process.stdout.write(
			`${reason}: ${suite} ${path.basename(file)} ${field}\n   expected ${cut(expected)}\n   read     ${cut(got)}\n`,
		);
	}
}

function caseOf(file: string): FeedCase | null {
	if (file.endsWith('.json')) return jsonCase(file);
	return file.endsWith('.xml') && file.includes('feedparser') ? feedparserCase(file) : null;
}

function checks({ suite, file, contentType, url, feed, count }: FeedCase): Judged[] {
	const read = readFeed({ bytes: readFileSync(file), contentType, url });
	const check = ([field, expected, got]: Compared, item: Item = {}): Judged => {
		const made = { suite, file, field, expected, got };
		const verdict = judge(made);
		return { ...made, verdict, reason: verdict === 'different' ? reasonOf(made, item) : '' };
	};
	if (!read.ok) return [check(['read', 'a feed', `refused: ${read.error}`])];
	const printed = printFeed(read.value, ({ code }) => code);
	const whole: (Compared | false)[] = [
		count !== null && ['count', String(count), String(printed.items.length)],
		feed.title !== undefined && ['feed title', feed.title, printed.title],
		feed.siteUrl !== undefined && ['site url', feed.siteUrl, printed.siteUrl],
	];
	const items = feed.items.flatMap((wanted, place) => {
		const item: Item = printed.items[place] ?? {};
		return Object.entries(wanted).map(([field, expected]) =>
			check([field, expected, readAs(item, field)], item),
		);
	});
	return [...whole.flatMap((compared) => (compared === false ? [] : check(compared))), ...items];
}

/** A text that is the whole of an item is its content here, and its summary in other readers. */
function readAs(item: Item, field: string): string | null {
	const got = item[field] ?? (field === 'summary' ? item.contentHtml : null);
	return typeof got === 'string' ? got : null;
}

function print(suite: string, checked: readonly Judged[]): void {
	const count = (...verdicts: Verdict[]) =>
		checked.filter(({ verdict }) => verdicts.includes(verdict)).length;
	const share = ((100 * count('exact', 'same')) / Math.max(1, checked.length)).toFixed(2);
	process.stdout.write(
		`${suite}: ${checked.length} expected, ${share} % read (${count('exact')} to the letter), ${count('different')} otherwise\n`,
	);
}

main(process.argv.slice(2));
