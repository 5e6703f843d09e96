import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
	closedLine,
	isOffline,
	type Line,
	type LineEvent,
	mustAsk,
	nextLook,
	stepLine,
} from './line.ts';

const HALF = 0.5;
/** Events at instants of a fake clock, from a line that is wanted at 0. */
function play(...events: [at: number, event: LineEvent][]): Line {
	const wanted: [number, LineEvent][] = [[0, { kind: 'want', isWanted: true }], ...events];
	return wanted.reduce(
		(line, [now, event]) => stepLine(line, event, { now, chance: HALF }),
		closedLine(0),
	);
}
const heard: LineEvent = { kind: 'heard' };
const time: LineEvent = { kind: 'time' };
const refused: LineEvent = { kind: 'failed', retryAfterMs: null, isAnswered: false };
const sentAway = (retryAfterMs: number): LineEvent => ({
	kind: 'failed',
	retryAfterMs,
	isAnswered: true,
});

test('S9.04 ten seconds after an attempt without a first byte there is no connection', () => {
	const line = play();
	expect([isOffline(line, 9_999), isOffline(line, 10_000)]).toEqual([false, true]);
	expect(nextLook(line, 0)).toBe(10_000);
	expect(isOffline(play([9_999, heard]), 30_000)).toBe(false);
});

test('S9.04 the ten seconds run from the first of the attempts that have no answer', () => {
	const line = play([100, refused], [600, time], [700, refused], [3_000, time]);
	expect([line.phase, line.attempt]).toEqual(['asking', 3]);
	expect([isOffline(line, 9_999), isOffline(line, 10_000)]).toEqual([false, true]);
	expect(isOffline(stepLine(line, heard, { now: 11_000, chance: HALF }), 11_000)).toBe(false);
});

test('S9.04 an open stream without a heartbeat for 40 s is lost, and so is the connection', () => {
	const open = play([500, heard], [25_500, heard]);
	expect(nextLook(open, 25_500)).toBe(65_500);
	expect(stepLine(open, time, { now: 65_499, chance: HALF }).phase).toBe('open');
	const lost = stepLine(open, time, { now: 65_500, chance: HALF });
	expect([lost.phase, isOffline(lost, 65_500)]).toEqual(['waiting', true]);
});

test('S9.04 sixty seconds without a visible tab that listens close the stream, fewer do not', () => {
	const left: [number, LineEvent] = [5_000, { kind: 'want', isWanted: false }];
	expect(play([100, heard], left, [64_999, time]).phase).not.toBe('closed');
	expect(play([100, heard], left, [65_000, time]).phase).toBe('closed');
	const back = play(
		[100, heard],
		left,
		[30_000, heard],
		[50_000, { kind: 'want', isWanted: true }],
		[66_000, time],
	);
	expect([back.phase, back.attempt]).toEqual(['open', 1]);
	expect(
		play([100, heard], left, [65_000, time], [90_000, { kind: 'want', isWanted: true }]),
	).toMatchObject({
		phase: 'asking',
		attempt: 2,
	});
});

test('S9.04 nothing is attempted while no visible tab listens', () => {
	const line = play([10, { kind: 'want', isWanted: false }], [20, refused], [30_000, time]);
	expect([line.phase, line.attempt]).toEqual(['waiting', 1]);
	expect(stepLine(line, { kind: 'network' }, { now: 31_000, chance: HALF }).phase).toBe('waiting');
	expect(
		stepLine(line, { kind: 'want', isWanted: true }, { now: 32_000, chance: HALF }),
	).toMatchObject({ phase: 'asking', attempt: 2 });
});

test('S9.04 Retry-After wins over the pause, and over a network that comes back', () => {
	const line = play([100, sentAway(17_000)]);
	expect(line).toMatchObject({ phase: 'waiting', retryAt: 17_100 });
	expect(stepLine(line, { kind: 'network' }, { now: 200, chance: HALF }).phase).toBe('waiting');
	expect(stepLine(line, time, { now: 17_099, chance: HALF }).phase).toBe('waiting');
	expect(stepLine(line, time, { now: 17_100, chance: HALF }).phase).toBe('asking');
});

test('S9.04 pauses grow with each failure and begin again after a heartbeat', () => {
	const failed = play([0, refused], [500, time], [500, refused], [1_250, time], [1_250, refused]);
	expect(failed.retryAt - 1_250).toBe(1_125);
	const spoken = stepLine({ ...failed, phase: 'asking' }, heard, { now: 2_500, chance: HALF });
	const again = stepLine(spoken, refused, { now: 3_000, chance: HALF });
	expect(again.retryAt - 3_000).toBe(500);
});

