import { afterEach, expect, test, vi } from 'vitest';
import { clockBehind } from '#app/live/guide-clock.ts';
import { anEvent, heartbeat, pass } from '#tests/support/live/fake-guide.ts';
import { lead, stopLeading, TOPIC } from '#tests/support/live/leading.ts';

afterEach(stopLeading);

test('S9.04 what is kept from beyond the version of the guide is of data that a backup has replaced: whatever comes is newer', async () => {
	const { want, last, targets } = lead();
	want([TOPIC], { version: 6 });
	targets.set(TOPIC, { topic: TOPIC, version: 10, usedAt: 0 });
	targets.set('day:2026-11-23', { topic: 'day:2026-11-23', version: 6, usedAt: 0 });
	await last().open();
	await last().say(heartbeat(6));
	expect([...targets.values()].map(({ version }) => version)).toEqual([-1, 6]);
	await last().say(heartbeat(7));
	expect(targets.get('day:2026-11-23')?.version).toBe(6);
});

test('S9.04 a tab from before a backup was put back, beside one that has heard of that, is told to ask again', async () => {
	const { want, last, kinds, sent } = lead();
	want([TOPIC], { version: 6 });
	want(['game:g'], { tab: 'two', version: 10 });
	await pass(300);
	await last().open();
	await last().say(heartbeat(6));
	// What it is ahead by may still be on its way, gathered.
	expect(kinds()).not.toContain('event');
	await last().say(heartbeat(6));
	expect(sent.findLast(({ kind }) => kind === 'event')).toMatchObject({
		event: { kind: 'reset', v: 6 },
		position: 6,
	});
	await last().say(heartbeat(6));
	expect(kinds().filter((kind) => kind === 'event')).toHaveLength(1);
});

test('a tab that is a little ahead of the stream is not told to ask again once the stream has come after', async () => {
	const { want, last, kinds } = lead();
	want([TOPIC], { version: 6 });
	want([TOPIC], { tab: 'two', version: 7 });
	await last().open();
	for (const version of [6, 7, 7, 8]) await last().say(heartbeat(version));
	await last().say(anEvent('reset', { v: 3 }, 3));
	await last().say(heartbeat(3));
	expect(kinds().filter((kind) => kind === 'event')).toHaveLength(1);
});

test('a device whose clock is wrong by a day knows the hour of the guide, and everything goes on', async () => {
	const { want, last, state, kinds } = lead();
	want([TOPIC]);
	const guideNow = Date.now() - 86_400_000;
	await last().open({ 'x-guia-now': `${guideNow}` });
	await last().say(heartbeat(5));
	expect(state().behindMs).toBe(-86_400_000);
	vi.setSystemTime(Date.now() + 3 * 86_400_000);
	await last().say(anEvent('noticia', { v: 6 }, 6));
	expect(kinds()).toEqual(['opened', 'event']);
	expect(state().offline).toBe(false);
});

const HOUR_MS = 3_600_000;

test('S9.04 a device that sleeps between the headers of a stream and their reading does not take its sleep for a wrong clock', async () => {
	for (const wrong of [0, 24 * HOUR_MS]) {
		const { want, last, state, leader } = lead();
		want([TOPIC]);
		const guideNow = Date.now() - wrong;
		vi.setSystemTime(Date.now() + 2 * HOUR_MS);
		await last().open({ 'x-guia-now': `${guideNow}` });
		await last().say(heartbeat(5));
		expect(state().behindMs).toBe(0 - wrong);
		leader.stop();
	}
});

test('S9.04 a tab that leads after another one, without a connection, keeps the hour that the guide told', async () => {
	clockBehind.set(-24 * HOUR_MS);
	const { want, last, state } = lead();
	want([TOPIC]);
	await last().refuse();
	expect(state().behindMs).toBe(-24 * HOUR_MS);
	clockBehind.set(null);
});
