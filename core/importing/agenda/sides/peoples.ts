/**
 * Demonyms that newspapers use for national teams, in the masculine plural; feminine forms are
 * derived.
 */
const PEOPLES: Readonly<Record<string, string>> = {
	brasileiros: 'Brasil',
	argentinos: 'Argentina',
	uruguaios: 'Uruguai',
	paraguaios: 'Paraguai',
	chilenos: 'Chile',
	peruanos: 'Peru',
	bolivianos: 'Bolívia',
	colombianos: 'Colômbia',
	equatorianos: 'Equador',
	venezuelanos: 'Venezuela',
	mexicanos: 'México',
	canadenses: 'Canadá',
	'norte-americanos': 'Estados Unidos',
	panamenhos: 'Panamá',
	jamaicanos: 'Jamaica',
	hondurenhos: 'Honduras',
	ingleses: 'Inglaterra',
	franceses: 'França',
	alemães: 'Alemanha',
	italianos: 'Itália',
	espanhóis: 'Espanha',
	portugueses: 'Portugal',
	holandeses: 'Holanda',
	belgas: 'Bélgica',
	croatas: 'Croácia',
	sérvios: 'Sérvia',
	suíços: 'Suíça',
	austríacos: 'Áustria',
	dinamarqueses: 'Dinamarca',
	suecos: 'Suécia',
	noruegueses: 'Noruega',
	poloneses: 'Polônia',
	ucranianos: 'Ucrânia',
	russos: 'Rússia',
	turcos: 'Turquia',
	gregos: 'Grécia',
	escoceses: 'Escócia',
	galeses: 'País de Gales',
	irlandeses: 'Irlanda',
	húngaros: 'Hungria',
	romenos: 'Romênia',
	búlgaros: 'Bulgária',
	tchecos: 'República Tcheca',
	eslovacos: 'Eslováquia',
	eslovenos: 'Eslovênia',
	marroquinos: 'Marrocos',
	egípcios: 'Egito',
	tunisianos: 'Tunísia',
	argelinos: 'Argélia',
	nigerianos: 'Nigéria',
	ganeses: 'Gana',
	senegaleses: 'Senegal',
	camaroneses: 'Camarões',
	'sul-africanos': 'África do Sul',
	japoneses: 'Japão',
	'sul-coreanos': 'Coreia do Sul',
	australianos: 'Austrália',
	sauditas: 'Arábia Saudita',
	iranianos: 'Irã',
};

/** 'argentinos' → 'argentinas', 'ingleses' → 'inglesas', 'alemães' → 'alemãs'. */
function ofWomen(people: string): string {
	return people
		.replace(/os$/u, 'as')
		.replace(/eses$/u, 'esas')
		.replace(/ães$/u, 'ãs')
		.replace(/óis$/u, 'olas');
}

/** 'argentinas' → 'argentina': 'a seleção argentina'. */
const COUNTRIES = new Map(
	Object.entries(PEOPLES).flatMap(([people, country]) => [
		[people, country],
		[ofWomen(people), country],
		[ofWomen(people).replace(/s$/u, ''), country],
	]),
);

const VERBS: Readonly<Record<string, string>> = {
	enfrentam: 'enfrenta',
	encaram: 'encara',
	recebem: 'recebe',
	visitam: 'visita',
	pegam: 'pega',
	defrontam: 'defronta',
	'duelam com': 'duela com',
	'jogam contra': 'joga contra',
	'jogam com': 'joga com',
	'medem forças com': 'mede forças com',
};

const SIDE = `(?:[oa] )?(?:${[...new Set(Object.values(PEOPLES))].join('|')})(?!\\p{L})`;
const MANY = [...COUNTRIES.keys()].filter((word) => word.endsWith('s')).join('|');
const ONE = [...COUNTRIES.keys()].filter((word) => !word.endsWith('s')).join('|');
/** 'os venezuelanos encaram o Peru' */
const PEOPLE_FIRST = new RegExp(
	`(?<!\\p{L})[OoAa]s (${MANY}) (${Object.keys(VERBS).join('|')}) (?=${SIDE})`,
	'gu',
);
/** 'o Peru encara os venezuelanos', not 'encara os ingleses do Chelsea' */
const PEOPLE_LAST = new RegExp(
	`(${SIDE} \\p{L}{4,10}(?: contra| com)? )[oa]s (${MANY})(?!\\p{L}| d[aeo]s? )`,
	'gu',
);
/** 'A seleção suíça enfrenta o Peru' */
const TEAM = new RegExp(
	`(?<!\\p{L})([Aa]) [Ss]ele[çc][ãa]o (${ONE})(?= (?:feminina )?(?:enfrent|encar|receb|visit|pega|jog|duel|medem|defront))`,
	'gu',
);
/** 'A Canarinho encara o Canadá', 'a Seleção enfrenta o Peru' */
const BRAZIL =
	/(?<!\p{L})[Aa] (?:[Cc]anarinho|[Aa]marelinha|Sele[çc][ãa]o(?: [Bb]rasileira)?|sele[çc][ãa]o brasileira)(?: feminina| masculina)?(?= (?:(?:vai|ir[áa]) )?(?:enfrent|encar|receb|visit|peg(?:a|ar) |joga|duel|mede|estre|volta|entra|atua|encerra))/gu;
const MAY_NAME = new RegExp(
	`[OoAa]s (?:${MANY})|[Ss]ele[çc][ãa]o (?:${ONE})|[Aa] (?:[Cc]anarinho|[Aa]marelinha|Sele[çc][ãa]o|sele[çc][ãa]o brasileira)`,
	'u',
);

/**
 * 'A Canarinho joga na sexta. Na terça, a seleção enfrenta a Tunísia': 'a seleção' is the team that
 * the paragraph is about.
 */
const OWN_SIDE =
	/(?<!\p{L})([Aa]) sele[çc][ãa]o(?= (?:(?:vai|ir[áa]) )?(?:enfrent|encar|receb|visit|pega |joga|estre|volta a campo|entra em campo))/gu;
const NAMES_BRAZIL = /canarinho|amarelinha|brasil/iu;

/**
 * Replaces demonyms of national teams by their countries when the other side is a country.
 * Otherwise they may be visiting clubs.
 */
export function withCountries(text: string): string {
	const own = NAMES_BRAZIL.test(text)
		? text.replace(OWN_SIDE, (_, article: string) => (article === 'A' ? 'O Brasil' : 'o Brasil'))
		: text;
	if (!MAY_NAME.test(own)) return own;
	return own
		.replace(
			PEOPLE_FIRST,
			(_, people: string, verb: string) =>
				`${COUNTRIES.get(people) ?? people} ${VERBS[verb] ?? verb} `,
		)
		.replace(
			PEOPLE_LAST,
			(_, before: string, people: string) => `${before}${COUNTRIES.get(people) ?? people}`,
		)
		.replace(BRAZIL, (words) => (words.startsWith('A') ? 'O Brasil' : 'o Brasil'))
		.replace(
			TEAM,
			(_, article: string, people: string) => `${article} ${COUNTRIES.get(people) ?? people}`,
		);
}
