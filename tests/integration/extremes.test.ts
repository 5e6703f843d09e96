import { expect, test } from 'vitest';
import type { GameChangeInput } from '#core/games/contract/form.ts';
import { FIRST_INSTANT, LAST_INSTANT } from '#core/kit/instant.ts';
import { calendarPaths } from '#core/site/paths/calendar.ts';
import { paths } from '#core/site/paths.ts';
import { ENGINES } from '#tests/support/database.ts';
import { aBroadcast, aTypedGame, NOW } from '#tests/support/factories.ts';
import { signInAs } from '#tests/support/panel.ts';
import { startTestServer } from '#tests/support/test-server.ts';

const verified = (verifiedAt: number): Partial<GameChangeInput> => ({
	broadcasts: [{ ...aBroadcast('globo'), verifiedAt }],
});
const long = (length: number) => 'ç'.repeat(length);
const sides = (length: number) => ({
	home: { teamId: null, label: long(length) },
	away: { teamId: null, label: long(length) },
});

/** What a game may be at its bounds, and just beyond them. */
const AT: Partial<GameChangeInput>[] = [
	...[FIRST_INSTANT, LAST_INSTANT].map(verified),
	...[{ date: '1900-01-02' }, { date: '2100-12-30' }, { time: '00:00' }, { time: null }],
	...[sides(80), { round: long(80) }, { venue: long(120) }, { source: long(200) }],
];
const BEYOND: Partial<GameChangeInput>[] = [
	...[FIRST_INSTANT - 1, LAST_INSTANT + 1, 9e18, 1e300, 0.5, -1e15, 8.65e15].map(verified),
	...[{ date: '1899-12-31' }, { date: '2101-01-01' }, { date: '2026-02-30' }, { time: '24:00' }],
	...[
		sides(81),
		{ round: long(81) },
		{ venue: long(121) },
		{ source: long(201) },
		{ venue: 'a\0b' },
	],
];

for (const engine of ENGINES) {
	test(`a game at its bounds is shown by its pages, one beyond them is refused [${engine}]`, async () => {
		await using site = await startTestServer({
			engine,
			config: { clockOffsetMs: NOW - Date.now() },
		});
		const ana = await signInAs(site, 'editor');
		for (const change of BEYOND) {
			const { status, json } = await ana.call('POST', 'games', aTypedGame(change));
			expect([change, status, json.code]).toEqual([change, 422, 'invalid']);
		}
		for (const change of AT) {
			const { status, json } = await ana.call('POST', 'games', aTypedGame(change));
			expect([change, status]).toEqual([change, 200]);
			const [slug, day] = [String(json.slug), String(json.day)];
			const outputs = [
				paths.game(slug),
				calendarPaths.game(slug),
				paths.gameCard(slug),
				paths.day(day),
				calendarPaths.day(day),
			];
			for (const path of outputs)
				expect([change, path, (await site.get(path)).status]).toEqual([change, path, 200]);
		}
		for (const path of ['/', '/sitemap.xml', '/sitemaps/paginas.xml'])
			expect([path, (await site.get(path)).status]).toEqual([path, 200]);
		for (const path of ['games', 'overview', 'games/export?format=ics'])
			expect([path, (await ana.call('GET', path)).status]).toEqual([path, 200]);
	});
}
