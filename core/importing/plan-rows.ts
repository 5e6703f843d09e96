import type { Game } from '#core/games/game.ts';
import { isSameScore } from '#core/games/result.ts';
import { contradictsOperator } from '#core/games/result-rules.ts';
import { dayOf, daysBetween } from '#core/site/dates.ts';
import type { DraftGame, DraftTeam } from './draft-game.ts';
import type { RowAction, RowReason } from './import-row.ts';
import {
	type GameFacts,
	type IsLeague,
	isSamePair,
	newBroadcasts,
	type PlannedRow,
	pairKey,
	planImport,
} from './plan-import.ts';

/** The stored games that an import may affect. */
export type KnownGames = {
	/** Games of the drafts' competitions around their days, including removed ones. */
	games: readonly Game[];
	/** Ids of games created, edited or removed by hand. */
	byHand: ReadonlySet<string>;
};

/** A field that an import would change. */
type FieldChange = 'teams' | 'kickoff' | 'round' | 'venue' | 'status' | 'result' | 'broadcasts';

/**
 * The planned action for one draft, and its game. `facts`: the values to write; null when nothing
 * is written.
 */
export type RowPlan = {
	action: RowAction;
	reason: RowReason | null;
	game: Game | null;
	facts: GameFacts | null;
	changes: FieldChange[];
};

/** Plans drafts in batches; each batch takes earlier ones into account. */
export type RowPlanner = { plan(drafts: readonly DraftGame[], known: KnownGames): RowPlan[] };

/**
 * Compares drafts with the guide like `planImport`, and also detects conflicts with manual edits.
 * Without a decision, a game edited by hand is not moved, and one removed by hand does not return
 * (U15). A game that appears twice in the source counts once (F24).
 */
export function createRowPlanner(isLeague: IsLeague): RowPlanner {
	const seen = new Map<string, Set<number>>();
	const isRepeated = (key: string, day: string) => {
		const days = seen.get(key) ?? new Set();
		const at = daysBetween(FIRST_DAY, day);
		const repeated = days.has(at) || days.has(at + 1) || days.has(at - 1);
		if (!repeated) seen.set(key, days.add(at));
		return repeated;
	};

	function settle(
		row: PlannedRow,
		removed: ReadonlyMap<string, Game[]>,
		byHand: ReadonlySet<string>,
	): RowPlan {
		if (row.action === 'blocked') return { ...NOTHING, action: 'blocked', reason: row.reason };
		const facts = row.action === 'same' ? row.game : row.facts;
		if (facts === null) return { ...NOTHING, reason: 'repeated' };
		const key = pairKey(facts.competitionId, facts.home, facts.away);
		if (isRepeated(key, facts.day)) return { ...NOTHING, reason: 'repeated' };
		if (row.action === 'same') return { ...NOTHING, game: row.game };
		if (row.action === 'change') return changePlan(row.game, row.facts, byHand);
		return createPlan(
			removed.get(key)?.find((game) => isNear(game.day, row.facts.day)) ?? null,
			row.facts,
			byHand,
		);
	}

	return {
		plan(drafts, { games, byHand }) {
			const present = games.filter(({ deletedAt }) => deletedAt === null);
			const gone = games.filter(({ deletedAt }) => deletedAt !== null);
			const removed = Map.groupBy(gone, ({ competitionId, home, away }) =>
				pairKey(competitionId, home, away),
			);
			// One draft at a time: `seen` detects repeats across all batches of a source.
			const byTeams = Map.groupBy(
				present,
				({ competitionId, home, away }) => `${competitionId} ${home.teamId} ${away.teamId}`,
			);
			return drafts.flatMap((draft) => {
				const stored = teamKeys(draft).flatMap((key) => byTeams.get(key) ?? []);
				const [row] = planImport([draft], stored, isLeague);
				return row === undefined ? [] : [settle(row, removed, byHand)];
			});
		},
	};
}

/** A stored game has the clubs of a draft, or was stored before the guide knew them. */
function teamKeys({ competition, home, away }: DraftGame): string[] {
	const ids = ({ teamId }: DraftTeam) => (teamId === null ? [null] : [teamId, null]);
	return ids(home).flatMap((one) =>
		ids(away).map((other) => `${competition.competitionId} ${one} ${other}`),
	);
}

/** Epoch for day numbers. */
const FIRST_DAY = '2000-01-01';

const NOTHING: RowPlan = { action: 'same', reason: null, game: null, facts: null, changes: [] };

function changePlan(game: Game, facts: GameFacts, byHand: ReadonlySet<string>): RowPlan {
	const changes = changedFields(game, facts);
	const conflict = byHand.has(game.id) && contradicts(game, facts, changes);
	return {
		action: conflict ? 'conflict' : 'change',
		reason: conflict ? 'by-hand' : null,
		game,
		facts,
		changes,
	};
}

/** `gone`: the removed version of the same game. */
function createPlan(gone: Game | null, facts: GameFacts, byHand: ReadonlySet<string>): RowPlan {
	const conflict = gone !== null && byHand.has(gone.id);
	return {
		action: conflict ? 'conflict' : 'create',
		reason: conflict ? 'removed' : null,
		game: gone,
		facts,
		changes: [],
	};
}

/** The range of days per competition for which stored games are needed to plan these drafts. */
export function daysByCompetition(
	drafts: readonly DraftGame[],
): Map<string, { from: string; to: string }> {
	const ranges = new Map<string, { from: string; to: string }>();
	for (const draft of drafts) {
		const day = dayOfDraft(draft);
		const id = draft.competition.competitionId;
		if (day === null || id === null) continue;
		const range = ranges.get(id);
		if (range === undefined) ranges.set(id, { from: day, to: day });
		else {
			if (day < range.from) range.from = day;
			if (day > range.to) range.to = day;
		}
	}
	return ranges;
}

function dayOfDraft({ kickoffAt, date }: DraftGame): string | null {
	return kickoffAt === null ? date : dayOf(Date.parse(kickoffAt));
}

function isNear(a: string, b: string): boolean {
	return Math.abs(daysBetween(a, b)) <= 1;
}

function changedFields(game: Game, facts: GameFacts): FieldChange[] {
	const tests: [FieldChange, boolean][] = [
		['teams', !isSamePair(game, facts)],
		['kickoff', game.day !== facts.day || game.kickoffAt !== facts.kickoffAt],
		['round', game.round !== facts.round],
		['venue', game.venue !== facts.venue],
		['status', game.status !== facts.status],
		['result', !isSameScore(game.result, facts.result)],
		['broadcasts', newBroadcasts(game, facts.broadcasts).length > 0],
	];
	return tests.filter(([, differs]) => differs).map(([field]) => field);
}

/** 'scheduled' is what a form says unasked: that the game has ended contradicts no edit. */
function isEnd(game: Game, facts: GameFacts): boolean {
	return game.status === 'scheduled' && facts.status === 'finished';
}

/**
 * Filling an empty field contradicts no edit; a different hour, status or venue does, and a score
 * other than the typed one.
 */
function contradicts(game: Game, facts: GameFacts, changes: readonly FieldChange[]): boolean {
	if (changes.includes('kickoff') && (game.kickoffAt !== null || game.day !== facts.day))
		return true;
	if (changes.includes('status') && !isEnd(game, facts)) return true;
	return (
		contradictsOperator(game.result, facts.result) ||
		(changes.includes('venue') && game.venue !== null) ||
		(changes.includes('round') && game.round !== null)
	);
}
