import type { Answer, AnswerGame, AnswerLines, ExpectedFacts } from '#core/answer/answer.ts';
import { answerSet } from '#core/answer/answer-for.ts';
import { answerGame } from '#core/answer/answer-game.ts';
import { answerLines } from '#core/answer/answer-lines.ts';
import { groundedSentence } from '#core/answer/answer-sentence.ts';
import { type GroupLine, groupLine } from '#core/answer/group-line.ts';
import type { Channel } from '#core/channels/channel.ts';
import { markOf } from '#core/channels/channel-mark.ts';
import { audienceOf } from '#core/competitions/audience.ts';
import type { Competition } from '#core/competitions/competition.ts';
import { roundOf } from '#core/football-pt/round-name.ts';
import { type Names, searchKeys, teamCard, unknownCompetition } from './cards.ts';
import { scoreLine } from './copy/score.ts';
import { joinUfs, UNKNOWN_UFS } from './coverage/coverage.ts';
import type {
	AnswerText,
	BroadcastCard,
	ChannelCard,
	CompetitionCard,
	GameCard,
	GameList,
	TeamCard,
} from './day/day-view.ts';
import type { Game, Side } from './game.ts';
import { compareGames } from './game-rules.ts';
import { countOpenSlots, isContested, type OpenSlots } from './open-slots.ts';
import { Table } from './table.ts';

export type ListContext = {
	names: Names;
	/** Label of the previous hour of rescheduled games, by game id. */
	movedFrom: ReadonlyMap<string, string>;
	/**
	 * What open channels show at the kickoff times of these games; absent = counted from the list.
	 */
	slots?: OpenSlots;
	/** UTC milliseconds: past games have other answers than upcoming ones. */
	now: number;
	/** Where a game without a channel is expected. */
	expected?: (game: Game) => ExpectedFacts | null;
	/** For texts: adds the full sentence to each game. */
	withSentences?: true;
};

type Tables = {
	teams: Table<TeamCard>;
	competitions: Table<Competition>;
	channels: Table<Channel>;
	answers: Map<string, AnswerLines>;
	/** The country's answers, by competition. */
	countryAnswers: Map<string, Answer[]>;
};

/** Games in list order: by kickoff, at the same minute by the rank of the competition. */
export function sortGames(games: readonly Game[], names: Names): Game[] {
	return games
		.map((game) => ({
			game,
			kickoffAt: game.kickoffAt,
			priority: names.competitions.get(game.competitionId)?.priority ?? 9,
			slug: game.slug,
		}))
		.sort(compareGames)
		.map(({ game }) => game);
}

/** Games, in the given order, as the cards of every list on the site. None is omitted. */
export function listGames(games: readonly Game[], context: ListContext): GameList {
	return listCards(games, context, answerOf);
}

const UNASKED: AnswerLines = { country: { kind: 'open', words: '' } };

/** The same cards without answers, which are the slowest part: enough to apply filters. */
export function listForFilters(games: readonly Game[], names: Names): GameList {
	return listCards(games, { names, movedFrom: new Map(), now: 0 }, () => ({ answer: UNASKED }));
}

function listCards(
	games: readonly Game[],
	context: ListContext,
	cardAnswer: typeof answerOf,
): GameList {
	const tables: Tables = {
		teams: new Table(),
		competitions: new Table(),
		channels: new Table(),
		answers: new Map(),
		countryAnswers: new Map(),
	};
	const slots = context.slots ?? countOpenSlots(games, context.names.channels);
	const cards = games.map((game) => gameCard(game, { ...context, slots }, tables, cardAnswer));
	return {
		teams: tables.teams.rows,
		competitions: tables.competitions.rows.map((competition) =>
			competitionCard(competition, groupLine(tables.countryAnswers.get(competition.id) ?? [])),
		),
		channels: tables.channels.rows.map(channelCard),
		games: cards,
	};
}

/** UTC ms of the last change to any of the games, null without any. */
export function latestChange(games: readonly Game[]): number | null {
	return games.length === 0 ? null : Math.max(...games.map((game) => game.updatedAt));
}

