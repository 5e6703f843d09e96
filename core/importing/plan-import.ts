import { roundName } from '#core/football-pt/round-name.ts';
import type { Game, GameStatus, Side } from '#core/games/game.ts';
import { isSameScore, type SaidScore } from '#core/games/result.ts';
import { scoreAfter, statusWith } from '#core/games/result-rules.ts';
import { normalize } from '#core/search/normalize.ts';
import { dayOf, daysBetween } from '#core/site/dates.ts';
import type { DraftBroadcast, DraftGame, DraftTeam } from './draft-game.ts';
import { isOpenHour } from './hours/open-hour.ts';

/** The fields of a game that an import may write. */
export type GameFacts = Pick<
	Game,
	| 'competitionId'
	| 'round'
	| 'home'
	| 'away'
	| 'day'
	| 'kickoffAt'
	| 'zone'
	| 'kickoffText'
	| 'venue'
	| 'status'
> & {
	broadcasts: DraftBroadcast[];
	/** Null = the source says nothing, and no score is held. */
	result: SaidScore | null;
};

/** What an import will do with one draft. */
export type PlannedRow =
	| { action: 'create'; draft: DraftGame; facts: GameFacts }
	| { action: 'change'; draft: DraftGame; game: Game; facts: GameFacts }
	| { action: 'same'; draft: DraftGame; game: Game | null }
	| { action: 'blocked'; draft: DraftGame; reason: BlockReason };

/**
 * Why a draft cannot be stored without a person: no date, no competition, an ambiguous team, the
 * same team twice, an hour without a clock.
 */
type BlockReason =
	| 'no-date'
	| 'no-competition'
	| 'ambiguous-team'
	| 'same-team-twice'
	| 'hours-open';

/**
 * Compares drafts with the stored games of their competitions. Games match when competition, home
 * and away agree and their days differ by at most one (key of `guia import`). A game stored before
 * the guide knew a club is found by the written name, and gets the club. Unknown fields of a draft
 * never erase stored ones. Repeated drafts of a file count once.
 */
export function planImport(
	drafts: readonly DraftGame[],
	stored: readonly Game[],
	isLeague: IsLeague = () => false,
): PlannedRow[] {
	const byPair = Map.groupBy(stored, (game) => pairKey(game.competitionId, game.home, game.away));
	const planned = new Map<string, GameFacts[]>();
	return drafts.map((draft): PlannedRow => {
		const facts = draftFacts(draft, isLeague);
		if ('reason' in facts) return { action: 'blocked', draft, reason: facts.reason };
		const key = pairKey(facts.competitionId, facts.home, facts.away);
		if (planned.get(key)?.some((other) => isNear(other.day, facts.day)))
			return { action: 'same', draft, game: null };
		planned.set(key, [...(planned.get(key) ?? []), facts]);
		const game = [key, ...writtenKeys(draft, facts)]
			.flatMap((one) => byPair.get(one) ?? [])
			.find((other) => isNear(other.day, facts.day));
		if (!game) return { action: 'create', draft, facts };
		const merged = mergeFacts(game, facts);
		return differs(game, merged)
			? { action: 'change', draft, game, facts: merged }
			: { action: 'same', draft, game };
	});
}

/**
 * Whether a competition id is a league: 'Round 3' of a league is a round, that of a cup a phase.
 */
export type IsLeague = (competitionId: string) => boolean;

/** Key of a pairing: known teams by id, undefined sides and unknown teams by their written name. */
export function pairKey(competitionId: string, home: Side, away: Side): string {
	return [competitionId, sideKey(home), sideKey(away)].join(' | ');
}

type Pair = Pick<GameFacts, 'home' | 'away'>;

/** Keys of the same pairing while the guide did not know one of its clubs, or both. */
function writtenKeys(
	{ home, away }: DraftGame,
	{ competitionId, ...known }: Pick<GameFacts, 'competitionId' | 'home' | 'away'>,
): string[] {
	const homes = [known.home, { teamId: null, label: home.name }];
	const aways = [known.away, { teamId: null, label: away.name }];
	return homes.flatMap((one) => aways.map((other) => pairKey(competitionId, one, other))).slice(1);
}

