import { expect, test } from 'vitest';
import { aCompetition, at } from '#tests/support/factories.ts';
import { createHabitReader } from './read-habits.ts';

const competitions = [aCompetition('a'), aCompetition('b')];

function counted(fails = 0) {
	const asked: [string, string, string][] = [];
	const read = createHabitReader({
		listShown(id, { from, to }) {
			asked.push([id, from, to]);
			if (asked.length <= fails) return Promise.reject(new Error('away'));
			return Promise.resolve([
				{ kickoffAt: at('2026-11-15T16:00'), channels: [{ id: 'globo', limited: false }] },
			]);
		},
	});
	return { asked, read };
}

test('the history of a competition is read once for a day and a version of the data', async () => {
	const { asked, read } = counted();
	const day = { today: '2026-11-20', version: 3 };
	const [first] = await Promise.all([read(competitions, day), read(competitions, day)]);
	expect([...first.keys()]).toEqual(['a', 'b']);
	expect(asked).toEqual([
		['a', '2025-11-20', '2026-11-19'],
		['b', '2025-11-20', '2026-11-19'],
	]);
	await read(competitions, { ...day, version: 4 });
	await read(competitions, { today: '2026-11-21', version: 4 });
	expect(asked).toHaveLength(6);
});

test('a history that could not be read is asked again', async () => {
	const { asked, read } = counted(1);
	const day = { today: '2026-11-20', version: 3 };
	await expect(read([aCompetition('a')], day)).rejects.toThrow('away');
	expect((await read([aCompetition('a')], day)).get('a')?.size).toBe(1);
	expect(asked).toHaveLength(2);
});
