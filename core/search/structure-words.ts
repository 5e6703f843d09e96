/** Words that name a kind of club, not a club. Normalised. */
const WORDS = new Set(
	`fc ec sc ac ca cf cd cr se ad aa sd ud rc rcd afc cfc scp fbc fbpa af fr sv vfb vfl tsg fsv tsv ssv svg spvgg bsg bsv sg tus tsc djk asv esv fcb
sk fk nk hnk gnk kf kv kvk krc rsc rfc kaa kfc ksv ks mks lks gks kks mzks rks zks ts bk if ik is il bsc ssc ss ssd asd us usc uc ogc aj as acf acd bc
sl gd cs csd csm csyd club clube klub clubul klubi futebol football futbol foot fotball fotboll fudbalski nogometni voetbal voetbalclub fussball fussballclub
ballspielclub sportverein sportvereinigung sportgemeinschaft sportclub sportklub sportsklub turnverein verein fotbal fotbollforening idrottsforening boldklub
calcio esporte esportes esportiva esportivo associacao associazione association associacion asociacion sociedade sociedad societe societa agremiacao
regatas recreativa futbolnyi futbolniy futbolny futbolen voetbalvereniging koninklijke royale gnogometni hrvatski spor kulubu jalkapalloseura
bewegungsspiele leibesubungen turn rasenspiele spielvereinigung ballsport ballsportverein turnerschaft sportfreunde futbolo klubas klubs klubb
fotballklubben idrottsklubben idrottsklubb idrottsforeningen idrottslag sportsklubben fotbollsklubb fotbalovy futbalovy sportovni futbollistik futbolistik
clubul sportiv fotbaliste asociatia sportiva unione sportivo professional futbolli futbolnyy futbolnyi futbolniy narodnyy miejski gorniczy wojskowy klubowy
sportowy pilkarski spolka akcyjna athlitiki athlitikos athlitikí enosi omilos syllogos podosfairiki jalgpalliklubi jalkapalloklubi palloseura
corporacion institucion centro futebolistico esportivas desportos clubes escola kulup knattspyrnufelag knattspyrnufelagid itrottarfelag boltfelag
fodbold boldklub boldklubben idraetsforening labdarugo torna sport-club deutscher koniglich konigliche voetbalvereeniging sportvereniging
sociedade anonima anonyme sportive sportif
pfc pfk fcm fcu asc csc hsc osc ufc sfc wfc ufk ofk zfk mfk msk tj fck kfk nd dsk jk jfk ssk sca bfc tfc ff
ce ue fsc kas kvc fcv ofc agf ifk sjk ea es lb ask ao fh umf acr mc fs dfk fa gfk hfc rkc vv ksp gif scr wsg usv atsv asko atus fv spg acs ks afk hfk ogc
ballklubb ballklub fotballklubb boldspilklub egyesulet idrettsklubb idrettslag toppfotball fotbollsforening sportunion sportovy pallo palloilijat calc
futbolen fudbal nogometniot klubu sportska drustvo aks aps ae apo aek pae ps pas gs gfc sad sp asd ssa spolku saf as asl asp
spa srl nv sduq saf gmbh kgaa futbollit sportkring maatschappij vereniging fussballklub ungmennafelag sporta centrs atletski sportska sportski sportovni`
		.split(/\s+/)
		.filter((word) => !['aek', 'sp', 'fcb', 'fck', 'fcu'].includes(word)),
);

/** Short words between the others. */
const LINKS = new Set(
	'de da do das dos del di du della la le el los las les of the van von vom der den e y i et und and og en a o au al'.split(
		' ',
	),
);
/**
 * Links that distinguish many names ('La Galaxy', 'Al Ain', 'Le Havre') count as words of the name.
 */
const KEPT_LINKS = new Set([
	'la',
	'le',
	'el',
	'al',
	'los',
	'las',
	'les',
	'a',
	'o',
	'i',
	'en',
	'au',
	'den',
]);

/**
 * Kinds of club that listings add or omit ('Club Deportivo X', 'Atlético X'); yet two clubs may
 * differ by one of them alone.
 */
const DROPPABLE = new Set(
	`atletico athletic atletica athletico deportivo deportiva desportivo desportiva deportes sportivo sportiva esportivo esportiva sports sportif sportive social
cultural recreativo recreativa desporto balompie futsal polideportivo esportiu esportiva gimnastic gymnastique sporting sport`.split(
		/\s+/,
	),
);

/** Words shared by many clubs: none of them identifies a club alone. */
const WEAK = new Set(
	`academia academica academico real royal union uniao juniors olympique olympic unio unione racing united city town rovers wanderers county albion rangers dynamo spartak lokomotiv torpedo
zenit shakhtar metalurh cska slavia sparta viktoria rapid partizan international internacional nacional national universidad universitario universitate
estudiantes independiente central juventud juventude san santa santo sao saint new old north south east west sud nord norte sul borussia eintracht
fortuna arminia hertha austria admira river plate red star blue white young boys stade entente etoile espoir jeunesse gimnasia esgrima jong concordia
progres progreso olimpik olimpija slavija jedinstvo zeljeznicar rudar sloboda mladost buducnost radnicki hajduk hibernian bohemians corinthians
santiago wien`.split(/\s+/),
);

const LETTER: Readonly<Record<string, string>> = {
	futebol: 'f',
	football: 'f',
	futbol: 'f',
	foot: 'f',
	fotball: 'f',
	fotboll: 'f',
	fudbalski: 'f',
	nogometni: 'f',
	fussball: 'f',
	fussballclub: 'f',
	fotbal: 'f',
	voetbal: 'f',
	voetbalclub: 'f',
	calcio: 'f',
	futbolnyi: 'f',
	futbolny: 'f',
	esporte: 'e',
	esportes: 'e',
	esportiva: 'e',
	esportivo: 'e',
	sportverein: 's',
	sportclub: 's',
	sportklub: 's',
	sociedade: 's',
	sociedad: 's',
	associacao: 'a',
	association: 'a',
	associacion: 'a',
	asociacion: 'a',
	associazione: 'a',
	regatas: 'r',
	recreativa: 'r',
	koninklijke: '',
	royale: '',
	verein: '',
	klub: '',
	club: '',
	clube: '',
	clubul: '',
	klubi: '',
};

export function isStructure(word: string): boolean {
	return WORDS.has(word);
}

export function isLink(word: string): boolean {
	return LINKS.has(word) && !KEPT_LINKS.has(word);
}

export function isDroppable(word: string): boolean {
	return DROPPABLE.has(word) || /^\d+$/.test(word);
}

export function isWeak(word: string): boolean {
	return WEAK.has(word) || DROPPABLE.has(word) || word.length < 3 || /^\d+$/.test(word);
}

/**
 * The kinds in a structure word, one letter each, without 'club': 'fc' → 'f', 'esporte' → 'e', 'fr'
 * → 'fr'.
 */
export function structureLetters(word: string): string {
	return LETTER[word] ?? (word.length <= 5 ? word.replace(/[ck]/g, '') : '');
}
