import { alertKindOf } from '#core/alerts/change-alert.ts';
import { minutesToKickoff, SOON_MINUTES } from '#core/alerts/soon.ts';
import { MORNING } from '#core/alerts/subscription.ts';
import type { Change } from '#core/changes/change.ts';
import { describeChange } from '#core/changes/describe-change.ts';
import { type Topic, topics } from '#core/changes/topic.ts';
import type { Game } from '#core/games/game.ts';
import { isBehind } from '#core/games/game-rules.ts';
import { gameTitle } from '#core/games/game-title.ts';
import { addDays, dayOf, startOfDay, timeOf } from '#core/site/dates.ts';
import type { GuideData } from '#server/guide-data.ts';
import type { NewOrder } from './order-repository.ts';

const MINUTE = 60_000;
/**
 * The morning message goes out at the first tick in these hours. A guide that is down throughout
 * sends none.
 */
const MORNING_HOURS = { from: 8, until: 10 };
/** Hours after midnight until which the games of the day are worth a message. */
const NOON = 12;

/** Followers of the game, its teams or its competition. */
function topicsOf({ id, home, away, competitionId }: Game): Topic[] {
	const teams = [home.teamId, away.teamId].flatMap((team) =>
		team === null ? [] : [topics.team(team)],
	);
	return [topics.game(id), ...teams, topics.competition(competitionId)];
}

/**
 * Orders for the log entries that followers care about. One order per game and data version, so
 * that one save sends one message. `now` in UTC milliseconds.
 */
export async function ordersOfChanges(
	data: GuideData,
	changes: readonly Change[],
	now: number,
): Promise<NewOrder[]> {
	const names = await data.reference();
	const orders: NewOrder[] = [];
	const worth = changes.filter((change) => change.gameId !== null && alertKindOf(change) !== null);
	for (const [key, [first, ...others]] of Map.groupBy(
		worth,
		({ version, gameId }) => `change ${version} ${gameId}`,
	)) {
		const game = first?.gameId ? await data.games.byId(first.gameId) : null;
		if (first === undefined || game === null || !isAhead(game, now)) continue;
		const news = [first, ...others].flatMap((change) => {
			const [kind, said] = [alertKindOf(change), describeChange(change, game, names)?.said];
			const { before, after } = change;
			return kind === null || said === undefined
				? []
				: [{ kind, said, change: { kind: change.kind, before, after } }];
		});
		orders.push({
			key,
			topics: topicsOf(game),
			content: { gameId: game.id, slug: game.slug, told: news },
			expiresAt: endOf(game),
		});
	}
	return orders;
}

/**
 * Games that begin within 15 minutes: one order per start time, so a moved game is announced again.
 */
export async function ordersOfKickoffs(data: GuideData, now: number): Promise<NewOrder[]> {
	const { teams } = await data.reference();
	const days = new Set([dayOf(now), dayOf(now + SOON_MINUTES * MINUTE)]);
	const games = (await Promise.all([...days].map((day) => data.games.listDay(day)))).flat();
	return games.flatMap((game): NewOrder[] => {
		const { id, slug, kickoffAt } = game;
		if (
			kickoffAt === null ||
			minutesToKickoff(kickoffAt, now) === null ||
			!isAhead(game, now) ||
			game.status !== 'scheduled'
		)
			return [];
		// The minutes are added when it is sent: it may wait for quiet hours to end.
		const news = [{ kind: 'soon' as const, said: gameTitle(game, teams) }];
		return [
			{
				key: `soon ${id} ${kickoffAt}`,
				topics: topicsOf(game),
				content: { gameId: id, slug, told: news },
				expiresAt: kickoffAt,
			},
		];
	});
}

/** The morning message, once a day. */
export function orderOfMorning(now: number): NewOrder[] {
	const { hour } = timeOf(now);
	if (hour < MORNING_HOURS.from || hour >= MORNING_HOURS.until) return [];
	const day = dayOf(now);
	return [
		{
			key: `day ${day}`,
			topics: [MORNING],
			content: { day },
			expiresAt: startOfDay(day) + NOON * 60 * MINUTE,
		},
	];
}

/** The game is visible to readers and has not begun. */
function isAhead(game: Game, now: number): boolean {
	return game.publication === 'published' && game.deletedAt === null && !isBehind(game, now);
}

/**
 * Until when a change is worth a message: the start of the game, or the end of its day when it has
 * no hour.
 */
function endOf({ kickoffAt, day }: Game): number {
	return kickoffAt ?? startOfDay(addDays(day, 1));
}
