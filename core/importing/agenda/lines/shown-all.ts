import { readChannelList } from '#core/importing/agenda/channels/channel-list.ts';
import { channelsOfSentence } from '#core/importing/agenda/channels/channel-sentence.ts';
import type { Known } from '#core/importing/agenda/known/known.ts';
import { sentencesOf } from '#core/importing/agenda/text/parts.ts';
import type { RawChannel } from '#core/importing/raw-game.ts';
import type { AgendaState, OpenGame, SharedChannels } from './agenda-state.ts';

const GAMES = '(?:jogos|partidas|duelos|confrontos|embates|disputas)';
const OF_ALL = new RegExp(
	String.raw`(?<!\p{L})(?:^(?:os jogos|as partidas)|a competi[çc][ãa]o|o campeonato|o torneio|o estadual|tod[oa]s [oa]s (?:\d+ )?${GAMES}(?: d[aoe]s? [^.,;]{3,30}?)?|(?:os|as) (?:demais|outr[oa]s) ${GAMES})\s(?:tamb[ée]m )?(?:(?:ser|ter|estar)(?:[áa]|[ãa]o)|t[êe]m|contar(?:[áa]|[ãa]o) com|ficam|v[ãa]o passar|passa[mr]?)\s(?:\p{L}+\s){0,2}?(?:exibi|transmi|mostrad|televis|assistir|n[ao]\s)|(?:transmit|exib|mostra)\p{L}*(?:,? ao vivo,?)? tod[oa]s [oa]s ${GAMES}`,
	'iu',
);
const OF_SOME =
	/(?<!\p{L})(?:(?:um|dois|tr[êe]s|alguns|principais) jogos?|por rodada|fases? (?:decisiv|fina)\p{L}*|a partir d|em parte|reta final)(?!\p{L})/iu;
const REST = new RegExp(String.raw`(?<!\p{L})(?:demais|outr[oa]s) ${GAMES}`, 'iu');
const BRIEF_SENTENCE = new RegExp(
	String.raw`^(?:\*+\s*|obs\.?:\s*)?(?:tod[oa]s [oa]s|(?:os |as )?(?:demais|outr[oa]s)) ${GAMES}(?: d[aoe]s? [^.,;:]{3,30}?)?(?: (?:ser[ãa]o|s[ãa]o|ficam|passam))?(?: (?:s[óo]|apenas|somente|exclusiv\p{L}+))?(?:\s*:|,? (?:com transmiss[ãa]o )?(?=(?:n|d|pel)[ao]s? |em ))\s*([^.;()]{2,60}?(?:\([^()]{2,30}\))?)(?:,?\s+(?:exceto|menos|com exce[çc][ãa]o|salvo)(?!\p{L}).*|\s*[.;]?)$`,
	'iu',
);
const BUT = /^.*?(?:exceto|menos|com exce[çc][ãa]o d[eoa]s?|salvo)\s+/iu;

/** The channels for all games of the page; null for none. */
export function sharedChannels(row: string, known: Known): SharedChannels | null {
	for (const sentence of [row, ...sentencesOf(row)]) {
		const names = BRIEF_SENTENCE.exec(sentence)?.[1];
		const isOfAll = OF_ALL.test(sentence) && !OF_SOME.test(sentence);
		const brief = names === undefined ? null : readChannelList(names, known.channel).channels;
		const channels = brief ?? (isOfAll ? channelsOfSentence(sentence, known.channel) : null);
		if (channels?.length && channels.every(({ name }) => known.channel(name)))
			return { channels, rest: brief !== null || REST.test(sentence) };
	}
	return null;
}

/** The exceptions of such a line, or ''; other lines are unchanged. */
export function withoutAll(row: string, all: SharedChannels | null, isLabel: boolean): string {
	// 'Onde assistir: todos os jogos …' is no label.
	if (all !== null && isLabel) return '';
	if (all === null || !BRIEF_SENTENCE.test(row)) return row;
	return BUT.test(row) ? row.replace(BUT, '') : '';
}

/** The channels for all games or the rest, if the game has none. */
export function channelsOfAll(
	game: OpenGame,
	{ layout: { allOn }, games }: AgendaState,
): RawChannel[] {
	const { untelevised, region } = game.facts;
	if (allOn === null || untelevised) return [];
	const shown = games.filter(({ facts }) => facts.channels.length > 0);
	if (shown.some((one) => isSame(one, game))) return [];
	const areStated = shown.length > 0 || games.some(({ under }) => under.channels.length > 0);
	if (areStated && !allOn.rest) return [];
	return allOn.channels.map((channel) => ({ ...channel, ...region }));
}

function isSame(one: OpenGame, other: OpenGame): boolean {
	const [day, otherDay] = [dayOf(one), dayOf(other)];
	return keyOf(one) === keyOf(other) && (day === null || otherDay === null || day === otherDay);
}

function dayOf({ facts: { day } }: OpenGame): number | null {
	return day?.day ?? day?.weekday ?? null;
}

/** 'Ceará (CE)' is 'Ceará'. */
function keyOf({ home, away }: OpenGame): string {
	const names = [home, away].map((name) => name.replace(/\s?\([A-Z]{2,3}\)$/u, ''));
	return names.sort().join('\n');
}
