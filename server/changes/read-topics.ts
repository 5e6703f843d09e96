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

/** Parts of the guide that are read; `tell` is spoken to. */
type ReadPart = Exclude<keyof GuideData, 'tell'>;

const everything = () => [topics.all];
const news = () => [topics.news];
const names = () => [topics.names];
const brand = () => [topics.brand];

/**
 * What each reading of the guide depends on. A reading that is missing here does not compile. Where
 * topics are not worth telling apart the line says everything: a page made of it is stale after any
 * change.
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
	moves: { find: names, list: names, add: everything },
	settings: {
		read: brand,
		readRevised: brand,
		write: everything,
		writeRevised: everything,
		writeIfMissing: everything,
		remove: everything,
	},
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
	// Readers see the files of articles only.
	files: {
		byId: news,
		byDigest: everything,
		byName: everything,
		names: everything,
		totalBytes: everything,
		unusedSince: everything,
		withoutFile: everything,
		insert: everything,
		update: everything,
		remove: everything,
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
