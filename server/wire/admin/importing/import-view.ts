import type { CompetitionOffer } from '#core/importing/competition-offer.ts';
import type {
	CandidateView,
	ImportCounts,
	ImportRowView,
	ImportSummary,
	ImportView,
	QuestionView,
} from '#core/importing/contract/imports.ts';
import { importDeskCopy } from '#core/importing/copy/desk.ts';
import {
	clockWords,
	groundWords,
	hourInBrasilia,
	hourReason,
	hoursCopy,
} from '#core/importing/copy/hours.ts';
import type { DraftGame, DraftTeam } from '#core/importing/draft-game.ts';
import { markReading } from '#core/importing/highlight.ts';
import { BRASILIA_HOURS, PLACE_HOURS } from '#core/importing/hours/answer-hours.ts';
import { fateOf, type QuestionKind, STATES_UNDER_WAY } from '#core/importing/import-row.ts';
import { placeWords } from '#core/names/copy/pickers.ts';
import { dayOf, GUIDE_ZONE, timeOf } from '#core/site/dates.ts';
import type { Reader } from '#server/db/app-database.ts';
import type { Reference } from '#server/guide-data.ts';
import type { ImportBatch } from '#server/importing/batch/import-batch.ts';
import { createLearnedRepository } from '#server/importing/batch/learned-repository.ts';
import { nameKey } from '#server/importing/batch/plan-batch.ts';
import {
	createQuestionRepository,
	type ImportQuestion,
} from '#server/importing/batch/question-repository.ts';
import { readCompetitionOffers } from '#server/importing/batch/read-competition-offers.ts';
import type { ImportRow } from '#server/importing/rows/import-row.ts';
import { createKnownGamesRepository } from '#server/importing/rows/known-games-repository.ts';
import { createRowRepository } from '#server/importing/rows/row-repository.ts';

const MOST_CANDIDATES = 8;

type Tally = Awaited<ReturnType<ReturnType<typeof createRowRepository>['tally']>>;

/**
 * Nothing while a step is under way: how far it is stands in `progress`, and the rows are counted
 * when it has ended.
 */
async function tallyOf(db: Reader, { id, state }: ImportBatch): Promise<Tally> {
	return STATES_UNDER_WAY.includes(state) ? [] : createRowRepository(db).tally(id);
}

/** How many rows of an import are what. */
function countRows(tally: Tally): ImportCounts {
	const counts: ImportCounts = {
		...{
			total: 0,
			create: 0,
			change: 0,
			same: 0,
			conflict: 0,
			blocked: 0,
			unreadable: 0,
			problems: 0,
			undecided: 0,
		},
		...{ refusedIfPartial: 0, draftedIfPartial: 0, excluded: 0 },
		...{ created: 0, drafted: 0, changed: 0, left: 0, refused: 0, undone: 0, kept: 0 },
	};
	for (const { action, reason, concern, decision, result, confidence, count } of tally) {
		counts.total += count;
		counts[action] += count;
		if (concern >= 1) counts.problems += count;
		if (concern === 2) counts.undecided += count;
		if (decision === 'exclude') counts.excluded += count;
		if (result !== null) counts[result] += count;
		const fate = fateOf({ action, reason, decision, confidence });
		if (fate === 'refuse') counts.refusedIfPartial += count;
		if (fate === 'draft') counts.draftedIfPartial += count;
	}
	return counts;
}

/** How many rows of each kind wait for a person. */
function waitingOf(tally: Tally): ImportView['waiting'] {
	const waiting = { conflict: 0, doubtful: 0, unreadable: 0, blocked: 0 };
	for (const { action, concern, count } of tally) {
		if (concern !== 2 || action === 'same') continue;
		waiting[action === 'create' || action === 'change' ? 'doubtful' : action] += count;
	}
	return waiting;
}

/** An import as the list shows it. */
export async function summaryOf(db: Reader, batch: ImportBatch): Promise<ImportSummary> {
	return toSummary(batch, await tallyOf(db, batch));
}

