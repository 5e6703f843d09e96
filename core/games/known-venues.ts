import { normalize } from '#core/search/normalize.ts';

/** Venues by their comparable names. */
export type VenueNames = ReadonlySet<string>;

/** Venues that texts name without saying what they are, in their comparable form: of Brazil by region, of its neighbours, of Europe. */
const NAMES = [
	'allianz parque|arena barueri|brinco de ouro|brinco de ouro da princesa|caninde|cicero de souza marques|fonte luminosa|maiao|martins pereira|' +
		'moises lucarelli|morumbi|morumbis|neo quimica arena|novelli junior|nabi abi chedid|pacaembu|parque sao jorge|rua javari|' +
		'teixeirao|vila belmiro|jorge ismael de biasi|itaquerao|anacleto campanella|bruno jose daniel|jayme cintra|decio vitta|barao da serra negra|walter ribeiro',
	'arena independencia|arena mrv|castor cifuentes|engenhao|giulite coutinho|independencia|ipatingao|kleber andrade|laranjeiras|luso brasileiro|maracana|mineirao|' +
		'moacyrzao|moca bonita|nilton santos|parque do sabia|proletario guilherme da silveira|raulino de oliveira|sao januario|elcyr resende|mario helenio|uberabao|los larios',
	'alfredo jaconi|arena conda|arena da baixada|arena do gremio|beira rio|bento freitas|colosso da lagoa|couto pereira|estadio do cafe|ecoestadio|germano kruger|' +
		'heriberto hulse|ligga arena|orlando scarpelli|olimpico regional|passo d areia|ressacada|vila capanema|willie davids|vermelhao da serra|arena joinville|augusto bauer',
	'aflitos|albertao|almeidao|amigao|arena batistao|arena das dunas|arena de pernambuco|arena fonte nova|arena pernambuco|arruda|barradao|batistao|casa de apostas arena fonte nova|' +
		'castelao|arena castelao|cornelio de barros|fonte nova|frasqueirao|ilha do retiro|lacerdao|lindolfo monteiro|manoel barradas|mundao do arruda|nhozinho santos|pituacu|' +
		'presidente vargas|rei pele|romeirao|trapichao|joia da princesa|antonio carneiro|lomanto junior|morenao|domingao|marizao|fernando henrique|nazarenao|barrettao|inaldao',
	'antonio accioly|arena da amazonia|arena pantanal|arena verde|baenao|bezerrao|colosso do tapajos|curuzu|florestao|haile pinheiro|ismael benigno|leonidas sodre de castro|' +
		'mane garrincha|mangueirao|onesio brasileiro alvarenga|serra dourada|serrinha|zerao|aluizio ferreira|dutrinha|passo das emas|gigante do norte|mirandao|nilton de souza',
	'atahualpa|campeon del siglo|centenario de montevideo|defensores del chaco|el campin|el cilindro|gran parque central|hernando siles|la bombonera|libertadores de america|' +
		'mario alberto kempes|mas monumental|monumental de nunez|nuevo gasometro|rodrigo paz delgado|casa blanca|atanasio girardot|la nueva olla|bombonera',
	'allianz arena|anfield|bernabeu|camp nou|celtic park|craven cottage|emirates|estadio da luz|estadio do dragao|etihad|giuseppe meazza|jose alvalade|alvalade|mestalla|metropolitano|' +
		'montjuic|old trafford|olimpico de roma|parc des princes|parque dos principes|san siro|santiago bernabeu|selhurst park|signal iduna park|st james park|stamford bridge|' +
		'velodrome|villa park|wanda metropolitano|wembley|johan cruyff arena|benito villamarin|sanchez pizjuan|stade de france|lusail',
].join('|');

const KNOWN: VenueNames = new Set(NAMES.split('|').map(normalize));

/** What may stand before the name of a venue without being a part of it. */
const KIND = /^(?:estadio|stadium|stade|stadio|arena) (?=\S)/u;

/** The venues that everybody knows and these: of 'Arena do Grêmio, Porto Alegre (RS)' what stands before the city. */
export function venueNames(texts: Iterable<string>): VenueNames {
	const names = [...texts].map((text) => normalize(text.split(/[,(]|\s[–—-]\s/u)[0] ?? ''));
	return new Set([...KNOWN, ...names.filter((name) => name.length > 3)]);
}

/** Whether a name is that of a venue that everybody knows, with 'Estádio' before it or not. Clubs may be called so too. */
export function isKnownVenue(name: string): boolean {
	const plain = normalize(name);
	return KNOWN.has(plain) || KNOWN.has(plain.replace(KIND, ''));
}
