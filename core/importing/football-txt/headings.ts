/** '▪ Group A', '» Matchday 1', '▪▪▪ Final' */
const MARKED = /^([▪•●■◾◼▸►▶»›∙]+)\s*(\S.*)$/u;
const TITLE = /^(={1,6})\s*([^=].*?)\s*=*$/u;
/** An unmarked round on its own line, in the languages of the sources. */
const ROUND =
	/^(?:\d{1,2}\s?[.ªºa°]?\s?(?:st|nd|rd|th|ère|ème|e)?\s+)?(?:matchday|match\s?day|match for|match \d|rounds?|rodadas?|jornadas?|spieltag|runde|giornata|journ[ée]e|fechas?|fase|etapa|stage|grupos?|groups?|gruppe|girone|poule|chave|finals?|finais|finale|semi[- ]?fina\w*|quartas?(?:[- ]d[ea][- ]fina\w*)?|oitavas?|quarter[- ]?finals?|cuartos|octavos|viertelfinale|achtelfinale|halbfinale|eighth[- ]finals?|play-?offs?|play-?outs?|third[- ]place|terceiro lugar|disputa|turno|returno|1[ºo] turno|preliminary|preliminar|qualif\w*|knockout|regular season|league phase|relegation|championship round|apertura|clausura|repescagem|ta[çc]a)(?=$|[\s\d,.:\-–(/])/iu;
const GROUP_TEAMS = /^(?:group|grupo|gruppe|groupe|girone|poule|chave)\s+\S{1,12}\s*[|:]/iu;

export type Heading = { kind: 'title' | 'round'; level: number; text: string };

/** The part before '|': the round's dates or a group's teams follow it. */
function label(text: string): string {
	return (text.split('|')[0] ?? text).trim().replace(/[\s:]+$/u, '');
}

/** Parses a heading with its own mark: '= Title', '== Section', '▪ Round', '» Round | dates'. */
export function parseMarkedHeading(text: string): Heading | null {
	const title = TITLE.exec(text);
	if (title) return { kind: 'title', level: title[1]?.length ?? 1, text: title[2]?.trim() ?? '' };
	const round = MARKED.exec(text);
	const words = label(round?.[2] ?? '');
	return round && words !== ''
		? { kind: 'round', level: [...(round[1] ?? '')].length, text: words }
		: null;
}

const ORDINAL_ROUND =
	/^(?:primeir[oa]|segund[oa]|terceir[oa]|quart[oa]|quint[oa]|first|second|third|fourth|erste|zweite|dritte|primera?|tercera?|[1-9](?:st|nd|rd|th))\s+(?:fase|round|rodada|turno|stage|runde|phase|etapa|leg|ronda|vuelta|quadrangular)\b/iu;

/**
 * Whether an unmarked line is the name of a round: 'Rodada 1 - Turno', '1 rodada', 'Segunda fase -
 * Grupo A', 'Taça Rio - Rodada 3'.
 */
export function isPlainRound(text: string): boolean {
	if (text.length > 80) return false;
	return text.split(/\s[-–—]\s/u).some((part) => ROUND.test(part) || ORDINAL_ROUND.test(part));
}

/** Whether the line lists the teams of a group: 'Group A | England  Netherlands'. */
export function isGroupTeams(text: string): boolean {
	return GROUP_TEAMS.test(text);
}