function toSummary(batch: ImportBatch, tally: Tally): ImportSummary {
	const {
		id,
		source,
		format,
		state,
		problem,
		actor,
		createdAt,
		committedAt,
		undoneAt,
		total,
		progress,
	} = batch;
	return {
		...{ id, kind: source.kind, name: source.name, format, state, problem, actor: actor.name },
		...{ createdAt, committedAt, undoneAt, total, progress, counts: countRows(tally) },
		hours: batch.hours.map(({ by, words, rows }) =>
			hoursCopy.tally(groundWords({ by, words }), rows),
		),
	};
}

/** An import with everything but its rows. */
export async function viewOf(
	db: Reader,
	batch: ImportBatch,
	reference: Reference,
): Promise<ImportView> {
	const { source, mode, tables, revision, damage } = batch;
	const warnings =
		damage === null ? batch.warnings : [...batch.warnings, importDeskCopy.review.damaged];
	const [tally, questions, choices] = await Promise.all([
		tallyOf(db, batch),
		createQuestionRepository(db).list(batch.id),
		createLearnedRepository(db).choices(source.key === '' ? 'texto' : source.key),
	]);
	const examples = questions.some(({ kind }) => kind === 'hours')
		? await examplesOf(db, batch.id)
		: [];
	const isOpen = ({ kind, shown, answer }: ImportQuestion) =>
		kind === 'competition' && shown === '' && answer === null;
	const offers = questions.some(isOpen)
		? await readCompetitionOffers(db, batch.id, batch.createdAt)
		: [];
	const proposed = new Map(
		choices.map(({ kind, alias, targetId }) => [`${kind} ${alias}`, targetId]),
	);
	return {
		...{ ...toSummary(batch, tally), waiting: waitingOf(tally), mode, warnings, tables, revision },
		...{ text: source.text, address: source.address, asked: source.asked },
		questions: questions.map((question): QuestionView => {
			const { kind, name, shown, rows, candidates, answer } = question;
			const fitting = isOpen(question) ? offers : [];
			const last = proposed.get(`${kind} ${name}`) ?? null;
			// What was chosen is among them, wherever it was found.
			const chosen = [answer, last].flatMap((id) => id || []);
			const offered =
				kind === 'hours'
					? [BRASILIA_HOURS, PLACE_HOURS, ...chosen]
					: [...chosen, ...fitting.map(({ id }) => id), ...candidates];
			const ids = [...new Set(offered)].slice(0, MOST_CANDIDATES);
			return {
				kind,
				name,
				shown,
				rows,
				answer,
				proposed: last,
				candidates: ids.flatMap((id) => withFit(candidateOf(kind, id, reference), fitting)),
				examples: kind === 'hours' ? examples : [],
			};
		}),
	};
}

const EXAMPLES = 2;
const MOST_ROWS = 50;

/**
 * Two games whose hours are asked about, with what each answer makes of them; those first for which
 * it matters.
 */
async function examplesOf(db: Reader, batchId: string): Promise<QuestionView['examples']> {
	const rows = await createRowRepository(db).withAskedName(
		batchId,
		nameKey('hours', ''),
		0,
		MOST_ROWS,
	);
	const found = rows.flatMap(({ draft }) => {
		const { date = null, time = null, hours, home, away } = draft ?? {};
		if (date === null || time === null) return [];
		const brasilia = hourInBrasilia(date, time, GUIDE_ZONE) ?? '';
		const place = hours?.place == null ? null : hourInBrasilia(date, time, hours.place);
		return [
			{
				game: `${home?.name} x ${away?.name}`,
				written: `${date.slice(8)}/${date.slice(5, 7)} ${time}`,
				brasilia,
				place,
			},
		];
	});
	return found.toSorted((a, b) => weight(b) - weight(a)).slice(0, EXAMPLES);
}

function weight({ brasilia, place }: QuestionView['examples'][number]): number {
	return place === null ? 0 : place === brasilia ? 1 : 2;
}