test('S9.04 pauses begin again when the device has a network, and the next attempt is at once', () => {
	const many = Array.from({ length: 12 }, (_, turn): [number, LineEvent] => [
		turn * 70_000,
		turn % 2 === 0 ? refused : time,
	]);
	const line = stepLine(
		play(...many, [840_000, refused]),
		{ kind: 'network' },
		{ now: 841_000, chance: HALF },
	);
	expect(line.phase).toBe('asking');
	expect(stepLine(line, refused, { now: 842_000, chance: HALF }).retryAt).toBe(842_500);
});

test('a guide that refuses is a guide that answers: pages ask by themselves, and nothing is said of the connection', () => {
	const line = play([100, sentAway(30_000)]);
	expect([isOffline(line, 29_000), mustAsk(line, 200)]).toEqual([false, true]);
	expect(mustAsk(play([100, heard]), 200)).toBe(false);
});

test('a stream that a proxy holds back is no lost connection once a page has its answer', () => {
	const silent = play([10_000, time]);
	expect([isOffline(silent, 10_000), mustAsk(silent, 10_000)]).toEqual([true, true]);
	const asked = stepLine(
		silent,
		{ kind: 'asked', isAnswered: true, since: 10_000 },
		{ now: 10_200, chance: HALF },
	);
	expect([isOffline(asked, 50_000), mustAsk(asked, 10_300)]).toEqual([false, true]);
	const again = stepLine(stepLine(asked, time, { now: 40_000, chance: HALF }), time, {
		now: 40_500,
		chance: HALF,
	});
	expect(again).toMatchObject({ phase: 'asking', attempt: 2 });
	expect(isOffline(again, 60_000)).toBe(false);
	const gone = stepLine(
		again,
		{ kind: 'asked', isAnswered: false, since: 70_000 },
		{ now: 72_000, chance: HALF },
	);
	expect([isOffline(gone, 79_999), isOffline(gone, 80_000)]).toEqual([false, true]);
});

test('other topics open another request, but never within a pause', () => {
	expect(play([100, heard], [200, { kind: 'reopen' }])).toMatchObject({
		phase: 'asking',
		attempt: 2,
	});
	expect(play([100, refused], [200, { kind: 'reopen' }])).toMatchObject({
		phase: 'waiting',
		attempt: 1,
	});
});

const event: fc.Arbitrary<LineEvent> = fc.oneof(
	fc.boolean().map((isWanted): LineEvent => ({ kind: 'want', isWanted })),
	fc.constantFrom(
		heard,
		time,
		time,
		refused,
		sentAway(5_000),
		{ kind: 'reopen' } as const,
		{ kind: 'network' } as const,
	),
	fc.boolean().map((isAnswered): LineEvent => ({ kind: 'asked', isAnswered, since: 0 })),
);

test('whatever happens, a wanted line is open, asking, or knows when it asks again', () => {
	fc.assert(
		fc.property(
			fc.array(fc.tuple(fc.nat({ max: 90_000 }), event), { maxLength: 40 }),
			fc.double({ min: 0, max: 0.999, noNaN: true }),
			(turns, chance) => {
				let [line, now] = [closedLine(0), 0];
				for (const [wait, next] of turns) {
					now += wait;
					const before = line;
					line = stepLine(line, next, { now, chance });
					expect(line.attempt - before.attempt).toBeLessThanOrEqual(1);
					if (line.idleSince === null)
						expect([line.phase, nextLook(line, now)]).not.toContain('closed');
					if (line.phase !== 'closed') expect(nextLook(line, now)).not.toBeNull();
				}
			},
		),
	);
});

test('looked at whenever it asks to be, a wanted line attempts for ever, and pauses at most a minute', () => {
	fc.assert(
		fc.property(fc.double({ min: 0, max: 0.999, noNaN: true }), (chance) => {
			let [line, now, last] = [play(), 0, 0];
			for (let turn = 0; turn < 60; turn++) {
				now = Math.max(now, nextLook(line, now) ?? 0) + 1;
				const before = line.attempt;
				line = stepLine(line, turn % 2 === 0 ? time : refused, { now, chance });
				if (line.attempt > before) last = now;
				expect(now - last).toBeLessThanOrEqual(110_000);
			}
			expect(line.attempt).toBeGreaterThan(5);
		}),
	);
});
