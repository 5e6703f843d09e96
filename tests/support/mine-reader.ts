import type { Browser, Page } from 'playwright-core';
import { PREFERENCES_KEY, SHEET_KEY } from '#core/mine/kept.ts';
import { NO_PREFERENCES, type Preferences, writePreferences } from '#core/mine/preferences.ts';
import { openVisit, type Visit, type VisitOptions, visit } from './visit.ts';

/** A reader in Pernambuco who has told everything. */
export const CHOSEN: Preferences = {
	...NO_PREFERENCES,
	uf: 'PE',
	channels: ['premiere', 'sportv'],
	groups: ['aberta', 'youtube'],
	teams: [
		{ id: 'flamengo', name: 'Flamengo' },
		{ id: 'palmeiras', name: 'Palmeiras' },
	],
	clock: 'manaus',
};

/** Readers of a site by what stands in their browser. */
export function readersOf(browser: () => Browser, url: string) {
	/** In whose browser a record stands since an earlier visit. */
	async function readerWith(record: string | null, options: VisitOptions = {}): Promise<Visit> {
		const origins =
			record === null
				? []
				: [{ origin: url, localStorage: [{ name: PREFERENCES_KEY, value: record }] }];
		return openVisit(browser(), url, {
			storageState: { cookies: [], origins },
			reducedMotion: 'reduce',
			...options,
		});
	}
	/** Who has looked at the guide since they chose: their style sheet is kept. */
	async function regularWith(preferences: Preferences, options: VisitOptions = {}): Promise<Visit> {
		const reader = await readerWith(writePreferences(preferences), options);
		await visit(reader.page, '/sobre-nos');
		await reader.page.waitForFunction((key) => localStorage.getItem(key) !== null, SHEET_KEY);
		return reader;
	}
	return { readerWith, regularWith };
}

export const openMine = (page: Page) => page.getByRole('link', { name: 'Meus times' }).click();
export const mineSheet = (page: Page) => page.getByRole('dialog', { name: 'Minhas preferências' });

/** What the style sheet writes before or after the first element that a selector finds. */
export function generated(
	page: Page,
	selector: string,
	pseudo: '::before' | '::after',
): Promise<string> {
	const first = page.locator(selector).first();
	return first.evaluate((element, name) => getComputedStyle(element, name).content, pseudo);
}
