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

const COUNTRY = [...new Set(Object.values(PEOPLES))].join('|');
/** 'os venezuelanos encaram o Peru'; 'os ingleses' may be a club. */
const PEOPLE = new RegExp(
	`(?<!\\p{L})[OoAa]s (${Object.keys(PEOPLES).join('|')}) (${Object.keys(VERBS).join('|')}) (?=(?:[oa] )?(?:${COUNTRY})(?!\\p{L}))`,
	'gu',
);
const BRAZIL =
	/(?<!\p{L})[Aa] (?:[Cc]anarinho|[Aa]marelinha|Sele[çc][ãa]o(?: [Bb]rasileira)?|sele[çc][ãa]o brasileira)(?: feminina| masculina)?(?= (?:(?:vai|ir[áa]) )?(?:enfrent|encar|receb|visit|peg(?:a|ar) |joga|duel|mede|estre|volta|entra|atua|encerra))/gu;
/** 'A seleção' is Brazil on a page that names Brazil. */
const OWN_SIDE =
	/(?<!\p{L})([Aa]) sele[çc][ãa]o(?= (?:(?:vai|ir[áa]) )?(?:enfrent|encar|receb|visit|pega |joga|estre|volta a campo|entra em campo))/gu;
const NAMES_BRAZIL = /canarinho|amarelinha|brasil/iu;

/** The text with countries for 'os argentinos'. */
export function withCountries(text: string): string {
	const brazil = (words: string) => (words.startsWith('A') ? 'O Brasil' : 'o Brasil');
	return (NAMES_BRAZIL.test(text) ? text.replace(OWN_SIDE, brazil) : text)
		.replace(
			PEOPLE,
			(_, people: string, verb: string) => `${PEOPLES[people] ?? people} ${VERBS[verb] ?? verb} `,
		)
		.replace(BRAZIL, brazil);
}
