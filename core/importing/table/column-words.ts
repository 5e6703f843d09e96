import { HOUR_WORDS } from '#core/football-pt/zone-words.ts';
import { zonesOfLabel } from '#core/importing/hours/written-zones.ts';
import { normalize } from '#core/search/normalize.ts';
import type { TableField } from './table-field.ts';

/**
 * Column headers of spreadsheets and APIs in Portuguese, English and Spanish, normalized by
 * `headerKey`.
 */
const WORDS: readonly (readonly [TableField, string])[] = [
	[
		'date',
		'date|data|dia|fecha|datum|match date|data do jogo|data jogo|data da partida|game date|date event|start date|data de inicio|when|quando|jour|giorno|tag|jour du match|data gara',
	],
	[
		'time',
		'time|hora|horario|hour|kickoff|kick off|kickoff time|ko|start time|hr|hrs|horas|inicio|hora do jogo|hora jogo|horario jogo|horario de brasilia|hora brasilia|time local|hora de inicio|match time|heure|horaire|heure du match|coup d envoi|ora|orario|ora inizio|uhrzeit|zeit|anstoss|anstosszeit|anpfiff',
	],
	[
		'datetime',
		'datetime|date time|data hora|data e hora|data horario|data e horario|start|start iso|kickoff at|utc date|data iso|timestamp|data completa|iso date|date utc|start at|starts at|dt start|data utc|fecha hora|start date time',
	],
	['zone', 'zone|timezone|time zone|tz|fuso|fuso horario'],
	[
		'home',
		'home|home team|home side|home club|home name|home team name|mandante|casa|time casa|time da casa|time mandante|equipe mandante|equipe da casa|clube mandante|nome mandante|mandante nome|team 1|team1|team one|time 1|time1|equipe 1|clube 1|selecao 1|local team|equipo local|equipo 1|heim|heimteam|heimmannschaft|host|domicile|equipe domicile|anfitriao|dono da casa|team a|time a|squadra casa|squadra di casa|in casa|thuis',
	],
	[
		'away',
		'away|away team|away side|away club|away name|away team name|visitor|visitor team|visitors|visitante|fora|time fora|time de fora|time visitante|equipe visitante|equipe de fora|clube visitante|nome visitante|visitante nome|team 2|team2|team two|time 2|time2|equipe 2|clube 2|selecao 2|equipo visitante|equipo 2|gast|gastteam|gastmannschaft|guest|guest team|exterieur|equipe exterieur|team b|time b|squadra ospite|uit|trasferta|ospite|ospiti|auswarts|auswartsteam',
	],
	[
		'matchup',
		'jogo|jogos|partida|partidas|confronto|confrontos|match|game|fixture|event|evento|duelo|teams|times|equipes|subject|summary|title|titulo|assunto|encontro|match up|matchup|partido|partidos|spiel|begegnung|paarung|partita|gara|incontro|rencontre|affiche|matches|fixtures',
	],
	['team', 'team|equipe|clube|club|squad|selecao|equipo'],
	['opponent', 'opponent|opponents|adversario|rival|oponente|versus|vs|against|gegner'],
	[
		'side',
		'home away|homeaway|home or away|mando|mando de campo|h a|ha|casa fora|casa ou fora|mandante visitante|home away neutral|loc',
	],
	[
		'competition',
		'competition|competicao|campeonato|league|league name|liga|torneio|tournament|torneo|div|division|comp|championship|competition name|nome da competicao|competicao nome|camp|copa|cup|competencia|str league|tournament name|bewerb|wettbewerb|competizione|campionato|competencias|ligue',
	],
	['area', 'country|pais|nacao|nation'],
	['season', 'season|temporada|ano|year'],
	[
		'round',
		'round|rodada|rodata|matchday|match day|fase|phase|stage|week|semana|jornada|md|round number|gw|gameweek|match week|matchweek|journee|etapa|rotulo|spieltag|round name|fecha torneo|rnd|giornata',
	],
	['group', 'group|grupo|gruppe|chave'],
	[
		'venue',
		'venue|venue name|stadium|estadio|arena|local|location|ground|sede|local do jogo|praca|campo|stadion|stade|pitch|lugar|local da partida',
	],
	['city', 'city|cidade|municipio|ciudad|town'],
	[
		'channels',
		'channel|channels|canal|canais|nome canal|tv|tvs|transmissao|transmissoes|onde assistir|onde ver|broadcast|broadcasts|broadcaster|broadcasters|network|emissora|emissoras|tv aberta|tv fechada|tv paga|streaming|watch|televisao|exibicao|tv channel|tv station|pay per view|ppv|internet|youtube|midia|tv streaming|canal de tv|cobertura|where to watch|onde passa|plataforma|plataformas|chaine|chaines|diffuseur|diffusion|canale|canali|dove vederla|diretta tv|sender|tv sender|ubertragung|live im tv|canales|donde ver|canal tv',
	],
	['status', 'status|situacao|estado|state|match status|andamento|status do jogo|situacao do jogo'],
	[
		'score',
		'score|result|resultado|placar|ft|full time|fulltime|final score|placar final|res|ergebnis|marcador',
	],
	[
		'home-score',
		'home score|home goals|fthg|hg|gols mandante|mandante placar|placar mandante|placar casa|gols casa|score 1|score1|gols 1|placar 1|placar1|home team score|home team goals|goals home|hgoals|g1|int home score',
	],
	[
		'away-score',
		'away score|away goals|ftag|ag|gols visitante|visitante placar|placar visitante|placar fora|gols fora|score 2|score2|gols 2|placar 2|placar2|away team score|away team goals|goals away|agoals|g2|int away score',
	],
	['home-state', 'mandante estado|estado mandante|uf mandante|mandante uf|home state'],
	['away-state', 'visitante estado|estado visitante|uf visitante|visitante uf|away state'],
];