/** Rows as the grid shows them. */
export async function rowViews(
	db: Reader,
	rows: readonly ImportRow[],
	reference: Reference,
): Promise<ImportRowView[]> {
	const games = await createKnownGamesRepository(db).brief(
		rows.flatMap(({ gameId }) => gameId ?? []),
	);
	return rows.map((row) => {
		const {
			number,
			line,
			text,
			unread,
			action,
			reason,
			concern,
			decision,
			edited,
			result,
			revision,
			draft,
			gameId,
		} = row;
		const { confidence, diff, isDamaged } = row;
		return {
			...{
				number,
				line,
				text,
				unread,
				action,
				reason,
				concern,
				decision,
				edited,
				result,
				revision,
				confidence,
				diff,
				isDamaged,
			},
			issues: draft?.issues ?? [],
			reading: draft === null ? null : readingOf(draft, text, reference),
			game: gameId === null ? null : (games.get(gameId) ?? null),
		};
	});
}

function readingOf(
	draft: DraftGame,
	text: string,
	reference: Reference,
): NonNullable<ImportRowView['reading']> {
	const { round, venue, status, zone, kickoffAt } = draft;
	const local =
		kickoffAt === null ? { day: draft.date, time: null } : localOf(Date.parse(kickoffAt));
	const elsewhere =
		draft.time !== null && zone !== null && zone !== GUIDE_ZONE && local.time !== draft.time;
	const { name, competitionId } = draft.competition;
	return {
		...{
			...local,
			round,
			venue,
			status,
			written: elsewhere ? `${draft.time} (${clockWords(zone)})` : null,
		},
		hours: draft.hours === undefined ? null : hourReason(draft.hours, zone),
		...{ home: sideOf(draft.home, reference), away: sideOf(draft.away, reference) },
		competition: {
			name,
			id: competitionId,
			known:
				competitionId === null
					? null
					: (reference.competitions.get(competitionId)?.shortName ?? null),
		},
		channels: draft.broadcasts.map(({ channel, channelId, include, exclude }) => ({
			...{ name: channel, id: channelId, include, exclude },
			known: channelId === null ? null : (reference.channels.get(channelId)?.shortName ?? null),
		})),
		marks: markReading(text, draft),
	};
}

function localOf(instant: number): { day: string; time: string } {
	const { hour, minute } = timeOf(instant);
	return {
		day: dayOf(instant),
		time: `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`,
	};
}

function sideOf({ name, teamId, candidates }: DraftTeam, reference: Reference) {
	const known = teamId === null ? null : (reference.teams.get(teamId)?.shortName ?? null);
	return {
		name,
		id: teamId,
		known,
		candidates: candidates
			.slice(0, MOST_CANDIDATES)
			.flatMap((id) => candidateOf('team', id, reference) ?? []),
	};
}

/** A competition that is offered for its teams says so in place of its country. */
function withFit(
	candidate: CandidateView | null,
	offers: readonly CompetitionOffer[],
): CandidateView[] {
	if (candidate === null) return [];
	const offer = offers.find(({ id }) => id === candidate.id);
	return [
		offer === undefined
			? candidate
			: { ...candidate, place: importDeskCopy.questions.fits(offer.teams, offer.of) },
	];
}

function candidateOf(
	kind: QuestionKind,
	id: string,
	{ teams, competitions, channels }: Reference,
): CandidateView | null {
	if (kind === 'hours') return { id, name: hoursCopy.answers[id] ?? clockWords(id), place: null };
	if (kind === 'team') {
		const team = teams.get(id);
		return team === undefined ? null : { id, name: team.name, place: placeWords(team) || null };
	}
	if (kind === 'competition') {
		const competition = competitions.get(id);
		return competition === undefined
			? null
			: { id, name: competition.name, place: placeWords({ city: null, ...competition }) || null };
	}
	const channel = channels.get(id);
	return channel === undefined
		? null
		: { id, name: channel.name, place: channel.regionUfs.join(', ') || null };
}
