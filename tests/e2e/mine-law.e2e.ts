import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { ChannelGroup } from '#core/channels/channel.ts';
import { NO_PREFERENCES, type Preferences } from '#core/mine/preferences.ts';
import { watchSelectors } from '#core/mine/selectors.ts';
import { watchBroadcast } from '#core/mine/watch.ts';
import { launchBrowser } from '#tests/support/browser.ts';
import { readersOf } from '#tests/support/mine-reader.ts';
import { visit } from '#tests/support/visit.ts';

const site = inject('demoSite');

/** A full day to come: of games behind nothing is told to a reader's channels. */
const DAY = '/jogos-de-amanha';

let browser: Awaited<ReturnType<typeof launchBrowser>>;

beforeAll(async () => {
	browser = await launchBrowser();
});

afterAll(() => browser.close());

const { readerWith } = readersOf(() => browser, site.url);

test('law: the style sheet and the rule say the same of every channel of the games of a day', async () => {
	await using reader = await readerWith(null);
	const { page } = reader;
	await visit(page, DAY);
	const links = await page
		.locator('.day-list .pair a')
		.evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href));
	const pages = await Promise.all(
		links.slice(0, 40).map(async (link) => (await page.request.get(link)).text()),
	);
	const all = pages.flatMap((html) => html.match(/<li class="card[^>]*>/g) ?? []);
	// Of a game that is over or called off nothing is told.
	const cards = all.filter((tag) => !tag.includes('card-past'));
	await page.goto('about:blank');
	await page.setContent(`<ul>${cards.join('</li>')}</ul>`);
	const readers: Partial<Preferences>[] = [
		{ uf: 'PE' },
		{ channels: ['globo', 'premiere'] },
		{ uf: 'SP', groups: ['aberta'] },
		{ uf: 'AM', groups: ['aberta', 'streaming', 'assinatura', 'youtube'] },
		{ uf: 'RJ', channels: ['globo', 'record', 'disney-plus'], groups: ['youtube'] },
	];
	for (const chosen of readers) {
		const mine = { ...NO_PREFERENCES, ...chosen };
		const { yes, possible } = watchSelectors(mine);
		const chips = await page.locator('.card').evaluateAll(
			(elements, [sure, open]) =>
				elements.map((chip) => ({
					...(chip as HTMLElement).dataset,
					unsure: chip.classList.contains('card-unsure'),
					shown: sure !== null && chip.matches(sure) ? 'yes' : chip.matches(open) ? 'maybe' : 'no',
				})),
			[yes, possible ?? '*'] as const,
		);
		expect(chips.length).toBeGreaterThan(10);
		for (const {
			channel = '',
			group,
			in: include,
			out: exclude,
			unsure,
			shown,
		} of chips as (DOMStringMap & {
			unsure: boolean;
			shown: string;
		})[]) {
			const limits = { ...(include && { include }), ...(exclude && { exclude }) };
			const card = {
				id: channel,
				name: channel,
				group: group as ChannelGroup,
				free: false,
				mark: '',
			};
			const rule = watchBroadcast(
				mine,
				{ channel: 0, state: unsure ? 'usual' : 'confirmed', ...limits },
				card,
			);
			expect([channel, include, exclude, unsure, shown]).toEqual([
				channel,
				include,
				exclude,
				unsure,
				rule,
			]);
		}
	}
});
