import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { topics } from '#core/changes/topic.ts';
import type { Game } from '#core/games/game.ts';
import type { ChangedEvent } from '#core/live/contract.ts';
import { STREAM_LIMITS } from '#core/live/limits.ts';
import { at, NOW, TODAY } from '#tests/support/factories.ts';
import { aHub, type FakeSocket } from '#tests/support/streams.ts';

const DAY = topics.day(TODAY);

beforeEach(() => {
	vi.useFakeTimers({
		toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
	});
});
afterEach(() => {
	vi.useRealTimers();
});

const moved = (games: readonly Game[]) =>
	games.map((game) => (game.id === 'g1' ? { ...game, kickoffAt: at('2026-11-20T19:00') } : game));
const changedOf = ({ sink }: { sink: FakeSocket }) =>
	sink.events().filter((event): event is ChangedEvent => event.kind === 'mudou');

test('a stream begins with a sign of life and hears one each 25 s', async () => {
	const { join, sent } = aHub();
	const { sink } = await join([DAY]);
	expect(sink.text).toBe(':\nid: 10\n\n');
	await sent(STREAM_LIMITS.heartbeatMs);
	expect(sink.text).toBe(':\nid: 10\n\n'.repeat(2));
	await sent(STREAM_LIMITS.heartbeatMs);
	expect(sink.writes).toBe(3);
});

test('changes of half a second are one event: what they touch, in words, and the cards that differ', async () => {
	const { join, save, sent, games } = aHub();
	const reader = await join([DAY, topics.team('flamengo')]);
	await sent();
	save([DAY, topics.team('flamengo')], moved(games()), 'A mudou.');
	save([DAY], games(), 'B mudou.');
	expect(reader.sink.events()).toEqual([]);
	await sent();
	const [event, ...more] = changedOf(reader);
	expect(more).toEqual([]);
	expect(event).toMatchObject({ v: 12, spread: 0, topics: [DAY, topics.team('flamengo')] });
	expect(event?.games.map(({ said }) => said)).toEqual(['A mudou.', 'B mudou.']);
	expect(
		event?.cards.map(({ day, put, drop }) => [day, put.map(({ slug }) => slug), drop]),
	).toEqual([[TODAY, ['one'], []]]);
	expect(reader.sink.position()).toBe(12);
});

test('a game that leaves the day is dropped, one that differs in nothing is not sent', async () => {
	const { join, save, sent, games } = aHub();
	const reader = await join([DAY]);
	await sent();
	save([DAY], games().slice(1));
	await sent();
	expect(changedOf(reader)[0]?.cards).toEqual([
		{ day: TODAY, put: [], drop: ['one'], updatedAt: NOW, mapped: false, demo: false },
	]);
});

test('who listens to something else hears nothing, and still moves on', async () => {
	const { join, save, sent, readings } = aHub();
	const { sink } = await join([topics.team('bahia')]);
	save([DAY, topics.team('flamengo')]);
	await sent();
	expect(sink.writes).toBe(1);
	await sent(STREAM_LIMITS.heartbeatMs);
	expect(sink.position()).toBe(11);
	expect(readings()).toBe(0);
});

test('all who listen to the same are written one buffer', async () => {
	const { hub, join, save, sent, readings } = aHub();
	const readers = await Promise.all(Array.from({ length: 120 }, () => join([DAY])));
	await sent();
	const spies = readers.map(({ sink }) => vi.spyOn(sink, 'write'));
	save([DAY]);
	await sent();
	expect(new Set(spies.map((spy) => spy.mock.calls[0]?.[0])).size).toBe(1);
	expect(changedOf(readers[0] as (typeof readers)[number])[0]?.spread).toBe(120);
	expect([hub.size(), readings()]).toEqual([120, 2]);
});

test('a day that rests on what is usual in a competition is told when that changes, though no change names the day', async () => {
	const { join, save, sent, games } = aHub();
	const reader = await join([DAY]);
	await sent();
	save([topics.habits('serie-b')], moved(games()));
	await sent();
	expect(changedOf(reader)[0]?.topics).toEqual([DAY]);
});

test('news, the brand and names are told to everybody, and what touches everything is a reset', async () => {
	const { join, save, sent } = aHub();
	const readers = [await join([]), await join([DAY])];
	save([topics.news]);
	save([topics.names, topics.brand]);
	await sent();
	for (const { sink } of readers)
		expect(sink.events().map(({ kind, v }) => [kind, v])).toEqual([
			['noticia', 12],
			['marca', 12],
		]);
	save([topics.all, DAY]);
	await sent();
	for (const { sink } of readers)
		expect(sink.events().at(-1)).toEqual({ kind: 'reset', v: 13, spread: 0 });
});

test('of several events of a version only the last has an id: a cut between them loses none', async () => {
	const { join, save, sent } = aHub();
	const { sink } = await join([DAY]);
	save([DAY, topics.news]);
	await sent();
	const [first = '', second = ''] = sink.text.split('\n\n').slice(1);
	expect([
		first.includes('event: mudou'),
		first.includes('id:'),
		second.includes('event: noticia'),
		second.includes('id: 11'),
	]).toEqual([true, false, true, true]);
});

