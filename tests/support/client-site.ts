import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { build, type Rolldown } from 'vite';
import type { Config } from '#server/config/config.ts';
import type { Calls } from '#tests/contract/client-page.ts';
import { BROWSER, launchBrowser } from './browser.ts';
import { startTestServer, type TestServer } from './test-server.ts';

/** The page of the contract tests, on the site's own origin; the site itself does not know it. */
const PAGE = '/contract-test';

/** A browser profile with the official client, unmodified, in as many tabs as wanted. */
export type ClientProfile = {
	context: BrowserContext;
	/** A new tab that has loaded the client. */
	tab(): Promise<Tab>;
	/** Requests that left the site, and uncaught errors of any tab. */
	problems: string[];
	[Symbol.asyncDispose](): Promise<void>;
};

export type Tab = {
	page: Page;
	/** Calls the client; an error of it arrives as `{ error: code }`. */
	run<Name extends keyof Calls>(name: Name, ...args: Parameters<Calls[Name]>): Promise<unknown>;
	/** Loads the page anew. */
	reload(): Promise<void>;
	/** Resolves once the client of this tab shows somebody (true) or nobody. */
	until(signedIn: boolean): Promise<void>;
};

export type ClientSite = {
	server: TestServer;
	profile(): Promise<ClientProfile>;
	/**
	 * Shows each request to `see` before the site gets it, until it is disposed: not every browser
	 * tells what it sends.
	 */
	watch(see: RequestListener): Disposable;
	[Symbol.asyncDispose](): Promise<void>;
};

/** The whole site, a browser, and the official client bundled as the panel bundles it. */
export async function openClientSite(config: Partial<Config> = {}): Promise<ClientSite> {
	const stack = new AsyncDisposableStack();
	const folder = await mkdtemp(join(tmpdir(), 'guia-contract-'));
	stack.defer(() => rm(folder, { recursive: true, force: true }));
	const script = await bundleClient();
	const watchers = new Set<RequestListener>();
	const watch: RequestListener = (request, response) => {
		for (const see of watchers) see(request, response);
	};
	const server = stack.use(
		await startTestServer({ address: { dataDir: folder, databaseUrl: null }, config, watch }),
	);
	const browser = stack.use(await launchBrowser());
	return {
		server,
		watch(see) {
			watchers.add(see);
			return { [Symbol.dispose]: () => void watchers.delete(see) };
		},
		profile: () => openProfile(browser, server.url, script),
		[Symbol.asyncDispose]: () => stack.disposeAsync(),
	};
}

/**
 * The server does its work, and its answer never arrives: the client hears of an error in between
 * instead.
 */
export function loseAnswer(_request: IncomingMessage, response: ServerResponse): void {
	const end = response.end.bind(response);
	response.end = () => {
		for (const name of response.getHeaderNames()) response.removeHeader(name);
		response.statusCode = 503;
		return end('lost');
	};
}

async function bundleClient(): Promise<string> {
	const output = (await build({
		configFile: false,
		logLevel: 'error',
		build: {
			write: false,
			target: 'es2022',
			minify: false,
			rolldownOptions: {
				input: 'tests/contract/client-page.ts',
				output: { format: 'iife', codeSplitting: false },
			},
		},
	})) as Rolldown.RolldownOutput;
	return output.output[0].code;
}

async function openProfile(browser: Browser, url: string, script: string): Promise<ClientProfile> {
	// Over BiDi every window of a profile, popups too, would get the size of its pages: there the
	// browser says how large each is.
	const context = await browser.newContext({
		baseURL: url,
		...(BROWSER === 'firefox' ? { viewport: null } : {}),
	});
	const problems: string[] = [];
	await context.route(`**${PAGE}`, (route) =>
		route.fulfill({
			contentType: 'text/html',
			body: `<!doctype html><title>client</title><script src="${PAGE}.js"></script>`,
		}),
	);
	await context.route(`**${PAGE}.js`, (route) =>
		route.fulfill({ contentType: 'text/javascript', body: script }),
	);
	context.on('request', (request) => {
		if (new URL(request.url()).origin !== url) problems.push(`elsewhere: ${request.url()}`);
	});
	context.on('weberror', (error) => problems.push(`uncaught: ${error.error().message}`));
	return {
		...{ context, problems },
		async tab() {
			const page = await context.newPage();
			await page.goto(PAGE);
			return tabOf(page);
		},
		[Symbol.asyncDispose]: () => context.close(),
	};
}

type Runner = { run(name: string, args: unknown[]): Promise<unknown>; isSignedIn(): boolean };

function tabOf(page: Page): Tab {
	return {
		page,
		run: (name, ...args) =>
			page.evaluate(([call, given]) => (window as unknown as Runner).run(call, given), [
				name,
				args,
			] as const),
		async reload() {
			await page.reload();
		},
		async until(signedIn) {
			const options = { polling: 50, timeout: 5_000 };
			await page.waitForFunction(
				(wanted) => (window as unknown as Runner).isSignedIn() === wanted,
				signedIn,
				options,
			);
		},
	};
}
