import { demoCopy } from '#core/demo/copy/demo.ts';
import type { Uf } from '#core/football-pt/uf.ts';
import type { Broadcast, BroadcastState, Coverage } from '#core/games/broadcast.ts';
import type { Names } from '#core/games/cards.ts';
import { type Fixture, fixtureSeed } from './fixture.ts';
import { seededRandom, shuffled } from './random.ts';
import { NORTHEAST, shareUfs } from './share-ufs.ts';

/** Networks that show several games at the same minute, each to its own states. */
const SHARED = 'globo';
const BOTH = ['espn', 'disney-plus'];
/** Competitions that sportv blacks out in the state where the game is played. */
const BLACKED_OUT = ['brasileirao-a', 'copa-do-brasil'];

/** States for each of a day's fixtures that Globo splits at the same minute. */
export type GloboShares = ReadonlyMap<Fixture, Uf[]>;

/**
 * Channels of a fixture: those of its grid slot, otherwise some of the competition's rights
 * holders.
 */
export function channelsOf(fixture: Fixture, names: Names): string[] {
	const usual = fixture.competition.rights
		.map(({ channelId }) => channelId)
		.filter((id) => names.channels.get(id)?.status === 'active');
	const planned = (fixture.channels ?? []).filter((id) => usual.includes(id));
	if (planned.length > 0) return planned;
	if (BOTH.every((id) => usual.includes(id))) return BOTH;
	const seed = fixtureSeed(fixture);
	return shuffled(usual, seed).slice(0, 1 + Math.floor(seededRandom(seed)() * 2));
}

/** Splits the states among the games that Globo shows at the same minute. */
export function shareGlobo(fixtures: readonly Fixture[], names: Names): GloboShares {
	const shown = fixtures.filter(
		({ channels, undecided }) => !undecided && channels?.includes(SHARED),
	);
	const shares = new Map<Fixture, Uf[]>();
	for (const group of Map.groupBy(shown, ({ kickoffAt }) => kickoffAt).values()) {
		if (group.length === 1) continue;
		const lists = shareUfs(group.map((fixture) => statesOf(fixture, names)));
		for (const [index, fixture] of group.entries()) shares.set(fixture, lists[index] ?? []);
	}
	return shares;
}

function statesOf({ home, away }: Fixture, names: Names): Uf[] {
	return [home, away].flatMap((team) => names.teams.get(team)?.state ?? []);
}

type Word = {
	state: BroadcastState;
	/** UTC milliseconds. */
	verifiedAt: number | null;
};

/** The broadcasts of a fixture, all in the same state. */
export function broadcastsOf(
	fixture: Fixture,
	word: Word,
	{ shares, names }: { shares: GloboShares; names: Names },
): Broadcast[] {
	return channelsOf(fixture, names).map((channelId) => ({
		channelId,
		state: word.state,
		coverage: coverageOf(fixture, channelId, { shares, names }),
		link: null,
		note: null,
		source: word.state === 'none' ? null : demoCopy.sources[word.state],
		verifiedAt: word.verifiedAt,
	}));
}

/** A source says that no channel shows the game. */
export function noBroadcast(): Broadcast {
	const coverage: Coverage = { include: [], exclude: [] };
	return {
		channelId: null,
		state: 'none',
		coverage,
		link: null,
		note: null,
		source: demoCopy.sources.none,
		verifiedAt: null,
	};
}

function coverageOf(
	fixture: Fixture,
	channelId: string,
	{ shares, names }: { shares: GloboShares; names: Names },
): Coverage {
	const { competition, home } = fixture;
	const homeState = names.teams.get(home)?.state;
	if (channelId === SHARED && shares.has(fixture))
		return { include: [...(shares.get(fixture) ?? [])], exclude: [] };
	if (channelId === 'sportv' && BLACKED_OUT.includes(competition.id) && homeState)
		return { include: [], exclude: [homeState] };
	if (names.channels.get(channelId)?.group !== 'aberta') return { include: [], exclude: [] };
	if (competition.id === 'copa-do-nordeste') return { include: [...NORTHEAST], exclude: [] };
	return { include: competition.state ? [competition.state] : [], exclude: [] };
}