test('who comes back is told what was missed, with the cards that follow on what they have', async () => {
	const { join, save, sent, games } = aHub();
	await join([DAY]);
	await sent();
	save([DAY], moved(games()), 'A mudou.');
	await sent();
	save([topics.team('bahia')], games(), 'B mudou.');
	await sent();
	const back = await join([DAY], 10);
	expect(changedOf(back)).toMatchObject([
		{ v: 12, topics: [DAY], games: [{ said: 'A mudou.' }], cards: [{ put: [{ slug: 'one' }] }] },
	]);
	expect((await join([DAY], 12)).sink.events()).toEqual([]);
	expect(changedOf(await join([DAY], 11))).toEqual([]);
});

test('who comes back hears no version before what was missed up to it: a cut after the first bytes loses nothing', async () => {
	const { join, save, sent, games } = aHub();
	save([DAY], moved(games()));
	await sent();
	const { sink } = await join([DAY], 10);
	const [first = '', ...more] = sink.text.split('\n\n');
	expect([first.includes('event: mudou'), first.includes('id: 11'), more]).toEqual([
		true,
		true,
		[''],
	]);
});

test('who has an older state than is remembered of the day is told to ask: no cards come with it', async () => {
	const { join, save, sent, games } = aHub();
	save([DAY], moved(games()));
	await sent();
	const back = await join([DAY], 10);
	expect(changedOf(back)).toMatchObject([{ v: 11, topics: [DAY], cards: [] }]);
});

test('a log with a gap, more changes than are replayed, and a version of other data are a reset', async () => {
	const { join, save, sent, openGap } = aHub();
	for (let change = 0; change <= STREAM_LIMITS.replayed; change++) save([topics.team('bahia')]);
	await sent();
	const reset = [expect.objectContaining({ kind: 'reset', v: 511 })];
	expect((await join([DAY], 10)).sink.events()).toEqual(reset);
	expect((await join([DAY], 11)).sink.events()).toEqual([]);
	expect((await join([DAY], 900)).sink.events()).toEqual(reset);
	openGap();
	expect((await join([DAY], 12)).sink.events()).toEqual(reset);
});

test('a restored backup is a reset for everybody, at its own lower version', async () => {
	const { join, save, restore, sent } = aHub();
	const { sink } = await join([DAY]);
	save([DAY]);
	restore(4);
	await sent();
	expect(sink.events()).toEqual([{ kind: 'reset', v: 4, spread: 0 }]);
	expect(sink.position()).toBe(4);
});

test('a listener that does not read is closed after 5 s, one that catches up is not', async () => {
	const { join, save, sent } = aHub();
	const [slow, late, quick] = [await join([DAY]), await join([DAY]), await join([DAY])];
	slow.sink.stuck = late.sink.stuck = true;
	save([DAY]);
	await sent();
	await sent(STREAM_LIMITS.drainMs - 1_000);
	expect([slow.sink.destroyed, late.sink.destroyed]).toEqual([false, false]);
	late.sink.writableLength = 0;
	await sent(2_000);
	expect([slow, late, quick].map(({ sink }) => sink.destroyed)).toEqual([true, false, false]);
});

test('a stream that has ended is written to no more', async () => {
	const { hub, join, save, sent } = aHub();
	const { sink, listener } = await join([DAY]);
	hub.leave(listener);
	save([DAY]);
	await sent(STREAM_LIMITS.heartbeatMs);
	expect([sink.writes, hub.size()]).toEqual([1, 0]);
});

test('a change during the joining is heard once', async () => {
	const { join, save, sent, games } = aHub();
	await join([DAY]);
	await sent();
	save([DAY], moved(games()), 'A mudou.');
	await vi.advanceTimersByTimeAsync(STREAM_LIMITS.gatherMs);
	const back = await join([DAY], 10);
	await sent();
	expect(changedOf(back).map(({ v }) => v)).toEqual([11]);
});

test('who opens a page while its change is gathered is not told of that change again', async () => {
	const { join, save, sent, games } = aHub();
	save([DAY], moved(games()), 'A mudou.');
	const joining = join([DAY]);
	await sent();
	const reader = await joining;
	await sent();
	expect(reader.sink.events()).toEqual([]);
	save([DAY], games(), 'B mudou.');
	await sent();
	expect(changedOf(reader).flatMap((event) => event.games.map(({ said }) => said))).toEqual([
		'B mudou.',
	]);
});

test('a day is remembered for a stream that is being taken in', async () => {
	const { join, save, sent, games } = aHub();
	save([DAY]);
	const joining = join([DAY]);
	await Promise.resolve();
	save([DAY], moved(games()), 'A mudou.');
	await sent();
	expect(changedOf(await joining)).toMatchObject([
		{ v: 12, games: [{ said: 'A mudou.' }], cards: [{ put: [{ slug: 'one' }] }] },
	]);
});

test('closing ends every stream', async () => {
	const { hub, join } = aHub();
	const { sink } = await join([DAY]);
	hub.close();
	expect(sink.ended).toBe(true);
});

test('issue 21: a card carries its score to a stream that asks for results, and to no other', async () => {
	const { join, save, sent, games } = aHub();
	const [told, untold] = [await join([DAY, topics.results]), await join([DAY])];
	await sent();
	const result = {
		...({ home: 2, away: 1, penalties: null, phase: 'half-time', minute: null } as const),
		source: null,
		at: NOW,
	};
	save(
		[DAY],
		games().map((game) => (game.id === 'g1' ? { ...game, result } : game)),
	);
	await sent();
	const scores = [told, untold].map((reader) => changedOf(reader)[0]?.cards[0]?.put[0]?.score);
	expect(scores).toEqual([[2, 1, 'intervalo, às 18h00'], undefined]);
	expect(changedOf(told)[0]?.topics).toEqual([DAY]);
});
