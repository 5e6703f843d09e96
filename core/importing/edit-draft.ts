import type { Uf } from '#core/football-pt/uf.ts';
import type { GameStatus } from '#core/games/game.ts';
import { GUIDE_ZONE } from '#core/site/dates.ts';
import type { DraftBroadcast, DraftGame, DraftIssue, DraftTeam } from './draft-game.ts';
import { namedIssue, plainIssue } from './issue.ts';
import { settle, withInstant, withoutAnswers } from './settle-draft.ts';

/**
 * A person's corrections to a reading; absent fields stay. Sides and channels are ids, or text kept
 * as written.
 */
export type DraftEdit = Partial<{
	/** YYYY-MM-DD and HH:MM in São Paulo; null = unknown. */
	date: string | null;
	time: string | null;
	home: { id: string | null; name: string };
	away: { id: string | null; name: string };
	competition: { id: string; name: string };
	round: string | null;
	venue: string | null;
	status: GameStatus;
	channels: { id: string; name: string; include: Uf[]; exclude: Uf[] }[];
}>;

/**
 * Applies a person's corrections to a draft. An edited row counts as checked, so only doubts that
 * still block it remain (no date, an ambiguous side). Dates and hours in an edit are São Paulo's.
 * Bulk answers become part of the row: later changes to such an answer skip it. S5, U13.
 */
export function editDraft(draft: DraftGame, edit: DraftEdit): DraftGame {
	const moved = edit.date !== undefined || edit.time !== undefined;
	const local = moved ? localKickoff(draft) : {};
	const changed: DraftGame = {
		...withoutAnswers(draft),
		...local,
		...(edit.date === undefined ? {} : { date: edit.date }),
		...(edit.time === undefined ? {} : { time: edit.time }),
		...(moved ? { zone: GUIDE_ZONE } : {}),
		home: edit.home === undefined ? draft.home : toSide(edit.home),
		away: edit.away === undefined ? draft.away : toSide(edit.away),
		competition:
			edit.competition === undefined
				? draft.competition
				: { name: edit.competition.name, competitionId: edit.competition.id },
		round: edit.round === undefined ? draft.round : edit.round,
		venue: edit.venue === undefined ? draft.venue : edit.venue,
		status: edit.status ?? draft.status,
		broadcasts:
			edit.channels === undefined
				? draft.broadcasts
				: edit.channels.map((channel) => toBroadcast(channel, draft.broadcasts)),
	};
	const timed = moved ? withInstant(changed) : changed;
	return settle(timed, standing(timed));
}

/** A draft for a line without a recognized game, to be filled in by a person. */
export function emptyDraft(line: number, text: string): DraftGame {
	const side = { name: '', teamId: null, candidates: [] };
	return {
		...{
			line,
			text,
			date: null,
			time: null,
			zone: GUIDE_ZONE,
			kickoffAt: null,
			home: side,
			away: side,
		},
		...{
			competition: { name: null, competitionId: null },
			round: null,
			venue: null,
			status: 'scheduled',
			broadcasts: [],
		},
		...{ confidence: 0, issues: [] },
	};
}

function toSide({ id, name }: { id: string | null; name: string }): DraftTeam {
	return { name, teamId: id, candidates: [] };
}

function toBroadcast(
	{ id, name, include, exclude }: NonNullable<DraftEdit['channels']>[number],
	known: readonly DraftBroadcast[],
): DraftBroadcast {
	const before = known.find(({ channelId }) => channelId === id);
	return {
		...(before ?? { note: null }),
		channel: before?.channel ?? name,
		channelId: id,
		include,
		exclude,
	};
}

/** Date and hour of a draft in São Paulo, the basis for a person's edit. */
function localKickoff(draft: DraftGame): Pick<DraftGame, 'date' | 'time'> {
	if (draft.kickoffAt === null) return { date: draft.date, time: draft.time };
	const local = new Intl.DateTimeFormat('sv-SE', {
		timeZone: GUIDE_ZONE,
		dateStyle: 'short',
		timeStyle: 'short',
	});
	const [date = null, time = null] = local.format(Date.parse(draft.kickoffAt)).split(' ');
	return { date, time };
}

/** The doubts that still block a draft after a person checked it. */
function standing(draft: DraftGame): DraftIssue[] {
	const issues: DraftIssue[] = [];
	if (draft.date === null) issues.push(plainIssue('dateUnknown'));
	else if (draft.time === null) issues.push(plainIssue('timeUndefined'));
	for (const { teamId, name, candidates } of [draft.home, draft.away])
		if (teamId === null && candidates.length > 0) issues.push(namedIssue('teamAmbiguous', name));
	const same = draft.home.teamId !== null && draft.home.teamId === draft.away.teamId;
	return same ? [...issues, plainIssue('sameTeam')] : issues;
}
