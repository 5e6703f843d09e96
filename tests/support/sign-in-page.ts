import type { Page } from 'playwright-core';
import { PASSWORD } from './identity.ts';
import { hydrated } from './visit.ts';

/** Fills the sign-in page in and sends it, as it stands open. */
export async function fillSignIn(
	page: Page,
	{ email, password = PASSWORD }: { email: string; password?: string },
): Promise<void> {
	await page.getByLabel('E-mail').fill(email);
	await page.getByLabel('Senha', { exact: true }).fill(password);
	await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}

/** Goes to a page of the panel and signs in on the way; resolves when the page stands there. */
export async function enterPanel(page: Page, email: string, path = '/admin'): Promise<void> {
	await page.goto(path);
	await fillSignIn(page, { email });
	await page.waitForURL(`**${path}`);
	await panelReady(page);
}

/** The panel shows a screen, and its fonts are there. */
export async function panelReady(page: Page): Promise<void> {
	await page.getByRole('heading', { level: 1 }).waitFor();
	await hydrated(page);
}
