import { expect, test } from 'vitest';
import type { FeedView } from '#core/feeds/contract.ts';
import { filterFeeds, foldersOf, stateOf } from './filter-feeds.ts';

const feed = (title: string, rest: Partial<FeedView> = {}): FeedView => ({
	...{
		id: title,
		feedUrl: `https://${title.toLowerCase()}.example/rss`,
		siteUrl: null,
		title,
		folder: '',
		enabled: true,
		intervalMinutes: 30,
	},
	...{
		creditName: title,
		fullTextAllowed: false,
		licenceNote: '',
		keepWords: [],
		blockWords: [],
		revision: 1,
		items: 0,
		nextCheckAt: 0,
	},
	...{
		checkedAt: 1,
		okAt: 1,
		okStatus: 200,
		newItemAt: null,
		failures: 0,
		problem: null,
		problemStatus: null,
		moveUrl: null,
		isDamaged: false,
	},
	...rest,
});
const FEEDS = [
	feed('Gazeta', { folder: 'Estaduais' }),
	feed('Seleção', { okAt: null }),
	feed('Placar', { problem: 'html', failures: 2 }),
	feed('Velha', { enabled: false, problem: 'gone' }),
];
const titles = (filter: Partial<Parameters<typeof filterFeeds>[1]>) =>
	filterFeeds(FEEDS, { words: '', folder: null, shown: 'all', ...filter }).map(
		({ title }) => title,
	);

test('sources are found by words without accents, folder and state', () => {
	expect(titles({ words: 'selecao' })).toEqual(['Seleção']);
	expect(titles({ words: 'estaduais gazeta.example' })).toEqual(['Gazeta']);
	expect(titles({ folder: '' })).toEqual(['Seleção', 'Placar', 'Velha']);
	expect(titles({ shown: 'working' })).toEqual(['Gazeta', 'Seleção']);
	expect(titles({ shown: 'failing' })).toEqual(['Placar']);
	expect(titles({ shown: 'paused' })).toEqual(['Velha']);
	expect(FEEDS.map(stateOf)).toEqual(['ok', 'waiting', 'failing', 'paused']);
	expect(foldersOf(FEEDS)).toEqual(['', 'Estaduais']);
});
