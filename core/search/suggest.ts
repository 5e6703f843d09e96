import type { Channel } from '#core/channels/channel.ts';
import { audienceOf } from '#core/competitions/audience.ts';
import type { Competition } from '#core/competitions/competition.ts';
import type { Game } from '#core/games/game.ts';
import { searchTerm } from '#core/site/paths.ts';
import type { Team } from '#core/teams/team.ts';
import { gameMatcher } from './game-matcher.ts';
import { normalize } from './normalize.ts';
import type { AmbiguousAlias, Candidate, NamedEntry } from './resolution.ts';
import { createSearchIndex } from './search-index.ts';
import { searchText } from './search-text.ts';
import type { Suggestion, SuggestionKind } from './suggestion.ts';

export const MOST_SUGGESTIONS = 8;
/** Places kept for games beside names that only begin like the term. */
const GAMES_FIRST = 3;
/** From this score on a term is the whole name or alias of an entry. */
const WHOLE_NAME = 0.95;
/** Above this score a name was found as written, without forgiving anything. */
const FORGIVEN = 0.6;

export type ComingGame = Pick<Game, 'slug' | 'competitionId' | 'home' | 'away' | 'day' | 'kickoffAt'>;

export type SuggestSources = {
	teams: readonly Team[];
	competitions: readonly Competition[];
	channels: readonly Channel[];
	/** Names that mean several entries: each of them is found by it. */
	ambiguous: { team: readonly AmbiguousAlias[]; competition: readonly AmbiguousAlias[]; channel: readonly AmbiguousAlias[] };
	/** Games to come, soonest first. */
	games: readonly ComingGame[];
};

/** Answers a term with at most `MOST_SUGGESTIONS` suggestions: teams, competitions, channels, then games. */
export type Suggest = (term: string) => Suggestion[];

type Ranked = Candidate & { kind: Exclude<SuggestionKind, 'game'> };

/**
 * Builds the suggestions for readers who type, once for many terms (S2.01). Accents, nicknames, beginnings and one typing error are forgiven;
 * an ambiguous name shows everything it may mean before anything else. The same data and term give the same answer in the same order.
 */
export function createSuggest(sources: SuggestSources): Suggest {
	const { ambiguous } = sources;
	const teams = rankTeams(sources);
	const competitions = sources.competitions.toSorted((a, b) => a.priority - b.priority || byId(a, b));
	const channels = sources.channels.toSorted((a, b) => a.status.localeCompare(b.status) || byId(a, b));
	const indexes = [
		['team', createSearchIndex(teams.map((team) => withAmbiguous(team, ambiguous.team)))],
		['competition', createSearchIndex(competitions.map((entry) => withAmbiguous({ ...entry, state: null }, ambiguous.competition)))],
		['channel', createSearchIndex(channels.map((entry) => withAmbiguous(entry, ambiguous.channel)))],
	] as const;
	const describe = describer(sources);
	const findGames = gameFinder(sources);
	return (text) => {
		const term = searchTerm(text);
		if (normalize(term) === '') return [];
		const found = indexes.flatMap(([kind, search]) => search(term, MOST_SUGGESTIONS).map((candidate): Ranked => ({ ...candidate, kind })));
		// A guess helps only whoever finds nothing else.
		const sure = found.filter(({ score }) => score > FORGIVEN);
		const ranked = (sure.length > 0 ? sure : found)
			.map((entry, place) => ({ entry, place }))
			.sort((a, b) => b.entry.score - a.entry.score || a.place - b.place);
		const whole = ranked.filter(({ entry }) => entry.score >= WHOLE_NAME).map(({ entry }) => entry);
		const others = ranked.filter(({ entry }) => entry.score < WHOLE_NAME).map(({ entry }) => entry);
		const games = findGames(term, [...whole, ...others]);
		const chosen = [...whole, ...games.slice(0, GAMES_FIRST), ...others, ...games.slice(GAMES_FIRST)].slice(0, MOST_SUGGESTIONS);
		return inKinds(chosen.flatMap((one) => ('slug' in one ? [one] : describe(one))));
	};
}

function byId(a: { id: string }, b: { id: string }): number {
	return a.id < b.id ? -1 : 1;
}

const KIND_ORDER: Record<SuggestionKind, number> = { team: 0, competition: 1, channel: 2, game: 3 };

function inKinds(suggestions: readonly Suggestion[]): Suggestion[] {
	return suggestions.toSorted((a, b) => KIND_ORDER[a.kind] - KIND_ORDER[b.kind]);
}

