import { UFS } from '#core/football-pt/uf-names.ts';
import type {
	ImportCounts,
	ImportSummary,
	ImportView,
	ProposalView,
	QuestionView,
} from '#core/importing/contract/imports.ts';
import { importDeskCopy } from '#core/importing/copy/desk.ts';
import { groundWords, hourInBrasilia, hoursCopy } from '#core/importing/copy/hours.ts';
import { BRASILIA_HOURS, PLACE_HOURS } from '#core/importing/hours/answer-hours.ts';
import { fateOf, LEFT_OUT, STATES_UNDER_WAY } from '#core/importing/import-row.ts';
import { createNations } from '#core/importing/new-names/nations.ts';
import { GUIDE_ZONE } from '#core/site/dates.ts';
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
import { createCreatedNameRepository } from '#server/importing/new-names/created-name-repository.ts';
import { proposalsOf } from '#server/importing/new-names/read-proposals.ts';
import { withCreated } from '#server/importing/new-names/with-created.ts';
import { createRowRepository } from '#server/importing/rows/row-repository.ts';
import type { Naming } from '#server/reference/naming.ts';
import { candidateOf, MOST_CANDIDATES, withFit } from './import-candidates.ts';

type Tally = Awaited<ReturnType<ReturnType<typeof createRowRepository>['tally']>>;

/**
 * Empty while a step runs: `progress` shows how far it is, and rows are counted when it has ended.
 */
async function tallyOf(db: Reader, { id, state }: ImportBatch): Promise<Tally> {
	return STATES_UNDER_WAY.includes(state) ? [] : createRowRepository(db).tally(id);
}

/** Counts the rows of an import by action and result. */
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

/** Number of rows of each kind that wait for a person. */
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

/** An import without its rows. */
export async function viewOf(db: Reader, batch: ImportBatch, naming: Naming): Promise<ImportView> {
	const { source, mode, tables, revision, damage } = batch;
	const warnings =
		damage === null ? batch.warnings : [...batch.warnings, importDeskCopy.review.damaged];
	const [tally, questions, created, choices] = await Promise.all([
		tallyOf(db, batch),
		createQuestionRepository(db).list(batch.id),
		createCreatedNameRepository(db).list(batch.id),
		createLearnedRepository(db).choices(source.key === '' ? 'texto' : source.key),
	]);
	const reference = withCreated(naming.reference, created);
	const proposalOf = readProposals(batch, questions, { naming, reference });
	const isNew = new Set(created.map(({ kind, id }) => `${kind} ${id}`));
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
		created: created.map(({ kind, id, state, facts }) => ({ kind, id, state, name: facts.name })),
		questions: questions.map((question): QuestionView => {
			const { kind, name, shown, rows, candidates, answer } = question;
			const fitting = isOpen(question) ? offers : [];
			const last = proposed.get(`${kind} ${name}`) ?? null;
			// The chosen id is always a candidate, whatever its origin.
			const chosen = [answer, last].flatMap((id) => (id === LEFT_OUT ? [] : id || []));
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
				isNew: answer !== null && isNew.has(`${kind} ${answer}`),
				proposal: proposalOf(question),
				candidates: ids.flatMap((id) => withFit(candidateOf(kind, id, reference), fitting)),
				examples: kind === 'hours' ? examples : [],
			};
		}),
	};
}

/** What a question would create, while its import is in review. */
function readProposals(
	{ state, format, source }: ImportBatch,
	questions: readonly ImportQuestion[],
	{ naming, reference }: { naming: Naming; reference: Reference },
): (question: ImportQuestion) => ProposalView | null {
	// The resolvers are built on first use, which holds the main thread for a tenth of a second.
	if (state !== 'review' || questions.every(({ answer }) => answer !== null)) return () => null;
	const { teams, competitions } = naming;
	const names = { reference, teams, competitions };
	const proposals = proposalsOf({ format, source: source.name }, questions, names);
	const nations = createNations(reference.teams.values());
	return ({ kind, name }) => {
		const proposal = proposals.get(`${kind} ${name}`);
		if (proposal === undefined) return null;
		const { facts, sure } = proposal;
		const land = nations.nameOf(facts.country);
		const place = facts.state === null ? (land ?? '') : UFS[facts.state];
		return { ...{ ...facts, place, sure }, gender: 'gender' in facts ? facts.gender : null };
	};
}

const EXAMPLES = 2;
const MOST_ROWS = 50;

/**
 * Two sample games for the time zone question, with the result of each answer. Games where the
 * answer matters come first.
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
