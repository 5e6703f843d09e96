import { isUndefinedSide } from '#core/football-pt/undefined-side.ts';
import { normalize } from '#core/search/normalize.ts';
import type { DraftAnswer, DraftBroadcast, DraftGame, DraftTeam } from './draft-game.ts';
import { answerHours, placed } from './hours/answer-hours.ts';
import { isOpenHour } from './hours/open-hour.ts';
import type { QuestionKind } from './import-row.ts';
import { namedIssue } from './issue.ts';
import { settle, withInstant, withoutAnswers } from './settle-draft.ts';

/** Country of a known competition; null for one that spans several. */
type CountryOf = (competitionId: string) => string | null | undefined;

/**
 * The meaning of a name. `id` null: it stays as written (a side as text, a channel omitted). For
 * kind 'hours', the name is empty, and `id` is the clock of all hours without a zone:
 * `BRASILIA_HOURS`, `PLACE_HOURS` or a zone.
 */
type NameAnswer = { kind: QuestionKind; name: string; id: string | null };

/**
 * Applies a person's answer about a name to a draft. Only doubts about that name are removed. An
 * hour without a zone becomes Brasília time once its competition is Brazilian. An earlier answer
 * for the same name is undone first, so only the last one counts. S5.
 */
export function answerName(draft: DraftGame, answer: NameAnswer, countryOf: CountryOf): DraftGame {
	const open = reopened(draft, answer);
	const answered = answerOpen(open, answer, countryOf);
	if (answered === open) return open;
	const { kind, name } = answer;
	const issues = open.issues.filter((issue) => !answered.issues.includes(issue));
	const given: DraftAnswer = { kind, name, issues, ...beforeHours(open, answered) };
	return { ...answered, answers: [...(open.answers ?? []), given] };
}

/** Names already answered in a draft; their answers may still change. */
export function answeredNames({ answers = [] }: DraftGame): Pick<DraftAnswer, 'kind' | 'name'>[] {
	return answers;
}

/** The draft with one name unanswered again; everything else stays as it is now. */
function reopened(draft: DraftGame, { kind, name }: Pick<NameAnswer, 'kind' | 'name'>): DraftGame {
	const isMeant = meaning(name);
	const given = draft.answers?.find((answer) => answer.kind === kind && isMeant(answer.name));
	if (given === undefined) return draft;
	const others = draft.answers?.filter((answer) => answer !== given) ?? [];
	const issues = [...draft.issues, ...given.issues];
	const asked = {
		...withoutAnswers(draft),
		issues,
		...(others.length === 0 ? {} : { answers: others }),
	};
	if (kind === 'team') {
		const open = (side: DraftTeam): DraftTeam =>
			isMeant(side.name) ? { ...side, teamId: null } : side;
		return { ...asked, home: open(draft.home), away: open(draft.away) };
	}
	if (kind === 'channel') {
		const open = (shown: DraftBroadcast) =>
			isMeant(shown.channel) ? { ...shown, channelId: null } : shown;
		return { ...asked, broadcasts: draft.broadcasts.map(open) };
	}
	const timed =
		given.hours === undefined
			? asked
			: withInstant({ ...asked, zone: given.zone ?? null, hours: given.hours });
	return kind === 'hours'
		? timed
		: { ...timed, competition: { ...draft.competition, competitionId: null } };
}

function answerOpen(
	draft: DraftGame,
	{ kind, name, id }: NameAnswer,
	countryOf: CountryOf,
): DraftGame {
	const isMeant = meaning(name);
	const said = new Set(spellings(draft, kind).filter(isMeant).flatMap(doubtsAbout));
	const issues = draft.issues.filter(({ message }) => !said.has(message));
	if (kind === 'team') {
		const answer = (side: DraftTeam): DraftTeam =>
			side.teamId === null && isMeant(side.name)
				? { name: side.name, teamId: id, candidates: [] }
				: side;
		return settle({ ...draft, home: answer(draft.home), away: answer(draft.away) }, issues);
	}
	if (kind === 'channel') {
		const answer = (shown: DraftBroadcast) =>
			shown.channelId === null && isMeant(shown.channel) ? { ...shown, channelId: id } : shown;
		return settle({ ...draft, broadcasts: draft.broadcasts.map(answer) }, issues);
	}
	if (kind === 'hours') return answerHours(draft, id ?? '');
	if (id === null || draft.competition.competitionId !== null || !isMeant(draft.competition.name))
		return draft;
	const known = { ...draft, competition: { ...draft.competition, competitionId: id } };
	const left = issues.filter(({ code }) => code !== 'competition-missing');
	return placed(settle(known, left), countryOf(id) ?? null);
}

/** The zone and hour evidence that an answer replaced. */
function beforeHours(open: DraftGame, answered: DraftGame): Pick<DraftAnswer, 'zone' | 'hours'> {
	return open.hours === undefined || answered.hours === open.hours
		? {}
		: { zone: open.zone, hours: open.hours };
}

function meaning(name: string): (written: string | null) => boolean {
	const asked = normalize(name);
	return (written) => normalize(written ?? '') === asked;
}

/** The names of one kind, as written in a draft. */
function spellings(
	{ home, away, competition, broadcasts }: DraftGame,
	kind: QuestionKind,
): string[] {
	if (kind === 'team') return [home.name, away.name];
	if (kind === 'hours') return [];
	return kind === 'channel' ? broadcasts.map(({ channel }) => channel) : [competition.name ?? ''];
}

function doubtsAbout(written: string): string[] {
	return (['teamAmbiguous', 'teamUnknown', 'competitionUnknown', 'channelUnknown'] as const).map(
		(code) => namedIssue(code, written).message,
	);
}

/**
 * Unsettled names of a draft: ambiguous or unknown ones, as written. '' = the source names no
 * competition.
 */
export function openNames(
	draft: DraftGame,
): { kind: QuestionKind; name: string; candidates: string[] }[] {
	const codes = new Set(draft.issues.map(({ message }) => message));
	const isOpen = (name: string) =>
		codes.has(namedIssue('teamUnknown', name).message) ||
		codes.has(namedIssue('teamAmbiguous', name).message);
	const sides = [draft.home, draft.away]
		.filter(({ teamId, name }) => teamId === null && !isUndefinedSide(name) && isOpen(name))
		.map(({ name, candidates }) => ({ kind: 'team' as const, name, candidates }));
	const channels = draft.broadcasts
		.filter(
			({ channel, channelId }) =>
				channelId === null && codes.has(namedIssue('channelUnknown', channel).message),
		)
		.map(({ channel }) => ({ kind: 'channel' as const, name: channel, candidates: [] }));
	const { name, competitionId } = draft.competition;
	const competition =
		competitionId === null
			? [{ kind: 'competition' as const, name: name ?? '', candidates: [] }]
			: [];
	const hours = isOpenHour(draft) ? [{ kind: 'hours' as const, name: '', candidates: [] }] : [];
	return [...hours, ...competition, ...sides, ...channels];
}
