import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findingsEverywhere } from '#tests/support/axe.ts';
import { openPanelSite } from '#tests/support/panel-site.ts';

const box = (page: Page) => page.getByRole('combobox', { name: 'Competição' });
const marked = (page: Page) => page.locator('[role=option][aria-selected=true]');
const state = (page: Page) =>
	box(page).evaluate((input) => [
		(input as HTMLInputElement).value,
		input.getAttribute('aria-expanded'),
		document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.role ?? null,
	]);

test('S2.08 a box of the panel: arrows open it and mark nothing, typing marks the first, Escape closes and then goes back', async () => {
	await using desk = await openPanelSite({ demo: true, reducedMotion: 'reduce' });
	await using operator = await desk.operator('/admin/jogos/novo');
	const { page } = operator;
	await box(page).focus();
	expect(await state(page)).toEqual(['', 'false', null]);
	await page.keyboard.press('ArrowDown');
	await expect.poll(() => state(page)).toEqual(['', 'true', null]);
	await page.keyboard.press('ArrowDown');
	await expect.poll(() => state(page)).toEqual(['', 'true', 'option']);
	expect(await marked(page).count()).toBe(1);
	await page.keyboard.press('Escape');
	await expect.poll(() => state(page)).toEqual(['', 'false', null]);
	await box(page).click();
	await expect.poll(() => state(page)).toEqual(['', 'true', null]);

	await page.keyboard.type('liberta');
	await marked(page).filter({ hasText: 'Libertadores' }).waitFor();
	// The list lies over other fields: what axe cannot see under it stays undecided.
	const found = await findingsEverywhere(page, [360, 1280]);
	expect(found.filter((line) => !line.includes(' undecided '))).toEqual([]);
	await page.keyboard.press('Enter');
	await expect
		.poll(() => state(page))
		.toEqual([expect.stringContaining('Libertadores'), 'false', null]);
	const [chosen] = await state(page);

	await page.keyboard.press('Control+a');
	await page.keyboard.type('brasil');
	await marked(page).first().waitFor();
	await page.keyboard.press('Escape');
	await expect.poll(() => state(page)).toEqual(['brasil', 'false', null]);
	await page.keyboard.press('Escape');
	await expect.poll(() => state(page)).toEqual([chosen, 'false', null]);

	await page.keyboard.press('Control+a');
	await page.keyboard.type('copa');
	await marked(page).first().waitFor();
	await page.getByLabel('Hora', { exact: true }).focus();
	await page.getByRole('listbox').waitFor({ state: 'detached' });
	await page
		.getByText(/“copa”/)
		.first()
		.waitFor();
	expect(operator.problems).toEqual([]);
});

test('S2.08 teams of an article: found while typing, the first is taken by Enter, another by a press', async () => {
	await using desk = await openPanelSite({ demo: true, reducedMotion: 'reduce' });
	await using operator = await desk.operator('/admin/noticias/nova');
	const { page } = operator;
	const teams = page.getByRole('combobox', { name: 'Times', exact: true });
	await teams.focus();
	await page.keyboard.type('flamengo');
	await marked(page).filter({ hasText: 'Flamengo' }).waitFor();
	await page.keyboard.press('Enter');
	await page.getByRole('button', { name: /Flamengo/ }).waitFor();
	await expect.poll(() => teams.inputValue()).toBe('');
	await page.getByRole('listbox').waitFor({ state: 'detached' });
	await page.keyboard.type('atl');
	await page.getByRole('option').nth(1).waitFor();
	const second = await page.getByRole('option').nth(1).innerText();
	await page.keyboard.press('ArrowDown');
	await expect.poll(() => marked(page).innerText()).toBe(second);
	await page.getByRole('option').first().click();
	await page.getByRole('option').first().waitFor({ state: 'detached' });
	await expect.poll(() => page.locator('.subject-chip').count()).toBe(2);
	await page.keyboard.type('x');
	await page.keyboard.press('Escape');
	await expect.poll(() => teams.inputValue()).toBe('');
	expect(operator.problems).toEqual([]);
});