const FIELD_OF = new Map(
	WORDS.flatMap(([field, words]) => words.split('|').map((word) => [word, field] as const)),
);

/** The lookup form of a header: 'HomeTeam', 'home_team' and 'Home  team:' become 'home team'. */
export function headerKey(header: string): string {
	const words = header.slice(0, 80).replace(/(?<=[\p{Ll}\d])(?=\p{Lu})/gu, ' ');
	return normalize(words.replace(/\([^()]*\)/gu, ' ').replace(/[_.:/\\#*"'-]+/gu, ' '))
		.replace(/\s+/gu, ' ')
		.trim();
}

/** 'mandante.nome', 'teams.homeTeam.name': words without meaning for the value. */
const EMPTY_WORDS =
	/\s(?:name|nome|full|title|display name|label|text|value|descricao|description|popular|curto|short|nome popular)$/u;
const LEADS = /^(?:str|int|txt|nome d[aoe]s?|name of|data d[ao]|o|a)\s/u;

/** The meaning of a column by its header; null when unknown. */
export function fieldOfHeader(header: string): TableField | null {
	const key = headerKey(header);
	const bare = key.replace(EMPTY_WORDS, '');
	const last = bare.split(' ').slice(-2).join(' ');
	const tries = [
		key,
		bare,
		bare.replace(LEADS, ''),
		...(header.includes('.') ? [last, bare.split(' ').at(-1) ?? ''] : []),
	];
	for (const one of tries) {
		const field = FIELD_OF.get(one);
		if (field) return field;
	}
	return namesHour(header) ? 'time' : null;
}

/** 'UK time', 'Hora Lisboa': an hour word with a zone. */
function namesHour(header: string): boolean {
	const words = normalize(header.slice(0, 80)).split(' ');
	return words.some((word) => HOUR_WORDS.has(word)) && zonesOfLabel(header).length > 0;
}
