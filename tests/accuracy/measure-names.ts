import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findDelimiter, splitDelimited } from '#core/importing/table/split-delimited.ts';
import { createAmongResolver } from '#core/search/lenient/among-resolver.ts';
import { normalize } from '#core/search/normalize.ts';
import { type Naming, shippedNaming } from '#server/reference/naming.ts';

type Row = Record<string, string>;

function readRows(file: string): Row[] {
	const text = readFileSync(file, 'utf8');
	const [header, ...rows] = splitDelimited(text, findDelimiter(text).delimiter);
	return rows.map(({ cells }) =>
		Object.fromEntries((header?.cells ?? []).map((key, index) => [key, cells[index] ?? ''])),
	);
}

type Tally = {
	asked: number;
	right: number;
	wrong: string[];
	open: string[];
	/** Ambiguous ones that were answered, or clubs that the guide does not hold. */
	silent: string[];
	unshipped: number;
	/** Aliases of two clubs of one country that were answered. */
	shared: string[];
};

const empty = (): Tally => ({
	asked: 0,
	right: 0,
	wrong: [],
	open: [],
	silent: [],
	unshipped: 0,
	shared: [],
});

/**
 * Aliases that two canonical names of one country share, here or as the list marks them: they must
 * never be answered.
 */
function ambiguousAliases(rows: readonly Row[]): Set<string> {
	const owners = new Map<string, Set<string>>();
	const marked = new Set<string>();
	for (const { country = '', canonical = '', alias = '', ambiguous = '' } of rows) {
		const key = `${country}\n${normalize(alias)}`;
		owners.set(key, (owners.get(key) ?? new Set()).add(canonical));
		if (ambiguous === 'same-country') marked.add(key);
	}
	return new Set([
		...marked,
		...[...owners].flatMap(([key, names]) => (names.size > 1 ? [key] : [])),
	]);
}

/**
 * The code of a country as the list names it ('Germany • Deutschland'), by its national side; null
 * where it has none.
 */
function codeOf(country: string, { teams, reference }: Naming): string | null {
	const ids = country.split('•').flatMap((name) => teams.resolve(name.trim()).id ?? []);
	return (
		ids.map((id) => reference.teams.get(id)?.country ?? null).find((code) => code !== null) ?? null
	);
}

/** `country,canonical,alias`: each alias among the canonical names of its country. */
function measureAmong(rows: readonly Row[], naming: Naming): Tally {
	const tally = empty();
	const ambiguous = ambiguousAliases(rows);
	const ask = (name: string, country: string | null) => naming.teams.resolve(name, { country }).id;
	for (const group of Map.groupBy(rows, (row) => row.country ?? '').values()) {
		const resolver = createAmongResolver(
			[...new Set(group.map((row) => row.canonical ?? ''))],
			naming.spelled,
			ask,
		);
		for (const row of group) judge(row, resolver.resolve(row.alias ?? '').name, ambiguous, tally);
	}
	return tally;
}

function judge(
	{ country = '', alias = '', canonical = '' }: Row,
	found: string | null,
	ambiguous: ReadonlySet<string>,
	tally: Tally,
): void {
	const shown = `${country}: ${alias} → ${found} not ${canonical}`;
	if (ambiguous.has(`${country}\n${normalize(alias)}`)) {
		if (found !== null) tally.silent.push(shown);
		return;
	}
	tally.asked++;
	if (found === canonical) tally.right++;
	else (found === null ? tally.open : tally.wrong).push(shown);
}

/** Rows whose columns all name one team of the reference data: each must be answered with it. */
function measureReference(rows: readonly Row[], columns: readonly string[], naming: Naming): Tally {
	const tally = empty();
	for (const row of rows) {
		const names = columns.map((column) => row[column] ?? '').filter(Boolean);
		const ids = names.map((name) => naming.teams.resolve(name, { assumes: true }).id);
		const id = ids.find((one) => one !== null);
		if (id === undefined) continue;
		for (const [index, name] of names.entries()) {
			tally.asked++;
			if (ids[index] === id) tally.right++;
			else
				(ids[index] === null ? tally.open : tally.wrong).push(`${name} → ${ids[index]} not ${id}`);
		}
	}
	return tally;
}

