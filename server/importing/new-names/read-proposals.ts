import type { NewName } from '#core/importing/new-names/created-name.ts';
import { createNations } from '#core/importing/new-names/nations.ts';
import type { Proposal } from '#core/importing/new-names/proposal.ts';
import { type NameSource, proposeNames } from '#core/importing/new-names/propose-names.ts';
import type { ImportQuestion } from '#server/importing/batch/question-repository.ts';
import type { Naming } from '#server/reference/naming.ts';

/** A new entry beyond doubt; `question` = the name that it answers. */
export type SureName = NewName & { question: Pick<ImportQuestion, 'name' | 'shown'> };

type Names = Pick<Naming, 'reference' | 'teams' | 'competitions'>;

/**
 * What the open questions of an import would create, by kind and name. `naming.reference` includes
 * the names that the import creates.
 */
export function proposalsOf(
	source: NameSource,
	questions: readonly ImportQuestion[],
	{ reference, teams, competitions }: Names,
): Map<string, Proposal> {
	if (questions.every(({ answer }) => answer !== null)) return new Map();
	return proposeNames(questions, source, {
		...{ nations: createNations(reference.teams.values()), teams, competitions },
		competitionById: (id) => reference.competitions.get(id),
		teamById: (id) => reference.teams.get(id),
	});
}

/** The proposals that need no look of a person. */
export function sureNames(
	source: NameSource,
	questions: readonly ImportQuestion[],
	naming: Names,
): SureName[] {
	const proposals = proposalsOf(source, questions, naming);
	return questions.flatMap((question) => {
		const proposal = proposals.get(`${question.kind} ${question.name}`);
		return proposal?.sure ? [{ ...proposal, question }] : [];
	});
}
