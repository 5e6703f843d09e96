import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { addDays } from '#core/site/dates.ts';
import { paths } from '#core/site/paths.ts';
import { createGuideData } from '#server/create-guide-data.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { insertGames } from '#server/games/store-games.ts';
import { GAMES_PER_DAY, gamesOfDay } from '#tests/bench/support/generated-games.ts';
import type { BenchOptions, PartReport } from '#tests/bench/support/part.ts';
import { startSite } from '#tests/bench/support/site.ts';
import { fullDay, siteData } from '#tests/bench/support/site-data.ts';
import { median, percentile, short } from '#tests/bench/support/statistics.ts';
import { launchBrowser } from '#tests/support/browser.ts';
import { openVisit, PHONE, visit } from '#tests/support/visit.ts';

const MORE_GAMES = 50;
const SLOWDOWN = 4;
const MOST_MS = 50;
/**
 * Faster than people type on a phone: 38 words a minute with two thumbs (Palin et al., 2019), about
 * 320 ms a key.
 */
const KEY_MS = 150;
/** Every letter is a list of its own: much found, little, another competition, nothing. */
const TERMS = ['flamengo', 'são paulo', 'brasileirão série b', 'atlético', 'real madrid', 'xyz'];

type Round = { p50: number; p95: number; max: number; letters: number };

/**
 * How long a letter takes from the key to the list on the screen, on a slow phone with a very full
 * day.
 */
export async function measureTyping(options: BenchOptions): Promise<PartReport> {
	const day = fullDay();
	const dataDir = await siteData(options.folder, 'typing');
	await fillDay(dataDir, day);
	const site = await startSite({ folder: options.folder, name: 'typing', core: 'any', dataDir });
	const rounds: Round[] = [];
	{
		await using browser = await launchBrowser();
		for (let round = 0; round < (options.quick ? 1 : 5); round++) {
			await using reader = await openVisit(browser, site.url, { viewport: PHONE });
			await visit(reader.page, paths.day(day));
			rounds.push(await typeTerms(reader.page));
		}
	}
	await site.stop();
	const [p50, p95] = [
		median(rounds.map((round) => round.p50)),
		median(rounds.map((round) => round.p95)),
	];
	const verdict = (which: string, ms: number) => ({
		...{ item: `typing to painted list, ${which}`, result: `${short(ms)} ms` },
		...{ target: `≤ ${MOST_MS} ms`, met: ms <= MOST_MS },
	});
	const all = (value: 'p50' | 'p95' | 'max') => short(median(rounds.map((round) => round[value])));
	return {
		title: 'Typing into the search of a very full day',
		conditions: [
			`A day of ${GAMES_PER_DAY + MORE_GAMES} games at 390 × 844 px, the processor slowed ${SLOWDOWN} times by the browser's own tool; suggestions on, as for a reader.`,
			`Each letter of ${TERMS.map((term) => `"${term}"`).join(', ')}: from the time stamp of the input event to the frame after the one in which the list says what it was filtered by.`,
			`One key at a time: the next after the list is drawn, and not within ${KEY_MS} ms of the last one (people take twice as long on a phone). Median of the rounds.`,
		],
		tables: [
			{
				head: ['letters a round', 'p50 ms', 'p95', 'max'],
				rows: [[String(rounds[0]?.letters ?? 0), all('p50'), all('p95'), all('max')]],
			},
		],
		verdicts: [verdict('p50', p50), verdict('p95', p95)],
		data: { rounds },
	};
}

/** Half as many games again, of the day a hundred days later. */
async function fillDay(dataDir: string, day: string): Promise<void> {
	await using db = await openDatabase({ dataDir, databaseUrl: null });
	const reference = await createGuideData(db).reference();
	const now = Date.now();
	const more = gamesOfDay(addDays(day, 100), reference, now)
		.slice(0, MORE_GAMES)
		.map((game) => ({
			...game,
			day,
			kickoffAt: game.kickoffAt === null ? null : game.kickoffAt - 100 * 86_400_000,
		}));
	await db.transaction((trx) =>
		insertGames(trx, more, {
			now,
			source: 'bench',
			actor: null,
			reference,
			publication: 'published',
			demo: false,
		}),
	);
}

async function typeTerms(page: Page): Promise<Round> {
	const box = page.getByRole('banner').getByRole('combobox');
	await box.click();
	// What the first key loads is not the filter.
	await page.keyboard.type('fla');
	await page.getByRole('listbox').waitFor();
	await page.evaluate(watchInput);
	const session = await page.context().newCDPSession(page);
	await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
	const times: number[] = [];
	for (const term of TERMS) {
		await atPace(async () => {
			await box.fill('');
			await page.evaluate(takeTimes);
		});
		for (const letter of term) {
			await atPace(async () => {
				await page.keyboard.insertText(letter);
				// A space changes no list.
				if (letter !== ' ') times.push(...(await page.evaluate(takeTimes)));
			});
		}
	}
	await session.detach();
	return {
		p50: percentile(times, 0.5),
		p95: percentile(times, 0.95),
		max: percentile(times, 1),
		letters: times.length,
	};
}

/** What a key does, and what is left of the time until the next one. */
async function atPace(press: () => Promise<void>): Promise<void> {
	const pressed = setTimeout(KEY_MS);
	await press();
	await pressed;
}

type Watched = Window & { painted: Promise<number> };

/**
 * Runs in the page: each input event begins a measurement that ends in the frame after the one that
 * shows its list.
 */
function watchInput(): void {
	const said = document.querySelector('main [role=status]');
	const input = document.querySelector<HTMLInputElement>('.search-narrow input');
	if (said === null || input === null) throw new Error('The page has no search');
	input.addEventListener(
		'input',
		(event) => {
			const term = input.value.trim().toLocaleLowerCase('pt-BR');
			(window as unknown as Watched).painted = new Promise((resolve) => {
				const onFrame = () => {
					const isThere =
						term === '' ? said.textContent === '' : said.textContent?.includes(`“${term}”`);
					if (!isThere) return requestAnimationFrame(onFrame);
					// The frame has been put together when the next task after it begins.
					const channel = new MessageChannel();
					channel.port1.onmessage = () => resolve(performance.now() - event.timeStamp);
					channel.port2.postMessage(null);
				};
				requestAnimationFrame(onFrame);
			});
		},
		{ capture: true },
	);
}

/** Runs in the page: the measurement of the last input, once it is done. */
async function takeTimes(): Promise<number[]> {
	return [await (window as unknown as Watched).painted];
}
