import { LEAGUE, PLACE, READER } from '#core/football-pt/zone-words.ts';
import { GUIDE_ZONE } from '#core/site/dates.ts';
import { localToInstant } from '#core/site/zoned-time.ts';
import type { HourDecision, HourEvidence, HourOfGame } from './hour-evidence.ts';

/** Evidence whose zone is known for this game, with the resulting instant (UTC ms). */
type Reason = HourEvidence & { zone: string; instant: number | string };

/**
 * Decides in which zone an hour was written. An operator's choice wins, then written zones, unless
 * they give different instants. Weaker evidence has no order: if it gives different instants,
 * nothing is decided. A game in Brazil without evidence is in Brasília time; for any other game a
 * person decides. The order of the evidence does not matter. Decision 0023.
 */
export function decideHour(hour: HourOfGame, evidence: readonly HourEvidence[]): HourDecision {
	if (hour.time === null) return withoutHour(hour, evidence);
	const asked = evidence.filter(({ ground }) => ground === 'asked');
	const written = evidence.filter(({ ground }) => ground === 'written');
	if (asked.length > 0) return agreed(hour, asked);
	if (written.length > 0) return agreed(hour, written);
	const natural: HourEvidence = { ground: 'brazil', zone: GUIDE_ZONE, words: '' };
	const decided = agreed(hour, evidence);
	if (evidence.some(({ supports }) => supports !== true) || decided.by === 'contradiction')
		return decided;
	if (!hour.inBrazil) return { zone: null, by: 'nothing', words: decided.words };
	const withNature = agreed(hour, [...evidence, natural]);
	return withNature.zone === null ? withNature : { zone: withNature.zone, by: 'home', words: [] };
}

/** The zone that all evidence agrees on for this hour. */
function agreed(hour: HourOfGame, evidence: readonly HourEvidence[]): HourDecision {
	const words = [...new Set(evidence.map((one) => one.words).filter((text) => text !== ''))].sort();
	const reasons = evidence.flatMap((one) => reasonOf(hour, one) ?? []).sort(byRank);
	const [first] = reasons;
	if (first === undefined) return { zone: null, by: 'nothing', words };
	const isUnknown = reasons.length < evidence.length;
	if (isUnknown || new Set(reasons.map(({ instant }) => instant)).size > 1)
		return { zone: null, by: 'contradiction', words };
	return { zone: first.zone, by: first.ground, words };
}

function reasonOf(hour: HourOfGame, one: HourEvidence): Reason | null {
	const zone = zoneFor(hour, one.zone);
	if (zone === null) return null;
	const instant =
		hour.date === null || hour.time === null
			? zone
			: (localToInstant(hour.date, hour.time, zone)?.epochMs ?? zone);
	return { ...one, zone, instant };
}

/** The zone that evidence gives for one game; null when unknown. */
export function zoneFor(
	{ place, league }: Pick<HourOfGame, 'place' | 'league'>,
	zone: string,
): string | null {
	if (zone === PLACE) return place;
	if (zone === LEAGUE) return league;
	return zone === READER ? null : zone;
}

/**
 * Decisive before supporting, then by name: the result must not depend on the order of the
 * evidence.
 */
function byRank(a: Reason, b: Reason): number {
	return (
		Number(a.supports === true) - Number(b.supports === true) ||
		compare(a.ground, b.ground) ||
		compare(a.zone, b.zone)
	);
}

function compare(a: string, b: string): number {
	return a < b ? -1 : Number(a > b);
}

/** An undefined hour needs no decision by a person. */
function withoutHour(hour: HourOfGame, evidence: readonly HourEvidence[]): HourDecision {
	const [first] = evidence.flatMap((one) => reasonOf(hour, one) ?? []).sort(byRank);
	const zone = first?.zone ?? hour.league ?? hour.place ?? GUIDE_ZONE;
	return {
		zone,
		by: first?.ground ?? 'home',
		words: first === undefined || first.words === '' ? [] : [first.words],
	};
}
