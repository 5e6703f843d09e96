import type { BroadcastChange, GameChangeInput } from '#core/games/contract/form.ts';
import { fail, ok, type Result } from '#core/kit/result.ts';
import type { Broadcast } from './broadcast.ts';
import type { Names } from './cards.ts';
import { tidyCoverage } from './coverage/coverage-rules.ts';
import type { Side } from './game.ts';
import type { GameSnapshot } from './game-snapshot.ts';
import { type KickoffProblem, readKickoff } from './kickoff-input.ts';
import { stampScore, tidyScore } from './result.ts';
import { statusWith } from './result-rules.ts';

type FactProblem =
	| 'day'
	| 'hour'
	| 'zone'
	| 'skippedHour'
	| 'unknownTeam'
	| 'unknownCompetition'
	| 'unknownChannel'
	| 'sameTeam'
	| 'sameChannel'
	| 'channelMissing'
	| 'noneWithChannels'
	| 'levelShootOut';

/** The problem of each field, by its path ('home', 'broadcasts.0.channelId'). */
export type FactProblems = Readonly<Record<string, FactProblem>>;

export type Facts = Omit<GameSnapshot, 'kickoffText'>;

const KICKOFF_FIELDS: Record<KickoffProblem, [field: string, problem: FactProblem]> = {
	date: ['date', 'day'],
	time: ['time', 'hour'],
	zone: ['zone', 'zone'],
	gap: ['time', 'skippedHour'],
};

/**
 * A form's values as stored games hold them, or the invalid ones by field. `now` (UTC ms) replaces
 * 'now' in verifications. Only values that no guide could show are refused; odd ones cause warnings
 * elsewhere.
 */
export function readGameFacts(
	change: GameChangeInput,
	{ names, now }: { names: Names; now: number },
): Result<Facts, FactProblems> {
	const {
		date,
		time,
		zone,
		source: _source,
		broadcasts,
		home,
		away,
		result = null,
		...rest
	} = change;
	const score = result && tidyScore(result);
	const kickoff = readKickoff({ date, time, zone });
	const problems: Record<string, FactProblem> = {
		...(typeof kickoff === 'string' ? Object.fromEntries([KICKOFF_FIELDS[kickoff]]) : {}),
		...(names.competitions.has(change.competitionId)
			? {}
			: { competitionId: 'unknownCompetition' as const }),
		...sideProblems({ home, away }, names),
		...broadcastProblems(broadcasts, names),
		...(result !== null && score === null ? { result: 'levelShootOut' as const } : {}),
	};
	if (typeof kickoff === 'string' || Object.keys(problems).length > 0) return fail(problems);
	return ok({
		...rest,
		...kickoff,
		status: statusWith(change.status, score),
		result: stampScore(null, score, { source: null, at: now }),
		home: tidySide(home),
		away: tidySide(away),
		broadcasts: broadcasts.map((broadcast) => toBroadcast(broadcast, now)),
	});
}

function sideProblems(
	{ home, away }: Record<'home' | 'away', Side>,
	{ teams }: Names,
): Record<string, FactProblem> {
	const isUnknown = ({ teamId }: Side) => teamId !== null && !teams.has(teamId);
	if (isUnknown(home) || isUnknown(away)) {
		return {
			...(isUnknown(home) ? { home: 'unknownTeam' } : {}),
			...(isUnknown(away) ? { away: 'unknownTeam' } : {}),
		};
	}
	return home.teamId !== null && home.teamId === away.teamId ? { away: 'sameTeam' } : {};
}

function broadcastProblems(
	broadcasts: readonly BroadcastChange[],
	{ channels }: Names,
): Record<string, FactProblem> {
	const seen = new Set<string>();
	const problems = broadcasts.flatMap(({ channelId, state }, place): [string, FactProblem][] => {
		const field = `broadcasts.${place}.channelId`;
		if (channelId === null) return state === 'none' ? [] : [[field, 'channelMissing']];
		const isSecond = seen.has(channelId);
		seen.add(channelId);
		if (!channels.has(channelId)) return [[field, 'unknownChannel']];
		return isSecond ? [[field, 'sameChannel']] : [];
	});
	const isMixed = broadcasts.length > 1 && broadcasts.some(({ state }) => state === 'none');
	return {
		...Object.fromEntries(problems),
		...(isMixed ? { broadcasts: 'noneWithChannels' } : {}),
	};
}

/** A known team uses its own name. */
function tidySide({ teamId, label }: Side): Side {
	return { teamId, label: teamId === null ? label : null };
}

function toBroadcast(
	{ channelId, coverage, verifiedAt, ...broadcast }: BroadcastChange,
	now: number,
): Broadcast {
	return {
		...broadcast,
		channelId: broadcast.state === 'none' ? null : channelId,
		coverage: tidyCoverage(coverage),
		verifiedAt: verifiedAt === 'now' ? now : verifiedAt,
	};
}
