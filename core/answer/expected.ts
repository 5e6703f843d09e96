import type { Competition } from '#core/competitions/competition.ts';
import { type Right, rightsOn } from '#core/competitions/rights.ts';
import type { Names } from '#core/games/cards.ts';
import type { ChannelCard } from '#core/games/day/day-view.ts';
import type { Game } from '#core/games/game.ts';
import { channelCard } from '#core/games/game-list.ts';
import { isBehind, isOff } from '#core/games/game-rules.ts';
import { type SlotHabit, slotOf } from './habits.ts';

/**
 * What can be said of a game without an announced channel. Computed for a page, never stored, never
 * confirmed: filters, counters, alerts and structured data ignore it.
 */
export type Expected = {
	/** usual = "costuma passar em"; rights = rights holders, each of which shows some games. */
	kind: 'usual' | 'rights';
	/** At most three if usual. */
	channels: ExpectedChannel[];
	/**
	 * Evidence: how many of the slot's games one whole set showed. Absent without a count: rights, or
	 * holders that show all games.
	 */
	times?: number;
	of?: number;
};

/**
 * It showed `games` of `of`; `partly` = some of these not in every state; `set` = equal for
 * channels that showed them together.
 */
type ExpectedChannel = ChannelCard & { games?: number; partly?: true; set?: number };

/** Slot habits by competition id, then by slot. */
export type Habits = ReadonlyMap<string, ReadonlyMap<string, SlotHabit>>;

/** A channel with fewer of a slot's last games is not a habit. */
const LEAST_GAMES = 6;
const MOST_CHANNELS = 3;

type Asked = Pick<Game, 'competitionId' | 'kickoffAt' | 'day' | 'status' | 'broadcasts'>;

/**
 * Whether an expected channel would inform readers: the game is upcoming or live, and no source
 * says where to watch it.
 */
export function isUnanswered(game: Asked, now: number): boolean {
	return (
		!isOff(game) && !isBehind(game, now) && game.broadcasts.every(({ state }) => state === 'usual')
	);
}

/**
 * The expected channels of a game at `now` (UTC ms): its slot's habit, otherwise the holder that
 * shows every game, otherwise the rights holders on its day. Null where a channel is announced, the
 * game is past or off, or nothing is known. An operator's own "habitual" takes precedence over
 * rights.
 */
export function expectedOf(
	game: Asked,
	{ names, habits, now }: { names: Names; habits: Habits; now: number },
): Expected | null {
	const competition = names.competitions.get(game.competitionId);
	if (competition === undefined || !isUnanswered(game, now)) return null;
	const slot = game.kickoffAt === null ? null : slotOf(game.kickoffAt, competition.zone);
	const habit = slot === null ? undefined : habits.get(competition.id)?.get(slot);
	const usual =
		(habit === undefined ? null : habitual(habit, names)) ?? showsAll(competition, game.day, names);
	return usual ?? (game.broadcasts.length === 0 ? rightsOf(competition, game.day, names) : null);
}

/**
 * Channels that showed at least six of a slot's last ten games. Those that showed six together form
 * a set ("e" within a set, "ou" between sets). Null without any.
 */
export function habitual(
	{ of, channels: counted, sets: games }: SlotHabit,
	names: Pick<Names, 'channels'>,
): Expected | null {
	const often = counted.filter((channel) => channel.games >= LEAST_GAMES);
	const known = often
		.flatMap((channel) => onAir(channel.id, names).map((card) => ({ card, ...channel })))
		.slice(0, MOST_CHANNELS);
	const sets = setsOf(
		known.map(({ id }) => id),
		games,
	);
	const channels = known.map(({ card, id, games: own, partly }) => {
		const set = sets.findIndex((ids) => ids.includes(id));
		return {
			...card,
			games: own,
			set,
			...(partly || card.regionUfs !== undefined ? { partly: true as const } : {}),
		};
	});
	const times = games.filter((game) => sets.some((ids) => hasAll(game, ids))).length;
	return channels.length === 0 ? null : { kind: 'usual', channels, times, of };
}

function setsOf(ids: readonly string[], games: readonly (readonly string[])[]): string[][] {
	const sets: string[][] = [];
	for (const id of ids) {
		const fitting = sets.find(
			(set) => games.filter((game) => hasAll(game, [...set, id])).length >= LEAST_GAMES,
		);
		if (fitting === undefined) sets.push([id]);
		else fitting.push(id);
	}
	return sets;
}

function hasAll(game: readonly string[], ids: readonly string[]): boolean {
	return ids.every((id) => game.includes(id));
}

/** Rights holders of a competition on a day (YYYY-MM-DD); null where none is known. */
export function rightsOf(
	{ rights }: Pick<Competition, 'rights'>,
	day: string,
	names: Pick<Names, 'channels'>,
): Expected | null {
	const channels = cardsOf(rightsOn(rights, day), names);
	return channels.length === 0 ? null : { kind: 'rights', channels };
}

function showsAll({ rights }: Competition, day: string, names: Names): Expected | null {
	const all = rightsOn(rights, day).filter(({ shows }) => shows === 'all');
	const channels = cardsOf(all, names).slice(0, MOST_CHANNELS);
	return channels.length === 0 ? null : { kind: 'usual', channels };
}

function cardsOf(rights: readonly Right[], names: Pick<Names, 'channels'>): ChannelCard[] {
	return rights.flatMap(({ channelId }) => onAir(channelId, names));
}

function onAir(id: string, { channels }: Pick<Names, 'channels'>): ChannelCard[] {
	const channel = channels.get(id);
	return channel === undefined || channel.status === 'retired' ? [] : [channelCard(channel)];
}
