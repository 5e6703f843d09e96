import { afterEach, expect, test, vi } from 'vitest';
import { type FakeRequest, heartbeat, pass } from '#tests/support/live/fake-guide.ts';
import { lead, stopLeading, TOPIC } from '#tests/support/live/leading.ts';
import { createPageAsker } from './ask-page.ts';

afterEach(stopLeading);

const STEP_MS = 500;

type Hold = (stream: FakeRequest) => Promise<void>;

/**
 * A leader with a page that follows it: the page asks for itself while the leader says that there
 * is no stream.
 */
function followed() {
	const parts = lead();
	vi.stubGlobal('window', globalThis);
	const page = { tag: '"a"', changes: 0 };
	const asker = createPageAsker({
		onAnswer: (isAnswered, agoMs) => parts.leader.hear({ kind: 'asked', isAnswered, agoMs }),
		onChange: () => {
			page.changes += 1;
		},
	});
	let answered = 0;

	/**
	 * The guide answers each question of the page; `hold` lets through what the proxy lets through of
	 * each stream.
	 */
	async function go(ms: number, hold: Hold): Promise<void> {
		for (let gone = 0; gone < ms; gone += STEP_MS) {
			await pass(STEP_MS);
			asker.mustAsk(parts.state()?.asks === true);
			const fresh = parts.requests.slice(answered);
			answered += fresh.length;
			for (const request of fresh)
				await (request.method === 'HEAD' ? request.answer(200, { etag: page.tag }) : hold(request));
		}
	}
	return {
		...parts,
		page,
		go,
		asked: () => parts.requests.filter(({ method }) => method === 'HEAD'),
	};
}

const HELD: [string, Hold][] = [
	['its headers', async () => {}],
	['its body', (stream) => stream.open()],
];

for (const [what, hold] of HELD)
	test(`S9.04 behind a proxy that holds back a stream with ${what} the page asks for itself each minute until a stream speaks`, async () => {
		const { want, go, state, asked, streams, page, sent, last } = followed();
		want([TOPIC]);
		await go(9_500, hold);
		expect([state()?.offline ?? false, asked().length]).toEqual([false, 0]);
		await go(1_000, hold);
		expect(state()).toMatchObject({ offline: true, asks: true });
		await go(6_000, hold);
		expect([state(), asked().length, page.changes]).toMatchObject([
			{ offline: false, asks: true },
			1,
			1,
		]);
		const saidOffline = () =>
			sent.filter((message) => message.kind === 'state' && message.state.offline).length;
		const before = saidOffline();
		await go(240_000, hold);
		expect(saidOffline()).toBe(before);
		expect([state().offline, asked().length, page.changes]).toEqual([false, 5, 1]);
		page.tag = '"b"';
		await go(60_000, hold);
		expect([asked().length, page.changes]).toEqual([6, 2]);
		// Each attempt is given up after 40 s: there is one at a time.
		expect(streams().filter((stream) => !stream.isGone()).length).toBeLessThanOrEqual(1);
		await go(120_000, (stream) => stream.open().then(() => stream.say(heartbeat(9))));
		expect([state(), last().isGone()]).toMatchObject([{ offline: false, asks: false }, false]);
	});

test('S9.04 a stream that a proxy holds back after its first words is lost after 40 s, and asked for again from there', async () => {
	const { want, go, state, streams, last } = followed();
	const hold: Hold = (stream) => stream.open().then(() => stream.say(heartbeat(9)));
	want([TOPIC]);
	await go(38_000, hold);
	expect([streams().length, state().offline]).toEqual([1, false]);
	await go(4_000, hold);
	expect([streams().length, state().offline, last().url.searchParams.get('desde')]).toEqual([
		2,
		false,
		'9',
	]);
});
