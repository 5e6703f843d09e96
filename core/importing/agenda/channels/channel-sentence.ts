import { readRegion } from '#core/football-pt/coverage-words.ts';
import { sentencesOf } from '#core/importing/agenda/text/parts.ts';
import type { RawChannel } from '#core/importing/raw-game.ts';
import { areChannels, type ChannelList, NONE, readChannelList } from './channel-list.ts';
import type { KnowsChannel } from './channel-name.ts';

const SUBJECT_VERB =
	/^(.+?)\s+(?:(?:também|ainda)\s+)?(?:(?:transmit|exib)(?:em?|ir[áa]|ir[ãa]o)|anunciam?|(?:v(?:ai|ão)|ir[áa]|ir[ãa]o|passam? a) (?:transmitir|exibir|mostrar|passar|televisionar)|mostra(?:m|r[áa]|r[ãa]o)?|televisiona[mr]?|passam?)(?!\p{L})(.*)$/iu;
const PASSIVE =
	/(?:tela|exibi[çc][ãa]o|transmiss(?:[ãa]o|[õo]es)|(?:transmiti|exibi|assisti|acompanha|mostra|televisiona)d[oa]s?|ao vivo|passa(?:m|r|r[áa]|r[ãa]o)?|d[ãá]o?(?= n[ao]s? )|assistir|ver(?= o jogo| a partida)|dispon[íi]ve(?:l|is)|acompanhar|vist[oa]s?|ligar|sintonizar|(?:exibi|transmiti)r(?:[áa]|[ãa]o)(?= n[oa]s? )|cobertura|jornada(?: esportiva)?|feita|realizada|jogo|(?:jogo|partida|duelo|[ée]|s[ãa]o|ser[áa]) exclusiv[oa]s?(?= d[ao]s?\s))\s+(?:(?:ao vivo|com exclusividade|d?[ao] (?:partida|jogo|confronto|duelo|cl[áa]ssico|embate)|(?:e )?gratuit[ao]s?|televisiva|gratuitamente|de gra[çc]a|apenas|somente|exclusiv(?:[oa]|amente)|em tv (?:aberta|fechada)|simult[âa]nea|[ée]|ser[áa]|fica(?:r[áa])?|tamb[ée]m|simultaneamente|realizada|feita|por conta)\s+)*(?=(?:n[ao]s?|pel[ao]s?|d[ao]s?|de|em|por|via)\s)/giu;
const MOST_PASSIVES = 6;
const HOW =
	/^(?:(?:tv|televis[ãa]o|canal|sinal) )?(?:abert[ao]|fechad[ao]|pag[ao]|por assinatura|a cabo)(?: (?:outr|mais|v[áa]ri|tod|\d).*)?$|^(?:streaming|internet|pay[- ]per[- ]view|ppv|servi[çc]o de streaming)(?: para assinantes)?$/iu;

/** The channels that sentences name; null for none. */
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

/** 'O torcedor também pode …' adds a channel. */
const ALSO =
	/^(?:[oa]s? (?:torcedor(?:es)?|assinantes?|p[úu]blico|partida|jogo|duelo|confronto)|quem) .*?(?<!\p{L})tamb[ée]m(?!\p{L})/iu;

const TAKEN_BACK =
	/(?<!\p{L})n[ãa]o (?:\p{L}+ ){0,3}?(?:indica|previs[ãat]|confirm|inform|defin|divulg|anunci|consta|grade|programad|garant)/iu;

const REPORTS =
	/(?:mostra|lista|lembra|explica|traz|separou|preparou|selecionou|re[úu]ne|reuniu|apresenta)m? (?:para voc|a voc|abaixo|como|quem|quais|onde|a seguir|tudo|os detalhes|a (?:lista|tabela|agenda|programa))/iu;

const OF_SOME =
	/(?<!\p{L})(?:(?:uma?|dois|duas|tr[êe]s|algu(?:m|ns|mas?)|principais|parte d\p{L}+) (?:jogo|partida|duelo|confronto)s?|por rodada|fases? (?:decisiv|fina)\p{L}*|a partir d|exceto|menos|com exce[çc][ãa]o|reta final|em parte|na temporada|[úu]ltimos?|demais|outr[oa]s)(?!\p{L})/iu;

/** Whether a sentence is about only some games, or about games outside the page. */
export function isOfSome(sentence: string): boolean {
	return OF_SOME.test(sentence);
}

/** Whether a publisher describes its own page: 'O Portal Azul mostra para você abaixo …' */
export function reports(sentence: string): boolean {
	return REPORTS.test(sentence);
}

/** Whether a sentence says that a broadcast is not confirmed. */
export function takesBack(sentence: string): boolean {
	return TAKEN_BACK.test(sentence);
}

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

/** 'a Globo transmite e o SporTV exibe'. */
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

function namedPassively(sentence: string, knows: KnowsChannel): RawChannel[] | null {
	for (const part of passives(sentence)) {
		const list = readChannelList(part, knows);
		if (!isHowOnly(list) && areChannels(list)) return list.channels;
	}
	return null;
}

function namedAsSubject(sentence: string, knows: KnowsChannel): RawChannel[] | null {
	const [, subject, rest = ''] = SUBJECT_VERB.exec(sentence) ?? [];
	const list = subject === undefined ? null : readChannelList(subject, knows);
	return list && areChannels(list) ? placed(list.channels, rest) : null;
}

/** The first broadcast word may be about something else. */
function passives(sentence: string): string[] {
	const found: string[] = [];
	for (const { 0: words, index } of sentence.matchAll(PASSIVE)) {
		if (found.length === MOST_PASSIVES) break;
		found.push(sentence.slice(index + words.length));
	}
	return found;
}

function isHowOnly({ channels }: ChannelList): boolean {
	return channels.length > 0 && channels.every(({ name }) => HOW.test(name));
}

const STATES_LISTED = /\s(?:para|em)\s(?:\p{L}+\s)?(?:estados|pra[çc]as)\s\(([^()]{2,80})\)/iu;

const BEHIND_GAME =
	/^\s+(?:o (?:jogo|duelo|confronto|cl[áa]ssico)|a partida)(?:, [^,.;]{3,30},)? (para\s(?!tod[oa]).{2,160}?)(?=,\s(?:com|a partir|[àa]s|n[ao]|em)\s|[.!]|$)/iu;

function placed(channels: RawChannel[], rest: string): RawChannel[] {
	const [only, second] = channels;
	const listed = STATES_LISTED.exec(rest)?.[1];
	const isPlace = /^\s+(?:apenas |s[óo] |somente )?para\s/iu.test(rest);
	const place = isPlace ? rest.trim().replace(/[.!]$/u, '') : BEHIND_GAME.exec(rest)?.[1];
	const region = listed ? readRegion(listed) : place ? readRegion(place) : null;
	if (!only || second || !region || only.include.length + only.exclude.length > 0) return channels;
	return [{ ...only, ...region, note: only.note ?? region.note }];
}
