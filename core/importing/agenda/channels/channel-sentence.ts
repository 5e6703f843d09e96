import { readRegion } from '#core/football-pt/coverage-words.ts';
import { sentencesOf } from '#core/importing/agenda/text/sentences.ts';
import type { RawChannel } from '#core/importing/raw-game.ts';
import { areChannels, type ChannelList, NONE, readChannelList } from './channel-list.ts';
import type { KnowsChannel } from './channel-name.ts';

const SUBJECT_VERB =
	/^(.+?)\s+(?:(?:também|ainda)\s+)?(?:transmit(?:e|em|ir[áa]|ir[ãa]o)|anuncia(?:m)?|(?:v(?:ai|ão)|ir[áa]|ir[ãa]o|passam? a) (?:transmitir|exibir|mostrar|passar|televisionar)|exib(?:e|em|ir[áa]|ir[ãa]o)|mostra(?:m|r[áa]|r[ãa]o)?|televisiona[mr]?|passa(?:m)?)(?!\p{L})(.*)$/iu;
const PASSIVE =
	/(?:tela|exibi[çc][ãa]o|transmiss[ãa]o|transmitid[oa]s?|exibid[oa]s?|transmiss[õo]es|ao vivo|passa(?:m|r|r[áa]|r[ãa]o)?|d[ãá]o?(?= n[ao]s? )|assistir|ver(?= o jogo| a partida)|assistid[oa]s?|dispon[íi]ve(?:l|is)|acompanhar|acompanhad[oa]s?|vist[oa]s?|ligar|sintonizar|mostrad[oa]s?|televisionad[oa]s?|(?:exibi|transmiti)r(?:[áa]|[ãa]o)(?= n[oa]s? )|cobertura|jornada(?: esportiva)?|feita|realizada|jogo|(?:jogo|partida|duelo|[ée]|s[ãa]o|ser[áa]) exclusiv[oa]s?(?= d[ao]s?\s))\s+(?:(?:ao vivo|com exclusividade|d?[ao] (?:partida|jogo|confronto|duelo|cl[áa]ssico|embate)|(?:e )?gratuit[ao]s?|televisiva|gratuitamente|de gra[çc]a|apenas|somente|exclusiv[oa]|exclusivamente|em tv (?:aberta|fechada)|simult[âa]nea|[ée]|ser[áa]|fica(?:r[áa])?|tamb[ée]m|simultaneamente|realizada|feita|por conta)\s+)*(?=(?:n[ao]s?|pel[ao]s?|d[ao]s?|de|em|por|via)\s)/giu;
const MOST_PASSIVES = 6;
const HOW =
	/^(?:(?:tv|televis[ãa]o|canal|sinal) )?(?:abert[ao]|fechad[ao]|pag[ao]|por assinatura|a cabo)(?: (?:outr|mais|v[áa]ri|tod|\d).*)?$|^(?:streaming|internet|pay[- ]per[- ]view|ppv|servi[çc]o de streaming)(?: para assinantes)?$/iu;

/**
 * The channels that a sentence names ('O SporTV (menos SC) e o Premiere transmitem', 'com
 * transmissão da TNT e no SBT'); null when it names none.
 */
export function channelsOfSentence(text: string, knows: KnowsChannel): RawChannel[] | null {
	const [first, ...more] = sentencesOf(text).flatMap((sentence) => {
		const isAbout = !(NONE.test(sentence.trim()) || takesBack(sentence) || reports(sentence));
		const channels = isAbout ? channelsOf(sentence, knows) : null;
		return channels ? [{ sentence, channels }] : [];
	});
	if (!first) return null;
	const others = more
		.filter(({ sentence }) => ALSO.test(sentence))
		.flatMap(({ channels }) => channels);
	return [
		...first.channels,
		...others.filter(({ name }) => !first.channels.some((one) => one.name === name)),
	];
}

/**
 * 'A Globo transmite para SP. O torcedor também pode ver pelo Premiere.': an additional channel.
 */
const ALSO =
	/^(?:[oa]s? (?:torcedor(?:es)?|assinantes?|p[úu]blico|partida|jogo|duelo|confronto)|quem) .*?(?<!\p{L})tamb[ée]m(?!\p{L})/iu;

