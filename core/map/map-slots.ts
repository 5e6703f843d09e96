import type { Channel } from '#core/channels/channel.ts';
import { markOf } from '#core/channels/channel-mark.ts';
import { ALL_UFS, type Uf } from '#core/football-pt/uf.ts';
import type { Names } from '#core/games/cards.ts';
import { SIDE_UNDEFINED } from '#core/games/copy/words.ts';
import { UNKNOWN_UFS } from '#core/games/coverage/coverage.ts';
import { type Reach, receivedIn } from '#core/games/coverage/reach.ts';
import type { Game, Side } from '#core/games/game.ts';
import { isOff } from '#core/games/game-rules.ts';
import { broadcastReach, countOpenSlots, type OpenSlots } from '#core/games/open-slots.ts';
import { discOf } from '#core/teams/team-disc.ts';
import type { MapCell, MapGame, MapSide, MapSlot, SlotKind } from './map-view.ts';
import { slotId } from './slot-id.ts';

type Shown = { game: Game; reach: Reach };
type OpenSlot = { channel: Channel; kickoffAt: number; shown: Shown[] };

/**
 * The open television slots of some games: a network's confirmed games at one minute, and which
 * states get which game. Ignores usual and unconfirmed broadcasts, and games called off or without
 * an hour. Sorted by hour, then by number of games.
 */
export function mapSlots(games: readonly Game[], names: Names): MapSlot[] {
	const counted = countOpenSlots(games, names.channels);
	const slots = new Map<string, OpenSlot>();
	for (const game of games) for (const slot of slotsOf(game, names, counted)) addTo(slots, slot);
	return [...slots.values()]
		.map((slot) => mapSlot(slot, names))
		.sort(
			(a, b) =>
				a.kickoffAt - b.kickoffAt || b.games.length - a.games.length || (a.id < b.id ? -1 : 1),
		);
}

function slotsOf(game: Game, { channels }: Names, counted: OpenSlots): OpenSlot[] {
	const { kickoffAt, broadcasts } = game;
	if (kickoffAt === null || isOff(game)) return [];
	return broadcasts.flatMap(({ channelId, state, coverage }) => {
		const channel = channels.get(channelId ?? '');
		if (channel === undefined || channel.group !== 'aberta' || state !== 'confirmed') return [];
		const reach = broadcastReach({ coverage, state, kickoffAt }, channel, counted);
		return [{ channel: networkOf(channel, channels), kickoffAt, shown: [{ game, reach }] }];
	});
}

/** A station that relays an open network counts as part of it. */
function networkOf(channel: Channel, channels: Names['channels']): Channel {
	const parent = channel.parentId === null ? undefined : channels.get(channel.parentId);
	return parent?.group === 'aberta' ? parent : channel;
}

function addTo(slots: Map<string, OpenSlot>, { channel, kickoffAt, shown }: OpenSlot): void {
	const key = `${channel.id} ${kickoffAt}`;
	const before = slots.get(key)?.shown ?? [];
	slots.set(key, { channel, kickoffAt, shown: [...before, ...shown] });
}

function mapSlot({ channel, kickoffAt, shown }: OpenSlot, names: Names): MapSlot {
	const games = [...Map.groupBy(shown, ({ game }) => game).entries()]
		.map(([game, ways]) => ({
			game,
			ufs: ALL_UFS.filter((uf) => ways.some(({ reach }) => receivedIn(reach, uf) === 'yes')),
			ways,
		}))
		.sort((a, b) => b.ufs.length - a.ufs.length || (a.game.slug < b.game.slug ? -1 : 1));
	const cells = cellsOf(games.map(({ ufs }) => ufs));
	return {
		id: slotId(channel.id, kickoffAt),
		kind: kindOf(channel, games.length, cells),
		channel: { id: channel.id, name: channel.shortName, mark: markOf(channel) },
		kickoffAt,
		games: games.map(({ game, ways }) => mapGame(game, names, ways)),
		cells,
	};
}

/** Groups states by the games that they get. */
function cellsOf(shownIn: readonly (readonly Uf[])[]): MapCell[] {
	const cells = new Map<string, { ufs: Uf[]; games: number[] }>();
	for (const uf of ALL_UFS) {
		const games = shownIn.flatMap((ufs, place) => (ufs.includes(uf) ? [place] : []));
		const cell = cells.get(games.join(' ')) ?? { ufs: [], games };
		cell.ufs.push(uf);
		cells.set(games.join(' '), cell);
	}
	return [...cells.values()].map(({ ufs, games }) => ({ ufs: ufs.join(' '), games }));
}

function kindOf({ regionUfs }: Channel, games: number, cells: readonly MapCell[]): SlotKind {
	const shown = cells.filter((cell) => cell.games.length > 0);
	const [only] = shown;
	if (only === undefined) return 'unknown';
	if (cells.length === 1 && only.games.length === 1) return 'country';
	const isOneAnswer = shown.length === 1 && games === 1;
	return isOneAnswer && (regionUfs.length > 0 || only.ufs.length === CODE) ? 'region' : 'states';
}

/** Letters of a state's code. */
const CODE = 2;

function mapGame({ slug, home, away }: Game, names: Names, ways: readonly Shown[]): MapGame {
	const game: MapGame = { slug, home: sideOf(home, names), away: sideOf(away, names) };
	return ways.some(({ reach }) => reach.in === UNKNOWN_UFS)
		? { ...game, statesUnknown: true }
		: game;
}

function sideOf({ teamId, label }: Side, { teams }: Names): MapSide {
	const team = teams.get(teamId ?? '');
	return team === undefined
		? { name: label || SIDE_UNDEFINED, disc: null }
		: { name: team.shortName, disc: discOf(team) };
}
