import { cleanName } from '#core/importing/source-lines.ts';
import { isCompetitionLike, isNumberedMatch, isStage } from './stage-words.ts';
import { plainTitle } from './summary.ts';

/** The facts of a game in an event's description. */
type DescriptionFacts = {
	competition: string | null;
	round: string | null;
	venue: string | null;
	channels: string[];
};

const MAX_LINES = 60;
const MAX_CHANNELS = 12;
const COMPETITION =
	/^(?:competition|competi[cç][aã]o|league|liga|torneio|tournament|campeonato|competici[oó]n|wettbewerb|赛事|賽事)\s*[:：]\s*(.+)$/iu;
const ROUND =
	/^(?:round|rodada|match ?day|stage|fase|phase|jornada|grupo|group|赛事阶段|阶段|階段|轮次)\s*[:：]\s*(.+)$/iu;
const VENUE =
	/^(?:venue|local|est[aá]dio|estadio|stadium|ground|比赛场馆|场馆|場館)\s*[:：]\s*(.+)$/iu;
const CHANNELS =
	/^(?:watch(?: live)?(?: on)?|tv(?: channels?)?|channels?|broadcast(?:er|ers|s)?|where to watch|onde assistir(?: ao jogo)?|transmiss[aã]o|canal|canais|streaming|stream|live on|televised on|on tv|network|ver en|en vivo por)\s*\??\s*[:：]\s*(.+)$/iu;
/** A line that repeats the two sides does not name the competition. */
const VERSUS = /\s(?:vs?\.?|x|×)\s/iu;
const NO_CHANNEL = /^(?:tb[acd]|n\/?a|none|a definir|a confirmar|-+|\?)$/iu;

function channelsIn(text: string): string[] {
	return text
		.split(/\s*[,;/|]\s*|\s+(?:e|y|and|und|&)\s+/u)
		.map((part) => cleanName(part))
		.filter((part): part is string => part !== null && part.length <= 40 && !NO_CHANNEL.test(part));
}

function noteStage(facts: DescriptionFacts, text: string): void {
	const [head = '', ...tail] = text.split(/\s+[-–—]\s+/u);
	if (isStage(head))
		facts.round ??= cleanName([head, ...tail].filter((part) => !isNumberedMatch(part)).join(' - '));
	else {
		facts.competition ??= cleanName(head);
		const rest = tail.join(' - ');
		if (rest !== '' && !isNumberedMatch(rest)) facts.round ??= cleanName(rest);
	}
}

function readLabelled(facts: DescriptionFacts, text: string): boolean {
	const channels = CHANNELS.exec(text)?.[1];
	if (channels !== undefined) {
		if (!/https?:|www\./iu.test(channels)) facts.channels.push(...channelsIn(channels));
		return true;
	}
	const [competition, round, venue] = [COMPETITION, ROUND, VENUE].map(
		(pattern) => pattern.exec(text)?.[1],
	);
	if (competition !== undefined) noteStage(facts, competition);
	else if (round !== undefined) facts.round ??= cleanName(round);
	else if (venue !== undefined) facts.venue ??= cleanName(venue);
	else return false;
	return true;
}

function readLine(facts: DescriptionFacts, line: string, first: boolean): void {
	const text = plainTitle(line).replace(/^[\s*•·–-]+/u, '');
	if (text === '' || readLabelled(facts, text) || VERSUS.test(text)) return;
	const head = (text.split(/\s*[｜|]\s*/u)[0] ?? '').trim();
	if (
		line.includes('🏆') ||
		(first && text.length <= 60 && (isStage(head) || isCompetitionLike(head)))
	)
		noteStage(facts, head);
	else if (!first && /^[-–]?\s*\S/u.test(text) && isStage(text) && text.length <= 40)
		facts.round ??= cleanName(text);
	else if (first && isStage(head) && head.length <= 20) facts.round ??= cleanName(head);
}

/**
 * Reads an event's description line by line for competition, round, venue and channels; prose is
 * ignored.
 */
export function readDescription(description: string): DescriptionFacts {
	const facts: DescriptionFacts = { competition: null, round: null, venue: null, channels: [] };
	const lines = description
		.slice(0, 8000)
		.replace(/<[^<>]{1,80}>/gu, '\n')
		.split('\n')
		.slice(0, MAX_LINES);
	for (const [index, line] of lines.entries()) readLine(facts, line, index === 0);
	facts.channels = [...new Set(facts.channels)].slice(0, MAX_CHANNELS);
	return facts;
}
