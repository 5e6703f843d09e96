import { expect, test } from 'vitest';
import { readChannelList } from '#core/importing/agenda/channels/channel-list.ts';
import { createKnown } from '#core/importing/agenda/known/known.ts';

const NOTHING = {
	resolve: () => ({ query: '', id: null, name: null, confidence: 0, candidates: [] }),
	knows: () => false,
	search: () => [],
};
const known = () =>
	createKnown({
		teams: NOTHING,
		channels: NOTHING,
		competitions: NOTHING,
		competitionById: () => undefined,
	});

test('S5 thousands of names in one line are read in the time that their number asks for, not its square', () => {
	const names = Array.from({ length: 6_000 }, (_, place) => `Z${place}`);
	const began = performance.now();
	expect(
		readChannelList(names.join(','), known().channel).channels.map(({ name }) => name),
	).toEqual(names);
	// Ten seconds and more where each name was compared with all before it.
	expect(performance.now() - began).toBeLessThan(3_000);
});

test('a list that is read again is not touched by what was done with the first', () => {
	const { channel } = known();
	const [first] = readChannelList('TV Sol (SP), TV Lua', channel).channels;
	first?.include.push('RJ');
	expect(readChannelList('TV Sol (SP), TV Lua', channel).channels).toEqual([
		{ name: 'TV Sol', include: ['SP'], exclude: [], note: null },
		{ name: 'TV Lua', include: [], exclude: [], note: null },
	]);
	expect(readChannelList('TV Sol (SP), tv sol', channel).channels).toHaveLength(1);
});
