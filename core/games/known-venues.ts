import { normalize } from '#core/search/normalize.ts';
import { BRAZIL_VENUE_NAMES, bareVenueName, venueName } from '#core/venues/find-venue.ts';

/** Venues by comparable name. */
export type VenueNames = ReadonlySet<string>;

/**
 * Venues that texts name without a word such as 'Estádio', in comparable form. They extend the
 * Brazilian grounds with a known town: Brazil by region, its neighbours, Europe.
 */
const NAMES = [
	'martins pereira|parque sao jorge|rua javari|teixeirao|anacleto campanella|bruno jose daniel|jayme cintra|decio vitta|barao da serra negra|walter ribeiro',
	'castor cifuentes|giulite coutinho|ipatingao|laranjeiras|moacyrzao|moca bonita|parque do sabia|proletario guilherme da silveira|elcyr resende|mario helenio|' +
		'uberabao|los larios',
	'bento freitas|ecoestadio|olimpico regional|passo d areia|vermelhao da serra|arena joinville',
	'albertao|amigao|arena das dunas|cornelio de barros|frasqueirao|lacerdao|lindolfo monteiro|nhozinho santos|romeirao|joia da princesa|antonio carneiro|' +
		'lomanto junior|morenao|domingao|marizao|fernando henrique|nazarenao|barrettao|inaldao',
	'arena verde|bezerrao|colosso do tapajos|florestao|ismael benigno|zerao|aluizio ferreira|dutrinha|passo das emas|gigante do norte|mirandao|nilton de souza',
	'atahualpa|campeon del siglo|centenario de montevideo|defensores del chaco|el campin|el cilindro|gran parque central|hernando siles|la bombonera|libertadores de america|' +
		'mario alberto kempes|mas monumental|monumental de nunez|nuevo gasometro|rodrigo paz delgado|casa blanca|atanasio girardot|la nueva olla|bombonera',
	'allianz arena|anfield|bernabeu|camp nou|celtic park|craven cottage|emirates|estadio da luz|estadio do dragao|etihad|giuseppe meazza|jose alvalade|alvalade|mestalla|metropolitano|' +
		'montjuic|old trafford|olimpico de roma|parc des princes|parque dos principes|san siro|santiago bernabeu|selhurst park|signal iduna park|st james park|stamford bridge|' +
		'velodrome|villa park|wanda metropolitano|wembley|johan cruyff arena|benito villamarin|sanchez pizjuan|stade de france|lusail',
].join('|');

const KNOWN: VenueNames = new Set([...BRAZIL_VENUE_NAMES, ...NAMES.split('|').map(normalize)]);

/**
 * Well-known venues plus these: from 'Arena do Grêmio, Porto Alegre (RS)' it takes the part before
 * the city.
 */
export function venueNames(texts: Iterable<string>): VenueNames {
	const names = [...texts].map(venueName);
	return new Set([...KNOWN, ...names.filter((name) => name.length > 3)]);
}

/**
 * Whether a name is that of a well-known venue, with or without 'Estádio'. Clubs may share the
 * name.
 */
export function isKnownVenue(name: string): boolean {
	return KNOWN.has(normalize(name)) || KNOWN.has(bareVenueName(name));
}
