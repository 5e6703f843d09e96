import { expect, test } from 'vitest';
import type { z } from 'zod';
import { fieldCopy } from '#core/copy/problems.ts';
import { gameChangeSchema } from '#core/games/contract/form.ts';
import { FIRST_INSTANT, LAST_INSTANT } from '#core/kit/instant.ts';
import { aBroadcast } from '#tests/support/factories.ts';
import { changeGame } from './games-form.ts';
import { readBody, readQuery } from './read-request.ts';
import { Refusal } from './refusal.ts';

const game = {
	...{
		competitionId: 'brasileirao-a',
		round: null,
		venue: null,
		status: 'scheduled',
		publication: 'draft',
		source: null,
	},
	...{ home: { teamId: 'flamengo', label: null }, away: { teamId: 'palmeiras', label: null } },
	...{ date: '2026-11-20', time: '21:30', zone: 'America/Sao_Paulo', broadcasts: [], revision: 1 },
};
const verified = (verifiedAt: unknown) => ({
	...game,
	broadcasts: [{ ...aBroadcast('globo'), verifiedAt }],
});

/** What is said of each field of a body; null = it is taken. */
async function said(
	body: unknown,
	schema: z.ZodType = changeGame.body,
): Promise<Record<string, string> | null> {
	const request = new Request('http://x', {
		method: 'PUT',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify(body),
	});
	try {
		await readBody({ ...changeGame, body: schema }, request);
		return null;
	} catch (error) {
		if (!(error instanceof Refusal) || error.code !== 'invalid') throw error;
		return error.details.fields ?? {};
	}
}

test('an instant is whole milliseconds of 1900 to 2199: anything else is refused with a sentence', async () => {
	for (const taken of [FIRST_INSTANT, -1, 0, LAST_INSTANT, 'now', null])
		expect(await said(verified(taken))).toBeNull();
	for (const refused of [
		9e18,
		1e300,
		0.5,
		-1e15,
		8.64e15,
		FIRST_INSTANT - 1,
		LAST_INSTANT + 1,
		'1',
		true,
	])
		expect([refused, await said(verified(refused))]).toEqual([
			refused,
			{ 'broadcasts.0.verifiedAt': fieldCopy.instant },
		]);
});

test('a number, a text and a list beyond their bounds are each told in words of their own', async () => {
	expect(await said({ ...game, revision: 3e9 })).toEqual({
		revision: fieldCopy.atMost(2_147_483_646),
	});
	expect(await said({ ...game, revision: 0 })).toEqual({ revision: fieldCopy.atLeast(1) });
	expect(await said({ ...game, revision: 1.5 })).toEqual({ revision: fieldCopy.whole });
	expect(await said({ ...game, venue: 'x'.repeat(121) })).toEqual({
		venue: fieldCopy.tooLong(120),
	});
	expect(await said({ ...game, venue: '' })).toEqual({ venue: fieldCopy.required });
	expect(await said({ ...game, date: '2026-02-30' })).toEqual({ date: fieldCopy.day });
	expect(await said({ ...game, broadcasts: Array(41).fill(verified(null).broadcasts[0]) })).toEqual(
		{ broadcasts: fieldCopy.tooMany(40) },
	);
	expect(await said({ ...game, status: 'over', home: undefined }, gameChangeSchema)).toEqual({
		...{ status: fieldCopy.choice, home: fieldCopy.required },
	});
});

test('a text that PostgreSQL cannot keep is refused where it stands', async () => {
	expect(await said({ ...game, home: { teamId: null, label: 'a\0b' } })).toEqual({
		'home.label': fieldCopy.unprintable,
	});
	expect(() => readQuery({ ...changeGame, query: gameChangeSchema }, { venue: '\0' })).toThrow(
		Refusal,
	);
});
