import type { GameStatus } from '#core/games/game.ts';
import { normalize } from '#core/search/normalize.ts';
import { GUIDE_ZONE } from '#core/site/dates.ts';
import type { Uf } from '#core/site/uf.ts';
import { formatInstant, isClockTime, localToInstant } from '#core/site/zoned-time.ts';
import type { DraftBroadcast, DraftGame, DraftIssue, DraftTeam } from './draft-game.ts';
import type { NameKind } from './import-row.ts';
import { namedIssue, plainIssue } from './issue.ts';
import { confidenceOf } from './resolve-drafts.ts';
import { isUndefinedSide } from './undefined-side.ts';

/** What a person wrote over a reading; what is absent stays. Sides and channels by id, or as text that is kept as written. */
export type DraftEdit = Partial<{
	/** YYYY-MM-DD and HH:MM in São Paulo; null = not known. */
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

/** Zone of a known competition. */
export type ZoneOf = (competitionId: string) => string | undefined;

/**
 * The draft as a person corrected it. Whoever edits a row has looked at it: of its doubts only those stay that are still in the way (no
 * date, a side that may be several teams). A date or an hour that a person writes is São Paulo's. S5, U13.
 */
export function editDraft(draft: DraftGame, edit: DraftEdit): DraftGame {
	const moved = edit.date !== undefined || edit.time !== undefined;
	const local = moved ? localKickoff(draft) : draft;
	const changed: DraftGame = {
		...draft,
		...local,
		...(edit.date === undefined ? {} : { date: edit.date }),
		...(edit.time === undefined ? {} : { time: edit.time }),
		...(moved ? { zone: GUIDE_ZONE } : {}),
		home: edit.home === undefined ? draft.home : toSide(edit.home),
		away: edit.away === undefined ? draft.away : toSide(edit.away),
		competition: edit.competition === undefined ? draft.competition : { name: edit.competition.name, competitionId: edit.competition.id },
		round: edit.round === undefined ? draft.round : edit.round,
		venue: edit.venue === undefined ? draft.venue : edit.venue,
		status: edit.status ?? draft.status,
		broadcasts: edit.channels === undefined ? draft.broadcasts : edit.channels.map((channel) => toBroadcast(channel, draft.broadcasts)),
	};
	const timed = moved ? withInstant(changed) : changed;
	return settle(timed, standing(timed));
}

/** A draft for a line in which no game was found, for a person to fill in. */
export function emptyDraft(line: number, text: string): DraftGame {
	const side = { name: '', teamId: null, candidates: [] };
	return {
		...{ line, text, date: null, time: null, zone: GUIDE_ZONE, kickoffAt: null, home: side, away: side },
		...{ competition: { name: null, competitionId: null }, round: null, venue: null, status: 'scheduled', broadcasts: [] },
		...{ confidence: 0, issues: [] },
	};
}

/**
 * The draft after somebody said what a name means: `id` null = it stays as written (a side by its words, a channel left out). Only the
 * doubts about that name go. The zone of a competition that is known now moves an hour whose zone was assumed.
 */
export function answerName(
	draft: DraftGame,
	{ kind, name, id }: { kind: NameKind; name: string; id: string | null },
	zoneOf: ZoneOf,
): DraftGame {
	const asked = normalize(name);
	const isMeant = (written: string | null) => normalize(written ?? '') === asked;
	const said = new Set(spellings(draft, kind).filter(isMeant).flatMap(doubtsAbout));
	const issues = draft.issues.filter(({ message }) => !said.has(message));
	if (kind === 'team') {
		const answer = (side: DraftTeam): DraftTeam =>
			side.teamId === null && isMeant(side.name) ? { name: side.name, teamId: id, candidates: [] } : side;
		return settle({ ...draft, home: answer(draft.home), away: answer(draft.away) }, issues);
	}
	if (kind === 'channel') {
		const answer = (shown: DraftBroadcast) => (shown.channelId === null && isMeant(shown.channel) ? { ...shown, channelId: id } : shown);
		return settle({ ...draft, broadcasts: draft.broadcasts.map(answer) }, issues);
	}
	if (id === null || draft.competition.competitionId !== null || !isMeant(draft.competition.name)) return draft;
	const known = { ...draft, competition: { ...draft.competition, competitionId: id } };
	const left = issues.filter(({ code }) => code !== 'competition-missing');
	const assumed = left.some(({ code }) => code === 'zone-assumed');
	const zone = zoneOf(id);
	if (!assumed || zone === undefined) return settle(known, left);
	return settle(
		withInstant({ ...known, zone }),
		left.filter(({ code }) => code !== 'zone-assumed'),
	);
}

/** How a draft writes its names of one kind. */
function spellings({ home, away, competition, broadcasts }: DraftGame, kind: NameKind): string[] {
	if (kind === 'team') return [home.name, away.name];
	return kind === 'channel' ? broadcasts.map(({ channel }) => channel) : [competition.name ?? ''];
}

function doubtsAbout(written: string): string[] {
	return (['teamAmbiguous', 'teamUnknown', 'competitionUnknown', 'channelUnknown'] as const).map(
		(code) => namedIssue(code, written).message,
	);
}

/** Names of a draft that nobody has settled: ambiguous or unknown ones, as written. '' = the source names no competition. */
export function openNames(draft: DraftGame): { kind: NameKind; name: string; candidates: string[] }[] {
	const codes = new Set(draft.issues.map(({ message }) => message));
	const isOpen = (name: string) =>
		codes.has(namedIssue('teamUnknown', name).message) || codes.has(namedIssue('teamAmbiguous', name).message);
	const sides = [draft.home, draft.away]
		.filter(({ teamId, name }) => teamId === null && !isUndefinedSide(name) && isOpen(name))
		.map(({ name, candidates }) => ({ kind: 'team' as const, name, candidates }));
	const channels = draft.broadcasts
		.filter(({ channel, channelId }) => channelId === null && codes.has(namedIssue('channelUnknown', channel).message))
		.map(({ channel }) => ({ kind: 'channel' as const, name: channel, candidates: [] }));
	const { name, competitionId } = draft.competition;
	const competition = competitionId === null ? [{ kind: 'competition' as const, name: name ?? '', candidates: [] }] : [];
	return [...competition, ...sides, ...channels];
}

function toSide({ id, name }: { id: string | null; name: string }): DraftTeam {
	return { name, teamId: id, candidates: [] };
}

function toBroadcast(
	{ id, name, include, exclude }: NonNullable<DraftEdit['channels']>[number],
	known: readonly DraftBroadcast[],
): DraftBroadcast {
	const before = known.find(({ channelId }) => channelId === id);
	return { ...(before ?? { note: null }), channel: before?.channel ?? name, channelId: id, include, exclude };
}

/** Date and hour of a draft as São Paulo has them, from which a person goes on. */
function localKickoff(draft: DraftGame): Pick<DraftGame, 'date' | 'time'> {
	if (draft.kickoffAt === null) return { date: draft.date, time: draft.time };
	const local = new Intl.DateTimeFormat('sv-SE', { timeZone: GUIDE_ZONE, dateStyle: 'short', timeStyle: 'short' });
	const [date = null, time = null] = local.format(Date.parse(draft.kickoffAt)).split(' ');
	return { date, time };
}

function withInstant(draft: DraftGame): DraftGame {
	const { date, time, zone } = draft;
	if (date === null || time === null || !isClockTime(time)) return { ...draft, kickoffAt: null };
	const instant = localToInstant(date, time, zone ?? GUIDE_ZONE);
	return { ...draft, kickoffAt: instant && formatInstant(instant.epochMs) };
}

/** What is still in the way after a person looked. */
function standing(draft: DraftGame): DraftIssue[] {
	const issues: DraftIssue[] = [];
	if (draft.date === null) issues.push(plainIssue('dateUnknown'));
	else if (draft.time === null) issues.push(plainIssue('timeUndefined'));
	for (const { teamId, name, candidates } of [draft.home, draft.away])
		if (teamId === null && candidates.length > 0) issues.push(namedIssue('teamAmbiguous', name));
	const same = draft.home.teamId !== null && draft.home.teamId === draft.away.teamId;
	return same ? [...issues, plainIssue('sameTeam')] : issues;
}

function settle(draft: DraftGame, issues: DraftIssue[]): DraftGame {
	return { ...draft, issues, confidence: confidenceOf(issues) };
}
