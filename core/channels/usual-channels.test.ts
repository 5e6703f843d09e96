import { expect, test } from 'vitest';
import { aChannel } from '#tests/support/factories.ts';
import { channelFacts } from './channel-view.ts';
import { usualChannels } from './usual-channels.ts';

const all = [
	aChannel('espn'),
	aChannel('espn-2', { parentId: 'espn' }),
	aChannel('fox', { status: 'retired', parentId: 'espn' }),
	aChannel('globo', { group: 'aberta', free: true }),
];
const channels = new Map(all.map((channel) => [channel.id, channel]));

function facts(id: string) {
	const channel = channels.get(id);
	if (!channel) throw new Error('no such channel');
	return channelFacts(channel, { channels });
}

test('the channel with most games comes first; one that is off the air or unknown is not offered', () => {
	const { games, channels: found } = usualChannels(
		9,
		[
			{ channelId: 'fox', games: 9, confirmed: 9 },
			{ channelId: 'sumido', games: 8, confirmed: 8 },
			{ channelId: 'espn', games: 2, confirmed: 0 },
			{ channelId: 'globo', games: 2, confirmed: 1 },
			{ channelId: 'espn-2', games: 5, confirmed: 5 },
		],
		{ channels },
	);
	expect(games).toBe(9);
	expect(found.map(({ id, games: shown }) => [id, shown])).toEqual([
		['espn-2', 5],
		['globo', 2],
		['espn', 2],
	]);
});

test('a feed names its family, the family its feeds on the air, a retired channel its successor', () => {
	expect(facts('espn-2')).toMatchObject({ parent: { id: 'espn' }, successor: null, feeds: [] });
	expect(facts('espn')).toMatchObject({ parent: null, successor: null, feeds: [{ id: 'espn-2' }] });
	expect(facts('fox')).toMatchObject({ parent: null, successor: { id: 'espn' } });
});