/** 'porém, não há indicação na grade', 'mas a emissora não confirmou' */
const TAKEN_BACK =
	/(?<!\p{L})n[ãa]o (?:h[áa]|havia|houve|existe|consta|est[áa]|foi|foram|se sabe|se|tem|t[êe]m)?\s?(?:\p{L}+ ){0,2}?(?:indica|previs[ãat]|confirm|inform|defin|divulg|anunci|consta|grade|programad|garant)/iu;

const REPORTS =
	/(?:mostra|lista|lembra|explica|traz|separou|preparou|selecionou|re[úu]ne|reuniu|apresenta)m? (?:para voc|a voc|abaixo|como|quem|quais|onde|a seguir|tudo|os detalhes|a (?:lista|tabela|agenda|programa))/iu;

/**
 * 'O Portal Azul mostra para você abaixo …': the publisher describes its own page, not a broadcast.
 */
export function reports(sentence: string): boolean {
	return REPORTS.test(sentence);
}

const OF_SOME =
	/(?<!\p{L})(?:(?:um|uma|dois|duas|tr[êe]s|algu(?:m|ns|mas?)|principais|parte d\p{L}+) (?:jogos?|partidas?|duelos?|confrontos?)|por rodada|fases? (?:decisiv|fina)\p{L}*|a partir d|exceto|menos|com exce[çc][ãa]o|reta final|em parte|na temporada|[úu]ltimos?|demais|outr[oa]s)(?!\p{L})/iu;

/** Whether a sentence is about only some games, or about games outside the page. */
export function isOfSome(sentence: string): boolean {
	return OF_SOME.test(sentence);
}

/**
 * Whether a sentence that names a station denies that it shows the game, or says it is unconfirmed.
 */
export function takesBack(sentence: string): boolean {
	return TAKEN_BACK.test(sentence);
}

/** 'Para Norte e Nordeste, a Band transmitirá …' */
const PLACE_AHEAD = /^(?:j[áa]\s+)?(para\s[^,]{2,40}(?:, [^,]{2,20}){0,4}?),\s(?=[oa]s?\s)/iu;

function channelsOf(sentence: string, knows: KnowsChannel): RawChannel[] | null {
	const ahead = PLACE_AHEAD.exec(sentence);
	const region = ahead?.[1] ? readRegion(ahead[1]) : null;
	if (ahead && region) {
		const shown = channelsOf(sentence.slice(ahead[0].length), knows);
		return shown?.length === 1
			? shown.map((channel) => ({ ...channel, ...region, note: channel.note ?? region.note }))
			: shown;
	}
	return (
		namedPassively(sentence, knows) ??
		namedTwice(sentence, knows) ??
		namedAsSubject(sentence, knows)
	);
}

/**
 * 'A Globo transmite para SP e MG e o Premiere exibe o duelo para todo o Brasil': two channels,
 * each with its own verb.
 */
const SECOND = /\s+e\s+(?=[oa]s?\s[^.;]{2,50}?\s(?:transmite|exibe|mostra)m?(?!\p{L}))/iu;

function namedTwice(sentence: string, knows: KnowsChannel): RawChannel[] | null {
	const at = SECOND.exec(sentence);
	if (at === null) return null;
	const both = [sentence.slice(0, at.index), sentence.slice(at.index + at[0].length)].map((part) =>
		namedAsSubject(part, knows),
	);
	const [first, second] = both;
	return first && second ? [...first, ...second] : null;
}

/** 'Transmissão exclusiva do Campeonato Baiano na TVE': the object precedes the channel. */
const OBJECT =
	/^d[aeo]s? (?:campeonato|copa|ta[çc]a|liga|s[ée]rie|torneio|jogos?|partidas?|rodada|cl[áa]ssico|fina(?:l|is)|semifina(?:l|is))(?!\p{L})[^,.;]{0,50}? (?=(?:n[ao]s?|pel[ao]s?|em) \p{Lu})/iu;

/** 'no SporTV, seu canal na TV paga, e no Premiere, serviço de pay-per-view da empresa' */
const APPOSITION =
	/, (?:(?:seu|sua) (?:canal|servi[çc]o|emissora|plataforma)|servi[çc]o de (?:pay-per-view|streaming))(?: (?:\p{Ll}[\p{L}-]*|TV))*(?=,|\.|$)/gu;

