import { groupByEach } from '#core/kit/group-by-each.ts';
import { checkChannels } from './channel-clash.ts';
import { type CheckedGame, type QualityNames, teamIdsOf } from './checked-game.ts';
import { checkDayText } from './day-text.ts';
import { checkMinute } from './odd-minute.ts';
import { checkDuplicates, checkRest } from './pairs.ts';
import { checkVenue } from './usual-venues.ts';
import type { QualityWarning } from './warning.ts';

/** How many days around a game the checks include. */
export const QUALITY_DAYS = 2;

/**
 * Builds the check of games against others, once for many games (product rule 5.6). `around` = all
 * games stored, or about to be stored, within `QUALITY_DAYS` of the checked ones; it may include
 * these, but no removed games. A check warns and never refuses.
 */
export function createQualityCheck(
	around: readonly CheckedGame[],
	names: QualityNames,
): (game: CheckedGame) => QualityWarning[] {
	const byTeam = groupByEach(around, teamIdsOf);
	const byKickoff = groupByEach(around, ({ kickoffAt }) => (kickoffAt === null ? [] : [kickoffAt]));
	return (game) => {
		const ofTeams = [...new Set(teamIdsOf(game).flatMap((id) => byTeam.get(id) ?? []))];
		const sameMinute = game.kickoffAt === null ? [] : (byKickoff.get(game.kickoffAt) ?? []);
		return [
			...(game.damage === undefined ? [] : [{ kind: 'damaged' as const }]),
			...checkDuplicates(game, ofTeams),
			...checkRest(game, ofTeams, names),
			...checkChannels(game, sameMinute, names),
			...checkDayText(game),
			...checkMinute(game),
			...checkVenue(game, names.venues),
		];
	};
}
