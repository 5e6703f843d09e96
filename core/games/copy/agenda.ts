import { USUAL_DAYS } from '#core/channels/usual-channels.ts';
import type { AudienceKind } from '#core/games/day/agenda-parts.ts';
import { NEXT_DAYS } from '#core/games/day/dated-list.ts';
import { formatNumericDay, formatShortDay } from '#core/site/dates.ts';
import { countGames, dayName } from './games.ts';

/** Words that the pages of teams, competitions and channels share. */
export const agendaCopy = {
	next: 'Próximos jogos',
	past: 'Últimos jogos',
	/** First line of what is passed on. */
	shared: (name: string) => `${name}: próximos jogos`,
	/** Over the next game alone. */
	first: 'Próximo jogo',
	parts: { first: 'Time principal', women: 'Feminino', youth: 'Base' } satisfies Record<
		AudienceKind,
		string
	>,
	partsLabel: 'Times do clube',
	/** Last part of an address that leads to a part. */
	anchors: { first: 'proximos', women: 'feminino', youth: 'base' } satisfies Record<
		AudienceKind,
		string
	>,
	/** What stands behind a fold: '+ 12 jogos até dom 20/12'. */
	later: (count: number, until: string) => `+ ${countGames(count)} até ${until}`,
	/** Games to come that the page does not list. */
	unlisted: (count: number) =>
		count === 1
			? 'Há mais 1 jogo marcado: ele está na página do seu dia.'
			: `Há mais ${count} jogos marcados: eles estão nas páginas dos seus dias.`,
	noNext: {
		title: 'Nenhum jogo marcado',
		text: `O guia não tem jogo para os próximos ${NEXT_DAYS} dias. Assim que houver data, o jogo aparece aqui, mesmo com a transmissão a confirmar.`,
		link: 'Ver os jogos de hoje',
		/** Over the game of the guide that matters most of those to come. */
		instead: 'Enquanto isso, no guia',
	},
	usual: {
		title: 'Onde costuma passar',
		/** The honest word: what is counted here confirms nothing. */
		caution: `Contagem dos últimos ${USUAL_DAYS} dias. É o costume, não uma confirmação: o canal de cada jogo está na lista.`,
		unknown: `Ainda não sabemos: nenhum jogo dos últimos ${USUAL_DAYS} dias tem canal informado no guia.`,
		more: (count: number) => (count === 1 ? 'e mais 1 canal' : `e mais ${count} canais`),
	},
	index: {
		/** The two orders of an index. */
		orders: 'Ordem da lista',
		inLetters: 'De A a Z',
		letters: 'Ir para a letra',
		found: (count: string, term: string) => `${count} com “${term}”`,
		notFound: (term: string) => `Nada com “${term}” nesta lista`,
		notFoundText: 'Confira se o nome está certo ou procure pelo apelido ou pela sigla.',
		clear: 'Ver a lista inteira',
		/** Heading of names that begin with no letter. */
		noLetter: '0–9',
		note: `O número ao lado do nome é de jogos no guia nos próximos ${NEXT_DAYS} dias.`,
	},
} as const;

/** 'em 9 de 14 jogos, 7 confirmados': how often a channel stood beside the games counted. */
export function usualWords(
	{ games, confirmed }: { games: number; confirmed: number },
	total: number,
): string {
	const share = `em ${games} de ${countGames(total)}`;
	if (confirmed === 0) return `${share}, nenhum confirmado`;
	return `${share}, ${confirmed === 1 ? '1 confirmado' : `${confirmed} confirmados`}`;
}

/**
 * Heading of a day in a list of days: its name and its date, with the year where it is another one.
 */
export function dayHeading(day: string, today: string): { name: string; date: string } {
	const sameYear = day.slice(0, 4) === today.slice(0, 4);
	return {
		name: dayName(day, today),
		date: sameYear ? formatShortDay(day) : formatNumericDay(day),
	};
}

/**
 * What a description in a search engine says of the games to come: '3 jogos nos próximos 30 dias'.
 */
export function nextInWords(count: number): string {
	return `${countGames(count)} nos próximos ${NEXT_DAYS} dias`;
}
