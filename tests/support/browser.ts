import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';

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
 * What the browser has on for a person before it. The suggestions of its address bar are a page of their own in each new window, as dear as a
 * page of the guide, and no test types there. This switch takes the place of Playwright's own, whose features therefore follow.
 */
const OFF = [
	...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
	...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable'],
	...['LensOverlay', 'MediaRouter', 'PaintHolding', 'ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect'],
	...['OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
];

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/**
 * Starts the Chromium of this machine: `CHROMIUM_PATH` (set by `npm test`), else the first one on PATH.
 * Use with `await using`: it closes itself. `more` = further flags.
 */
export async function launchBrowser(more: readonly string[] = []): Promise<Browser & AsyncDisposable> {
	const args = [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), ...FLAGS, `--disable-features=${OFF.join(',')}`, ...more];
	const browser = await chromium.launch({ executablePath: chromiumPath(), args });
	return Object.assign(browser, { [Symbol.asyncDispose]: () => browser.close() });
}

function chromiumPath(): string {
	const folders = (process.env.PATH ?? '').split(path.delimiter);
	const candidates = folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name)));
	const found = process.env.CHROMIUM_PATH ?? candidates.find(isProgram);
	if (found === undefined) throw new Error('Chromium was not found: install it, name it in CHROMIUM_PATH, or run the tests by `npm test`.');
	return found;
}

function isProgram(file: string): boolean {
	try {
		accessSync(file, constants.X_OK);
		return true;
	} catch {
		return false;
	}
}
