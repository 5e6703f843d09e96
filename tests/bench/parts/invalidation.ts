import { setTimeout as wait } from 'node:timers/promises';
import type { Game } from '#core/games/game.ts';
import { diffGames } from '#core/games/game-diff.ts';
import { noteEverything } from '#server/changes/note-change.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { createGameRepository } from '#server/games/game-repository.ts';
import { noteGame } from '#server/games/note-game.ts';
import { readPages, type StreamResult } from '#tests/bench/support/open-loop.ts';
import {
	atMost,
	type BenchOptions,
	type PartReport,
	SERVER_CORE,
} from '#tests/bench/support/part.ts';
import { observed, type Render, takeRenders } from '#tests/bench/support/renders.ts';
import { type Site, startSite } from '#tests/bench/support/site.ts';
import { fullDay, goodAddresses, siteData } from '#tests/bench/support/site-data.ts';
import { median, short } from '#tests/bench/support/statistics.ts';

/** Requests a second. On one core as in the measurement that the target was taken from. */
const RATES = { one: { full: 2_000, quick: 400 }, two: { full: 1_000, quick: 200 } };
const MOST = 2;
const EVERY_MS = 1_000;

type Round = { load: StreamResult; renders: Render[]; versions: number };

/**
 * What happens each second of a round: nothing; a game is corrected and names its topics; the same,
 * and nothing is said of what it touches.
 */
type Kind = 'quiet' | 'named' | 'changing';

/** Rounds of each kind, one after the other: the machine is not the same a minute later. */
type Rounds = Record<Kind, Round[]>;

/**
 * What readers feel while everything changes each second: with one core for the whole server and
 * those who ask it, and with two.
 */
export async function measureInvalidation(options: BenchOptions): Promise<PartReport> {
	const [rounds, seconds, length] = options.quick
		? ([1, 4, 'quick'] as const)
		: ([6, 5, 'full'] as const);
	const measured: Rounds[] = [];
	for (const core of [SERVER_CORE, 'any'] as const) {
		const dataDir = await siteData(options.folder, 'invalidation');
		const observer = observed(options.folder);
		const site = await startSite({
			...options,
			...observer,
			name: `invalidation-${core}`,
			core,
			dataDir,
		});
		await using db = await openDatabase({ dataDir, databaseUrl: null });
		const both: Rounds = { quiet: [], named: [], changing: [] };
		const settings = { seconds, rate: RATES[core === 'any' ? 'two' : 'one'][length], shared: core };
		// The first rounds find the site cold.
		for (let round = options.quick ? 0 : -1; round < rounds; round++) {
			const made = await eachKind((kind) =>
				runRound(site, observer.file, { ...settings, db, kind }),
			);
			if (round >= 0) keep(both, made);
		}
		measured.push(both);
		await site.stop();
	}
	const [one, two] = measured as [Rounds, Rounds];
	return toReport({ one, two }, length);
}

async function eachKind(run: (kind: Kind) => Promise<Round>): Promise<Record<Kind, Round>> {
	return { quiet: await run('quiet'), named: await run('named'), changing: await run('changing') };
}

function keep(all: Rounds, { quiet, named, changing }: Record<Kind, Round>): void {
	all.quiet.push(quiet);
	all.named.push(named);
	all.changing.push(changing);
}

type RoundSettings = {
	db: AppDatabase;
	kind: Kind;
	seconds: number;
	rate: number;
	shared: number | 'any';
};

async function runRound(
	site: Site,
	rendersFile: string,
	{ db, kind, seconds, rate, shared }: RoundSettings,
): Promise<Round> {
	const stop = new AbortController();
	await takeRenders(site.pid, rendersFile);
	const changing = kind === 'quiet' ? Promise.resolve(0) : changeEachSecond(db, kind, stop.signal);
	const load = await readPages(site, { rate, warmUpSeconds: 3, seconds, shared });
	stop.abort();
	const versions = await changing;
	await wait(EVERY_MS);
	return { load, renders: await takeRenders(site.pid, rendersFile), versions };
}

/**
 * Corrects a game from another process, as an operator or an import would. Where nothing is told of
 * it, every page is untrue.
 */
