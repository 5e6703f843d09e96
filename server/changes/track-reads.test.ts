import { expect, test } from 'vitest';
import { topics } from '#core/changes/topic.ts';
import type { GuideData } from '#server/guide-data.ts';
import { READ_TOPICS } from './read-topics.ts';
import { trackReads } from './track-reads.ts';

const days = (from: number, to: number) =>
	Array.from({ length: to - from + 1 }, (_, ahead) => topics.day(`2026-11-${from + ahead}`));

/** A guide that answers what the test says: `{ 'games.listDay': answer }`. */
function guideOf(answers: Record<string, unknown>): GuideData {
	const read = (name: string) => async () => {
		if (answers[name] instanceof Error) throw answers[name];
		return answers[name];
	};
	const parts = Object.entries(READ_TOPICS).map(([name, line]) => {
		if (typeof line === 'function') return [name, read(name)];
		return [
			name,
			Object.fromEntries(Object.keys(line).map((method) => [method, read(`${name}.${method}`)])),
		];
	});
	return { ...Object.fromEntries(parts), report: () => undefined } as unknown as GuideData;
}

async function topicsOf(
	answers: Record<string, unknown>,
	read: (data: GuideData) => Promise<unknown>,
): Promise<string[]> {
	const { data, topics: noted } = trackReads(guideOf(answers), [topics.brand]);
	await read(data).catch(() => undefined);
	return [...noted];
}

test('a reading notes what it was made of, beside what is known', async () => {
	const noted = await topicsOf({ 'games.listDay': [] }, (data) => data.games.listDay('2026-11-22'));
	expect(noted).toEqual([topics.brand, topics.day('2026-11-22')]);
});

test('of the games that follow the days that were looked at count: up to the last one found, or all where fewer were found', async () => {
	const found = [{ day: '2026-11-24' }, { day: '2026-11-23' }];
	const follow = (limit: number) =>
		topicsOf({ 'games.listFollowing': found }, (data) =>
			data.games.listFollowing('2026-11-22', '2026-11-28', limit),
		);
	expect(await follow(2)).toEqual([topics.brand, ...days(23, 24)]);
	expect(await follow(3)).toEqual([topics.brand, ...days(23, 28)]);
});

test('a range of a year is not told apart', async () => {
	const range = { from: '2026-01-01', to: '2026-12-31' };
	expect(await topicsOf({}, (data) => data.activity.listPlayed(range))).toEqual([
		topics.brand,
		topics.all,
	]);
});

test('an address that leads nowhere may be given to any game; one that is found is that of its game', async () => {
	const read = (data: GuideData) => data.games.bySlug('a-vs-b');
	expect(await topicsOf({ 'games.bySlug': null }, read)).toEqual([topics.brand, topics.all]);
	expect(await topicsOf({ 'games.bySlug': { id: 'g1' } }, read)).toEqual([
		topics.brand,
		topics.game('g1'),
	]);
});

test('a reading that failed may depend on everything, and fails as it did', async () => {
	const { data, topics: noted } = trackReads(guideOf({ reference: new Error('away') }));
	await expect(data.reference()).rejects.toThrow('away');
	expect([...noted]).toEqual([topics.all]);
});

test('two renderings do not share what they note', async () => {
	const guide = guideOf({ 'games.listDay': [] });
	const [one, two] = [trackReads(guide), trackReads(guide)];
	await one.data.games.listDay('2026-11-22');
	expect([one.topics.size, two.topics.size]).toEqual([1, 0]);
});
