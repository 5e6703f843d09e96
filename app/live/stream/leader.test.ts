import { afterEach, expect, test, vi } from 'vitest';
import { anEvent, heartbeat, pass } from '#tests/support/live/fake-guide.ts';
import { DAY, lead, stopLeading, TOPIC } from '#tests/support/live/leading.ts';
import { aLooseGame } from '#tests/support/live/loose-games.ts';

afterEach(stopLeading);

test('S9.04 the stream is asked for all topics from the version of the page, and passed on', async () => {
	const { want, last, kinds, state, sent } = lead();
	want([TOPIC, 'names']);
	await pass(0);
	expect(`${last().url.pathname}${decodeURIComponent(last().url.search)}`).toBe(
		`/api/v1/stream?resultado=sim&dias=${DAY}&desde=5`,
	);
	await last().open();
	expect(kinds()).toEqual([]);
	await last().say(heartbeat(5));
	await last().say(anEvent('noticia', { v: 6 }, 6));
	expect(kinds()).toEqual(['opened', 'event']);
	expect(sent.at(-1)).toMatchObject({ event: { kind: 'noticia', v: 6 }, position: 6 });
	expect(state()).toMatchObject({ offline: false, asks: false });
});

test('S9.04 without a first byte for ten seconds there is no connection, with one there is', async () => {
	const { want, last, state } = lead();
	want([TOPIC]);
	await last().open();
	await pass(9_990);
	expect(state().offline).toBe(false);
	await pass(20);
	expect(state().offline).toBe(true);
	await last().say(heartbeat(5));
	expect(state().offline).toBe(false);
});

test('S9.04 a stream without a heartbeat for 40 s is given up, and asked for again from where it was', async () => {
	const { want, last, streams, state } = lead();
	want([TOPIC]);
	await last().open({ 'x-guia-now': `${Date.now() + 1_000}` });
	await last().say(heartbeat(9));
	await pass(39_990);
	expect([streams().length, state().offline]).toEqual([1, false]);
	await pass(20);
	expect([last().isGone(), state().offline]).toEqual([true, true]);
	expect(state().at).toBe(Date.now() + 1_000 - 40_010);
	await pass(510);
	expect(streams()).toHaveLength(2);
	expect(last().url.searchParams.get('desde')).toBe('9');
});

test('S9.04 after a minute without a visible tab, or without anything listened to, the stream is closed; looked at again, it goes on', async () => {
	for (const still of [
		{ topics: [TOPIC], isVisible: false },
		{ topics: [], isVisible: true },
	]) {
		const { want, last, streams } = lead();
		want([TOPIC]);
		await last().open();
		await last().say(heartbeat(7));
		want(still.topics, { isVisible: still.isVisible });
		await pass(30_000);
		await last().say(heartbeat(8));
		await pass(29_900);
		expect(last().isGone()).toBe(false);
		await pass(200);
		expect(last().isGone()).toBe(true);
		await pass(300_000);
		expect(streams()).toHaveLength(1);
		want([TOPIC]);
		await pass(0);
		expect(streams()).toHaveLength(2);
		vi.unstubAllGlobals();
	}
});

test('S9.04 pauses grow from 1 s by 1.5, up to 60 s, and Retry-After wins', async () => {
	const { want, streams, last } = lead();
	want([TOPIC]);
	const pauses: number[] = [];
	for (let turn = 0; turn < 12; turn++) {
		await last().refuse();
		const [before, began] = [streams().length, performance.now()];
		while (streams().length === before) await pass(25);
		pauses.push(performance.now() - began);
	}
	const half = [500, 750, 1_125, 1_688, 2_531];
	for (const [place, pause] of half.entries())
		expect(Math.abs((pauses[place] ?? 0) - pause)).toBeLessThan(40);
	expect(Math.abs((pauses.at(-1) ?? 0) - 30_000)).toBeLessThan(40);
	await last().answer(503, { 'retry-after': '7' });
	const count = streams().length;
	await pass(6_990);
	expect(streams()).toHaveLength(count);
	await pass(20);
	expect(streams()).toHaveLength(count + 1);
});

test('S9.04 a network that comes back is tried at once', async () => {
	const { want, streams, last, leader: own } = lead();
	want([TOPIC]);
	for (let turn = 0; turn < 10; turn++) {
		await last().refuse();
		await pass(30_010);
	}
	await last().refuse();
	const count = streams().length;
	own.network();
	await pass(0);
	expect(streams()).toHaveLength(count + 1);
});

test('a guide that has no place for another stream is no lost connection: pages ask by themselves', async () => {
	const { want, last, state } = lead();
	want([TOPIC]);
	await last().answer(503, { 'retry-after': '30' });
	expect(state()).toMatchObject({ offline: false, asks: true });
	await pass(30_010);
	await last().open();
	await last().say(heartbeat(5));
	expect(state()).toMatchObject({ offline: false, asks: false });
});

test('a page that signs in to a network instead of the guide is no stream', async () => {
	const { want, last, state, kinds } = lead();
	want([TOPIC]);
	await last().answer(200, { 'content-type': 'text/html' }, '<h1>Wi-Fi</h1>');
	await pass(10_010);
	expect([kinds(), state().offline]).toEqual([[], true]);
});

test('two tabs share one stream; another topic opens one for both; a tab that goes leaves it', async () => {
	const { want, streams, last, leader: own } = lead();
	want([TOPIC]);
	await last().open();
	await last().say(heartbeat(5));
	want([TOPIC], { tab: 'two' });
	await pass(1_000);
	expect(streams()).toHaveLength(1);
	want(['game:g'], { tab: 'two' });
	want(['game:h'], { tab: 'two' });
	await pass(1_000);
	expect(streams()).toHaveLength(2);
	expect(Object.fromEntries(last().url.searchParams)).toEqual({
		resultado: 'sim',
		dias: DAY,
		jogos: 'h',
		desde: '5',
	});
	own.hear({ kind: 'left', tab: 'one' });
	await pass(1_000);
	expect(streams()).toHaveLength(2);
});

