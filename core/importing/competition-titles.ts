/**
 * Our competition names with the titles and codes of fixture services: football-data (.org,
 * .co.uk), API-Football (after the country that it gives separately), OpenFootball, TheSportsDB and
 * ESPN. Folded: no accents, lower case.
 */
const TITLES: Readonly<Record<string, readonly string[]>> = {
	'Campeonato Italiano': ['liga italiana', 'italian serie a', 'i1'],
	'Campeonato Inglês': ['liga inglesa', 'english premier league', 'e0'],
	'Campeonato Espanhol': [
		'liga espanhola',
		'spain primera division',
		'spanish primera division',
		'primera division de espana',
		'spanish laliga',
		'la liga ea sports',
		'sp1',
	],
	'Campeonato Francês': ['liga francesa', 'french ligue 1', 'f1'],
	'Campeonato Alemão': ['liga alema', 'deutsche bundesliga', 'german bundesliga', 'd1'],
	'Copa do Mundo': ['world cup', 'fifa world cup'],
	'Copa do Mundo de Clubes': ['club world cup', 'fifa club world cup'],
	'Campeonato Brasileiro Série A': ['brasileiro serie a', 'brazil serie a'],
	'Campeonato Brasileiro Série B': ['brasileiro serie b', 'brazil serie b'],
	'Campeonato Brasileiro Série C': ['brasileiro serie c'],
	'Campeonato Brasileiro Série D': ['brasileiro serie d'],
	'Copa Sul-Americana': ['copa sudamericana'],
	'Champions League': ['uefa champions league'],
	'Liga Europa': ['uefa europa league'],
	'Liga Conferência': ['uefa conference league', 'uefa europa conference league'],
	Championship: ['english championship', 'english league championship', 'e1'],
	'Copa da Inglaterra': ['english fa cup'],
	'Copa da Liga Inglesa': ['english efl cup', 'english league cup'],
	'LaLiga 2': ['spain segunda division', 'sp2'],
	'Copa do Rei': ['spain copa del rey'],
	'Campeonato Português': ['portuguese primeira liga', 'portugal primeira liga', 'p1'],
	'Campeonato Holandês': [
		'dutch eredivisie',
		'campeonato neerlandes',
		'vriendenloterij eredivisie',
		'n1',
	],
	'Campeonato Belga': ['belgium first division a', 'belgian pro league', 'b1'],
	'Campeonato Turco': ['turkish super lig', 't1'],
	'Campeonato Escocês': [
		'scottish premiership',
		'scotland premiership',
		'scottish premier league',
		'cinch premiership',
		'william hill premiership',
		'sc0',
	],
	'Campeonato Grego': [
		'greek super league',
		'greece super league',
		'greece super league 1',
		'greek superleague greece',
		'g1',
	],
	'Campeonato Russo': [
		'russian premier league',
		'russia premier league',
		'russian football premier league',
	],
	'Campeonato Argentino': ['argentina primera division'],
	'Campeonato Colombiano': ['colombia primera a'],
	'Campeonato Paraguaio': ['paraguay primera division', 'paraguay division profesional'],
	'Campeonato Uruguaio': ['uruguay primera division'],
	'Campeonato Chileno': ['chile primera division'],
	'Campeonato Peruano': ['peru primera division', 'peru liga 1'],
	'Campeonato Equatoriano': ['ecuador primera a', 'ecuador liga pro'],
	'Campeonato Mexicano': [
		'mexico primera division',
		'mexican primera division',
		'mexican primera league',
		'mexican liga bbva mx',
		'liga bbva mx',
	],
	'Copa dos Campeões da Concacaf': ['concacaf champions cup', 'concacaf champions league'],
	'Campeonato Japonês': ['japan j1 league'],
	'Campeonato Inglês Terceira Divisão': ['english league 1', 'e2'],
	'Campeonato Inglês Quarta Divisão': ['english league 2', 'e3'],
	'Campeonato Inglês Feminino': ['england fa wsl', 'fa wsl', "fa women's super league"],
	'Campeonato Espanhol Feminino': ['primera division femenina'],
	'Supercopa da Espanha': ['spain super cup'],
	'2. Bundesliga': ['d2'],
	'Copa da Alemanha': ['german cup'],
	'Supercopa da Alemanha': ['germany super cup'],
	'Campeonato Italiano Série B': ['italy serie b', 'i2'],
	'Supercopa da Itália': ['italy super cup'],
	'Ligue 2': ['f2'],
	'Campeonato Austríaco': [
		'austria bundesliga',
		'austrian bundesliga',
		'osterreichische bundesliga',
	],
	'Campeonato Dinamarquês': ['denmark superligaen'],
	'Campeonato Ucraniano': ['ukraine premier league'],
	'Campeonato Saudita': [
		'saudi-arabia pro league',
		'saudi arabia pro league',
		'saudi-arabian pro league',
		'saudi professional league',
		'roshn saudi league',
	],
	'Campeonato Chinês': ['china super league'],
	NWSL: ['american nwsl'],
	'Campeonato Boliviano': ['bolivia primera division'],
	'Campeonato Venezuelano': ['venezuela primera division'],
	'Campeonato Brasileiro Sub-20': ['brasileiro u20 a'],
	'Copa São Paulo de Futebol Júnior': ['sao paulo youth cup'],
	'Eliminatórias Sul-Americanas': ['world cup - qualification south america'],
	'Eliminatórias Europeias': ['world cup - qualification europe'],
	'Eliminatórias Africanas': ['world cup - qualification africa'],
	'Eliminatórias Asiáticas': ['world cup - qualification asia'],
	'Eliminatórias da Concacaf': ['world cup - qualification concacaf'],
	'Eliminatórias da Oceania': ['world cup - qualification oceania'],
	Eurocopa: ['euro championship'],
	'Eliminatórias da Eurocopa': ['euro championship - qualification'],
	'Amistosos de seleções': ['friendlies'],
	'Liga dos Campeões da Ásia': ['afc champions league'],
};

const BY_TITLE = new Map(
	Object.entries(TITLES).flatMap(([name, titles]) => titles.map((title) => [title, name] as const)),
);

function folded(text: string): string {
	return text
		.normalize('NFD')
		.replace(/\p{Mn}/gu, '')
		.toLowerCase()
		.replace(/\s+/g, ' ')
		.trim();
}

/** Our name of the competition with this service title; undefined for other titles. */
export function nameOfTitle(title: string): string | undefined {
	return BY_TITLE.get(folded(title));
}
