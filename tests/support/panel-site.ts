import type { Config } from '#server/config/config.ts';
import { launchBrowser } from './browser.ts';
import { temporaryFolder } from './database.ts';
import { DEMO_NOW } from './e2e-setup.ts';
import { anAccount } from './identity.ts';
import { enterPanel } from './sign-in-page.ts';
import { startTestServer, type TestServer } from './test-server.ts';
import { openVisit, type Visit, type VisitOptions } from './visit.ts';

type Role = 'administrator' | 'editor';

/** A guide of its own with a browser in front of it; everything of it goes with `await using`. */
export type PanelSite = {
	site: TestServer;
	/** The address of somebody new who may sign in. */
	invite(role: Role): Promise<string>;
	/** Somebody new, an editor unless said otherwise, signed in and at a page of the panel. */
	operator(path?: string, options?: VisitOptions & { role?: Role }): Promise<Visit>;
	/** Somebody who is not signed in. */
	visitor(options?: VisitOptions): Promise<Visit>;
	[Symbol.asyncDispose](): Promise<void>;
};

/**
 * `demo`: with the demonstration, at its hour. What else is given holds for every visit, unless the
 * visit says otherwise.
 */
export async function openPanelSite({
	demo = false,
	config,
	...every
}: VisitOptions & { demo?: boolean; config?: Partial<Config> } = {}): Promise<PanelSite> {
	const stack = new AsyncDisposableStack();
	const { path: dataDir } = stack.use(await temporaryFolder());
	const hour = demo ? { demo, clockOffsetMs: DEMO_NOW - Date.now() } : {};
	const site = stack.use(
		await startTestServer({
			address: { dataDir, databaseUrl: null },
			config: { ...hour, ...config },
		}),
	);
	const browser = stack.use(await launchBrowser());
	const invite = async (role: Role) =>
		(await anAccount(site.context.identity, { role })).email ?? '';
	const visitor = (options: VisitOptions = {}) =>
		openVisit(browser, site.url, { ...every, ...options });
	return {
		...{ site, invite, visitor },
		async operator(path = '/admin', { role = 'editor', ...options } = {}) {
			const operator = await visitor(options);
			await enterPanel(operator.page, await invite(role), path);
			return operator;
		},
		[Symbol.asyncDispose]: () => stack.disposeAsync(),
	};
}