function namedPassively(sentence: string, knows: KnowsChannel): RawChannel[] | null {
	for (const [place, part] of passives(sentence).entries()) {
		const list = readChannelList(
			cutClause(part.replace(OBJECT, '').replace(APPOSITION, '')),
			knows,
		);
		if (!isHowOnly(list) && (areChannels(list) || (place === 0 && isCapitals(list))))
			return list.channels;
	}
	return null;
}

/** 'Já a Record anuncia', 'Enquanto o SBT exibe' */
const CONNECTED = /^(?:j[áa]|enquanto|mas|e)\s+(?=[oa]s?\s)/iu;

function namedAsSubject(sentence: string, knows: KnowsChannel): RawChannel[] | null {
	const [, subject, rest = ''] = SUBJECT_VERB.exec(sentence) ?? [];
	const list =
		subject === undefined
			? null
			: readChannelList(cutClause(subject.replace(CONNECTED, '')), knows);
	return list && areChannels(list) ? placed(list.channels, rest) : null;
}

/**
 * Text that may name channels. Several candidates, because the first broadcast word may be about
 * something else ('A transmissão da partida será feita pelo SporTV').
 */
function passives(sentence: string): string[] {
	const found: string[] = [];
	for (const { 0: words, index } of sentence.matchAll(PASSIVE)) {
		if (found.length === MOST_PASSIVES) break;
		found.push(sentence.slice(index + words.length));
	}
	return found;
}

/**
 * 'será transmitido na TV aberta e no streaming': only the means of reception; the channel is named
 * elsewhere.
 */
function isHowOnly({ channels }: ChannelList): boolean {
	return channels.length > 0 && channels.every(({ name }) => HOW.test(name));
}

/** 'com transmissão pela RAI': an unknown name in capitals. */
function isCapitals({ channels }: ChannelList): boolean {
	return channels.length === 1 && /^[A-Z]{3,6}\d?$/u.test(channels[0]?.name ?? '');
}

/** 'transmite a partida para vários estados (SP, PR e SC)' */
const STATES_LISTED = /\s(?:para|em)\s(?:\p{L}+\s)?(?:estados|pra[çc]as)\s\(([^()]{2,80})\)/iu;

/** 'mostra a partida, a partir das 16h, para São Paulo e o Distrito Federal, com …' */
const BEHIND_GAME =
	/^\s+(?:o (?:jogo|duelo|confronto|cl[áa]ssico)|a partida)(?:, [^,.;]{3,30},)? (para\s(?!tod[oa]).{2,160}?)(?=,\s(?:com|a partir|[àa]s|n[ao]|em)\s|[.!]|$)/iu;

/** 'exibirá para o Rio Grande do Sul a final entre …' */
const WHAT_IS_SHOWN =
	/\s(?:o (?:jogo|duelo|confronto|cl[áa]ssico)|a (?:partida|final|semifinal|decis[ãa]o))(?!\p{L}).*$/iu;

/** 'A TV Pajuçara transmite para Alagoas' */
function placed(channels: RawChannel[], rest: string): RawChannel[] {
	const [only, second] = channels;
	const listed = STATES_LISTED.exec(rest)?.[1];
	const isPlace = /^\s+(?:apenas |s[óo] |somente )?para\s/iu.test(rest);
	const place = isPlace
		? rest.trim().replace(WHAT_IS_SHOWN, '').replace(/[.!]$/u, '')
		: BEHIND_GAME.exec(rest)?.[1];
	const region = listed ? readRegion(listed) : place ? readRegion(place) : null;
	if (!only || second || !region || only.include.length + only.exclude.length > 0) return channels;
	return [{ ...only, ...region, note: only.note ?? region.note }];
}

/** The list ends where the sentence moves on to something else. */
function cutClause(text: string): string {
	return text.replace(
		/[,;]?\s+(?:a partir d|dispon[íi]ve(?:l|is)\s|acompanha(?:m|r[áa])?\s|(?:n|d)est[ea]s?\s|com (?:narra|coment|in[íi]cio|transmiss[ãa]o em)|às \d|as \d|n?o dia \d|em partida|em jogo|em duelo|pel[ao] (?:\d|primeira|segunda|rodada)|v[áa]lid|(?:ser[áa]|foi|que|onde|quando|enquanto|mas|e que)\s).*$/iu,
		'',
	);
}
