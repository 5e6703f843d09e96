import { isRegion } from '#core/football-pt/country-zone.ts';
import { isUndefinedSide } from '#core/football-pt/undefined-side.ts';
import { normalize } from '#core/search/normalize.ts';
import type { Resolution, ResolveHints, Resolver } from '#core/search/resolution.ts';
import {
	competitionOfSides,
	type ResolvedCompetition,
	resolveCompetition,
	titleOfPath,
} from './competition-name.ts';
import type { DraftCompetition, DraftIssue, DraftTeam } from './draft-game.ts';
import { namedIssue, plainIssue } from './issue.ts';
import type { RawGame } from './raw-game.ts';
import type { ReadingContext } from './reading-context.ts';

/** Cache: a document repeats few team names many times. */
function remembered(resolver: Resolver): (name: string, hints: ResolveHints) => Resolution {
	const known = new Map<string, Resolution>();
	return (name, hints) => {
		const key = `${name}\n${hints.competitionId ?? ''}\n${hints.country ?? ''}\n${hints.opponentId ?? ''}\n${hints.state ?? ''}`;
		const found = known.get(key) ?? resolver.resolve(name, hints);
		known.set(key, found);
		return found;
	};
}

export type Names = {
	team: (name: string, hints: ResolveHints) => Resolution;
	channel: ((name: string, hints: ResolveHints) => Resolution) | null;
	competition: (title: string | null, area?: string | null) => ResolvedCompetition;
};

export function createNames(context: ReadingContext): Names {
	const competitions = new Map<string, ResolvedCompetition>();
	return {
		team: remembered(context.teams),
		channel: context.channels ? remembered(context.channels) : null,
		competition: (title, area) => {
			const key = `${title ?? ''}\n${area ?? ''}`;
			const known = competitions.get(key);
			if (known) return known;
			const words =
				title ?? (context.fileName === undefined ? null : titleOfPath(context.fileName));
			const found =
				words === null
					? { competitionId: null, zone: null, hint: null }
					: resolveCompetition(words, context, area);
			const forced = context.competitionId;
			const answer = forced
				? { ...found, competitionId: forced, zone: context.competitionById(forced)?.zone ?? null }
				: found;
			competitions.set(key, answer);
			return answer;
		},
	};
}

function toDraftTeam(name: string, found: Resolution | null): DraftTeam {
	if (found === null) return { name, teamId: null, candidates: [] };
	return {
		name,
		teamId: found.id,
		candidates: found.id === null ? found.candidates.map((candidate) => candidate.id) : [],
	};
}

/** Both sides, and doubts about those recognized only by similarity. */
type Sides = { home: DraftTeam; away: DraftTeam; guesses: DraftIssue[] };

/**
 * Below this confidence a name was matched by similarity (`core/search/lenient/lenient-names.ts`),
 * not exactly.
 */
const SURE_OF_NAME = 0.9;

function guessIssue(name: string, found: Resolution | null): DraftIssue[] {
	return found?.id != null && found.confidence < SURE_OF_NAME
		? [namedIssue('teamGuessed', name)]
		: [];
}

function resolveSides(raw: RawGame, competition: ResolvedCompetition, names: Names): Sides {
	const hints: ResolveHints = {
		competitionId: competition.competitionId,
		country: competition.hint?.country ?? null,
	};
	const ask = (name: string, also: readonly string[] | undefined, opponentId: string | null) => {
		if (isUndefinedSide(name)) return null;
		const asked = opponentId === null ? hints : { ...hints, opponentId };
		const first = names.team(name, asked);
		// 'CR Vasco da Gama' and 'Vasco da Gama': an alternative name of the source may be the known
		// one.
		const other =
			first.id !== null
				? undefined
				: also?.map((one) => names.team(one, asked)).find(({ id }) => id !== null);
		return other ?? first;
	};
	const home = ask(raw.home, raw.homeAlso, null);
	const away = ask(raw.away, raw.awayAlso, null);
	// The opponent is evidence: 'Atlético' against a club of one state is probably that state's own.
	const homeAgain =
		home && home.id === null && away?.id ? ask(raw.home, raw.homeAlso, away.id) : home;
	const awayAgain =
		away && away.id === null && home?.id ? ask(raw.away, raw.awayAlso, home.id) : away;
	const guesses = [...guessIssue(raw.home, homeAgain), ...guessIssue(raw.away, awayAgain)];
	return {
		home: toDraftTeam(raw.home, homeAgain),
		away: toDraftTeam(raw.away, awayAgain),
		guesses,
	};
}

