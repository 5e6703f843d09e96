import { isOff } from '#core/games/game-rules.ts';
import { daysBetween } from '#core/site/dates.ts';
import { type CheckedGame, type QualityNames, teamIdsOf } from './checked-game.ts';
import type { QualityWarning } from './warning.ts';

const HOUR_MS = 3_600_000;
/**
 * CBF rules give a team 66 hours of rest between two games; less than two days is almost always an
 * error.
 */
const REST_HOURS = 48;
/** Sources date a late game in their own zone. */
const SAME_GAME_DAYS = 1;

type Pair = Pick<
	CheckedGame,
	'id' | 'competitionId' | 'home' | 'away' | 'day' | 'kickoffAt' | 'status'
>;

/**
 * Warns of a probable duplicate: the same two teams, at either ground, in the same competition, at
 * most a day apart.
 */
export function checkDuplicates(game: Pair, others: readonly Pair[]): QualityWarning[] {
	return others
		.filter((other) => isSameGame(game, other))
		.map(({ id }) => ({ kind: 'duplicate', gameId: id }));
}

/**
 * Warns of another game of one of the teams within 48 hours. Men's, women's and youth sides of a
 * club are different teams. Called-off games do not count. Without an hour, only the days decide.
 */
export function checkRest(
	game: Pair,
	others: readonly Pair[],
	names: Pick<QualityNames, 'competitions'>,
): QualityWarning[] {
	if (isOff(game)) return [];
	const audience = audienceOf(game, names);
	return others
		.filter(
			(other) =>
				other.id !== game.id &&
				!isOff(other) &&
				!isSameGame(game, other) &&
				audienceOf(other, names) === audience,
		)
		.flatMap((other): QualityWarning[] => {
			const teamId = teamIdsOf(game).find((id) => teamIdsOf(other).includes(id));
			const hours = hoursBetween(game, other);
			return teamId === undefined || !isTooSoon(game, other)
				? []
				: [{ kind: 'team-twice', gameId: other.id, teamId, hours }];
		});
}

function isSameGame(game: Pair, other: Pair): boolean {
	if (
		other.id === game.id ||
		other.competitionId !== game.competitionId ||
		isOff(game) ||
		isOff(other)
	)
		return false;
	if (Math.abs(daysBetween(game.day, other.day)) > SAME_GAME_DAYS) return false;
	const [own, theirs] = [teamIdsOf(game).sort(), teamIdsOf(other).sort()];
	return own.length === 2 && own.join(' ') === theirs.join(' ');
}

function audienceOf(
	{ competitionId }: Pair,
	{ competitions }: Pick<QualityNames, 'competitions'>,
): string {
	const { gender = 'm', ageGroup = 'adulto' } = competitions.get(competitionId) ?? {};
	return `${gender} ${ageGroup}`;
}

function hoursBetween(a: Pair, b: Pair): number | null {
	return a.kickoffAt === null || b.kickoffAt === null
		? null
		: Math.round(Math.abs(a.kickoffAt - b.kickoffAt) / HOUR_MS);
}

/** Games on consecutive days are always less than 48 hours apart. */
function isTooSoon(a: Pair, b: Pair): boolean {
	if (a.kickoffAt === null || b.kickoffAt === null) return Math.abs(daysBetween(a.day, b.day)) < 2;
	return Math.abs(a.kickoffAt - b.kickoffAt) < REST_HOURS * HOUR_MS;
}
