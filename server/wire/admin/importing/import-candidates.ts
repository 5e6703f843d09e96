import type { CompetitionOffer } from '#core/importing/competition-offer.ts';
import type { CandidateView } from '#core/importing/contract/imports.ts';
import { importDeskCopy } from '#core/importing/copy/desk.ts';
import { clockWords, hoursCopy } from '#core/importing/copy/hours.ts';
import type { QuestionKind } from '#core/importing/import-row.ts';
import { placeWords } from '#core/names/copy/pickers.ts';
import type { Reference } from '#server/guide-data.ts';

export const MOST_CANDIDATES = 8;

/** A competition suggested because of its teams shows that reason in place of its country. */
export function withFit(
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

export function candidateOf(
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
