import type { AgendaState, OpenGame } from '#core/importing/agenda/agenda-state.ts';
import { hasGame } from '#core/importing/agenda/lines/game-lines.ts';
import { sentencesOf } from '#core/importing/agenda/text/sentences.ts';
import { normalize } from '#core/search/normalize.ts';
import { reports, takesBack } from './channel-sentence.ts';
import { onlyChannel } from './stations.ts';

const SHOWS = /transmi|exib|mostra|televis|leva ao ar|ao vivo|na tela|tela d[aeo]/iu;
const SEVERAL =
	/(?<!\p{L})(?:jogos|partidas|duelos|confrontos|temporada|por rodada|exclusiv\p{L}+ d[aeo]|campeonato|torneio|competi[çc][ãa]o|copa|s[ée]rie [a-d])(?!\p{L})/iu;
/** Who may show a competition: it says nothing of these games. */
const RIGHTS = /(?<!\p{L})(?:direitos (?:de|da|sobre)|detentor\p{L}*|det[êe]m|respons[áa]ve(?:l|is) (?:pel|por)|parceir[oa] oficial)/iu;
const LONGEST = 400;

/** 'A TV Azul e o Canal Verde': another station, which nobody knows, shares what the sentence says. */
function namesAnother(sentence: string, station: string): boolean {
	const name = station.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
	const article = `(?:(?:[nd]|pel)?[oa]s? )?`;
	const other = String.raw`\p{Lu}[\p{L}\d+!]+(?: [\p{Lu}\d][\p{L}\d+!]*){0,2}`;
	const beside = new RegExp(`${name}(?:, | e )${article}${other}|${other}(?:, | e )${article}${name}`, 'u');
	return beside.test(sentence);
}

/** 'A TV Azul exibirá os seguintes jogos', 'Transmissão exclusiva do campeonato na TV Azul': games of the page, not one that the sentence names. */
function claimsGames(text: string, station: string, state: AgendaState): boolean {
	const key = ` ${normalize(station)} `;
	return text
		.split('\n')
		.flatMap(sentencesOf)
		.some(
			(sentence) =>
				sentence.length < LONGEST &&
				SHOWS.test(sentence) &&
				SEVERAL.test(sentence) &&
				!RIGHTS.test(sentence) &&
				!reports(sentence) &&
				!takesBack(sentence) &&
				!namesAnother(sentence, station) &&
				` ${normalize(sentence)} `.includes(key) &&
				!hasGame(sentence, state),
		);
}

function isToldByLine({ facts, text }: OpenGame, station: string): boolean {
	return facts.channels.length > 0 && normalize(text).includes(normalize(station)) && text.length < 2 * LONGEST;
}

/**
 * The announcement of a station names no other one and says that it shows games: it shows those for which nothing else is told. A page that tells
 * the station of some games line by line would tell it of the others, too. What is taken over so is a guess.
 */
export function shareOnlyStation(text: string, state: AgendaState): void {
	const { games, known } = state;
	const open = games.filter(({ facts, under }) => facts.channels.length + under.channels.length === 0 && !facts.untelevised);
	if (open.length === 0) return;
	const written = known.station(text);
	const station = onlyChannel(written, known.channel);
	if (
		station === null ||
		games.some((game) => isToldByLine(game, station) && !open.includes(game)) ||
		!claimsGames(written, station, state)
	)
		return;
	for (const { facts } of open) {
		facts.channels = [{ name: station, include: [], exclude: [], note: null, ...facts.region }];
		facts.guessed = true;
	}
}
