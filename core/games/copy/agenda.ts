import { USUAL_DAYS } from '#core/channels/usual-channels.ts';
import type { AudienceKind } from '#core/games/day/agenda-parts.ts';
import { NEXT_DAYS } from '#core/games/day/dated-list.ts';
import { formatNumericDay, formatShortDay } from '#core/site/dates.ts';
import { countGames, dayName } from './games.ts';

/** Texts shared by the pages of teams, competitions and channels. */
export const agendaCopy = {
	next: 'Próximos jogos',
	past: 'Últimos jogos',
	/** First line of a shared text. */
	shared: (name: string) => `${name}: próximos jogos`,
	/** Heading of the single next game. */
	first: 'Próximo jogo',
	parts: { first: 'Time principal', women: 'Feminino', youth: 'Base' } satisfies Record<
		AudienceKind,
		string
	>,
	partsLabel: 'Times do clube',
	/** Fragment of an address that links to a part. */
	anchors: { first: 'proximos', women: 'feminino', youth: 'base' } satisfies Record<
		AudienceKind,
		string
	>,
	/** Label of a fold: '+ 12 jogos até dom 20/12'. */
	later: (count: number, until: string) => `+ ${countGames(count)} até ${until}`,
	/** Upcoming games that the page does not list. */
	unlisted: (count: number) =>
		count === 1
			? 'Há mais 1 jogo marcado: ele está na página do seu dia.'
			: `Há mais ${count} jogos marcados: eles estão nas páginas dos seus dias.`,
	noNext: {
		title: 'Nenhum jogo marcado',
		text: `O guia não tem jogo para os próximos ${NEXT_DAYS} dias. Assim que houver data, o jogo aparece aqui, mesmo com a transmissão a confirmar.`,
		link: 'Ver os jogos de hoje',
		/** Heading of the guide's most important upcoming game. */
		instead: 'Enquanto isso, no guia',
	},
	usual: {
		title: 'Onde costuma passar',
		/** An honest caveat: these counts confirm nothing. */
		caution: `Contagem dos últimos ${USUAL_DAYS} dias. É o costume, não uma confirmação: o canal de cada jogo está na lista.`,
		unknown: `Ainda não sabemos: nenhum jogo dos últimos ${USUAL_DAYS} dias tem canal informado no guia.`,
		more: (count: number) => (count === 1 ? 'e mais 1 canal' : `e mais ${count} canais`),
	},
	index: {
		/** The two sort orders of an index. */
		orders: 'Ordem da lista',
		inLetters: 'De A a Z',
		letters: 'Ir para a letra',
		found: (count: string, term: string) => `${count} com “${term}”`,
		notFound: (term: string) => `Nada com “${term}” nesta lista`,
		notFoundText: 'Confira se o nome está certo ou procure pelo apelido ou pela sigla.',
		clear: 'Ver a lista inteira',
		/** Heading of names that do not begin with a letter. */
		noLetter: '0–9',
		note: `O número ao lado do nome é de jogos no guia nos próximos ${NEXT_DAYS} dias.`,
	},
} as const;

/** 'em 9 de 14 jogos, 7 confirmados': how many of the counted games listed a channel. */
export function usualWords(
	{ games, confirmed }: { games: number; confirmed: number },
	total: number,
): string {
	const share = `em ${games} de ${countGames(total)}`;
	if (confirmed === 0) return `${share}, nenhum confirmado`;
	return `${share}, ${confirmed === 1 ? '1 confirmado' : `${confirmed} confirmados`}`;
}

/** Heading of a day in a list: its name and date, with the year unless it is the current one. */
export function dayHeading(day: string, today: string): { name: string; date: string } {
	const sameYear = day.slice(0, 4) === today.slice(0, 4);
	return {
		name: dayName(day, today),
		date: sameYear ? formatShortDay(day) : formatNumericDay(day),
	};
}

/** Upcoming games in a search engine description: '3 jogos nos próximos 30 dias'. */
export function nextInWords(count: number): string {
	return `${countGames(count)} nos próximos ${NEXT_DAYS} dias`;
}
