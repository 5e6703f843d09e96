import { isUndefinedSide } from '#core/football-pt/undefined-side.ts';
import { normalize } from '#core/search/normalize.ts';
import type { ResolveHints } from '#core/search/resolution.ts';
import type { DraftAnswer, DraftBroadcast, DraftGame, DraftTeam } from './draft-game.ts';
import { answerHours, placed } from './hours/answer-hours.ts';
import { isOpenHour } from './hours/open-hour.ts';
import { LEFT_OUT, type QuestionKind } from './import-row.ts';
import { namedIssue } from './issue.ts';
import { settle, withInstant, withoutAnswers } from './settle-draft.ts';

/** What an answer needs from the guide. */
export type AnswerContext = {
	/** Country of a known competition; null for one that spans several. */
	countryOf(competitionId: string): string | null | undefined;
	/** The team that a name means in a competition; null when it stays open. */
	teamOf(name: string, hints: ResolveHints): string | null;
};

/**
 * The meaning of a name. `id` null: it stays as written (a side as text, a channel omitted);
 * `LEFT_OUT`: its games are left out. For kind 'hours', the name is empty, and `id` is the clock of
 * all hours without a zone: `BRASILIA_HOURS`, `PLACE_HOURS` or a zone.
 */
type NameAnswer = { kind: QuestionKind; name: string; id: string | null };

/**
 * Applies a person's answer about a name to a draft. Only doubts about that name are removed. A
 * competition may identify its sides. An hour without a zone becomes Brasília time once its
 * competition is Brazilian. An earlier answer for the same name is undone first, so only the last
 * one counts. S5.
 */
export function answerName(
	draft: DraftGame,
	answer: NameAnswer,
	context: AnswerContext,
): DraftGame {
	const open = reopened(draft, answer);
	const { kind, name } = answer;
	if (answer.id === LEFT_OUT) return withAnswer(open, { kind, name, issues: [], leftOut: true });
	const answered = answerOpen(open, answer, context);
	if (answered === open) return open;
	const known = kind === 'competition' ? identified(answered, context) : answered;
	const issues = open.issues.filter((issue) => !known.issues.includes(issue));
	const before = known === answered ? {} : { sides: sidesOf(open) };
	return withAnswer(known, { kind, name, issues, ...beforeHours(open, known), ...before });
}

function withAnswer(draft: DraftGame, given: DraftAnswer): DraftGame {
	return { ...draft, answers: [...(draft.answers ?? []), given] };
}

function sidesOf({ home, away }: DraftGame): [home: DraftTeam, away: DraftTeam] {
	return [home, away];
}

/** Whether a person left this game out, by an answer about one of its names. */
export function isLeftOut({ answers = [] }: DraftGame): boolean {
	return answers.some(({ leftOut }) => leftOut === true);
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
	if (given.leftOut) return asked;
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
	if (kind === 'hours') return timed;
	return {
		...timed,
		...restoredSides(draft, given, others),
		competition: { ...draft.competition, competitionId: null },
	};
}

/** The sides before a competition identified them, except those that a person answered since. */
function restoredSides(
	{ home, away }: DraftGame,
	{ sides }: DraftAnswer,
	others: readonly DraftAnswer[],
): Pick<DraftGame, 'home' | 'away'> {
	const isAnswered = (side: DraftTeam) =>
		others.some((other) => other.kind === 'team' && meaning(other.name)(side.name));
	const restored = (side: DraftTeam, before: DraftTeam | undefined) =>
		before === undefined || isAnswered(side) ? side : before;
	return { home: restored(home, sides?.[0]), away: restored(away, sides?.[1]) };
}

/** The draft with the sides that its competition identifies; the same draft if there are none. */
function identified(draft: DraftGame, { countryOf, teamOf }: AnswerContext): DraftGame {
	const { competitionId } = draft.competition;
	if (competitionId === null) return draft;
	const hints = { competitionId, country: countryOf(competitionId) ?? null };
	const found = new Set<string>();
	const known = (side: DraftTeam, opponent: DraftTeam): DraftTeam => {
		if (side.teamId !== null || !isOpenSide(draft, side)) return side;
		const also = opponent.teamId === null ? {} : { opponentId: opponent.teamId };
		const teamId = teamOf(side.name, { ...hints, ...also });
		if (teamId === null) return side;
		for (const doubt of doubtsAbout(side.name)) found.add(doubt);
		return { name: side.name, teamId, candidates: [] };
	};
	const home = known(draft.home, draft.away);
	const away = known(draft.away, home);
	if (found.size === 0) return draft;
	const issues = draft.issues.filter(({ message }) => !found.has(message));
	return settle({ ...draft, home, away }, issues);
}

function answerOpen(
	draft: DraftGame,
	{ kind, name, id }: NameAnswer,
	{ countryOf }: AnswerContext,
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

/** Whether a side is still in doubt. */
function isOpenSide({ issues }: DraftGame, { name }: DraftTeam): boolean {
	const doubts = (['teamUnknown', 'teamAmbiguous'] as const).map(
		(code) => namedIssue(code, name).message,
	);
	return !isUndefinedSide(name) && issues.some(({ message }) => doubts.includes(message));
}

/**
 * Unsettled names of a draft: ambiguous or unknown ones, as written. '' = the source names no
 * competition.
 */
export function openNames(
	draft: DraftGame,
): { kind: QuestionKind; name: string; candidates: string[] }[] {
	const codes = new Set(draft.issues.map(({ message }) => message));
	const sides = [draft.home, draft.away]
		.filter((side) => side.teamId === null && isOpenSide(draft, side))
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
