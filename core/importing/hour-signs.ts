import type { Resolution, ResolveHints } from '#core/search/resolution.ts';
import { isZone } from '#core/site/zoned-time.ts';
import type { ResolvedCompetition } from './competition-name.ts';
import type { DraftIssue, DraftTeam } from './draft-game.ts';
import type { GameSigns } from './hours/file-grounds.ts';
import type { HourDecision, HourEvidence, HourOfGame } from './hours/hour-evidence.ts';
import { countryOfPlace, type PlaceFacts, zoneOfPlace } from './hours/place-zone.ts';
import { namedIssue, plainIssue } from './issue.ts';
import type { RawGame } from './raw-game.ts';
import type { ReadingContext } from './reading-context.ts';

/** Competition and sides of a game, as far as known. */
export type Who = { competition: ResolvedCompetition; home: DraftTeam; away: DraftTeam };

/** This many games are enough to interpret a file: longer ones repeat themselves. */
const MOST_GAMES = 2_000;
const FIXED = /^(?:UTC|[+-]\d{2}:\d{2})$/u;

/** The facts about a game's hour that `decideHour` needs. */
export function hourOf(
	{ date, time }: RawGame,
	{ competition, home }: Who,
	context: ReadingContext,
): HourOfGame {
	const { competitionId, hint, zone } = competition;
	const country =
		(competitionId === null ? hint?.country : context.competitionById(competitionId)?.country) ??
		null;
	const facts: PlaceFacts = {
		home: home.teamId === null ? null : (context.teamPlace?.(home.teamId) ?? null),
		country,
	};
	const place = zoneOfPlace(facts);
	return {
		date,
		time,
		place,
		league: zone ?? hint?.zone ?? place,
		inBrazil: countryOfPlace(facts) === 'BR',
	};
}

/**
 * All evidence for the hour of one game. An hour with its own offset keeps it, even if an operator
 * set a zone for all hours.
 */
export function evidenceOf(
	raw: RawGame,
	{ zone }: ReadingContext,
	grounds: () => readonly HourEvidence[],
): HourEvidence[] {
	const beside = raw.zone !== null && isZone(raw.zone) ? raw.zone : null;
	const own: HourEvidence[] =
		beside === null ? [] : [{ ground: 'written', zone: beside, words: beside }];
	if (zone !== undefined && !FIXED.test(beside ?? ''))
		return [{ ground: 'asked', zone, words: '' }];
	const stated = [...own, ...(raw.hours ?? [])];
	return stated.some(({ ground }) => ground === 'written') ? stated : [...stated, ...grounds()];
}

/** The doubts that remain after a decision. */
export function hourIssues(decision: HourDecision, { time, league }: HourOfGame): DraftIssue[] {
	if (time === null) return [];
	if (decision.zone === null) return [plainIssue('hoursOpen')];
	const isAssumed =
		decision.by === 'portugal' ||
		(league === null && decision.by !== 'written' && decision.by !== 'asked');
	return isAssumed ? [namedIssue('zoneAssumed', decision.zone)] : [];
}

type Reading = {
	context: ReadingContext;
	channel: ((name: string, hints: ResolveHints) => Resolution) | null;
};

/** Evidence about the hours of a file, from its games. */
export function signsOf(
	raws: Iterable<RawGame>,
	whoOf: (raw: RawGame) => Who,
	{ context, channel }: Reading,
): GameSigns[] {
	const signs: GameSigns[] = [];
	for (const raw of raws) {
		if (signs.length >= MOST_GAMES) break;
		if (raw.time === null) continue;
		const who = whoOf(raw);
		const { competition, home, away } = who;
		const country =
			competition.competitionId === null
				? null
				: context.competitionById(competition.competitionId)?.country;
		const known =
			home.teamId === null || away.teamId === null
				? []
				: (context.knownKickoffs?.(home.teamId, away.teamId) ?? []);
		signs.push({
			hour: hourOf(raw, who, context),
			channels: raw.channels
				.filter(({ foreign }) => foreign === undefined)
				.map(({ name, include, exclude }) => ({
					...{
						name,
						id: channel?.(name, {}).id ?? null,
						states: include.length + exclude.length > 0,
					},
				})),
			brazilian: country === 'BR' ? raw.competition : null,
			known,
			suggested: (raw.hours ?? [])
				.filter(({ ground }) => ground === 'format')
				.map(({ zone }) => zone),
			words: raw.words ?? null,
		});
	}
	return signs;
}
