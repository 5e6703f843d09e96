import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
	addPendingWrite,
	type PendingWrite,
	sendPendingWrites,
	type WriteOutcome,
	writeOutcome,
} from './pending-writes.ts';

const write = (place: number): PendingWrite => ({
	method: 'PUT',
	path: '/api/v1/alertas',
	body: String(place),
});
const writes = (count: number) => Array.from({ length: count }, (_, place) => write(place));

test('S9.04: ten writes wait; the eleventh is not kept', () => {
	const ten = writes(10).reduce<PendingWrite[]>(
		(waiting, one) => addPendingWrite(waiting, one) ?? waiting,
		[],
	);
	expect(ten).toEqual(writes(10));
	expect(addPendingWrite(ten, write(10))).toBeNull();
});

test('S9.04: writes are sent in order, each once, up to the first that is to be tried again', async () => {
	const outcome = fc.constantFrom<WriteOutcome>('taken', 'refused', 'later');
	await fc.assert(
		fc.asyncProperty(fc.array(outcome, { maxLength: 10 }), async (outcomes) => {
			const sent: PendingWrite[] = [];
			const kept: (readonly PendingWrite[])[] = [];
			const waiting = writes(outcomes.length);
			const send = async (one: PendingWrite) => {
				sent.push(one);
				return outcomes[sent.length - 1] ?? 'later';
			};
			const { left, refused } = await sendPendingWrites(
				waiting,
				send,
				(rest) => void kept.push(rest),
			);
			const first = outcomes.indexOf('later');
			const done = first < 0 ? outcomes.length : first;
			expect(left).toEqual(waiting.slice(done));
			expect(sent).toEqual(waiting.slice(0, first < 0 ? done : done + 1));
			expect(kept).toEqual(waiting.slice(0, done).map((_, place) => waiting.slice(place + 1)));
			expect(refused).toHaveLength(
				outcomes.slice(0, done).filter((one) => one === 'refused').length,
			);
		}),
	);
});

test('no answer, a busy or a broken guide is asked again; anything else is final', () => {
	expect([null, 429, 500, 503, 204, 409, 422].map(writeOutcome)).toEqual([
		...['later', 'later', 'later', 'later'],
		...['taken', 'refused', 'refused'],
	]);
});
