import type { BroadcastState, Coverage } from '#core/games/broadcast.ts';
import type {
	BroadcastChange,
	ChannelName,
	CompetitionName,
	GameChangeInput,
	GameNames,
	TeamName,
} from '#core/games/contract/form.ts';
import type { GameStatus, Publication, Side } from '#core/games/game.ts';
import { changeOf } from '#core/games/game-change.ts';
import type { GameSnapshot } from '#core/games/game-snapshot.ts';
import { GUIDE_ZONE } from '#core/site/dates.ts';
import {
	isHalfTyped,
	NO_SCORE,
	scoreOfTyped,
	type TypedScore,
	toTypedScore,
} from './typed-score.ts';

/** A side in the form: a chosen team, or 'a definir' with its text. */
export type TypedSide = { team: TeamName | null; isOpen: boolean; label: string };

/** A line of the channel list in the form. `key` identifies a line while lines are reordered. */
export type TypedBroadcast = {
	key: string;
	channel: ChannelName | null;
	state: BroadcastState;
	coverage: Coverage;
	link: string;
	note: string;
	source: string;
	verifiedAt: number | 'now' | null;
};

/**
 * The state of a game's form: names beside ids, texts that may still be empty. Drafts in the
 * browser store it.
 */
export type TypedGame = {
	competition: CompetitionName | null;
	round: string;
	home: TypedSide;
	away: TypedSide;
	date: string;
	time: string;
	isHourOpen: boolean;
	zone: string;
	venue: string;
	status: GameStatus;
	publication: Publication;
	score: TypedScore;
	broadcasts: TypedBroadcast[];
	/**
	 * An operator states that no channel shows the game: `broadcasts` is ignored while this is set.
	 */
	none: TypedBroadcast | null;
	source: string;
};

const NO_SIDE: TypedSide = { team: null, isOpen: false, label: '' };

/** The form of a new game. `day` = YYYY-MM-DD. */
export function emptyGame(day: string): TypedGame {
	return {
		...{
			competition: null,
			round: '',
			home: NO_SIDE,
			away: NO_SIDE,
			date: day,
			time: '',
			isHourOpen: false,
			zone: GUIDE_ZONE,
		},
		...{
			venue: '',
			status: 'scheduled',
			publication: 'published',
			score: NO_SCORE,
			broadcasts: [],
			none: null,
			source: '',
		},
	};
}

/** The next game of a series: fields that rarely differ keep their values. */
export function nextGame(typed: TypedGame): TypedGame {
	const { competition, round, date, time, isHourOpen, zone, publication } = typed;
	return { ...emptyGame(date), competition, round, time, isHourOpen, zone, publication };
}

/** A line for a channel. */
export function typedChannel(
	channel: ChannelName | null,
	{
		key,
		state = 'confirmed',
		coverage = { include: [], exclude: [] },
	}: Pick<TypedBroadcast, 'key'> & Partial<TypedBroadcast>,
): TypedBroadcast {
	return { key, channel, state, coverage, link: '', note: '', source: '', verifiedAt: null };
}

/** A stored game in its form. A name that no longer exists is shown as its id. */
export function toTyped(game: GameSnapshot, names: GameNames): TypedGame {
	return typedOf(changeOf(game), names);
}

/** A sent form, back in its typed form. */
export function typedOf(game: GameChangeInput, names: GameNames): TypedGame {
	const { date, time, zone } = game;
	const lines = game.broadcasts.map((broadcast, place): TypedBroadcast => {
		const { state, coverage, link, note, source, verifiedAt } = broadcast;
		const channel = broadcast.channelId === null ? null : channelOf(broadcast.channelId, names);
		return {
			key: `${place}`,
			channel,
			state,
			coverage,
			link: link ?? '',
			note: note ?? '',
			source: source ?? '',
			verifiedAt,
		};
	});
	return {
		competition: names.competitions.find(({ id }) => id === game.competitionId) ?? null,
		round: game.round ?? '',
		home: typedSide(game.home, names),
		away: typedSide(game.away, names),
		date,
		time: time ?? '',
		isHourOpen: time === null,
		zone,
		venue: game.venue ?? '',
		status: game.status,
		publication: game.publication,
		score: toTypedScore(game.result ?? null),
		broadcasts: lines.filter(({ state }) => state !== 'none'),
		none: lines.find(({ state }) => state === 'none') ?? null,
		source: game.source ?? '',
	};
}

function typedSide({ teamId, label }: Side, names: GameNames): TypedSide {
	const team = teamId === null ? null : (names.teams.find(({ id }) => id === teamId) ?? null);
	return { team, isOpen: team === null, label: label ?? '' };
}

function channelOf(id: string, names: GameNames): ChannelName {
	const unknown = {
		id,
		name: id,
		shortName: id,
		group: 'assinatura',
		free: false,
		url: null,
		regionUfs: [],
		retired: true,
	} as const;
	return names.channels.find((channel) => channel.id === id) ?? { ...unknown, regionUfs: [] };
}

export type TypedProblem = 'competition' | 'team' | 'hour' | 'channel' | 'score';

/** Required choices that are missing, by the path that the server would report. */
export function lackOf(typed: TypedGame): Record<string, TypedProblem> {
	const lacks: Record<string, TypedProblem> = {};
	if (typed.competition === null) lacks.competitionId = 'competition';
	for (const side of ['home', 'away'] as const)
		if (typed[side].team === null && !typed[side].isOpen) lacks[side] = 'team';
	if (typed.time === '' && !typed.isHourOpen) lacks.time = 'hour';
	if (isHalfTyped(typed.score)) lacks.result = 'score';
	for (const [place, { channel }] of typed.broadcasts.entries()) {
		if (channel === null && typed.none === null) lacks[`broadcasts.${place}.channelId`] = 'channel';
	}
	return lacks;
}

/** What the form sends. */
export function toChange(typed: TypedGame): GameChangeInput {
	const { competition, date, time, isHourOpen, zone, status, publication, none, score } = typed;
	return {
		competitionId: competition?.id ?? '',
		round: textOf(typed.round),
		home: sideOf(typed.home),
		away: sideOf(typed.away),
		date,
		time: isHourOpen || time === '' ? null : time.slice(0, 5),
		zone,
		venue: textOf(typed.venue),
		status,
		publication,
		result: scoreOfTyped(score),
		broadcasts: (none === null ? typed.broadcasts : [none]).map(broadcastOf),
		source: textOf(typed.source),
	};
}

function sideOf({ team, isOpen, label }: TypedSide): Side {
	return isOpen || team === null
		? { teamId: null, label: textOf(label) }
		: { teamId: team.id, label: null };
}

function broadcastOf({
	channel,
	state,
	coverage,
	link,
	note,
	source,
	verifiedAt,
}: TypedBroadcast): BroadcastChange {
	const channelId = state === 'none' ? null : (channel?.id ?? null);
	return {
		channelId,
		state,
		coverage,
		link: textOf(link),
		note: textOf(note),
		source: textOf(source),
		verifiedAt,
	};
}

function textOf(text: string): string | null {
	return text.trim() || null;
}
