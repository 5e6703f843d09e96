import { normalize } from '#core/search/normalize.ts';
import type { DraftAnswer, DraftBroadcast, DraftGame, DraftTeam } from './draft-game.ts';
import type { NameKind } from './import-row.ts';
import { namedIssue } from './issue.ts';
import { settle, withInstant, withoutAnswers } from './settle-draft.ts';
import { isUndefinedSide } from './undefined-side.ts';

/** Zone of a known competition. */
export type ZoneOf = (competitionId: string) => string | undefined;

/** What a name means: `id` null = it stays as written (a side by its words, a channel left out). */
export type NameAnswer = { kind: NameKind; name: string; id: string | null };

/**
 * The draft after somebody said what a name means. Only the doubts about that name go. The zone of a competition that is known now moves an
 * hour whose zone was assumed. What was answered before about the same name is taken back first: the last answer holds, as if it were the
 * only one. S5.
 */
export function answerName(draft: DraftGame, answer: NameAnswer, zoneOf: ZoneOf): DraftGame {
	const open = reopened(draft, answer);
	const answered = answerOpen(open, answer, zoneOf);
	if (answered === open) return open;
	const { kind, name } = answer;
	const issues = open.issues.filter((issue) => !answered.issues.includes(issue));
	const given: DraftAnswer = { kind, name, issues, ...(answered.zone === open.zone ? {} : { zone: open.zone }) };
	return { ...answered, answers: [...(open.answers ?? []), given] };
}

/** Names that were answered in a draft and may be answered otherwise. */
export function answeredNames({ answers = [] }: DraftGame): Pick<DraftAnswer, 'kind' | 'name'>[] {
	return answers;
}

/** The draft as it was before a name of it was answered, everything else as it is now. */
function reopened(draft: DraftGame, { kind, name }: Pick<NameAnswer, 'kind' | 'name'>): DraftGame {
	const isMeant = meaning(name);
	const given = draft.answers?.find((answer) => answer.kind === kind && isMeant(answer.name));
	if (given === undefined) return draft;
	const others = draft.answers?.filter((answer) => answer !== given) ?? [];
	const issues = [...draft.issues, ...given.issues];
	const asked = { ...withoutAnswers(draft), issues, ...(others.length === 0 ? {} : { answers: others }) };
	if (kind === 'team') {
		const open = (side: DraftTeam): DraftTeam => (isMeant(side.name) ? { ...side, teamId: null } : side);
		return { ...asked, home: open(draft.home), away: open(draft.away) };
	}
	if (kind === 'channel') {
		const open = (shown: DraftBroadcast) => (isMeant(shown.channel) ? { ...shown, channelId: null } : shown);
		return { ...asked, broadcasts: draft.broadcasts.map(open) };
	}
	const unknown = { ...asked, competition: { ...draft.competition, competitionId: null } };
	return given.zone === undefined ? unknown : withInstant({ ...unknown, zone: given.zone });
}

function answerOpen(draft: DraftGame, { kind, name, id }: NameAnswer, zoneOf: ZoneOf): DraftGame {
	const isMeant = meaning(name);
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

function meaning(name: string): (written: string | null) => boolean {
	const asked = normalize(name);
	return (written) => normalize(written ?? '') === asked;
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
