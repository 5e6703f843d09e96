import type { GameChangeInput } from '#core/games/contract/form.ts';
import type { GameSnapshot } from './game-snapshot.ts';
import { readKickoff, writeKickoff } from './kickoff-input.ts';
import { scoreOf, stampScore } from './result.ts';

/** A game as its form sends it: the kickoff as local time in its own zone. */
export function changeOf(game: GameSnapshot): GameChangeInput {
	const { competitionId, round, home, away, zone, venue, status, publication, result, broadcasts } =
		game;
	const side = ({ teamId, label }: GameSnapshot['home']) => ({
		teamId,
		label: teamId === null ? label : null,
	});
	return {
		...{
			competitionId,
			round,
			home: side(home),
			away: side(away),
			venue,
			status,
			publication,
			result: result && scoreOf(result),
			zone,
			broadcasts,
		},
		...writeKickoff(game),
		source: null,
	};
}

/**
 * A sent form as stored games hold it. `now` (UTC ms) replaces 'now' in `verifiedAt`; an invalid
 * kickoff keeps only its day.
 */
export function snapshotOfChange(change: GameChangeInput, now: number): GameSnapshot {
	const { date, time, zone, source: _source, broadcasts, result = null, ...rest } = change;
	const kickoff = readKickoff({ date, time, zone });
	return {
		...rest,
		...(typeof kickoff === 'string' ? { day: date, kickoffAt: null, zone } : kickoff),
		kickoffText: null,
		result: stampScore(null, result, { source: null, at: now }),
		broadcasts: broadcasts.map((line) => ({
			...line,
			verifiedAt: line.verifiedAt === 'now' ? now : line.verifiedAt,
		})),
	};
}
