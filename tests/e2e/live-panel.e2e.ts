import { afterAll, beforeAll, expect, test } from 'vitest';
import {
	isStreamAddress,
	layGame,
	moveGame,
	showsHour,
	streamOpened,
	watchErrors,
} from '#tests/support/live/live-site.ts';
import { openPanelSite, type PanelSite } from '#tests/support/panel-site.ts';
import { visit } from '#tests/support/visit.ts';

/** The day of the demonstration; both games are its last. */
const TODAY = '2026-11-21';
/** How soon a reader sees what an operator has saved on the same process. */
const SOON_MS = 2_000;

let guide: PanelSite;
beforeAll(async () => {
	guide = await openPanelSite({ demo: true });
});
afterAll(() => guide[Symbol.asyncDispose]());

test('S9.04 an operator saves in the panel: two reader tabs of the same profile change in place, and the panel is not disturbed', async () => {
	const [game, other] = [
		await layGame(guide.site.context, '23:37', TODAY),
		await layGame(guide.site.context, '23:38', TODAY),
	];
	await using operator = await guide.operator(`/admin/jogos/editar/${game.id}`);
	const { page: panel, context } = operator;
	const errors = watchErrors(context);
	const streams: boolean[] = [];
	context.on(
		'request',
		(request) => isStreamAddress(request.url()) && streams.push(request.frame().page() === panel),
	);
	const [day, own] = [await context.newPage(), await context.newPage()];
	const isOpen = streamOpened(day);
	await visit(day, '/jogos-de-hoje');
	await isOpen;
	const isShared = streamOpened(day);
	await visit(own, `/onde-assistir/${game.slug}`);
	await isShared;
	for (const page of [day, own, panel])
		await page.evaluate(() => Object.assign(window, { isSame: true }));

	await panel.getByLabel('Hora', { exact: true }).fill('23:57');
	await panel.keyboard.press('Control+s');
	await panel.getByRole('status').filter({ hasText: 'Salvo.' }).waitFor();
	const saved = performance.now();
	await Promise.all([
		showsHour(day, game, '23h57'),
		own.locator('.hero-hour', { hasText: '23h57' }).waitFor(),
	]);
	expect(performance.now() - saved).toBeLessThan(SOON_MS);

	// What another operator saves changes the readers' pages while this one is in the middle of a
	// word.
	const venue = panel.getByLabel('Estádio');
	await venue.pressSequentially('Campo d');
	await moveGame(guide.site.context, other, '23:58', TODAY);
	await showsHour(day, other, '23h58');
	await panel.keyboard.type('a Ana');
	expect(await venue.inputValue()).toBe('Campo da Ana');
	expect(
		await Promise.all([day, own, panel].map((page) => page.evaluate(() => 'isSame' in window))),
	).toEqual([true, true, true]);
	expect(streams).not.toContain(true);
	expect([...operator.problems, ...errors]).toEqual([]);
});
