import type { Answer } from '#core/answer/answer.ts';
import { shortText } from '#core/answer/answer-lines.ts';
import { groundedSentence } from '#core/answer/answer-sentence.ts';
import { placeWords } from '#core/answer/copy.ts';
import type { ChannelGroup } from '#core/channels/channel.ts';
import type { Uf } from '#core/football-pt/uf.ts';
import { audienceWords, dayName } from '#core/games/copy/games.ts';
import { HOUR_UNDEFINED } from '#core/games/copy/words.ts';
import type { Period } from '#core/games/filter/day-filter.ts';
import { capital } from '#core/kit/capital.ts';
import type { PageId } from '#core/search/query/page-words.ts';
import type { Understanding } from '#core/search/query/understanding.ts';
import type { SentenceParts } from '#core/search/suggestion.ts';
import { formatHour, formatShortDay } from '#core/site/dates.ts';

/** Texts of a search: how it understood the query, and its answers. */
export const queryCopy = {
	title: (query: string) => `Busca por “${query}”`,
	plainTitle: 'Busca',
	description:
		'Procure por time, campeonato, canal, dia, estado ou preço: o guia responde onde e a que horas o jogo passa.',
	label: 'Time, campeonato, canal, dia ou estado',
	submit: 'Buscar',
	notUnderstood: (rest: string) => `Não entendi “${rest}”.`,
	groups: {
		games: 'Jogos',
		named: 'Times, campeonatos e canais',
		articles: 'Notícias',
		more: 'Ver também',
	},
	apart: 'O guia não tem jogo entre os dois times principais. O próximo de cada um:',
	youth: (count: number) => `+ ${count} de base e feminino`,
	/** 'Não joga hoje; amanhã, 20h'. */
	missed: (day: string, time: string) => `Não joga ${day}; ${time}`,
	live: 'Ao vivo agora',
	empty: {
		title: (query: string) => `Nada encontrado para “${query}”`,
		text: 'O guia procura por time, campeonato, canal, dia, estado e preço, em qualquer ordem. Alguns jeitos de perguntar:',
		examples: [
			'palmeiras pe',
			'flamengo x vasco',
			'de graça hoje à noite',
			'série b sábado',
			'globo amanhã',
			'feminino no domingo',
		],
	},
} as const;

export const pageWords: Record<PageId, string> = {
	news: 'Notícias',
	teams: 'Times',
	competitions: 'Campeonatos',
	channels: 'Canais',
	preferences: 'Minhas preferências',
	about: 'Sobre nós',
	terms: 'Termos de uso',
	privacy: 'Política de privacidade',
};

const ACCESS_WORDS: Record<ChannelGroup, string> = {
	aberta: 'na TV aberta',
	assinatura: 'na TV por assinatura',
	streaming: 'no streaming',
	youtube: 'no YouTube',
};

const PERIOD_WORDS: Record<Period, string> = {
	madrugada: 'de madrugada',
	manha: 'de manhã',
	tarde: 'à tarde',
	noite: 'à noite',
};

/** 'em Pernambuco', 'no Acre', 'na Bahia'. */
function inState(uf: Uf): string {
	const { inside } = placeWords(uf);
	return inside.charAt(0).toLowerCase() + inside.slice(1);
}

/** 'hoje', 'amanhã', 'sex 27/11'; 'dom 31/08/2025' in a past year. */
export function nearDay(day: string, today: string): string {
	const name = dayName(day, today);
	if (name === 'hoje' || name === 'amanhã' || name === 'ontem') return name;
	const year = day.slice(0, 4);
	return `${name} ${formatShortDay(day)}${year === today.slice(0, 4) || day > today ? '' : `/${year}`}`;
}

/** 'amanhã, 20h', 'dom 29/11, 16h', 'hoje, a definir'. */
function whenWords(
	{ day, kickoffAt }: { day: string; kickoffAt: number | null },
	today: string,
): string {
	if (kickoffAt === null && day < today) return nearDay(day, today);
	return `${nearDay(day, today)}, ${kickoffAt === null ? HOUR_UNDEFINED : formatHour(kickoffAt)}`;
}

/** `missed` = the requested day, on which the team does not play. */
type GameTime = {
	day: string;
	kickoffAt: number | null;
	live: boolean;
	behind: boolean;
	missed: string | null;
};

