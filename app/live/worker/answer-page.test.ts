import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KEPT_LIMITS } from '#core/live/offline/kept-limits.ts';
import { answerOf, cachesDouble, ORIGIN, requestOf } from './worker-double.ts';

const PAGE = '/time/palmeiras';
const TAB = 'tab-1';
const html = (build: string) => `<html lang="pt-BR"><title>${build}</title></html>`;

/** What the network says, when a test lets it. */
let network: ((answer: Response) => void)[] = [];

/**
 * The worker's own modules, loaded again: a browser ends an idle worker, and what it remembered is
 * gone.
 */
async function startWorker() {
	vi.resetModules();
	const [{ answerPage }, { answerData }, { buildOfTab }, { keepPage }] = await Promise.all([
		import('./answer-page.ts'),
		import('./answer-data.ts'),
		import('./tabs.ts'),
		import('./kept-pages.ts'),
	]);
	return { answerPage, answerData, buildOfTab, keepPage };
}

beforeEach(() => {
	vi.useFakeTimers({ now: Date.UTC(2026, 10, 22, 19, 51) });
	network = [];
	vi.stubGlobal('GUIA_BUILD', 'before');
	vi.stubGlobal('self', {
		location: new URL(ORIGIN),
		clients: { get: async () => undefined, matchAll: async () => [] },
	});
	vi.stubGlobal('caches', cachesDouble());
	vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => network.push(resolve)));
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

async function untilAsked(): Promise<(answer: Response) => void> {
	await vi.waitUntil(() => network.length > 0);
	return network.shift() ?? expect.fail('no request');
}

/**
 * Opens the page across a deploy: it is kept of the build before, the network has the one after.
 */
async function openPage(first: 'kept' | 'network') {
	const worker = await startWorker();
	await worker.keepPage(PAGE, answerOf('before', html('before')));
	const { event, settled } = requestOf(PAGE, TAB);
	const shown = worker.answerPage(event);
	const answerLate = await untilAsked();
	if (first === 'kept') await vi.advanceTimersByTimeAsync(KEPT_LIMITS.patienceMs);
	else answerLate(answerOf('after', html('after')));
	const text = await (await shown).text();
	// What comes when the page is there already must not count as what the tab shows.
	if (first === 'kept') answerLate(answerOf('after', html('after')));
	await settled();
	return { ...worker, text };
}

async function askData({ answerData }: Awaited<ReturnType<typeof startWorker>>): Promise<Response> {
	const { event } = requestOf(`${PAGE}.data`, TAB);
	const answer = answerData(event);
	(await untilAsked())(answerOf('after', '[]', { 'content-type': 'text/x-script' }));
	return answer;
}

test('a tab that was answered from the store is of the build of that copy, whatever the network says later', async () => {
	const worker = await openPage('kept');
	expect(worker.text).toContain('<title>before</title>');
	expect(await worker.buildOfTab(TAB)).toBe('before');
	// The late answer is kept: the next opening is of the build after.
	expect(await (await (await caches.open('guia-pages')).match(PAGE))?.text()).toContain(
		'<title>after</title>',
	);
});

test('a tab that the network answered in time is of its build, though a copy of the build before is kept', async () => {
	const worker = await openPage('network');
	expect(worker.text).toContain('<title>after</title>');
	expect(await worker.buildOfTab(TAB)).toBe('after');
});

test.each([
	{ first: 'kept' as const, status: 204, says: 'is told to load the page' },
	{ first: 'network' as const, status: 200, says: 'gets the data' },
])(
	'across a deploy a tab answered by $first first $says, also from a worker that has begun again',
	async ({ first, status }) => {
		await openPage(first);
		const answer = await askData(await startWorker());
		expect(answer.status).toBe(status);
		expect(answer.headers.get('x-remix-reload-document')).toBe(status === 204 ? 'true' : null);
	},
);
