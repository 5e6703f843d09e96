/** First words of a phase, as opposed to a competition name. */
const STAGE =
	/^(?:group\b|grupo\b|gruppe\b|round\b|rodada\b|jornada\b|match ?day\b|md ?\d|gw ?\d|game ?week|week\b|spieltag|semana\b|fase\b|phase\b|first stage|second stage|stage\b|league phase|regular season|final|semi|quarter|quartas|oitavas|round of|r(?:ound)? ?\d+|last \d+|play-?off|third[- ]place|3rd[- ]place|bronze|terceiro lugar|preliminary|qualif|knockout|leg\b|first leg|second leg|1st leg|2nd leg|ida\b|volta\b|\d{1,2}[ªºa.] ?(?:rodada|jornada|round)|\d{1,2}(?:st|nd|rd|th) round|1\/\d|финал|тур|группа|小组|小組|第.{1,3}[轮輪]|\d+ ?强|\d+ ?強|[四八]強|[四八]强|半决赛|四分之一|决赛|決賽|季军|季軍|三四名|淘汰|1\/\d+ ?финала)/iu;
const NUMBERED_MATCH = /^(?:match|game|jogo|partido|spiel|m)\s?#?\d{1,3}$/iu;
const COMPETITION =
	/\b(?:league|liga|ligue|lega|bundesliga|division|divisão|división|cup|copa|coupe|coppa|pokal|taça|championship|championnat|campeonato|camp\.|série|serie|premier|primera|primeira|eredivisie|superliga|libertadores|sul-?americana|sudamericana|euro|uefa|fifa|concacaf|conmebol|mls|nwsl|usl|friendly|friendlies|amistoso|amistosos|trophy|shield|vase|supercopa|recopa|mundial|nations|paulist\w+|carioca|brasileir\w+)\b|世界[杯盃]|亚洲杯|联赛|чм|кубок|лига/iu;
const CALENDAR =
	/\b(?:fixtures?|football|soccer|f[uú]tbol|futebol|fu[sß]+ball|calcio|voetbal|match(?:es|day)?|jogos?|partidas?|spielplan)\b|матч|футбол|足球|赛程|賽程/iu;
const TELEVISION =
	/\b(?:fox|fs1|fs2|espn\w*|tnt|hbo|max|apple ?tv|peacock|nbc\w*|telemundo|univision|unim[aá]s|tudn|cbs\w*|paramount\+?|abc|usa network|ion|globo\w*|sportv\d?|premiere|caz[eé] ?tv|ge ?tv|band\w*|record\w*|sbt|dazn|sky|bbc|itv\d?|prime|amazon|netflix|disney\+?|star\+?|youtube|vix\+?|bein|canal|cctv\d*|rtp\d?|goat|nosso futebol|tv)\b/iu;

/** Whether the words are a phase ('Group C', 'Round of 16', 'Rodada 3'), not a competition. */
export function isStage(text: string): boolean {
	return STAGE.test(text.trim());
}

/** Whether the words only number a game: 'Match 12'. */
export function isNumberedMatch(text: string): boolean {
	return NUMBERED_MATCH.test(text.trim());
}

/** Whether the words look like a competition name. */
export function isCompetitionLike(text: string): boolean {
	return COMPETITION.test(text) && !isStage(text);
}

/** Whether the words of a calendar show that it is about football. */
export function isFootballCalendar(text: string): boolean {
	return (
		CALENDAR.test(text) || COMPETITION.test(text) || text.includes('⚽') || text.includes('🏆')
	);
}

/** Whether a bracket such as '[FOX]' is a television channel. */
export function isChannelLike(text: string): boolean {
	return TELEVISION.test(text) && text.length <= 40;
}
