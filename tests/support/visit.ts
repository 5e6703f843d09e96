import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

/** A reader with an empty browser profile of their own; it goes with `await using`. */
export type Visit = {
	context: BrowserContext;
	page: Page;
	/**
	 * Everything that went wrong so far: console errors and warnings, uncaught errors, requests to
	 * other sites.
	 */
	problems: string[];
	/** Every message of the console so far, with its type. */
	messages: { type: string; text: string }[];
	[Symbol.asyncDispose](): Promise<void>;
};

export type VisitOptions = BrowserContextOptions & {
	/** Messages that a test expects, and so are no problem. */ expected?: RegExp;
};

/** Below 768 px and above (S9.01). */
export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 900 };

/**
 * The guide without a brand record says so on every page (S8.01); tests of the brand look at it,
 * the others expect it.
 */
const BRAND_MISSING = /^Documento configuracoes\/marca não encontrado/;

/**
 * What the panel logs of a failed call (S8.05) stands for the same as what the browser says of it.
 */
const asBrowserSays = (text: string) =>
	text
		.replace(/^unknown: Server responded with status/, 'status of')
		.replace(/^(unavailable|deadline-exceeded): .*/, 'net::ERR_FAILED');

/** Opens a browser profile on a site. Paths given to `page.goto` are paths of that site. */
export async function openVisit(
	browser: Browser,
	url: string,
	{ expected, ...options }: VisitOptions = {},
): Promise<Visit> {
	const context = await browser.newContext({
		baseURL: url,
		viewport: DESKTOP,
		locale: 'pt-BR',
		...options,
	});
	context.setDefaultTimeout(20_000);
	const page = await context.newPage();
	const problems: string[] = [];
	const messages: Visit['messages'] = [];
	page.on('console', (message) => {
		const [type, text] = [message.type(), message.text()];
		messages.push({ type, text });
		if (
			(type === 'error' || type === 'warning') &&
			!BRAND_MISSING.test(text) &&
			!expected?.test(asBrowserSays(text))
		)
			problems.push(`${type}: ${text}`);
	});
	page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
	page.on('request', (request) => {
		if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).origin !== url)
			problems.push(`elsewhere: ${request.url()}`);
	});
	return { context, page, problems, messages, [Symbol.asyncDispose]: () => context.close() };
}

/**
 * Resolves once React has taken the page over and the fonts are there: from then on it answers to
 * clicks and keys and stays in place.
 */
export async function hydrated(page: Page): Promise<void> {
	// A page that is only read is taken over later: this is the first sign of its reader.
	await page.evaluate(() => window.dispatchEvent(new Event('pointermove')));
	await page.waitForFunction(() => {
		// A page that was sent with filters is taken over after its frame.
		const parts = [document.body, document.querySelector('main > *') ?? document.body];
		return parts.every((part) => Object.keys(part).some((key) => key.startsWith('__react')));
	});
	await page.evaluate(() => document.fonts.ready);
}

/** Goes to a path and waits until the page answers. */
export async function visit(page: Page, path: string): Promise<number> {
	const response = await page.goto(path);
	await hydrated(page);
	// The sign-in page and the panel show nothing until the first word about the session (S4.02).
	await page.locator('h1').first().waitFor();
	return response?.status() ?? 0;
}
