import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { type Browser, type BrowserContext, chromium, firefox } from 'playwright-core';
import { teachOlderFirefox } from './firefox-driver.ts';

/** Root has no user namespaces to sandbox in; the rest keeps a test browser from calling home. */
const FLAGS = [
	'--disable-gpu',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
];

/**
 * What the browser has on for a person before it. The suggestions of its address bar are a page of
 * their own in each new window, as dear as a page of the guide, and no test types there. This
 * switch takes the place of Playwright's own, whose features therefore follow.
 */
const OFF = [
	...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
	...[
		'AvoidUnnecessaryBeforeUnloadCheckSync',
		'DestroyProfileOnBrowserClose',
		'HttpsUpgrades',
		'HttpsFirstBalancedModeAutoEnable',
	],
	...[
		'LensOverlay',
		'MediaRouter',
		'PaintHolding',
		'ThirdPartyStoragePartitioning',
		'AvoidCorsURLLoaderRestartOnRedirect',
	],
	...['OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
];

const CHROMIUM_NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const FIREFOX_NAMES = ['firefox-esr', 'firefox'];

/** The browser of this run: `vitest.config.ts` says so for the tests that it runs in Firefox. */
export const BROWSER: 'chromium' | 'firefox' =
	process.env.TEST_BROWSER === 'firefox' ? 'firefox' : 'chromium';

/**
 * Starts the browser of this run, as it is on this machine: `CHROMIUM_PATH` or `FIREFOX_PATH` (set
 * by `npm test`), else the first one on PATH. Use with `await using`: it closes itself. `more` =
 * further flags of Chromium.
 */
export async function launchBrowser(
	more: readonly string[] = [],
): Promise<Browser & AsyncDisposable> {
	const browser = await (BROWSER === 'firefox' ? launchFirefox() : launchChromium(more));
	return Object.assign(browser, {
		newContext: newContextOf(browser),
		[Symbol.asyncDispose]: () => browser.close(),
	});
}

/**
 * A reader's profile without a service worker, which would answer what a test lets the network do;
 * with `serviceWorkers: 'allow'` it has one. (Playwright's own 'block' warns on the console of each
 * page.) No worker runs in the tests in Firefox: they do not leave the sign-in.
 */
function newContextOf(browser: Browser): Browser['newContext'] {
	const open = browser.newContext.bind(browser);
	return async (options = {}) => {
		const context = await open(options);
		const isAllowed = BROWSER === 'firefox' || options.serviceWorkers === 'allow';
		if (!isAllowed)
			await context.addInitScript(() =>
				Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'),
			);
		return context;
	};
}

function launchChromium(more: readonly string[]): Promise<Browser> {
	return chromium.launch(chromiumOptions(more));
}

/**
 * Chromium with a profile of its own in `folder`, as a person has one: what it offers to nobody who
 * is incognito, as every `newContext` is.
 */
export async function launchProfile(
	folder: string,
	baseURL: string,
): Promise<BrowserContext & AsyncDisposable> {
	const context = await chromium.launchPersistentContext(folder, {
		...chromiumOptions([]),
		baseURL,
		locale: 'pt-BR',
	});
	return Object.assign(context, { [Symbol.asyncDispose]: () => context.close() });
}

function chromiumOptions(more: readonly string[]): { executablePath: string; args: string[] } {
	const args = [
		...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
		...FLAGS,
		`--disable-features=${OFF.join(',')}`,
		...more,
	];
	return { executablePath: pathOf('Chromium', process.env.CHROMIUM_PATH, CHROMIUM_NAMES), args };
}

/**
 * As it comes, driven by the standard's own protocol (WebDriver BiDi): a patched Firefox would show
 * what no reader has.
 */
function launchFirefox(): Promise<Browser> {
	teachOlderFirefox();
	return firefox.launch({
		channel: 'moz-firefox',
		executablePath: pathOf('Firefox', process.env.FIREFOX_PATH, FIREFOX_NAMES),
	});
}

function pathOf(name: string, given: string | undefined, names: readonly string[]): string {
	const folders = (process.env.PATH ?? '').split(path.delimiter);
	const candidates = folders.flatMap((folder) => names.map((file) => path.join(folder, file)));
	const found = given ?? candidates.find(isProgram);
	if (found !== undefined) return found;
	throw new Error(
		`${name} was not found: install it, name it in ${name.toUpperCase()}_PATH, or run the tests by \`npm test\`.`,
	);
}

function isProgram(file: string): boolean {
	try {
		accessSync(file, constants.X_OK);
		return true;
	} catch {
		return false;
	}
}
