import { entriesOf } from '#core/kit/keys.ts';
import type { RoundFormId } from './round-forms.ts';

/** Nouns for a phase in the languages of the sources; the qualifier precedes or follows them. */
const PHASE = 'round|rounds|stage|phase|fase|ronda|etapa|season|temporada';

const LIKE: Partial<Record<RoundFormId, string>> = {
	groupStage: 'group|groups|de grupos|grupos',
	leaguePhase: 'league|de liga|liga',
	regularSeason: 'regular',
	title: 'championship|title|do titulo',
	relegation: 'relegation|do rebaixamento|de descenso',
	promotion: 'promotion|do acesso|de ascenso',
	qualifying: 'qualifying|qualification|classificatoria|clasificatoria|de qualificacao',
	preliminary: 'preliminary|preliminar|previa',
	intermediate: 'intermediate|intermediaria|intermedia',
	finals: 'final|finals',
	knockout: 'knockout|knock out|elimination|mata mata',
};

/** Comparable words (see `normalize`) without the phrase's number. */
const WHOLE: Partial<Record<RoundFormId, string>> = {
	round:
		'rodada|jornada|matchday|match day|matchweek|match week|gameweek|game week|week|md|spieltag|giornata|fecha|journee|speelronde',
	phase: 'round|stage|phase|fase|ronda|runde|etapa',
	group: 'group|gruppe|grupo|girone|poule|小组|小組|组|組',
	groupStage: 'groups|小组赛|小組賽',
	title: 'championship|championship group',
	relegation: 'relegation|relegation group',
	promotion: 'promotion|promotion group',
	qualifying: 'qualifying|qualification|qualifiers|fase de classificacao',
	preliminary: 'preliminary',
	finals: 'finals',
	knockout: 'knockout|mata mata',
	opening: 'apertura|torneo apertura|torneio apertura',
	closing: 'clausura|torneo clausura|torneio clausura',
	europe: 'europe|europe playoffs|europe play offs',
	conferencePlayoffs:
		'ecl playoff|ecl playoffs|ecl play offs|conference league playoff|conference league play offs',
	playoffs:
		'playoff|playoffs|play off|play offs|playoff round|play off round|knockout playoffs|knockout round play offs',
	relegationPlayoffs:
		'relegation playoff|relegation playoffs|relegation play off|relegation play offs|playoffs do rebaixamento',
	promotionPlayoffs:
		'promotion playoff|promotion playoffs|promotion play off|promotion play offs|playoffs do acesso',
	roundOf: 'round of|last',
	thirtySeconds: '1 32 final|1 32 finals|32 avos de final',
	sixteenths:
		'1 16 final|1 16 finals|16 avos de final|sechzehntelfinale|dieciseisavos de final|1 16 决赛|32 強|32 强',
	eighths: `eighth final|eighth finals|1 8 final|1 8 finals|oitavas|oitavas de final|oitavas de finais|oitavos de final
		|octavos|octavos de final|achtelfinale|huitiemes de finale|ottavi di finale|1 8 决赛|1 8 финала|16 強|16 强`,
	quarters: `quarter final|quarter finals|quarterfinal|quarterfinals|1 4 final|1 4 finals|quartas|quartas de final|quartas de finais
		|quartos de final|cuartos|cuartos de final|viertelfinale|quarts de finale|quarti di finale|1 4 决赛|八強|八强`,
	semis:
		'semi|semis|semi final|semi finals|semifinal|semifinals|semifinais|semi finais|meias finais|semifinales|halbfinale|1 2 final|1 2 finals|半决赛|四強|四强',
	final: 'final|finais|finale|grand final|grande final|gran final|决赛|決賽',
	thirdPlace: 'bronze final|三四名决赛|季軍戰',
	place: `place|place match|place final|place game|place play off|place playoff|match place|match for place|lugar|disputa do lugar
		|disputa de lugar|decisao do lugar`,
	leg: 'leg|mao',
	firstLeg: 'ida|jogo de ida|partido de ida|hinspiel|andata',
	secondLeg: 'volta|vuelta|jogo de volta|partido de vuelta|ruckspiel|ritorno',
	replay: 'replay|jogo de desempate',
	friendly: 'friendly|friendlies|friendly match|friendly matches|amistoso|amistosos|amigavel',
	clubFriendly:
		'club friendly|club friendlies|friendlies clubs|amistoso de clubes|amistosos de clubes',
	nationsFriendly:
		'international friendly|international friendlies|amistoso internacional|amistosos internacionais',
};

/** Number words that may begin a phrase. */
export const ORDINALS: ReadonlyMap<string, number> = new Map(
	[
		'first|primeira|primeiro|primera|primer',
		'second|segunda|segundo',
		'third|terceira|terceiro|tercera|tercer',
		'fourth|quarta|cuarta',
		'fifth|quinta',
	].flatMap((words, place) => words.split('|').map((word) => [word, place + 1] as const)),
);

/** The meaning of each phrase. */
export const ROUND_PHRASES: ReadonlyMap<string, RoundFormId> = new Map([
	...phrases(LIKE).flatMap(([like, form]) =>
		PHASE.split('|').flatMap((noun) =>
			[`${like} ${noun}`, `${noun} ${like}`].map((said) => [said, form] as const),
		),
	),
	...phrases(WHOLE),
]);

function phrases(table: Partial<Record<RoundFormId, string>>): [string, RoundFormId][] {
	return entriesOf(table).flatMap(
		([form, said]) =>
			said?.split('|').map((phrase): [string, RoundFormId] => [phrase.trim(), form]) ?? [],
	);
}
