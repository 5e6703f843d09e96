import { NEXT_DAYS } from '#core/games/day/dated-list.ts';
import type { Game } from '#core/games/game.ts';
import { isOff } from '#core/games/game-rules.ts';
import { addDays } from '#core/site/dates.ts';
import { INDEXES, type IndexName, type Topic, topics } from './topic.ts';

/** The fields of a game that pages may depend on. */
export type TopicGame = Pick<
	Game,
	| 'id'
	| 'slug'
	| 'day'
	| 'competitionId'
	| 'home'
	| 'away'
	| 'broadcasts'
	| 'status'
	| 'publication'
	| 'deletedAt'
	| 'damage'
>;

/**
 * Topics touched by a write of a game: those of its old (null = new) and its current state. Empty
 * where it was and is invisible to readers. `today` = São Paulo day (YYYY-MM-DD) of the write.
 */
export function gameTopics(before: TopicGame | null, after: TopicGame, today: string): Topic[] {
	if (before?.damage !== undefined || after.damage !== undefined) return [topics.all];
	const shown = [before, after].flatMap((game) => (game !== null && isShown(game) ? [game] : []));
	if (shown.length === 0)
		return addressAnswer(before) === addressAnswer(after) ? [] : [topics.game(after.id)];
	const touched = shown.flatMap((game) => topicsOf(game, today));
	for (const day of new Set(shown.map((game) => game.day)))
		if (counts(before, day) !== counts(after, day)) touched.push(topics.total(day));
	const range = { from: addDays(today, -1), to: addDays(today, NEXT_DAYS) };
	const counted = INDEXES.filter(
		(name) => countedIn(name, before, range) !== countedIn(name, after, range),
	);
	return [...new Set([...touched, ...counted.map(topics.index)])];
}

function isShown({ publication, deletedAt }: TopicGame): boolean {
	return publication === 'published' && deletedAt === null;
}

/**
 * The response for the address of an unpublished game: unknown for a draft, gone for one in the
 * trash.
 */
function addressAnswer(game: TopicGame | null): string {
	return game === null || game.deletedAt === null ? 'unknown' : `gone ${game.slug}`;
}

/** Whether a day counts a game as its own. */
function counts(game: TopicGame | null, day: string): boolean {
	return game !== null && isShown(game) && game.day === day && !isOff(game);
}

const ENTRIES: Record<IndexName, (game: TopicGame) => (string | null)[]> = {
	times: ({ home, away }) => [home.teamId, away.teamId],
	campeonatos: ({ competitionId }) => [competitionId],
	canais: ({ broadcasts }) => broadcasts.map(({ channelId }) => channelId),
};

/**
 * The entries of an index that count a game as upcoming, as one text. A game of yesterday may still
 * be live.
 */
function countedIn(
	name: IndexName,
	game: TopicGame | null,
	{ from, to }: { from: string; to: string },
): string {
	if (
		game === null ||
		!isShown(game) ||
		isOff(game) ||
		game.status === 'finished' ||
		game.day < from ||
		game.day > to
	)
		return '';
	return [...new Set(ENTRIES[name](game))]
		.filter((id) => id !== null)
		.sort()
		.join(' ');
}

function topicsOf(
	{ id, day, competitionId, home, away, broadcasts }: TopicGame,
	today: string,
): Topic[] {
	return [
		topics.game(id),
		topics.day(day),
		topics.competition(competitionId),
		...[home, away].flatMap(({ teamId }) => (teamId === null ? [] : [topics.team(teamId)])),
		...broadcasts.flatMap(({ channelId }) =>
			channelId === null ? [] : [topics.channel(channelId)],
		),
		...(day < today ? [topics.habits(competitionId)] : []),
	];
}
