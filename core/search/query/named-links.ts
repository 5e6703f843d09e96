import { markOf } from '#core/channels/channel-mark.ts';
import { type Audience, audienceOf } from '#core/competitions/audience.ts';
import type { Names } from '#core/games/cards.ts';
import { suggestionDetail, suggestionName } from '#core/search/copy/search.ts';
import { normalize } from '#core/search/normalize.ts';
import { createSearchIndex, type SearchIndex } from '#core/search/search-index.ts';
import { hasBeginning } from '#core/search/search-text.ts';
import type { NamedThing } from '#core/search/suggestion.ts';
import { linkOf, thingOf } from '#core/search/thing.ts';
import type { Team } from '#core/teams/team.ts';
import { discOf } from '#core/teams/team-disc.ts';
import type { SearchLink } from './result.ts';
import type { Understanding } from './understanding.ts';

type Kind = NamedThing['kind'];
type Named = { kind: Kind; id: string };

/** From this score on, a name matched exactly, without tolerance. */
const WRITTEN = 0.75;
const MOST = 8;
/** Most further results with only similar words. */
const MOST_LIKE = 4;
/** Shorter words, and those with a digit, are too ambiguous for a guess. */
const SHORTEST_GUESSED = 4;

/**
 * Finds teams, competitions and channels for a query: those that it names, other meanings of the
 * same words, then names that begin with them.
 */
export type FindNamed = (term: string, understanding: Understanding) => SearchLink[];

/** Builds the search by names; `renown` orders teams of equal similarity. */
export function createFindNamed(names: Names, renown: (team: Team) => number): FindNamed {
	const teams = [...names.teams.values()]
		.map((team) => ({ team, known: renown(team) }))
		.sort((a, b) => b.known - a.known || (a.team.id < b.team.id ? -1 : 1));
	const competitions = [...names.competitions.values()].sort(
		(a, b) => a.priority - b.priority || (a.id < b.id ? -1 : 1),
	);
	const channels = [...names.channels.values()].sort(
		(a, b) => a.status.localeCompare(b.status) || (a.id < b.id ? -1 : 1),
	);
	const indexes: readonly (readonly [Kind, SearchIndex])[] = [
		['team', createSearchIndex(teams.map(({ team }) => team))],
		['competition', createSearchIndex(competitions.map((entry) => ({ ...entry, state: null })))],
		['channel', createSearchIndex(channels)],
	];
	const like = (term: string, mayGuess: boolean): Named[] => {
		const words = normalize(term).split(' ');
		const isGuessable = words.every((word) => word.length >= SHORTEST_GUESSED && !/\d/.test(word));
		const found = indexes.flatMap(([kind, search]) =>
			search(term, MOST).map(({ id, name, score }) => ({ kind, id, name: normalize(name), score })),
		);
		const written = found.filter(({ score }) => score >= WRITTEN);
		// The displayed name counts more than other names: 'palmeiras' must not find a channel of the
		// club.
		const shown = written.filter(({ name }) => words.every((word) => hasBeginning(name, word)));
		const chosen =
			shown.length > 0 || !mayGuess
				? shown
				: written.length > 0
					? written
					: isGuessable
						? found
						: [];
		return chosen.toSorted((a, b) => b.score - a.score);
	};
	const ofAudience = ({ gender, ageGroup }: Audience): Named[] => {
		const played = competitions.filter(
			(entry) => audienceOf(entry).gender === gender && audienceOf(entry).ageGroup === ageGroup,
		);
		return played.slice(0, MOST_LIKE).map(({ id }) => ({ kind: 'competition', id }));
	};
	return (term, understanding) => {
		const { times, campeonatos, canais, others, rest } = understanding;
		const of = (kind: Kind, ids: readonly string[]): Named[] => ids.map((id) => ({ kind, id }));
		const own = [...of('team', times), ...of('competition', campeonatos), ...of('channel', canais)];
		const isAlone = own.length < 2 && isNothingElse(understanding);
		const also = isAlone && rest === '' ? others.slice(0, MOST_LIKE) : [];
		const theirs =
			own.length === 0 && rest === '' && understanding.audience !== null
				? ofAudience(understanding.audience)
				: [];
		const alike =
			isAlone && (own.length === 0 || rest === '')
				? like(term, own.length === 0).slice(0, own.length === 0 ? MOST : MOST_LIKE)
				: [];
		const all = new Map(
			[...own, ...also, ...alike, ...theirs].map(({ kind, id }) => [`${kind} ${id}`, { kind, id }]),
		);
		return [...all.values()].flatMap(({ kind, id }) => {
			const thing = thingOf(names, kind, id);
			return thing === null
				? []
				: [
						{
							...linkOf(thing, suggestionName(thing), suggestionDetail(thing)),
							...signOf(names, { kind, id }),
						},
					];
		});
	};
}

/** The disc or mark that represents it. */
function signOf(
	{ teams, channels }: Names,
	{ kind, id }: Named,
): Pick<SearchLink, 'disc' | 'mark'> {
	const [team, channel] = [teams.get(id), channels.get(id)];
	if (kind === 'team' && team !== undefined) return { disc: discOf(team) };
	return kind === 'channel' && channel !== undefined ? { mark: markOf(channel) } : {};
}

/** Whether a query has no conditions besides names. */
export function isNothingElse({
	dia,
	uf,
	gratis,
	acesso,
	aoVivo,
	periodo,
	audience,
	page,
}: Understanding): boolean {
	return (
		dia === null &&
		uf === null &&
		!gratis &&
		acesso === null &&
		!aoVivo &&
		periodo === null &&
		audience === null &&
		page === null
	);
}
