import { expect, test } from 'vitest';
import { minutesToKickoff } from './soon.ts';

const KICKOFF = Date.UTC(2026, 10, 29, 0, 30);

test('a game begins in 1 to 15 minutes, rounded up; later or under way says nothing', () => {
	const at = (seconds: number) => minutesToKickoff(KICKOFF, KICKOFF - seconds * 1000);
	expect([at(15 * 60), at(14 * 60 + 1), at(240), at(1)]).toEqual([15, 15, 4, 1]);
	expect([at(15 * 60 + 1), at(0), at(-60)]).toEqual([null, null, null]);
});
