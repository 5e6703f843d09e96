import type { Lack, Overview, OverviewDay } from '#core/admin/overview.ts';
import { changeWords } from '#core/games/copy/changes.ts';
import { SIDE_UNDEFINED } from '#core/games/copy/words.ts';
import type { Game, Side } from '#core/games/game.ts';
import { compareGames, countStanding, isOff, isOver } from '#core/games/game-rules.ts';
import { addDays, dayOf, startOfDay } from '#core/site/dates.ts';
import type { GuideData, Reference } from '#server/guide-data.ts';

const MOST_GAMES = 60;
const MOST_CHANGES = 12;
const CHANGE_DAYS = 14;

/**
 * The operator's overview: games of today and tomorrow without a channel or an hour, and the latest
 * changes. Called-off and finished games lack nothing. `now` = editorial time, UTC milliseconds.
 */
export async function readOverview(
	data: GuideData,
	now: number,
): Promise<Omit<Overview, 'checkup' | 'backups' | 'security'>> {
	const today = dayOf(now);
	const tomorrow = addDays(today, 1);
	const since = startOfDay(addDays(today, -CHANGE_DAYS));
	const [reference, ofToday, ofTomorrow, recent] = await Promise.all([
		data.reference(),
		data.games.listDay(today),
		data.games.listDay(tomorrow),
		data.changes.listRecent({ since, limit: MOST_CHANGES }),
	]);
	const channelName = (id: string) => reference.channels.get(id)?.shortName ?? id;
	return {
		now,
		today: toDay(today, ofToday, { reference, now }),
		tomorrow: toDay(tomorrow, ofTomorrow, { reference, now }),
		changes: recent.map(({ change, game }) => {
			const words = changeWords(change, channelName) ?? { before: null, after: null };
			const { id, at, kind, source } = change;
			return { id, at, kind, source, slug: game.slug, title: titleOf(game, reference), ...words };
		}),
	};
}

function toDay(
	day: string,
	games: readonly Game[],
	{ reference, now }: { reference: Reference; now: number },
): OverviewDay {
	const played = games.filter((game) => !isOff(game));
	const lacking = played
		.filter((game) => !isOver(game, now))
		.map((game) => ({
			game,
			lacks: lacksOf(game),
			priority: reference.competitions.get(game.competitionId)?.priority ?? Infinity,
		}))
		.filter(({ lacks }) => lacks.length > 0)
		.toSorted((a, b) =>
			compareGames({ ...a.game, priority: a.priority }, { ...b.game, priority: b.priority }),
		);
	return {
		day,
		total: countStanding(games),
		withoutChannel: lacking.filter(({ lacks }) => lacks.includes('channel')).length,
		withoutHour: lacking.filter(({ lacks }) => lacks.includes('hour')).length,
		lacking: lacking.slice(0, MOST_GAMES).map(({ game, lacks }) => ({
			...{ id: game.id, slug: game.slug, round: game.round, kickoffAt: game.kickoffAt, lacks },
			title: titleOf(game, reference),
			competition: reference.competitions.get(game.competitionId)?.shortName ?? game.competitionId,
		})),
	};
}

function lacksOf({ broadcasts, kickoffAt }: Game): Lack[] {
	const lacks: [Lack, boolean][] = [
		['channel', broadcasts.length === 0],
		['hour', kickoffAt === null],
	];
	return lacks.filter(([, isLacking]) => isLacking).map(([lack]) => lack);
}

function titleOf({ home, away }: Pick<Game, 'home' | 'away'>, { teams }: Reference): string {
	const name = ({ teamId, label }: Side) =>
		(teamId === null ? null : teams.get(teamId)?.shortName) ?? (label?.trim() || SIDE_UNDEFINED);
	return `${name(home)} × ${name(away)}`;
}
