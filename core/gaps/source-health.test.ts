import { expect, test } from 'vitest';
import { NOW } from '#tests/support/factories.ts';
import { heardOf, isSilent, sourceHealth, type WatchedSource } from './source-health.ts';

const HOUR = 3_600_000;

function health(over: Partial<WatchedSource>) {
	const source: WatchedSource = {
		...{ kind: 'noticias', id: 's', name: 'Gazeta', enabled: true, intervalMinutes: 60 },
		...{ createdAt: NOW - 1_000 * HOUR, lastOkAt: NOW - HOUR, failures: 0 },
		...{ counts: [20, 22, 18, 21], problem: null, ...over },
	};
	return sourceHealth(source, NOW);
}

test('a source that answers and brings what it usually does is fine', () => {
	expect(health({})).toBe('fine');
	expect(health({ failures: 1 })).toBe('fine');
	expect(health({ enabled: false, failures: 9 })).toBe('off');
});

test('two failures in a row are failing', () => {
	expect(health({ failures: 2 })).toBe('failing');
});

test('no success for three intervals is silence; a short interval gets an hour', () => {
	expect(health({ lastOkAt: NOW - 3 * HOUR })).toBe('fine');
	expect(health({ lastOkAt: NOW - 3 * HOUR - 1 })).toBe('silent');
	expect(health({ intervalMinutes: 5, lastOkAt: NOW - HOUR })).toBe('fine');
	expect(health({ intervalMinutes: 5, lastOkAt: NOW - HOUR - 1 })).toBe('silent');
	expect(health({ lastOkAt: null })).toBe('silent');
	expect(health({ lastOkAt: null, createdAt: NOW - HOUR })).toBe('fine');
});

test('less than half of its own median is shrinking, with enough to compare', () => {
	expect(health({ counts: [9, 22, 18, 21] })).toBe('shrinking');
	expect(health({ counts: [11, 22, 18, 21] })).toBe('fine');
	expect(health({ counts: [0, 22, 18] })).toBe('fine');
	expect(health({ counts: [0, 3, 3, 3] })).toBe('fine');
});

test('a source may ask for patience, and the wait for a person is not its silence', () => {
	const checked = {
		...{ intervalMinutes: 60, createdAt: 0, checkedAt: NOW - 4 * HOUR, outcome: 'same' },
		...{ nextCheckAt: NOW - 3 * HOUR, okAt: NOW - 4 * HOUR },
	};
	const silent = (over: Partial<typeof checked>) => isSilent(heardOf({ ...checked, ...over }), NOW);
	expect(silent({})).toBe(true);
	expect(silent({ nextCheckAt: NOW + HOUR })).toBe(false);
	expect(silent({ okAt: 0, checkedAt: NOW - HOUR, outcome: 'waiting' })).toBe(false);
	expect(silent({ okAt: 0, checkedAt: NOW - HOUR, outcome: 'failed' })).toBe(true);
});
