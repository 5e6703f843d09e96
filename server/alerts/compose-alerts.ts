import { isNewsIn } from '#core/alerts/change-alert.ts';
import { alertCopy } from '#core/alerts/copy/alerts.ts';
import { type AlertMessage, dayAlert, gameAlert } from '#core/alerts/message.ts';
import { minutesToKickoff } from '#core/alerts/soon.ts';
import type { Subscription } from '#core/alerts/subscription.ts';
import { lineText } from '#core/answer/answer-lines.ts';
import { answerIn, fillPlace } from '#core/answer/answer-sentence.ts';
import { topics } from '#core/changes/topic.ts';
import type { Uf } from '#core/football-pt/uf.ts';
import { HOUR_UNDEFINED } from '#core/games/copy/words.ts';
import { isOff } from '#core/games/game-rules.ts';
import { pair, sideName } from '#core/games/share/share-text.ts';
import { formatHour } from '#core/site/dates.ts';
import { readDay } from '#server/games/read/read-day.ts';
import { readGame } from '#server/games/read/read-game.ts';
import type { GuideData } from '#server/guide-data.ts';
import type { GameOrder, Order } from './order-repository.ts';

type Reader = Pick<Subscription, 'topics' | 'kinds' | 'uf'>;
/** The message of an order for one reader; null = none of it is for them. */
export type Compose = (reader: Reader) => AlertMessage | null;

/**
 * Prepares an order for all its readers: reads the present state of its subject once. `now` in UTC
 * milliseconds.
 */
export async function composeOrder(
	data: GuideData,
	{ content, topics: orderTopics }: Order,
	now: number,
): Promise<Compose> {
	if (content === null) return () => null;
	return 'day' in content
		? composeDay(data, content.day, now)
		: composeGame(data, { content, orderTopics }, now);
}

async function composeGame(
	data: GuideData,
	{ content, orderTopics }: { content: GameOrder; orderTopics: readonly string[] },
	now: number,
): Promise<Compose> {
	const game = await data.games.byId(content.gameId);
	const found = game === null ? null : await readGame(data, game.slug, now);
	if (found?.kind !== 'found') return () => null;
	const { channels, teams, competitions } = await data.reference();
	const { id, view } = found;
	const nameOf = new Map([
		...[game?.home.teamId, game?.away.teamId].flatMap((team) =>
			team ? [[topics.team(team), teams.get(team)?.shortName] as const] : [],
		),
		[
			topics.competition(view.competition.id),
			competitions.get(view.competition.id)?.shortName,
		] as const,
	]);
	const minutes = game?.kickoffAt == null ? null : minutesToKickoff(game.kickoffAt, now);
	return ({ topics: followed, kinds, uf }) => {
		const news = content.told.flatMap(({ kind, change, said }) => {
			if (!kinds.includes(kind)) return [];
			if (kind === 'soon') return minutes === null ? [] : [alertCopy.soon(said, minutes)];
			return change === undefined || isNewsIn(change, uf, channels) ? [said] : [];
		});
		if (news.length === 0) return null;
		const names = followed.flatMap((topic) =>
			orderTopics.includes(topic) ? (nameOf.get(topic) ?? []) : [],
		);
		const answer = isOff(view) ? '' : answerIn(view.answers, uf).sentence;
		return gameAlert({
			slug: view.slug,
			id,
			said: news,
			answer,
			followed: names,
		});
	};
}

/** The day's games, for each reader only those of the teams they follow. */
async function composeDay(data: GuideData, day: string, now: number): Promise<Compose> {
	const { view } = await readDay(data, { day, now });
	const own = view.sections
		.filter(({ kind }) => kind !== 'next' && kind !== 'off')
		.flatMap(({ games }) => games);
	const games = own.flatMap((place) => view.games[place] ?? []);
	const lineOf = (game: (typeof games)[number], uf: Uf | null) => {
		const { answer, kickoffAt } = game;
		const line =
			answer.states?.find(({ ufs }) => uf !== null && ufs.split(' ').includes(uf))?.line ??
			answer.country;
		const hour = kickoffAt === undefined ? HOUR_UNDEFINED : formatHour(kickoffAt);
		const where = lineText(line, view.channels);
		return `${hour} ${pair(sideName(game.home, view), sideName(game.away, view))}: ${uf === null ? where : fillPlace(where, uf)}`;
	};
	const teamOf = (side: number | string) =>
		typeof side === 'number' ? (view.teams[side] ?? null) : null;
	return ({ topics: followed, kinds, uf }) => {
		const isMine = (team: ReturnType<typeof teamOf>) =>
			team?.id !== undefined && followed.includes(topics.team(team.id));
		const mine = games.filter(({ home, away }) => isMine(teamOf(home)) || isMine(teamOf(away)));
		if (mine.length === 0 || !kinds.includes('day')) return null;
		const names = mine.flatMap(({ home, away }) =>
			[teamOf(home), teamOf(away)].flatMap((team) => (isMine(team) ? [team?.name ?? ''] : [])),
		);
		return dayAlert({
			day,
			lines: mine.map((game) => lineOf(game, uf)),
			followed: [...new Set(names)],
		});
	};
}
