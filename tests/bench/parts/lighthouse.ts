import { paths } from '#core/site/paths.ts';
import {
	CATEGORIES,
	type Category,
	type LighthouseRun,
	runLighthouse,
} from '#tests/bench/support/lighthouse.ts';
import type { BenchOptions, PartReport } from '#tests/bench/support/part.ts';
import { freePort } from '#tests/bench/support/processes.ts';
import { startSite } from '#tests/bench/support/site.ts';
import { fullDay, siteData } from '#tests/bench/support/site-data.ts';
import { median } from '#tests/bench/support/statistics.ts';
import { launchBrowser } from '#tests/support/browser.ts';

const LEAST: Record<Category, number> = {
	performance: 95,
	accessibility: 100,
	'best-practices': 100,
	seo: 100,
};
const ROUNDS = 3;
const ARTICLES = 60;

type Page = { kind: string; path: string };
type Measured = Page & { runs: LighthouseRun[] };

/** What Lighthouse makes of every kind of page on its slow phone (A18, issue 3 section 5). */
export async function measureLighthouse(options: BenchOptions): Promise<PartReport> {
	const dataDir = await siteData(options.folder, 'lighthouse', { articles: ARTICLES });
	const site = await startSite({ ...options, name: 'lighthouse', core: 'any', dataDir });
	// The address of the canonical links: by another one the page would claim to be somebody else's.
	const origin = `http://localhost:${site.port}`;
	const pages = await kindsOfPage(origin);
	const measured: Measured[] = [];
	for (const page of pages)
		measured.push({
			...page,
			runs: await loadPage(origin + page.path, options.quick ? 1 : ROUNDS),
		});
	await site.stop();
	return report(measured, options.quick ? 1 : ROUNDS);
}

/** One page of each kind, the game and what belongs to it taken from a day of 100 games. */
async function kindsOfPage(origin: string): Promise<Page[]> {
	const day = paths.day(fullDay());
	const game = await firstLink(origin + day, paths.game(''));
	const linked = await Promise.all(
		[paths.team(''), paths.competition(''), paths.channel('')].map((start) =>
			firstLink(origin + game, start),
		),
	);
	const [team = '', competition = '', channel = ''] = linked;
	return [
		{ kind: 'home', path: paths.home },
		{ kind: 'day of 100 games', path: day },
		{ kind: 'game', path: game },
		{ kind: 'team', path: team },
		{ kind: 'competition', path: competition },
		{ kind: 'channel', path: channel },
		{ kind: 'index of teams', path: paths.teams },
		{ kind: 'news', path: paths.news },
		{ kind: 'article', path: await firstLink(origin + paths.news, paths.article('')) },
		{ kind: 'about', path: paths.about },
		{ kind: 'terms', path: paths.terms },
		{ kind: 'privacy', path: paths.privacy },
	];
}

/** The first link of a page that begins like this. */
async function firstLink(url: string, start: string): Promise<string> {
	const body = await (await fetch(url)).text();
	const found = new RegExp(`href="(${start}[\\w-]+)"`).exec(body)?.[1];
	if (found === undefined) throw new Error(`${url} leads to nothing under ${start}`);
	return found;
}

async function loadPage(url: string, rounds: number): Promise<LighthouseRun[]> {
	const runs: LighthouseRun[] = [];
	for (let round = 0; round < rounds; round++) {
		// A browser of its own for each: nothing is left of the page before.
		const port = await freePort();
		await using _browser = await launchBrowser([`--remote-debugging-port=${port}`]);
		runs.push(await runLighthouse(url, port));
	}
	return runs;
}

function report(measured: readonly Measured[], rounds: number): PartReport {
	const score = ({ runs }: Measured, category: Category) =>
		median(runs.map(({ scores }) => scores[category]));
	const worst = (category: Category) => Math.min(...measured.map((page) => score(page, category)));
	return {
		title: 'Lighthouse on a slow phone',
		conditions: [
			`Lighthouse's mobile profile (simulated 4× slower processor and 1.6 Mbit/s with 150 ms), each load in a fresh Chromium; median of ${rounds}.`,
			'Production server without demonstration, so that pages are indexable; plain http on loopback: what only https has is not judged.',
			'Server, browser and Lighthouse share both cores: a busy machine lowers the first score, never the others.',
		],
		tables: [
			{
				head: ['page', ...CATEGORIES, 'largest paint ms', 'blocked ms', 'shift'],
				rows: measured.map((page) => [
					page.kind,
					...CATEGORIES.map((category) => String(score(page, category))),
					median(page.runs.map(({ lcp }) => lcp)).toFixed(0),
					median(page.runs.map(({ tbt }) => tbt)).toFixed(0),
					median(page.runs.map(({ cls }) => cls)).toFixed(3),
				]),
			},
		],
		verdicts: CATEGORIES.map((category) => ({
			item: `Lighthouse ${category}, lowest of ${measured.length} pages`,
			result: String(worst(category)),
			target: LEAST[category] === 100 ? '100' : `≥ ${LEAST[category]}`,
			met: worst(category) >= LEAST[category],
		})),
		data: { pages: measured },
	};
}
