import { expect, test } from 'vitest';
import { measureFolder } from '#tests/accuracy/measure.ts';
import { totalsOf } from '#tests/accuracy/score.ts';

test('S5 own agendas of every grammar: games, days, hours, sides and channels as labelled by hand', async () => {
	const scores = await measureFolder('tests/accuracy/agendas');
	const wrong = scores
		.filter(({ right, labelled, read }) => right < labelled || read !== labelled)
		.map(({ file }) => file);
	expect(wrong).toEqual([]);
	expect(totalsOf(scores)).toMatchObject({
		rightCount: 1,
		precision: 1,
		recall: 1,
		confidence: { wrongButSure: 0 },
	});
	expect(scores.length).toBeGreaterThan(15);
});
