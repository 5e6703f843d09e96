import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatBytes } from '#core/media/copy/upload.ts';
import {
	actionsOf,
	advanceUpload,
	isOver,
	type UploadEvent,
	type UploadView,
} from './upload-view.ts';

const fresh: UploadView = {
	id: '1',
	name: 'a.png',
	size: 100,
	sent: 0,
	state: 'running',
	note: null,
	problem: null,
	hopeless: false,
};
const after = (...events: UploadEvent[]) => events.reduce(advanceUpload, fresh);

test('S4.04 running, pausing, paused, running, success', () => {
	expect(after({ kind: 'moved', sent: 30 }, { kind: 'pause' })).toMatchObject({
		state: 'pausing',
		sent: 30,
	});
	// The client goes on reporting until it has stopped.
	expect(after({ kind: 'pause' }, { kind: 'moved', sent: 40 })).toMatchObject({
		state: 'pausing',
		sent: 40,
	});
	expect(after({ kind: 'pause' }, { kind: 'paused' })).toMatchObject({ state: 'paused' });
	expect(
		after({ kind: 'pause' }, { kind: 'paused' }, { kind: 'resume' }, { kind: 'done' }),
	).toMatchObject({ state: 'success', sent: 100 });
});

test('S4.04 canceling, canceled, and a new attempt from the beginning', () => {
	expect(after({ kind: 'cancel' })).toMatchObject({ state: 'canceling' });
	expect(after({ kind: 'moved', sent: 9 }, { kind: 'cancel' }, { kind: 'canceled' })).toMatchObject(
		{ state: 'canceled' },
	);
	expect(
		after({ kind: 'moved', sent: 9 }, { kind: 'cancel' }, { kind: 'canceled' }, { kind: 'again' }),
	).toEqual(fresh);
	expect(after({ kind: 'failed', problem: 'x', hopeless: false })).toMatchObject({
		state: 'error',
		problem: 'x',
	});
	expect(after({ kind: 'failed', problem: 'x', hopeless: false }, { kind: 'again' })).toEqual(
		fresh,
	);
	const refused = after({ kind: 'failed', problem: 'x', hopeless: true });
	expect([actionsOf(refused), advanceUpload(refused, { kind: 'again' })]).toEqual([
		['dismiss'],
		refused,
	]);
});

test('a note stands until bytes move on, not while they only repeat', () => {
	const stuck = after({ kind: 'moved', sent: 50 }, { kind: 'noted', note: 'disk-full' });
	expect(advanceUpload(stuck, { kind: 'moved', sent: 40 }).note).toBe('disk-full');
	expect(advanceUpload(stuck, { kind: 'moved', sent: 51 }).note).toBeNull();
});

test('S4.04 whatever comes in whatever order, what is over stays over, and every action that is offered does something', () => {
	const events = fc.constantFrom<UploadEvent>(
		...(['pause', 'resume', 'cancel', 'paused', 'canceled', 'done'] as const).map((kind) => ({
			kind,
		})),
		...[
			{ kind: 'moved', sent: 5 } as const,
			{ kind: 'failed', problem: 'x', hopeless: false } as const,
			{ kind: 'noted', note: 'offline' } as const,
		],
	);
	fc.assert(
		fc.property(fc.array(events), (list) => {
			let upload = fresh;
			for (const event of list) {
				const next = advanceUpload(upload, event);
				if (isOver(upload.state)) expect(next).toBe(upload);
				upload = next;
			}
			for (const kind of actionsOf(upload))
				if (kind !== 'dismiss')
					expect(advanceUpload(upload, { kind }).state).not.toBe(upload.state);
		}),
	);
});

test('bytes in words', () => {
	expect([0, 900, 1024, 1_536, 262_144, 5 * 1024 ** 2, 3 * 1024 ** 3].map(formatBytes)).toEqual([
		...['0 bytes', '900 bytes', '1 KB', '1,5 KB', '256 KB', '5 MB', '3 GB'],
	]);
});
