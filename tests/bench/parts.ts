import { measureAlerts } from './parts/alerts.ts';
import { measureCachedPage } from './parts/cached-page.ts';
import { measureCoverage } from './parts/coverage.ts';
import { measureCuration } from './parts/curation.ts';
import { measureDayQuery } from './parts/day-query.ts';
import { measureFeeds } from './parts/feeds.ts';
import { measureFirstNews } from './parts/first-news.ts';
import { measureFirstRender } from './parts/first-render.ts';
import { measureFlood } from './parts/flood.ts';
import { measureFootprint } from './parts/footprint.ts';
import { measureImportDesk } from './parts/import-desk.ts';
import { measureImporting } from './parts/importing.ts';
import { measureInvalidation } from './parts/invalidation.ts';
import { measureJobs } from './parts/jobs.ts';
import { measureLighthouse } from './parts/lighthouse.ts';
import { measureMixed } from './parts/mixed.ts';
import { measureProcesses } from './parts/processes.ts';
import { measureReaders } from './parts/readers.ts';
import { measureSearch } from './parts/search.ts';
import { measureSignIn } from './parts/sign-in.ts';
import { measureSignInTimes } from './parts/sign-in-times.ts';
import { measureStreams } from './parts/streams.ts';
import { measureTable } from './parts/table.ts';
import { measureTyping } from './parts/typing.ts';
import { measureUpload } from './parts/upload.ts';
import { CLIENT_CORE, type Part, SERVER_CORE } from './support/part.ts';

/**
 * In the order of the report. `core`: parts that measure themselves take the server's core, those
 * that measure others leave it alone.
 */
export const PARTS = {
	'cached-page': { measure: measureCachedPage, core: CLIENT_CORE },
	'first-render': { measure: measureFirstRender, core: SERVER_CORE },
	'first-news': { measure: measureFirstNews, core: SERVER_CORE },
	'day-query': { measure: measureDayQuery, core: SERVER_CORE },
	invalidation: { measure: measureInvalidation, core: CLIENT_CORE },
	flood: { measure: measureFlood, core: CLIENT_CORE },
	streams: { measure: measureStreams, core: CLIENT_CORE },
	alerts: { measure: measureAlerts, core: CLIENT_CORE },
	footprint: { measure: measureFootprint, core: CLIENT_CORE },
	mixed: { measure: measureMixed, core: CLIENT_CORE },
	processes: { measure: measureProcesses, core: 'any' },
	lighthouse: { measure: measureLighthouse, core: 'any' },
	search: { measure: measureSearch, core: SERVER_CORE },
	table: { measure: measureTable, core: SERVER_CORE },
	coverage: { measure: measureCoverage, core: SERVER_CORE },
	typing: { measure: measureTyping, core: 'any' },
	readers: { measure: measureReaders, core: SERVER_CORE },
	importing: { measure: measureImporting, core: SERVER_CORE },
	feeds: { measure: measureFeeds, core: SERVER_CORE },
	curation: { measure: measureCuration, core: SERVER_CORE },
	jobs: { measure: measureJobs, core: SERVER_CORE },
	'sign-in': { measure: measureSignIn, core: CLIENT_CORE },
	'sign-in-times': { measure: measureSignInTimes, core: CLIENT_CORE },
	import: { measure: measureImportDesk, core: CLIENT_CORE },
	upload: { measure: measureUpload, core: CLIENT_CORE },
} satisfies Record<string, { measure: Part; core: number | 'any' }>;

export type PartName = keyof typeof PARTS;
