import type { GamesAnswer } from '#core/live/contract.ts';
import { RESULTS_QUERY } from '#core/site/asked-results.ts';
import { gamesOfDay } from '#core/site/paths/live.ts';
import type { ChangeFeed } from '#server/changes/watch-changes.ts';
import type { AppContext } from '#server/context.ts';
import type { Answers } from '#server/http/answers.ts';
import { newestPage } from '#server/http/cache/newest-page.ts';
import type { PageCache } from '#server/http/cache/page-cache.ts';
import { type PreparedPage, variantFor } from '#server/http/cache/prepared-page.ts';
import type { ClientReader } from '#server/http/client.ts';
import type { RawHeaders } from '#server/http/security-headers.ts';
import type { Service } from '#server/http/service.ts';
import { createAdmission } from './admission.ts';
import type { DayReading } from './day-books.ts';
import { describeChanges } from './describe-changes.ts';
import { createGamesService } from './games-service.ts';
import { createHub } from './hub.ts';
import { createStreamService } from './stream-service.ts';

type LiveParts = Pick<AppContext, 'config' | 'clock' | 'data' | 'log' | 'meters'> & {
	feed: ChangeFeed;
	cache: PageCache<PreparedPage>;
	answers: Answers;
	client: ClientReader;
	common: RawHeaders;
	isDraining: () => boolean;
};

/** What an open page requests automatically: the stream, and current games. */
export function openLive({
	config,
	clock,
	data,
	log,
	meters,
	feed,
	cache,
	answers,
	client,
	common,
	isDraining,
}: LiveParts) {
	const hub = createHub({
		...{ feed, log },
		readDay: (day) => readDay(day, { cache, readVersion: data.version }),
		describe: (changes) => describeChanges(data, changes),
		readVersion: data.version,
	});
	const admission = createAdmission({
		most: config.streamMax,
		now: () => performance.now(),
		random: Math.random,
	});
	meters.reads('guia_streams_open', hub.size);
	meters.reads('guia_streams_limit', () => config.streamMax);
	meters.reads('guia_streams_refused_total', admission.refused);
	const services: Service[] = [
		createStreamService({ hub, admission, answers, client, common, clock, isDraining }),
		createGamesService({ cache, answers, client }),
	];
	return { services, close: hub.close };
}

/**
 * A day's games come from the render thread through the page cache: the hub compares exactly what
 * listeners fetch.
 */
async function readDay(
	day: string,
	{ cache, readVersion }: Pick<LiveParts, 'cache'> & { readVersion: () => Promise<number> },
): Promise<DayReading> {
	const { page, version } = await newestPage(cache, {
		address: `${gamesOfDay(day)}&${RESULTS_QUERY}`,
		search: false,
		requestId: 'stream',
	});
	if (page.status !== 200) throw new Error(`The games of ${day} cannot be read`);
	const {
		games,
		updatedAt = null,
		mapped = false,
		demo = false,
	} = JSON.parse(variantFor(page, 'identity').body.toString()) as GamesAnswer;
	return {
		games,
		facts: { updatedAt, mapped, demo },
		topics: new Set(page.topics),
		before: version,
		after: await readVersion(),
	};
}
