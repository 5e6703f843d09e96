import type { AgendaState } from '#core/importing/agenda/agenda-state.ts';
import type { Known } from '#core/importing/agenda/known.ts';
import { hasGame } from '#core/importing/agenda/lines/game-lines.ts';
import { sentencesOf } from '#core/importing/agenda/text/sentences.ts';
import type { RawChannel } from '#core/importing/raw-game.ts';
import { normalize } from '#core/search/normalize.ts';
import { isOfCompetition } from './channel-lines.ts';
import { readChannelList } from './channel-list.ts';
import { channelsOfSentence, isOfSome, reports, takesBack } from './channel-sentence.ts';

const SHOWS = /transmi|exib|mostra|televis|leva ao ar|ao vivo|na tela|tela d[aeo]/iu;
const SEVERAL =
	/(?<!\p{L})(?:jogos|partidas|duelos|confrontos|temporada|por rodada|exclusiv\p{L}+ d[aeo]|campeonato|torneio|competi[çc][ãa]o|copa|s[ée]rie [a-d])(?!\p{L})/iu;
/** Broadcast rights to a competition say nothing about these games. */
const RIGHTS =
	/(?<!\p{L})(?:direitos (?:de|da|sobre)|detentor\p{L}*|det[êe]m|respons[áa]ve(?:l|is) (?:pel|por)|parceir[oa] oficial)/iu;
const LONGEST = 400;

/**
 * Sentences that name the channels of several games ('A TV Azul exibirá os seguintes jogos',
 * 'Transmissão do campeonato na TV Azul'). Sentences that name the game itself are left out.
 */
export function claims(text: string, state: AgendaState): string[] {
	return text
		.split('\n')
		.filter((line) => line.trim() === '' || state.known.legend(line) !== '')
		.flatMap(sentencesOf)
		.filter(
			(sentence) =>
				sentence.length < LONGEST &&
				SHOWS.test(sentence) &&
				SEVERAL.test(sentence) &&
				!RIGHTS.test(sentence) &&
				!reports(sentence) &&
				!takesBack(sentence) &&
				!hasGame(sentence, state),
		);
}

/**
 * 'todos os jogos transmitidos pelo Portal Azul', 'os jogos a serem transmitidos pelas TVs Azul e
 * Verde': the named channels show all of them.
 */
const BY_NAME =
	/(?:tod[oa]s [oa]s (?:jogos|partidas|duelos)|(?:jogos|partidas|duelos) a serem)(?: sendo)? (?:transmitid|exibid|mostrad)[oa]s (?:ao vivo )?pel[oa]s? ((?:TVs? )?\p{Lu}[\p{L}\d+]*(?: (?:e )?\p{Lu}[\p{L}\d+]*){0,4})(?=$|[.:,;]| (?:s[ãa]o|est[ãa]o) )/u;

/**
 * The channels that a sentence claims show games; null when nothing indicates that the names are
 * channels.
 */
function claimedBy(sentence: string, { channel, team, competition }: Known): RawChannel[][] | null {
	const stated = channelsOfSentence(sentence, channel) ?? [];
	if (stated.length > 0 && stated.every(({ name }) => channel(name))) return [stated];
	const written =
		BY_NAME.exec(sentence)?.[1]?.replace(/^TVs (.+) e (?=\p{Lu})/u, 'TV $1 e TV ') ?? '';
	const { channels } = readChannelList(written, channel);
	return channels.length > 0 && !channels.some(({ name }) => team(name) || competition(name))
		? [channels]
		: null;
}

/**
 * 'A competição passa na ESPN e no Disney+' above a list without channels applies to all its games,
 * as a guess. Two sentences with different channels cancel out.
 */
export function shareClaimed(text: string, state: AgendaState): void {
	const claimed = claims(text, state).flatMap((sentence) =>
		isOfSome(sentence) || isOfCompetition(sentence) ? [] : (claimedBy(sentence, state.known) ?? []),
	);
	const [first, ...others] = claimed.sort((one, other) => other.length - one.length);
	const names = new Set(first?.map(({ name }) => normalize(name)));
	if (!first || !others.every((list) => list.every(({ name }) => names.has(normalize(name)))))
		return;
	for (const { facts } of state.games) {
		facts.channels = first.map((channel) => ({ ...channel, ...facts.region }));
		facts.guessed = true;
	}
}
