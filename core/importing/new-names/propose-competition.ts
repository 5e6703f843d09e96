import { countryOf, isRegion } from '#core/football-pt/country-zone.ts';
import { titleOfPath, withoutSeason } from '#core/importing/competition-name.ts';
import type { NewCompetition } from '#core/names/pickers.ts';
import { competitionShape, withoutOccasion } from '#core/search/competition-shape.ts';
import { isConfederation } from '#core/search/country-codes.ts';
import { normalize } from '#core/search/normalize.ts';
import { isNameOfData, type KnownNames, type Proposal, type UnknownName } from './proposal.ts';

const TYPES: readonly (readonly [NewCompetition['type'], RegExp])[] = [
	['amistoso', /\b(?:friendl\w*|amistos\w*|preseason|pre season|pre temporada)\b/],
	[
		'copa',
		/\b(?:\w*cup|copa|taca|trofeu|trophy|shield|pokal|coupe|coppa|beker|\w*supercopa|championship finals?|qualif\w*|eliminat\w*|play ?offs?|torneio|tournament)\b/,
	],
];

/** Words that name a kind of competition in any country. */
const GENERIC =
	/^(?:(?:\d+|[a-z]{1,3}|premier|first|second|third|super|national|nacional|pro|primera|segunda|primeira|divisao|division|divisao|league|leagues|liga|ligue|superliga|super liga|cup|cups|copa|taca|reserve|women|feminina|group|grupo|u\d\d|sub|under|soccer|football|championship)(?: |$))+$/;

const QUALIFYING = /\b(?:qualif\w*|eliminat\w*)\b/;
const YEAR = /\b(?:19|20)\d{2}\b/;
/** One known club of a country may be a guest; with three countries no league is meant. */
const LEAST_SIDES = 2;
const INTERNATIONAL = 3;

/**
 * Proposes a competition for a name that the guide does not know. Null without a name. It is sure
 * when a source of data states the name, its country is known, and the guide has nothing like it
 * there.
 */
export function proposeCompetition(unknown: UnknownName, known: KnownNames): Proposal | null {
	const { shown, evidence, format, source } = unknown;
	const title = shown === '' ? titleOfPath(source) : withoutArea(shown, evidence.areas);
	if (title === null || title.trim() === '') return null;
	const isData = shown !== '' && isNameOfData(title, format);
	const edition = otherEdition(title, known);
	if (edition !== null) return { kind: 'competition', facts: edition, sure: isData };
	const place = placeOf(title, unknown, known);
	const { gender } = competitionShape(title);
	const bare = nameOf(title);
	const facts: NewCompetition = {
		name: fullName(bare, place?.country ?? null, known),
		...{ country: place?.country ?? null, state: null, gender, type: typeOf(bare) },
	};
	const sure = isData && place !== null && !isNear(bare, facts, known);
	return { kind: 'competition', facts, sure };
}

/** The title alone, where the question names the country before it. */
function withoutArea(shown: string, [area]: readonly string[]): string {
	return area !== undefined && shown.startsWith(`${area} `) ? shown.slice(area.length + 1) : shown;
}

/** 'Second League - Group 2' is played in groups, but qualifiers are a competition of their own. */
function nameOf(title: string): string {
	return QUALIFYING.test(normalize(title)) ? withoutSeason(title) : withoutOccasion(title).text;
}

function typeOf(name: string): NewCompetition['type'] {
	return TYPES.find(([, words]) => words.test(normalize(name)))?.[0] ?? 'liga';
}

/** 'World Cup 2018': the guide has the edition of another year, and its name shows the year. */
function otherEdition(title: string, { competitions, competitionById }: KnownNames) {
	const year = YEAR.exec(title)?.[0];
	const found = competitions.resolve(withoutSeason(title));
	const entry = found.id === null ? undefined : competitionById(found.id);
	if (year === undefined || entry === undefined || QUALIFYING.test(normalize(title))) return null;
	if (!YEAR.test(entry.name) || entry.name.includes(year)) return null;
	const { country, state, gender, type } = entry;
	const kind: NewCompetition['type'] = type === 'liga' || type === 'amistoso' ? type : 'copa';
	return { name: entry.name.replace(YEAR, year), country, state, gender, type: kind };
}

/**
 * The country that the source states, the title names, or all known sides share. A null country is
 * an international competition; null: nothing shows it.
 */
function placeOf(
	title: string,
	{ evidence: { areas, countries, everywhere } }: UnknownName,
	{ nations }: KnownNames,
): { country: string | null } | null {
	const [area] = areas;
	if (area !== undefined) {
		const country = isRegion(area) ? null : nations.codeOf(area);
		if (areas.length === 1 && (isRegion(area) || country !== null)) return { country };
		return null;
	}
	const named = countryOf(title)?.country;
	if (named !== undefined) return { country: isConfederation(named) ? null : named };
	const sides = Object.entries(countries);
	const [only] = sides;
	if (sides.length >= INTERNATIONAL) return { country: null };
	if (sides.length === 1 && only !== undefined && only[1] >= LEAST_SIDES)
		return { country: only[0] };
	return everywhere === null ? null : { country: everywhere };
}

/** 'Cup' of Estonia is 'Cup (Estônia)' among the competitions of all countries. */
function fullName(
	bare: string,
	country: string | null,
	{ nations, competitions }: KnownNames,
): string {
	const land = nations.nameOf(country);
	if (land === null || countryOf(bare) !== null) return bare;
	return GENERIC.test(normalize(bare)) || competitions.knows(bare) ? `${bare} (${land})` : bare;
}

/** Whether the guide has a competition that this name may mean, perhaps with a typing error. */
function isNear(
	bare: string,
	{ name, country, gender }: NewCompetition,
	{ competitions, competitionById }: KnownNames,
): boolean {
	const hints = { assumes: true, ...(country === null ? {} : { country }) };
	// 'Italian Serie C (South)' may be a group of the Serie C.
	const found = [bare, bare.replace(/\s*\([^)]*\)$/u, ''), name].flatMap((text) => {
		const { id, candidates } = competitions.resolve(text, hints);
		return [id ?? [], ...candidates.map((candidate) => candidate.id)].flat();
	});
	return found.some((id) => {
		const entry = competitionById(id);
		if (entry?.country !== country || entry.gender !== gender) return false;
		const level = levelOf(bare);
		return [entry.name, entry.shortName, ...entry.aliases].some((text) => levelOf(text) === level);
	});
}

/** 'K League 2' is not 'K League 1', and 'Capixaba B' is not 'Capixaba'. */
function levelOf(name: string): string {
	return (normalize(name).match(/\d+|\b(?:[a-d]|i{1,3})\b/g) ?? []).join(' ');
}
