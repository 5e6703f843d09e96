import type { AnswerLine } from '#core/answer/answer.ts';
import type {
	BroadcastCard,
	ChannelCard,
	CompetitionCard,
	GameCard,
	GameList,
	TeamCard,
} from '#core/games/day/day-view.ts';
import { Table } from '#core/games/table.ts';
import { dayOf } from '#core/site/dates.ts';

type LooseLine = Omit<AnswerLine, 'channel'> & { channel?: ChannelCard };
type LooseLines = { country: LooseLine; states?: { ufs: string; line: LooseLine }[] };
type LooseBroadcast = Omit<BroadcastCard, 'channel'> & { channel: ChannelCard };

/**
 * A self-contained game of a list: it holds its teams, competition and channels instead of indexes.
 * `slug` identifies it; `day` = the day that lists it (YYYY-MM-DD).
 */
export type LooseGame = Omit<
	GameCard,
	'day' | 'home' | 'away' | 'competition' | 'broadcasts' | 'answer' | 'answerText'
> & {
	day: string;
	/** A text is an undecided side. */
	home: TeamCard | string;
	away: TeamCard | string;
	competition: CompetitionCard;
	broadcasts: LooseBroadcast[];
	answer: LooseLines;
};

/**
 * The games of a list in their order, each self-contained. Games with an index outside the tables
 * are dropped.
 */
export function loosen(list: GameList): LooseGame[] {
	return list.games.flatMap((game) => loosenGame(game, list) ?? []);
}

/** The same games without their scores, for an address that does not ask for them. */
export function withoutScores(games: readonly LooseGame[]): LooseGame[] {
	return games.map(({ score: _score, ...game }) => game);
}

function loosenGame(
	{ answerText: _answerText, ...game }: GameCard,
	{ teams, competitions, channels }: GameList,
): LooseGame | null {
	const [home, away, competition] = [
		sideAt(game.home, teams),
		sideAt(game.away, teams),
		competitions[game.competition],
	];
	if (home === undefined || away === undefined || competition === undefined) return null;
	const day = game.kickoffAt === undefined ? (game.day ?? '') : dayOf(game.kickoffAt);
	const broadcasts = game.broadcasts.flatMap(({ channel: place, ...rest }) => {
		const channel = channels[place];
		return channel === undefined ? [] : [{ channel, ...rest }];
	});
	return {
		...game,
		day,
		home,
		away,
		competition,
		broadcasts,
		answer: eachLine(game.answer, (line) => loosenLine(line, channels)),
	};
}

function sideAt(side: number | string, teams: readonly TeamCard[]): TeamCard | string | undefined {
	return typeof side === 'number' ? teams[side] : side;
}

function loosenLine(
	{ channel: place, ...line }: AnswerLine,
	channels: readonly ChannelCard[],
): LooseLine {
	const channel = place === undefined ? undefined : channels[place];
	return channel === undefined ? line : { ...line, channel };
}

/**
 * Games as one list, in the given order: the inverse of `loosen`, except for the order of the
 * tables. The last of several spellings of a name wins.
 */
export function gather(games: readonly LooseGame[]): GameList {
	const tables = {
		teams: new Table<TeamCard>(),
		competitions: new Table<CompetitionCard>(),
		channels: new Table<ChannelCard>(),
	};
	const cards = games.map((game) => gatherGame(game, tables));
	return {
		teams: tables.teams.rows,
		competitions: tables.competitions.rows,
		channels: tables.channels.rows,
		games: cards,
	};
}

type Tables = {
	teams: Table<TeamCard>;
	competitions: Table<CompetitionCard>;
	channels: Table<ChannelCard>;
};

function gatherGame(
	{ day, ...game }: LooseGame,
	{ teams, competitions, channels }: Tables,
): GameCard {
	const sideOf = (side: TeamCard | string) =>
		typeof side === 'string' ? side : placeOf(teams, side.id ?? side.name, side);
	const channelOf = (channel: ChannelCard) => placeOf(channels, channel.id, channel);
	const card: GameCard = {
		...game,
		home: sideOf(game.home),
		away: sideOf(game.away),
		competition: placeOf(competitions, game.competition.id, game.competition),
		broadcasts: game.broadcasts.map(({ channel, ...rest }) => ({
			channel: channelOf(channel),
			...rest,
		})),
		answer: eachLine(game.answer, ({ channel, ...line }) =>
			channel === undefined ? line : { ...line, channel: channelOf(channel) },
		),
	};
	return game.kickoffAt === undefined ? { ...card, day } : card;
}

function placeOf<Row>(table: Table<Row>, id: string, row: Row): number {
	const place = table.place(id, () => row);
	table.rows[place] = row;
	return place;
}

function eachLine<From, To>(
	{ country, states }: { country: From; states?: { ufs: string; line: From }[] },
	change: (line: From) => To,
): { country: To; states?: { ufs: string; line: To }[] } {
	const own = states?.map(({ ufs, line }) => ({ ufs, line: change(line) }));
	return own === undefined
		? { country: change(country) }
		: { country: change(country), states: own };
}