/** Whether both have the same sides: the same clubs, or the same written names. */
export function isSamePair(one: Pair, other: Pair): boolean {
	return sideKey(one.home) === sideKey(other.home) && sideKey(one.away) === sideKey(other.away);
}

function sideKey({ teamId, label }: Side): string {
	return teamId ?? `"${normalize(label ?? '')}"`;
}

function isNear(a: string, b: string): boolean {
	return Math.abs(daysBetween(a, b)) <= 1;
}

function draftFacts(draft: DraftGame, isLeague: IsLeague): GameFacts | { reason: BlockReason } {
	const kickoffAt = draft.kickoffAt === null ? null : Date.parse(draft.kickoffAt);
	const { exact } = draft;
	const day = exact?.day ?? (kickoffAt === null ? draft.date : dayOf(kickoffAt));
	const { competitionId } = draft.competition;
	if (day === null) return { reason: 'no-date' };
	if (competitionId === null) return { reason: 'no-competition' };
	if (isAmbiguous(draft.home) || isAmbiguous(draft.away)) return { reason: 'ambiguous-team' };
	const [home, away] = [side(draft.home), side(draft.away)];
	if (sideKey(home) === sideKey(away)) return { reason: 'same-team-twice' };
	if (isOpenHour(draft)) return { reason: 'hours-open' };
	const { venue, broadcasts, result = null } = draft;
	const kickoffText = exact
		? exact.kickoffText
		: [draft.date, draft.time].filter(Boolean).join(' ') || null;
	return {
		competitionId,
		round:
			draft.round === null || exact
				? draft.round
				: roundName(draft.round, { league: isLeague(competitionId) }),
		home,
		away,
		day,
		kickoffAt,
		zone: draft.zone ?? 'America/Sao_Paulo',
		kickoffText,
		venue,
		status: statusWith(draft.status, result),
		broadcasts,
		result,
	};
}

function isAmbiguous({ teamId, candidates }: DraftTeam): boolean {
	return teamId === null && candidates.length > 1;
}

/** A team that the guide does not know keeps its written name. */
function side({ teamId, name }: DraftTeam): Side {
	return teamId === null ? { teamId: null, label: name } : { teamId, label: null };
}

function mergeFacts(game: Game, facts: GameFacts): GameFacts {
	const known = facts.kickoffAt === null && isNear(game.day, facts.day) && game.kickoffAt !== null;
	const kickoff = known
		? { day: game.day, kickoffAt: game.kickoffAt, zone: game.zone, kickoffText: game.kickoffText }
		: {};
	return {
		...facts,
		...kickoff,
		round: facts.round ?? game.round,
		venue: facts.venue ?? game.venue,
		status: mergeStatus(game.status, facts.status),
		result: scoreAfter(game, facts.result),
	};
}

/**
 * 'scheduled' is the default of sources without further information, so it never reverts a
 * postponement or a result.
 */
function mergeStatus(stored: GameStatus, read: GameStatus): GameStatus {
	return read === 'scheduled' ? stored : read;
}

function differs(game: Game, facts: GameFacts): boolean {
	const fields = ['day', 'kickoffAt', 'round', 'venue', 'status'] as const;
	return (
		fields.some((field) => game[field] !== facts[field]) ||
		!isSamePair(game, facts) ||
		!isSameScore(game.result, facts.result) ||
		newBroadcasts(game, facts.broadcasts).length > 0
	);
}

/** Channels of a draft that a game does not list yet: an import only adds channels. */
export function newBroadcasts(
	game: Pick<Game, 'broadcasts'>,
	read: readonly DraftBroadcast[],
): DraftBroadcast[] {
	const isKnown = (channelId: string | null) =>
		game.broadcasts.some((known) => known.channelId === channelId);
	return read.filter(
		({ channelId, exact }) =>
			(channelId !== null || exact?.state === 'none') && !isKnown(channelId),
	);
}
