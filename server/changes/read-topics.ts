import { topics } from '#core/changes/topic.ts';
import type { GuideData } from '#server/guide-data.ts';
import {
	activityTopics,
	agendaTopics,
	calendarTopics,
	gameChangeTopics,
	gameTopics,
	habitTopics,
	mapTopics,
	relatedTopics,
} from './game-read-topics.ts';
import type { RepositoryTopics, TopicsOf } from './topics-of.ts';

type PartTopics<Part> = Part extends (...asked: never[]) => unknown
	? TopicsOf<Part>
	: RepositoryTopics<Part>;

/** Parts of the guide that are read, which the damage reporter is not. */
type ReadPart = Exclude<keyof GuideData, 'report'>;

const everything = () => [topics.all];
const news = () => [topics.news];
const names = () => [topics.names];
const brand = () => [topics.brand];

/**
 * What each read of the guide depends on; a missing entry does not compile. Where precise topics
 * are not worthwhile, the entry says everything: its pages become stale after any change.
 */
export const READ_TOPICS: { readonly [Part in ReadPart]: PartTopics<GuideData[Part]> } = {
	games: gameTopics,
	agendas: agendaTopics,
	calendars: calendarTopics,
	related: relatedTopics,
	maps: mapTopics,
	activity: activityTopics,
	changes: gameChangeTopics,
	habits: habitTopics,
	reference: names,
	reports: { resultsOf: (_, gameId) => [topics.game(gameId)] },
	moves: { find: names, list: names },
	settings: { read: brand, readRevised: brand },
	articles: {
		byId: news,
		bySlug: news,
		ownerOfSlug: news,
		dueIds: everything,
		nextSchedule: everything,
		listRevisions: everything,
		lastRevision: everything,
		revision: everything,
		trashedBefore: everything,
		demoIds: everything,
	},
	news: {
		list: news,
		count: news,
		topicsOf: news,
		topics: news,
		newest: news,
		ofGame: news,
		addresses: news,
		titles: news,
	},
	// Readers see only the files of articles.
	files: {
		byId: news,
		byDigest: everything,
		byName: everything,
		names: everything,
		totalBytes: everything,
		unusedSince: everything,
		withoutFile: everything,
	},
	sitemap: {
		nextMonth: everything,
		sumMonth: everything,
		listRemovals: everything,
		listPageRemovals: everything,
		listMonth: everything,
	},
	search: { find: everything, suggest: everything },
	version: everything,
};
