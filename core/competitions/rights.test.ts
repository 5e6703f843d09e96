import { expect, test } from 'vitest';
import { joinHolder, type Right, rightsOn, storedRights } from './rights.ts';

const right = (channelId: string, until = '2026-12-31'): Right => ({
	channelId,
	until,
	shows: 'part',
});

test('a right holds to the end of its last day', () => {
	expect(rightsOn([right('a', '2026-11-21'), right('b', '2026-11-22')], '2026-11-22')).toEqual([
		right('b', '2026-11-22'),
	]);
});

test('a day that does not exist is no end', () => {
	expect(storedRights.safeParse([right('a', '2026-02-30')]).success).toBe(false);
	expect(storedRights.safeParse([right('a', '')]).success).toBe(false);
});

test('joined channels hold once', () => {
	const rights = [right('globinho', '2027-12-31'), right('sportv'), right('globo')];
	expect(joinHolder(rights, 'globinho', 'globo')).toEqual([
		right('globo', '2027-12-31'),
		right('sportv'),
	]);
});
