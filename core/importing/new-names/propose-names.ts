import type { Competition } from '#core/competitions/competition.ts';
import type { ImportFormat } from '#core/importing/draft-game.ts';
import { LEFT_OUT, type QuestionKind } from '#core/importing/import-row.ts';
import { type NameEvidence, noEvidence } from './name-evidence.ts';
import type { KnownNames, Proposal } from './proposal.ts';
import { type PlaceOfCompetition, proposeClub } from './propose-club.ts';
import { proposeCompetition } from './propose-competition.ts';

/** A question of an import, as far as proposals need it. */
type AskedName = {
	kind: QuestionKind;
	/** Normalised; unique in its kind. */
	name: string;
	shown: string;
	candidates: readonly string[];
	answer: string | null;
	evidence: NameEvidence | null;
};

/** `source`: name of the file or address. */
export type NameSource = { format: ImportFormat | null; source: string };
type PlacedById = (id: string) => Pick<Competition, 'country' | 'state'> | undefined;

/**
 * What each open question about a team or competition would create, by kind and name. A club's
 * country follows from its competitions: known ones, answered ones, or those proposed here.
 * `competitionById` includes the competitions that the import creates.
 */
export function proposeNames(
	questions: readonly AskedName[],
	source: NameSource,
	known: KnownNames & { competitionById: PlacedById },
): Map<string, Proposal> {
	const proposals = new Map<string, Proposal>();
	const unknown = ({ shown, candidates, evidence }: AskedName) => ({
		...{ shown, candidates, evidence: evidence ?? noEvidence() },
		...source,
	});
	const open = (kind: QuestionKind) =>
		questions.filter((asked) => asked.kind === kind && asked.answer === null);
	const keep = (asked: AskedName, proposal: Proposal | null) => {
		if (proposal !== null) proposals.set(`${asked.kind} ${asked.name}`, proposal);
	};
	for (const asked of open('competition')) keep(asked, proposeCompetition(unknown(asked), known));
	const placeOf = placesOf(questions, proposals, known.competitionById);
	for (const asked of open('team')) keep(asked, proposeClub(unknown(asked), known, placeOf));
	return proposals;
}

function placesOf(
	questions: readonly AskedName[],
	proposals: ReadonlyMap<string, Proposal>,
	byId: PlacedById,
): PlaceOfCompetition {
	const answers = new Map(
		questions.flatMap(({ kind, name, answer }) =>
			kind === 'competition' && answer !== null && answer !== LEFT_OUT ? [[name, answer]] : [],
		),
	);
	return (key) => {
		if (!key.startsWith('?')) return byId(key);
		const name = key.slice(1);
		const answer = answers.get(name);
		if (answer !== undefined) return byId(answer);
		return proposals.get(`competition ${name}`)?.facts;
	};
}