async function changeEachSecond(db: AppDatabase, kind: Kind, signal: AbortSignal): Promise<number> {
	const games = await createGameRepository(db.kysely).listDay(fullDay());
	let versions = 0;
	for (; !signal.aborted; versions++) {
		const before = games[versions % games.length] as Game;
		const after = { ...before, venue: `Estádio ${versions}` };
		await db.transaction(async (trx) => {
			await trx
				.updateTable('games')
				.set({ venue: after.venue })
				.where('id', '=', before.id)
				.execute();
			if (kind === 'changing') noteEverything(trx, 0);
			else
				noteGame(
					trx,
					{ before, after, differences: diffGames(before, after) },
					{ now: Date.now(), source: null, actor: null },
				);
		});
		await wait(EVERY_MS, undefined, { signal }).catch(() => undefined);
	}
	return versions;
}

/** How often an address was rendered more than once for the same version. */
export function rendersTwice(renders: readonly Render[]): number {
	const pairs = new Set(renders.map(({ address, version }) => `${version} ${address}`));
	return renders.length - pairs.size;
}

const ratioOf = ({ quiet, changing }: Rounds) =>
	median(changing.map(({ load }, round) => load.p99 / (quiet[round]?.load.p99 ?? Number.NaN)));

function toReport(
	{ one, two }: Record<'one' | 'two', Rounds>,
	length: 'full' | 'quick',
): PartReport {
	const changing = [...one.named, ...one.changing, ...two.named, ...two.changing];
	const renders = changing.flatMap((round) => round.renders);
	const versions = changing.reduce(
		(sum, round) => sum + new Set(round.renders.map(({ version }) => version)).size,
		0,
	);
	const twice = changing.reduce((sum, round) => sum + rendersTwice(round.renders), 0);
	const row = (cores: string, pages: string, rounds: Round[]) => [
		...[cores, pages],
		...(['p50', 'p90', 'p99', 'p999', 'max'] as const).map((value) =>
			short(median(rounds.map(({ load }) => load[value]))),
		),
		short(rounds.reduce((sum, round) => sum + round.renders.length, 0)),
		short(rounds.reduce((sum, { load }) => sum + notServed(load), 0)),
	];
	const rows = (cores: string, rounds: Rounds) => [
		row(cores, 'unchanged', rounds.quiet),
		row(cores, 'a game corrected each second', rounds.named),
		row(cores, 'all invalidated each second', rounds.changing),
	];
	const ratio = ratioOf(one);
	const rate = (cores: 'one' | 'two') => RATES[cores][length].toLocaleString('en-US');
	return {
		title: 'Everything changes each second',
		conditions: [
			`Requests sent on time (open loop) over ${goodAddresses().length} addresses of 100 games, from when each was due to its last byte. One core: ${rate('one')} a second, server and client share one core. Two cores: ${rate('two')} a second, the server has both, the client never waits for one.`,
			`Each second another process corrects a game. Told with its topics, the pages of that day are looked at again; told as a change of everything, no page in memory is known to be true any more. What shows the game is made again. Rounds in turn after one of warming up, median of the rounds. With two cores the p99 is ${ratioOf(two).toFixed(2)} × (for information): nearly nothing waits there while nothing changes, so the ratio compares with the machine's own noise.`,
			'Renderings are counted between the main thread and the render thread.',
		],
		tables: [
			{
				head: [
					'cores',
					'pages',
					'p50 ms',
					'p90',
					'p99',
					'p99.9',
					'max',
					'renderings',
					'not served',
				],
				rows: [...rows('one', one), ...rows('two', two)],
			},
		],
		verdicts: [
			atMost(
				'p99 with every page invalidated each second against without (one core for everything)',
				ratio,
				{ limit: MOST, unit: '×' },
			),
			{
				item: 'renderings per address and version',
				result:
					twice === 0
						? `exactly one (${short(renders.length)} renderings, ${goodAddresses().length} addresses, ${versions} versions)`
						: `${twice} too many`,
				target: 'exactly one',
				met: twice === 0,
			},
		],
		data: {
			ratio,
			onTwoCores: ratioOf(two),
			twice,
			one: withoutRenders(one),
			two: withoutRenders(two),
		},
	};
}

/** Requests without an answer, or with another than the page. */
function notServed({ sent, statuses }: StreamResult): number {
	return sent - (statuses['200'] ?? 0);
}

function withoutRenders({ quiet, named, changing }: Rounds) {
	const plain = ({ load, renders, versions }: Round) => ({
		load,
		renders: renders.length,
		versions,
		twice: rendersTwice(renders),
	});
	return { quiet: quiet.map(plain), named: named.map(plain), changing: changing.map(plain) };
}
