import { isUf, type Uf } from '#core/football-pt/uf.ts';
import { isUndefinedSide } from '#core/football-pt/undefined-side.ts';
import type { NewTeam } from '#core/names/pickers.ts';
import { countryOfCode } from '#core/search/country-codes.ts';
import { isNameOfData, type KnownNames, type Proposal, type UnknownName } from './proposal.ts';

/** Where a competition is played, or will be once created; undefined while it is not known. */
export type PlaceOfCompetition = (
	key: string,
) => { country: string | null; state: Uf | null } | undefined;

/** 'Nacional (URU)', 'Nacional-PR', 'Guarani/MG'. */
const CODE = /\s*(?:\(([A-Z]{2,3})\)|\s?[-/–]\s?([A-Z]{2}))$/u;

/** The women and the young of a club are that club: the competition distinguishes them. */
const SECTION = /\s+(?:\(?(?:U|Sub)[- ]?\d{2}\)?|\(?[WF]\)?|Women|Feminino)$/u;

/**
 * Proposes a club for a name that the guide does not know. Null for a side that is not decided. It
 * is sure when all its competitions are of one country, or the name says the country, and the guide
 * has nothing like it there.
 */
export function proposeClub(
	{ shown, candidates, evidence, format }: UnknownName,
	known: KnownNames,
	placeOf: PlaceOfCompetition,
): Proposal | null {
	if (isUndefinedSide(shown)) return null;
	const written = CODE.exec(shown);
	const code = written?.[1] ?? written?.[2] ?? '';
	const uf = isUf(code) ? code : null;
	const stated = uf === null ? countryOfCode(code) : 'BR';
	const home = homeOf(evidence.competitions, placeOf);
	const country = stated ?? home.country;
	const name = (stated === null ? shown : shown.slice(0, written?.index))
		.replace(SECTION, '')
		.trim();
	const state = country === 'BR' ? (uf ?? home.state) : null;
	const facts: NewTeam = { name, country: country ?? '', state, type: 'clube' };
	const sure = country !== null && isNameOfData(name, format) && !isNear(facts, candidates, known);
	return { kind: 'team', facts: { ...facts, name: fullName(facts, known) }, sure };
}

/** A club with a namesake in the guide shows its state or country: 'Guarani-MG'. */
function fullName({ name, country, state }: NewTeam, { nations, teams }: KnownNames): string {
	if (!teams.knows(name) || (state !== null && name.endsWith(` ${state}`))) return name;
	if (state !== null) return `${name}-${state}`;
	const land = country === 'BR' ? null : nations.nameOf(country);
	return land === null ? name : `${name} (${land})`;
}

/** The country of all competitions of a club, and the state where all are of one state. */
function homeOf(
	keys: readonly string[],
	placeOf: PlaceOfCompetition,
): { country: string | null; state: Uf | null } {
	const places = keys.map(placeOf);
	const [first] = places;
	if (first === undefined || places.some((place) => place?.country !== first.country))
		return { country: null, state: null };
	const isOfState = places.every((place) => place?.state === first.state);
	return { country: first.country, state: isOfState ? first.state : null };
}

/**
 * Whether the guide has a club that this name may mean, perhaps with a typing error: of the same
 * country, and not of another state.
 */
function isNear(
	{ name, country, state }: NewTeam,
	candidates: readonly string[],
	{ teams, teamById }: KnownNames,
): boolean {
	const found = teams.resolve(name, { country, state, assumes: true });
	const ids = [...candidates, ...found.candidates.map(({ id }) => id), found.id];
	return ids.some((id) => {
		const team = id === null ? undefined : teamById(id);
		if (team?.country !== country) return false;
		return state === null || team.state === null || team.state === state;
	});
}
