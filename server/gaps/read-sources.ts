import { feedsPanelCopy } from '#core/feeds/copy/panel.ts';
import { SOURCE_SCREENS } from '#core/gaps/board-tasks.ts';
import type { BoardSource } from '#core/gaps/contract.ts';
import { boardCopy } from '#core/gaps/copy/board.ts';
import { heardOf, sourceHealth, type WatchedSource } from '#core/gaps/source-health.ts';
import { entriesOf } from '#core/kit/keys.ts';
import type { CheckOutcome, SourceCheck } from '#core/sources/check-outcome.ts';
import { gameSourceProblems } from '#core/sources/copy/problems.ts';
import type { GameSource } from '#core/sources/game-source.ts';
import type { Reader } from '#server/db/app-database.ts';
import type { FeedSource } from '#server/feeds/feed-source.ts';
import { createItemRepository } from '#server/feeds/item-repository.ts';
import { createSourceRepository } from '#server/feeds/source-repository.ts';
import { createSourceCheckRepository } from '#server/sources/check-repository.ts';
import { createGameSourceRepository } from '#server/sources/source-repository.ts';

const WEEK_MS = 7 * 86_400_000;
/** The last week against the four before it. */
const WEEKS = 5;

/** All sources with their health at `now` (UTC ms, the clock of the checks), games first. */
export async function readSourceHealth(db: Reader, now: number): Promise<BoardSource[]> {
	const [sources, checks, feeds, weeks] = await Promise.all([
		createGameSourceRepository(db).list(),
		createSourceCheckRepository(db).all(),
		createSourceRepository(db).list(),
		createItemRepository(db).weeklyCounts(now, WEEKS),
	]);
	const watched = [
		...sources.map((source) => watchedGames(source, checks.get(source.id) ?? [])),
		...feeds.map((feed) => watchedFeed(feed, weeks.get(feed.id) ?? new Map(), now)),
	];
	return watched.map((source) => {
		const { kind, id, name, problem } = source;
		const state = sourceHealth(source, now);
		const words = (state === 'failing' ? problem : null) ?? boardCopy.sources[state];
		return { kind, id, name, state, words, address: SOURCE_SCREENS[kind] };
	});
}

/** Outcomes that say how many games an answer held. */
const COUNTED: readonly CheckOutcome[] = ['applied', 'proposed', 'same', 'empty'];

function watchedGames(source: GameSource, checks: readonly SourceCheck[]): WatchedSource {
	return {
		...{ kind: 'jogos', id: source.id, name: source.name, enabled: source.enabled },
		...{ ...heardOf(source), failures: source.failures, problem: wordsOf(source.problem) },
		counts: checks.filter(({ outcome }) => COUNTED.includes(outcome)).map(({ games }) => games),
	};
}

function watchedFeed(
	feed: FeedSource,
	weeks: ReadonlyMap<number, number>,
	now: number,
): WatchedSource {
	const age = Math.floor((now - feed.createdAt) / WEEK_MS);
	return {
		...{ kind: 'noticias', id: feed.id, name: feed.title, enabled: feed.enabled },
		...{ ...heardOf({ ...feed, outcome: null }), failures: feed.failures },
		counts: Array.from({ length: Math.min(WEEKS, age) }, (_, week) => weeks.get(week) ?? 0),
		problem: feed.problem === null ? null : feedsPanelCopy.problems[feed.problem],
	};
}

const problemWords = new Map<string, string>(entriesOf(gameSourceProblems));

/** A problem of a later release has no words here. */
function wordsOf(problem: string | null): string | null {
	return problem === null ? null : (problemWords.get(problem) ?? null);
}
