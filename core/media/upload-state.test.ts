import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ChunkRequest, planChunk, readCommand } from './upload-state.ts';

const upload = { size: 1_000, received: 400 };

function plan(command: string, offset: string, length?: string) {
	return planChunk(upload, { command, offset, length });
}

test('S7.04 a chunk goes on where the disk ends, repeats are skipped, gaps and overlong ones are refused', () => {
	expect(plan('upload', '400', '100')).toEqual({ ok: true, value: { skip: 0, finalize: false } });
	expect(plan('upload', '300', '100')).toEqual({ ok: true, value: { skip: 100, finalize: false } });
	expect(plan('upload, finalize', '400', '600')).toEqual({
		ok: true,
		value: { skip: 0, finalize: true },
	});
	expect(plan('upload', '401', '1')).toEqual({ ok: false, error: 'bad-offset' });
	expect(plan('upload', '400', '601')).toEqual({ ok: false, error: 'bad-length' });
	expect(plan('upload, finalize', '400', '599')).toEqual({ ok: false, error: 'bad-length' });
	expect(plan('finalize', '400', '0')).toEqual({ ok: false, error: 'bad-length' });
	expect(plan('finalize', '400', '10')).toEqual({ ok: false, error: 'bad-request' });
	for (const offset of ['', '-1', '4e2', '0x10', ' 400', '99999999999999999999']) {
		expect([offset, plan('upload', offset, '1')]).toEqual([
			offset,
			{ ok: false, error: 'bad-offset' },
		]);
	}
	expect(plan('upload', '400', 'many')).toEqual({ ok: false, error: 'bad-length' });
	for (const command of ['', 'start', 'upload, query', 'delete'])
		expect(plan(command, '400', '1')).toEqual({ ok: false, error: 'bad-request' });
});

test('commands are read in any case and order', () => {
	expect(readCommand('Finalize , upload')).toEqual({ kind: 'bytes', upload: true, finalize: true });
	expect(readCommand('query')?.kind).toBe('query');
	expect(readCommand('cancel')?.kind).toBe('cancel');
	expect(readCommand(undefined)).toBeNull();
});

test('an accepted chunk never leaves a gap and never ends beyond the announced size', () => {
	const request = fc.record({
		command: fc.constantFrom('upload', 'upload, finalize'),
		offset: fc.nat(2_000),
		length: fc.nat(2_000),
	});
	fc.assert(
		fc.property(fc.nat(1_000), fc.nat(1_000), request, (a, b, asked) => {
			const facts = { size: Math.max(a, b), received: Math.min(a, b) };
			const text: ChunkRequest = {
				...asked,
				offset: String(asked.offset),
				length: String(asked.length),
			};
			const planned = planChunk(facts, text);
			if (!planned.ok) return;
			expect(asked.offset + planned.value.skip).toBe(facts.received);
			expect(asked.offset + asked.length).toBeLessThanOrEqual(facts.size);
			if (planned.value.finalize) expect(asked.offset + asked.length).toBe(facts.size);
		}),
	);
});