/** A channel in lists. */
export function channelCard(channel: Channel): ChannelCard {
	const { id, shortName, group, free, regionUfs } = channel;
	const card: ChannelCard = { id, name: shortName, group, free, mark: markOf(channel) };
	return regionUfs.length === 0 ? card : { ...card, regionUfs: joinUfs(regionUfs) };
}

type Known = ListContext & { slots: OpenSlots };

function gameCard(
	game: Game,
	context: Known,
	tables: Tables,
	cardAnswer: typeof answerOf,
): GameCard {
	const { names, movedFrom } = context;
	const competition =
		names.competitions.get(game.competitionId) ?? unknownCompetition(game.competitionId);
	const card: GameCard = {
		slug: game.slug,
		home: side(game.home, names, tables.teams),
		away: side(game.away, names, tables.teams),
		competition: tables.competitions.place(competition.id, () => competition),
		broadcasts: broadcastCards(game, context, tables.channels),
		...cardAnswer(game, context, tables),
	};
	if (game.round) card.round = roundOf(game.round, competition);
	if (game.kickoffAt === null) card.day = game.day;
	else card.kickoffAt = game.kickoffAt;
	if (game.status !== 'scheduled') card.status = game.status;
	if (game.result !== null) card.score = scoreLine(game.result);
	if (game.broadcasts.some((broadcast) => broadcast.state === 'none')) card.noBroadcast = true;
	const moved = movedFrom.get(game.id);
	if (moved) card.movedFrom = moved;
	return card;
}

/** Equal answers share one object, so that pages send it once. */
function answerOf(
	game: Game,
	context: Known,
	{ channels, answers, countryAnswers }: Tables,
): Pick<GameCard, 'answer' | 'answerText'> {
	const { names, slots, now, withSentences } = context;
	const expected = context.expected?.(game);
	const asked = answerGame(game, { names, slots, expected });
	const set = answerSet(asked, now);
	countryAnswers.set(game.competitionId, [
		...(countryAnswers.get(game.competitionId) ?? []),
		set.country,
	]);
	const lines = answerLines(set, (id) =>
		channels.place(id, () => names.channels.get(id) as Channel),
	);
	const key = JSON.stringify(lines);
	const answer = answers.get(key) ?? lines;
	answers.set(key, answer);
	return withSentences ? { answer, answerText: answerTextOf(set.country, asked) } : { answer };
}

function answerTextOf(country: Answer, { ways, expected }: AnswerGame): AnswerText {
	const sentence = groundedSentence(country);
	if (country.kind !== 'usual' || ways.length > 0 || expected === undefined) return { sentence };
	return { sentence, usual: expected.channels.map(({ name }) => name) };
}

function side({ teamId, label }: Side, names: Names, teams: Table<TeamCard>): number | string {
	const team = teamId === null ? undefined : names.teams.get(teamId);
	return team ? teams.place(team.id, () => teamCard(team)) : (label ?? '');
}

function broadcastCards(
	game: Game,
	{ names, slots }: Pick<Known, 'names' | 'slots'>,
	channels: Table<Channel>,
): BroadcastCard[] {
	const { kickoffAt } = game;
	return game.broadcasts.flatMap(({ channelId, state, coverage }) => {
		const channel = channelId === null ? undefined : names.channels.get(channelId);
		if (!channel) return [];
		const card: BroadcastCard = { channel: channels.place(channel.id, () => channel), state };
		if (coverage.include.length > 0) card.include = joinUfs(coverage.include);
		if (coverage.exclude.length > 0) card.exclude = joinUfs(coverage.exclude);
		const isLimited =
			coverage.include.length + coverage.exclude.length + channel.regionUfs.length > 0;
		if (!isLimited && isContested({ channelId: channel.id, kickoffAt, state }, slots))
			card.include = UNKNOWN_UFS;
		return [card];
	});
}

function competitionCard(competition: Competition, said: GroupLine | undefined): CompetitionCard {
	const { id, shortName, priority } = competition;
	const card = {
		id,
		name: shortName,
		priority,
		keys: searchKeys(competition),
		...audienceOf(competition),
	};
	return said === undefined ? card : { ...card, said };
}
