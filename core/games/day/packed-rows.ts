import type { AnswerLines } from '#core/answer/answer.ts';
import { comparisonSlug } from '#core/games/slug.ts';
import type {
	BroadcastCard,
	ChannelCard,
	CompetitionCard,
	GameCard,
	GameList,
	TeamCard,
} from './day-view.ts';
import { type AnswersRow, createAnswerTable, unpackLines } from './packed-answers.ts';

/**
 * Value of an absent optional field. No field of these cards may be null, except two that are never
 * absent.
 */
type Absent = null;
type TeamRow = [name: string, disc: TeamCard['disc'], keys: string, id?: TeamCard['id'] | Absent];
type BroadcastRow =
	| number
	| [
			channel: number,
			state: BroadcastCard['state'],
			include?: string | Absent,
			exclude?: string | Absent,
	  ];
type GameRow = [
	home: GameCard['home'],
	away: GameCard['away'],
	competition: number,
	broadcasts: BroadcastRow[],
	/** Index in `answers`. */
	answer: number,
	kickoffAt?: number | Absent,
	round?: string | Absent,
	movedFrom?: string | Absent,
	slug?: string | Absent,
	status?: GameCard['status'] | Absent,
	noBroadcast?: true | Absent,
	day?: string | Absent,
	score?: GameCard['score'] | Absent,
];

/** The tables of a list without field names, which every row would repeat. */
export type PackedRows = {
	teams: TeamRow[];
	competitions: CompetitionCard[];
	channels: ChannelCard[];
	games: GameRow[];
	answers: AnswersRow[];
};

/**
 * Packs the rows of a list. Omits addresses implied by the names of the sides and the `day`
 * (YYYY-MM-DD).
 */
export function packRows(
	{ teams, competitions, channels, games }: GameList,
	day: string,
): PackedRows {
	const { rows: answers, place } = createAnswerTable();
	const rows = games.map((game) =>
		packGame(game, { usual: usualSlug(game, teams, day), day, answer: place(game.answer) }),
	);
	return { teams: teams.map(packTeam), competitions, channels, games: rows, answers };
}

/** Inverse of `packRows`. */
export function unpackRows(
	{ teams: rows, competitions, channels, games, answers: answerRows }: PackedRows,
	day: string,
): GameList {
	const teams = rows.map(unpackTeam);
	const answers = answerRows.map(unpackLines);
	return {
		teams,
		competitions,
		channels,
		games: games.map((row) => unpackGame(row, { teams, answers, day })),
	};
}

function packTeam({ name, disc, keys, id }: TeamCard): TeamRow {
	return trimmed<TeamRow>([name, disc, keys, id ?? null]);
}

function unpackTeam([name, disc, keys, id]: TeamRow): TeamCard {
	return { ...present({ id }), name, disc, keys };
}

function packGame(
	game: GameCard,
	{ usual, day, answer }: { usual: string; day: string; answer: number },
): GameRow {
	const {
		slug,
		home,
		away,
		competition,
		round,
		kickoffAt,
		status,
		broadcasts,
		noBroadcast,
		movedFrom,
		score,
	} = game;
	const otherDay = game.day === day ? null : game.day;
	const ownSlug = slug === usual ? null : slug;
	return trimmed<GameRow>([
		home,
		away,
		competition,
		broadcasts.map(packBroadcast),
		answer,
		kickoffAt ?? null,
		round ?? null,
		movedFrom ?? null,
		ownSlug,
		status ?? null,
		noBroadcast ?? null,
		otherDay ?? null,
		score ?? null,
	]);
}

type Unpacked = { teams: readonly TeamCard[]; answers: readonly AnswerLines[]; day: string };

function unpackGame(row: GameRow, { teams, answers, day }: Unpacked): GameCard {
	const [
		home,
		away,
		competition,
		broadcasts,
		answer,
		kickoffAt,
		round,
		movedFrom,
		slug,
		status,
		noBroadcast,
		otherDay,
		score,
	] = row;
	const sides = { home, away };
	return {
		slug: slug ?? usualSlug(sides, teams, day),
		...sides,
		competition,
		broadcasts: broadcasts.map(unpackBroadcast),
		answer: answers[answer] ?? { country: { kind: 'open', words: '' } },
		...present({ kickoffAt, round, movedFrom, status, noBroadcast, score }),
		...(typeof kickoffAt === 'number' ? {} : { day: otherDay ?? day }),
	};
}

function packBroadcast({ channel, state, include, exclude }: BroadcastCard): BroadcastRow {
	if (state === 'confirmed' && include === undefined && exclude === undefined) return channel;
	const row: BroadcastRow = [channel, state, include ?? null, exclude ?? null];
	return trimmed(row);
}

function unpackBroadcast(row: BroadcastRow): BroadcastCard {
	if (typeof row === 'number') return { channel: row, state: 'confirmed' };
	const [channel, state, include, exclude] = row;
	return { channel, state, ...present({ include, exclude }) };
}

/** The default address of a game (`gameSlugs`). */
function usualSlug(
	{ home, away }: Pick<GameCard, 'home' | 'away'>,
	teams: readonly TeamCard[],
	day: string,
): string {
	const name = (side: number | string) =>
		typeof side === 'number' ? (teams[side]?.name ?? '') : side;
	return comparisonSlug(name(home), name(away), day);
}

/** A row without trailing absent values. */
function trimmed<Row extends unknown[]>(row: Row): Row {
	row.splice(row.findLastIndex((value) => value !== null) + 1);
	return row;
}

/** Drops absent fields. */
function present<Fields extends Record<string, unknown>>(
	fields: Fields,
): { [Name in keyof Fields]?: Exclude<Fields[Name], Absent> } {
	return Object.fromEntries(
		Object.entries(fields).filter(([, value]) => value !== undefined && value !== null),
	) as never;
}