test('a tab that is looked at again does not open another stream because of what only the leader heard', async () => {
	const { want, streams, last } = lead();
	want([TOPIC]);
	await last().open();
	await last().say(heartbeat(9));
	want([TOPIC], { isVisible: false });
	want([TOPIC]);
	await pass(1_000);
	expect(streams()).toHaveLength(1);
});

test('a tab that joins with other topics is not taken for served until the stream is asked for them', async () => {
	const { want, last, sent } = lead();
	want([TOPIC]);
	await last().open();
	await last().say(heartbeat(5));
	want(['game:g'], { tab: 'two' });
	await last().say(anEvent('mudou', { v: 6, topics: ['game:g'], games: [], cards: [] }, 6));
	expect(sent.at(-1)).toMatchObject({ kind: 'event', served: { one: 1 } });
	await pass(1_000);
	expect(last().url.searchParams.get('desde')).toBe('5');
	await last().open();
	await last().say(anEvent('mudou', { v: 6, topics: ['game:g'], games: [], cards: [] }, 6));
	expect(sent.at(-1)).toMatchObject({ kind: 'event', served: { one: 1, two: 1 } });
});

test('cards that are told are kept with the version that told them', async () => {
	const { want, last, games, targets } = lead();
	want([TOPIC]);
	targets.set(TOPIC, { topic: TOPIC, version: 5, usedAt: 0 });
	await last().open();
	const cards = [
		{ day: DAY, put: [aLooseGame('a')], drop: [], updatedAt: null, mapped: false, demo: false },
	];
	await last().say(anEvent('mudou', { v: 6, topics: [TOPIC], games: [], cards }, 6));
	await pass(0);
	expect([games.get('a')?.version, targets.get(TOPIC)?.version]).toEqual([6, 6]);
});

test('of a list that is not kept no piece is kept', async () => {
	const { want, last, games, targets } = lead();
	want([TOPIC]);
	await last().open();
	const cards = [
		{ day: DAY, put: [aLooseGame('a')], drop: [], updatedAt: null, mapped: false, demo: false },
	];
	await last().say(anEvent('mudou', { v: 6, topics: [TOPIC], games: [], cards }, 6));
	await pass(0);
	expect([games.size, targets.size]).toEqual([0, 0]);
});

test('S9.04 after a reset each day is asked for, and what is kept but not named is asked for by name: kept, changed or removed', async () => {
	const { want, last, requests, sent, games, targets } = lead();
	want([TOPIC]);
	targets.set(TOPIC, { topic: TOPIC, version: 5, usedAt: 0 });
	await last().open();
	const put = ['stays', 'moved', 'gone'].map((slug) => aLooseGame(slug));
	const cards = [{ day: DAY, put, drop: [], updatedAt: null, mapped: false, demo: false }];
	await last().say(anEvent('mudou', { v: 6, topics: [TOPIC], games: [], cards }, 6));
	await last().say(anEvent('reset', { v: 3 }, 3));
	await pass(0);
	const asked = requests.at(-1);
	expect(asked?.url.searchParams.get('dia')).toBe(DAY);
	await asked?.answer(
		200,
		{},
		JSON.stringify({ v: 3, games: [aLooseGame('new')], updatedAt: 9, mapped: true, demo: false }),
	);
	await pass(0);
	expect(requests.at(-1)?.url.searchParams.get('ids')?.split(',').sort()).toEqual([
		'gone',
		'moved',
		'stays',
	]);
	const found = [aLooseGame('stays', { round: 'x' }), aLooseGame('moved', { day: '2026-11-23' })];
	await requests.at(-1)?.answer(200, {}, JSON.stringify({ v: 3, games: found, gone: ['gone'] }));
	await pass(0);
	const days = sent.flatMap((message) => (message.kind === 'day' ? message.patch : []));
	expect(days).toEqual([
		{ day: DAY, put: [aLooseGame('new')], drop: [], updatedAt: 9, mapped: true, demo: false },
		{ day: DAY, put: [aLooseGame('stays', { round: 'x' })], drop: [] },
		{ day: DAY, put: [], drop: ['moved'] },
		{ day: DAY, put: [], drop: ['gone'] },
	]);
	expect([...games.values()].map(({ slug, game }) => [slug, game.day])).toEqual([
		['stays', DAY],
		['moved', '2026-11-23'],
		['new', DAY],
	]);
});

test('a day that cannot be asked for, or whose answer is older than the change, is doubtful', async () => {
	for (const answer of [[500, ''] as const, [200, JSON.stringify({ v: 5, games: [] })] as const]) {
		const { want, last, requests, kinds } = lead();
		want([TOPIC]);
		await last().open();
		await last().say(anEvent('mudou', { v: 6, topics: [TOPIC], games: [], cards: [] }, 6));
		await pass(0);
		await requests.at(-1)?.answer(answer[0], {}, answer[1]);
		await pass(0);
		expect(kinds()).toEqual(['opened', 'event', 'doubt']);
		vi.unstubAllGlobals();
	}
});

test('S9.04 the collection comes after one minute, then every five', async () => {
	const { want, counts } = lead();
	want([]);
	const turns = () => counts.written.length;
	await pass(59_900);
	expect(turns()).toBe(0);
	await pass(200);
	expect(turns()).toBe(1);
	await pass(5 * 60_000 - 300);
	expect(turns()).toBe(1);
	await pass(300);
	expect(turns()).toBe(2);
});