/** Among equals first the team whose coming games belong to the most important competition, then who plays more. */
function rankTeams({ teams, competitions, games }: SuggestSources): Team[] {
	const priority = new Map(competitions.map((competition) => [competition.id, competition.priority]));
	const standing = new Map<string, { rank: number; games: number }>();
	for (const { home, away, competitionId } of games) {
		for (const { teamId } of [home, away]) {
			if (teamId === null) continue;
			const known = standing.get(teamId) ?? { rank: 9, games: 0 };
			standing.set(teamId, { rank: Math.min(known.rank, priority.get(competitionId) ?? 9), games: known.games + 1 });
		}
	}
	const of = (team: Team) => standing.get(team.id) ?? { rank: 9, games: 0 };
	const abroad = (team: Team) => (team.country === 'BR' ? 0 : 1);
	return teams.toSorted((a, b) => of(a).rank - of(b).rank || of(b).games - of(a).games || abroad(a) - abroad(b) || byId(a, b));
}

function withAmbiguous<Entry extends NamedEntry>(entry: Entry, ambiguous: readonly AmbiguousAlias[]): NamedEntry {
	const more = ambiguous.filter(({ candidates }) => candidates.includes(entry.id)).map(({ alias }) => alias);
	return { ...entry, aliases: [...entry.aliases, ...more] };
}

function describer({ teams, competitions, channels }: SuggestSources) {
	const team = new Map(teams.map((entry) => [entry.id, entry]));
	const competition = new Map(competitions.map((entry) => [entry.id, entry]));
	const channel = new Map(channels.map((entry) => [entry.id, entry]));
	return ({ kind, id }: Ranked): Suggestion[] => {
		if (kind === 'team') return [...found(team, id)].map(({ name, state, country }) => ({ kind, id, name, state, country }));
		if (kind === 'competition') return found(competition, id).map((entry) => ({ kind, id, ...placeOf(entry), ...audienceOf(entry) }));
		return found(channel, id).map(({ name, group, free }) => ({ kind, id, name, group, free }));
	};
}

function placeOf({ name, state, country }: Competition) {
	return { name, state, country };
}

function found<Entry>(entries: ReadonlyMap<string, Entry>, id: string): Entry[] {
	const entry = entries.get(id);
	return entry === undefined ? [] : [entry];
}

type GameSuggestion = Extract<Suggestion, { kind: 'game' }>;

/** Games whose sides and competition hold every word; where none does (a typing error), those of the teams that the term was taken for. */
function gameFinder({ teams, competitions, games }: SuggestSources) {
	const teamById = new Map(teams.map((team) => [team.id, team]));
	const competitionById = new Map(competitions.map((entry) => [entry.id, entry]));
	const teamKeys = new Map(teams.map((team) => [team.id, searchText([team.name, team.shortName, ...team.aliases, ...team.nicknames])]));
	const competitionKeys = new Map(competitions.map((entry) => [entry.id, searchText([entry.name, entry.shortName, ...entry.aliases])]));
	const sideKeys = ({ teamId, label }: ComingGame['home']) => (teamId === null ? searchText([label ?? '']) : (teamKeys.get(teamId) ?? ''));
	const documents = games.map((game) => ({
		game,
		text: { sides: [sideKeys(game.home), sideKeys(game.away)], competition: competitionKeys.get(game.competitionId) ?? '', channels: [] },
	}));
	const nameOf = ({ teamId, label }: ComingGame['home']) => (teamId === null ? label : (teamById.get(teamId)?.shortName ?? label));
	const suggestion = ({ slug, home, away, competitionId, day, kickoffAt }: ComingGame): GameSuggestion => {
		const competition = competitionById.get(competitionId)?.shortName ?? competitionId;
		return { kind: 'game', slug, home: nameOf(home), away: nameOf(away), competition, day, kickoffAt };
	};
	return (term: string, entries: readonly Ranked[]): GameSuggestion[] => {
		const isMeant = gameMatcher(term);
		const direct = firstOf(documents, ({ text }) => isMeant(text));
		if (direct.length > 0) return direct.map(({ game }) => suggestion(game));
		const meant = new Set(entries.filter(({ kind }) => kind === 'team').map(({ id }) => id));
		return firstOf(games, ({ home, away }) => meant.has(home.teamId ?? '') || meant.has(away.teamId ?? '')).map(suggestion);
	};
}

/** As many as can be suggested: what comes after them is not looked at. */
function firstOf<Item>(items: readonly Item[], isMeant: (item: Item) => boolean): Item[] {
	const found: Item[] = [];
	for (const item of items) {
		if (found.length === MOST_SUGGESTIONS) break;
		if (isMeant(item)) found.push(item);
	}
	return found;
}
