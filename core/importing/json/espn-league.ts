import { withoutSeason } from '#core/importing/competition-name.ts';
import { nameAt, objectsAt } from './json-fields.ts';
import type { JsonObject, JsonValue } from './json-text.ts';

/**
 * Leagues by their number in ESPN's `uid` ('s:600~l:700~e:…'): responses with several leagues give
 * nothing else.
 */
const LEAGUES: Readonly<Record<string, readonly [name: string, area: string | null]>> = {
	606: ['FIFA World Cup', null],
	630: ['Brazilian Serie A', 'Brazil'],
	700: ['English Premier League', 'England'],
	710: ['French Ligue 1', 'France'],
	720: ['German Bundesliga', 'Germany'],
	730: ['Italian Serie A', 'Italy'],
	740: ['Spanish Primera División', 'Spain'],
	760: ['Mexican Liga MX', 'Mexico'],
	770: ['Major League Soccer', null],
	775: ['UEFA Champions League', null],
	776: ['UEFA Europa League', null],
	3914: ['English League Championship', 'England'],
	8301: ['National Women’s Soccer League', null],
};

/** Country of a league by the prefix of ESPN's short name ('bra.1', 'eng.fa'). */
const AREAS: Readonly<Record<string, string>> = {
	arg: 'Argentina',
	bel: 'Belgium',
	bol: 'Bolivia',
	bra: 'Brazil',
	chi: 'Chile',
	chn: 'China',
	col: 'Colombia',
	ecu: 'Ecuador',
	eng: 'England',
	esp: 'Spain',
	fra: 'France',
	ger: 'Germany',
	gre: 'Greece',
	ita: 'Italy',
	jpn: 'Japan',
	ksa: 'Saudi Arabia',
	mex: 'Mexico',
	ned: 'Netherlands',
	par: 'Paraguay',
	per: 'Peru',
	por: 'Portugal',
	rus: 'Russia',
	sco: 'Scotland',
	tur: 'Turkey',
	uru: 'Uruguay',
	ven: 'Venezuela',
};

const STAGE =
	/^(?:regular season|(?:torneo )?(?:clausura|apertura)|group stage|league phase|knockout.*|finals?|semi ?finals?|quarter ?finals?|round of \d+|rd of \d+|\w+ round|playoffs?|3rd place.*|preseason|postseason)$/iu;

/** The league of an event: name, country, and phase as worded by ESPN. */
type EspnLeague = { competition: string | null; area: string | null; round: string | null };

/** League number in a `uid`. */
function leagueNumber(uid: string | null): string | null {
	return /~l:(\d+)/u.exec(uid ?? '')?.[1] ?? null;
}

function leagueOfDocument(event: JsonObject, root: JsonValue): JsonObject | null {
	const number = leagueNumber(nameAt(event, 'uid'));
	const leagues = objectsAt(root, 'leagues');
	const own = leagues.find((league) => number !== null && nameAt(league, 'id') === number);
	return own ?? (number === null && leagues.length === 1 ? (leagues[0] ?? null) : null);
}

/** '2025-26-english-premier-league': the name of the season, or of its phase ('regular-season'). */
function seasonWords(event: JsonObject): string | null {
	const words = nameAt(event, 'season', 'slug')?.replaceAll('-', ' ') ?? null;
	return words === null ? null : withoutSeason(words.replace(/^(\d{4}) (\d{2}) /u, ''));
}

/** 'FIFA World Cup, Group B' */
function noteWords(event: JsonObject): [string | null, string | null] {
	const [name = null, ...rest] =
		nameAt(objectsAt(event, 'competitions')[0], 'altGameNote')?.split(/,\s*/u) ?? [];
	return [name, rest.join(', ') || null];
}

/**
 * The league of an event, from the document's own league if it is the same. Otherwise from its
 * number, its note or its season's name.
 */
export function leagueOfEvent(event: JsonObject, root: JsonValue): EspnLeague {
	const own = leagueOfDocument(event, root);
	const known = LEAGUES[leagueNumber(nameAt(event, 'uid')) ?? ''];
	const season = seasonWords(event);
	const [noted, round] = noteWords(event);
	const stage = season !== null && STAGE.test(season) ? season : null;
	const short = nameAt(own ?? undefined, 'slug')?.split('.')[0] ?? '';
	return {
		competition:
			nameAt(own ?? undefined, 'name') ?? known?.[0] ?? noted ?? (stage === null ? season : null),
		area: AREAS[short] ?? known?.[1] ?? null,
		round: round ?? (stage === 'regular season' ? null : stage),
	};
}