/**
 * When and where to watch a game, as the parts of a sentence: 'Amanhã, 20h, em Pernambuco:' ·
 * 'Globo' · 'de graça'. `uf` = the requested state.
 */
export function answeredParts(
	answer: Answer,
	game: GameTime,
	today: string,
	uf: Uf | null,
): SentenceParts {
	const time = whenWords(game, today);
	const when = game.live
		? 'Agora'
		: game.missed === null
			? capital(time)
			: queryCopy.missed(nearDay(game.missed, today), time);
	const line = `${when} · ${shortText(answer)}`;
	if (game.behind || !isPlain(answer))
		return {
			when: `${when}.`,
			headline: groundedSentence(answer).slice(0, -1),
			access: null,
			line,
		};
	const { place, headline, access } = answer;
	const where = place === null ? uf && inState(uf) : place.charAt(0).toLowerCase() + place.slice(1);
	return { when: where === null ? `${when}:` : `${when}, ${where}:`, headline, access, line };
}

/** The sentence: 'Amanhã, 20h, em Pernambuco: Globo, de graça.' */
export function answeredWords({ when, headline, access }: SentenceParts): string {
	return `${when} ${headline}${access === null ? '' : `, ${access}`}.`;
}

/** A confirmed channel without a rival game, which takes few words. */
function isPlain({ kind, counter }: Answer): boolean {
	return kind === 'confirmed' && counter === null;
}

type Asked = Pick<Understanding, 'uf' | 'gratis' | 'acesso' | 'periodo'>;

/**
 * A day's list described by its filter: 'De graça em Pernambuco hoje', 'Globo amanhã à noite',
 * 'Jogos de hoje'. `names` = requested channel and competition.
 */
export function filterWords(
	{ uf, gratis, acesso, periodo }: Asked,
	names: readonly string[],
	day: string,
	today: string,
): string {
	const access =
		acesso === null || (gratis && acesso === 'aberta' && names.length > 0)
			? []
			: [ACCESS_WORDS[acesso]];
	const price = gratis && acesso !== 'aberta' ? ['de graça'] : [];
	const parts = [...names, ...price, ...access, ...(uf === null ? [] : [inState(uf)])];
	if (parts.length === 0)
		return [
			`Jogos de ${nearDay(day, today)}`,
			...(periodo === null ? [] : [PERIOD_WORDS[periodo]]),
		].join(' ');
	const what = parts.length === 1 && uf !== null ? ['jogos', ...parts] : parts;
	return capital(
		[...what, nearDay(day, today), ...(periodo === null ? [] : [PERIOD_WORDS[periodo]])].join(' '),
	);
}

/**
 * The understood parts of a query: 'Palmeiras', 'em Pernambuco', 'amanhã', 'de graça'. `names` =
 * those of teams, competitions and channels.
 */
export function understoodWords(
	understanding: Understanding,
	names: readonly string[],
	today: string,
): string[] {
	const { dia, ate, uf, cidade, gratis, acesso, aoVivo, periodo, audience, page } = understanding;
	const days =
		dia === null
			? []
			: [ate === null ? nearDay(dia, today) : `${nearDay(dia, today)} a ${nearDay(ate, today)}`];
	const place = uf === null ? [] : [cidade === null ? inState(uf) : `${cidade}, ${uf}`];
	const words = audience === null ? null : audienceWords(audience);
	return [
		...names,
		...(words === null ? [] : [words.toLowerCase()]),
		...place,
		...days,
		...(periodo === null ? [] : [PERIOD_WORDS[periodo]]),
		...(aoVivo ? ['ao vivo'] : []),
		...(gratis && acesso !== 'aberta' ? ['de graça'] : []),
		...(acesso === null ? [] : [ACCESS_WORDS[acesso]]),
		...(page === null ? [] : [pageWords[page]]),
	];
}

/** When the first two of some games are, like 'hoje e amanhã, 15h e 19h30'. */
export function someTimes(
	games: readonly { day: string; kickoffAt: number | null }[],
	today: string,
): string {
	return games
		.slice(0, 2)
		.map((game) => whenWords(game, today))
		.join(' · ');
}
