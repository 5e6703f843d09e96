import type { Competition } from '#core/competitions/competition.ts';
import { competitionGroups } from '#core/competitions/competition-groups.ts';
import { type CompetitionView, competitionFacts } from '#core/competitions/competition-view.ts';
import { competitionsCopy } from '#core/competitions/copy.ts';
import type { IndexGroup } from '#core/site/leading.ts';
import { furtherKeys } from '#core/site/letter-index.ts';
import { type Found, readAgenda, readMoved } from '#server/games/read/read-agenda.ts';
import { readCustoms } from '#server/games/read/read-customs.ts';
import { type LetterIndexAnswer, readLetterIndex } from '#server/games/read/read-letter-index.ts';
import { readUsualChannels } from '#server/games/read/read-usual-channels.ts';
import type { GuideData } from '#server/guide-data.ts';

/** Reads the page of a competition by its slug, which is its id. `now` in UTC milliseconds. */
export async function readCompetition(
	data: GuideData,
	slug: string,
	now: number,
): Promise<Found<CompetitionView>> {
	const reference = await data.reference();
	const competition = reference.competitions.get(slug);
	if (!competition) return readMoved(data, 'competition', slug);
	const subject = { kind: 'competition', id: competition.id } as const;
	const [{ agenda, validUntil }, usual, customs] = await Promise.all([
		readAgenda(data, subject, now),
		readUsualChannels(data, subject, now),
		readCustoms(data, [competition.id], now),
	]);
	return {
		kind: 'found',
		view: { ...competitionFacts(competition), ...agenda, usual, customs },
		validUntil,
	};
}

/**
 * Every competition from A to Z, or by country when `grouped`, with its games of the next 30 days.
 * `now` in UTC milliseconds.
 */
export async function readCompetitionIndex(
	data: GuideData,
	now: number,
	grouped: boolean,
): Promise<LetterIndexAnswer> {
	const { competitions } = await data.reference();
	const entries = [...competitions.values()].map((each) => ({
		id: each.id,
		name: each.shortName,
		keys: furtherKeys(each.shortName, [each.name, ...each.aliases]),
	}));
	return readLetterIndex(data, {
		kind: 'competition',
		entries,
		leading: (games) => mainCompetitions([...competitions.values()], games),
		groups: grouped ? competitionGroups([...competitions.values()]) : null,
		now,
	});
}

/**
 * First-tier competitions, Brazil's before the others, then Brazil's second tier; within each, more
 * games come first.
 */
function mainCompetitions(
	competitions: readonly Competition[],
	games: ReadonlyMap<string, number>,
): IndexGroup[] {
	const of = (isMeant: (competition: Competition) => boolean) =>
		competitions
			.filter(isMeant)
			.toSorted(
				(a, b) =>
					Number(b.country === 'BR') - Number(a.country === 'BR') ||
					(games.get(b.id) ?? 0) - (games.get(a.id) ?? 0),
			)
			.map(({ id }) => id);
	const { main, ofBrazil } = competitionsCopy.index;
	return [
		{ title: main, ids: of(({ priority }) => priority === 1) },
		{ title: ofBrazil, ids: of(({ priority, country }) => priority === 2 && country === 'BR') },
	];
}