function competitionOf(raw: RawGame, names: Names, context: ReadingContext): ResolvedCompetition {
	const known =
		raw.ids === undefined || context.competitionId
			? undefined
			: context.competitionById(raw.ids.competition);
	if (raw.ids && known) return { competitionId: raw.ids.competition, zone: known.zone, hint: null };
	return names.competition(raw.competition, raw.area);
}

/**
 * Resolves competition and sides. The sides may determine which of several competitions with one
 * name is meant. The competition may in turn identify the sides.
 */
export function whoAndWhat(raw: RawGame, names: Names, context: ReadingContext) {
	const competition = competitionOf(raw, names, context);
	const sides = resolveSides(raw, competition, names);
	const [home, away] = [
		namedSide(sides.home, 0, raw, context),
		namedSide(sides.away, 1, raw, context),
	];
	const countries = [home, away].flatMap(({ teamId }) =>
		teamId === null ? [] : (context.teamCountry?.(teamId) ?? null),
	);
	const competitionId =
		competition.competitionId === null ? competitionOfSides(competition, countries, context) : null;
	if (competitionId === null)
		return { competition, home, away, guesses: raw.ids === undefined ? sides.guesses : [] };
	const settled = {
		...competition,
		competitionId,
		zone: context.competitionById(competitionId)?.zone ?? null,
	};
	return { competition: settled, ...resolveSides(raw, settled, names) };
}

/** Our own export carries team ids: trusted if the guide has these teams. */
function namedSide(
	side: DraftTeam,
	index: number,
	{ ids }: RawGame,
	context: ReadingContext,
): DraftTeam {
	if (ids === undefined) return side;
	const id = index === 0 ? ids.home : ids.away;
	if (id === null) return { ...side, teamId: null, candidates: [] };
	return context.hasTeam?.(id) ? { ...side, teamId: id, candidates: [] } : side;
}

function sideIssue(side: DraftTeam): DraftIssue[] {
	if (side.teamId !== null) return [];
	if (isUndefinedSide(side.name)) return [namedIssue('teamUndefined', side.name)];
	return [namedIssue(side.candidates.length > 0 ? 'teamAmbiguous' : 'teamUnknown', side.name)];
}

export function sidesIssues(home: DraftTeam, away: DraftTeam): DraftIssue[] {
	const same =
		home.teamId === null
			? home.name === away.name && !isUndefinedSide(home.name)
			: home.teamId === away.teamId;
	return [...sideIssue(home), ...sideIssue(away), ...(same ? [plainIssue('sameTeam')] : [])];
}

/**
 * The competition of a draft. One that the guide does not know is called with its country: 'Cup' of
 * Estonia and 'Cup' of Latvia are two questions.
 */
export function draftCompetition(
	{ competition: name, area }: RawGame,
	{ competitionId }: ResolvedCompetition,
): DraftCompetition {
	if (competitionId !== null || name === null || !area) return { name, competitionId };
	const isSaid = isRegion(area) || normalize(name).includes(normalize(area));
	return { name: isSaid ? name : `${area} ${name}`, competitionId, area };
}

export function competitionIssues(
	raw: Pick<RawGame, 'competition'>,
	competition: ResolvedCompetition,
	context: ReadingContext,
): DraftIssue[] {
	if (competition.competitionId !== null && raw.competition !== null) return [];
	if (competition.competitionId !== null)
		return context.competitionId ? [] : [plainIssue('competitionAssumed')];
	return raw.competition === null
		? [plainIssue('competitionMissing')]
		: [namedIssue('competitionUnknown', raw.competition)];
}