/**
 * Aliases of clubs whose canonical name is a team of the reference data there; `hinted`: with the
 * country of the row, as a line of its league gives it. The others are clubs that the guide does
 * not ship: an answer there is `silent`.
 */
function measureClubs(rows: readonly Row[], naming: Naming, hinted: boolean): Tally {
	const tally = empty();
	const ambiguous = ambiguousAliases(rows);
	const codes = new Map(
		[...new Set(rows.map(({ country = '' }) => country))].map((country) => [
			country,
			codeOf(country, naming),
		]),
	);
	for (const { country = '', canonical = '', alias = '' } of rows) {
		const place = codes.get(country) ?? null;
		const found = naming.teams.resolve(alias, { country: hinted ? place : null, assumes: true }).id;
		if (ambiguous.has(`${country}\n${normalize(alias)}`)) {
			if (found !== null) tally.shared.push(`${country}: ${alias} → ${found}`);
			continue;
		}
		const own = naming.teams.resolve(canonical, { country: place }).id;
		countClub(own, found, `${country}: ${alias} → ${found} not ${own ?? canonical}`, tally);
	}
	return tally;
}

function countClub(own: string | null, found: string | null, shown: string, tally: Tally): void {
	if (own === null) {
		tally.unshipped++;
		if (found !== null) tally.silent.push(shown);
		return;
	}
	tally.asked++;
	if (found === own) tally.right++;
	else (found === null ? tally.open : tally.wrong).push(shown);
}

function report(
	title: string,
	{ asked, right, wrong, open, silent, unshipped, shared }: Tally,
	isLong: boolean,
): void {
	const share = (count: number) => `${((100 * count) / Math.max(1, asked)).toFixed(1)} %`;
	const others =
		unshipped > 0
			? `${shared.length} ambiguous and ${silent.length} of ${unshipped} of unshipped clubs answered`
			: `${silent.length} ambiguous answered`;
	process.stdout.write(
		`${title}: ${asked} asked, ${share(right)} right, ${share(wrong.length)} wrong, ${share(open.length)} open, ${others}\n`,
	);
	if (isLong)
		for (const line of [
			...wrong.map((one) => `WRONG ${one}`),
			...[...shared, ...silent].map((one) => `SILENT ${one}`),
			...open.map((one) => `open ${one}`),
		])
			process.stdout.write(`  ${line}\n`);
}

function isOfSeveral({ ambiguous = '' }: Row): boolean {
	return ambiguous === 'other-country';
}

/**
 * `node tests/accuracy/measure-names.ts FOLDER [--list]`: lists of names that several sources give
 * one team.
 */
async function main([folder = '', ...flags]: string[]): Promise<void> {
	const naming = await shippedNaming();
	const isLong = flags.includes('--list');
	const clubs = readRows(path.join(folder, 'club-aliases.csv'));
	report('clubs among those of their country', measureAmong(clubs, naming), isLong);
	// What clubs of two countries are called can be answered with a country only.
	const [shared, own] = [clubs.filter(isOfSeveral), clubs.filter((row) => !isOfSeveral(row))];
	report('clubs of the reference data', measureClubs(own, naming, false), isLong);
	report(
		'names of clubs of several countries, without one',
		measureClubs(shared, naming, false),
		isLong,
	);
	report('both, country given', measureClubs(clubs, naming, true), isLong);
	const files: [string, string[]][] = [
		['football-data-org-names.csv', ['name', 'shortName']],
		['world-cup-2026-teams-en-pt.csv', ['english_openfootball', 'pt_br']],
		[
			'brasileirao-2026-crosswalk.csv',
			[
				'openfootball_and_football_data_org',
				'fd_shortName',
				'pt_br_ESPN_based',
				'football_data_co_uk',
			],
		],
	];
	for (const [file, columns] of files)
		report(file, measureReference(readRows(path.join(folder, file)), columns, naming), isLong);
}

if (import.meta.main) await main(process.argv.slice(2));
