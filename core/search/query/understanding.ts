import type { ChannelGroup } from '#core/channels/channel.ts';
import type { Audience } from '#core/competitions/audience.ts';
import type { Uf } from '#core/football-pt/uf.ts';
import type { Period } from '#core/games/filter/day-filter.ts';
import type { PageId } from './page-words.ts';

/** The conditions of a query, named as in addresses. Null, false and empty = not stated. */
export type Understood = {
	/** Ids; two of them = their meeting. */
	times: readonly string[];
	campeonatos: readonly string[];
	canais: readonly string[];
	/** First and last day (YYYY-MM-DD); `ate` null = one day. */
	dia: string | null;
	ate: string | null;
	uf: Uf | null;
	cidade: string | null;
	gratis: boolean;
	acesso: ChannelGroup | null;
	aoVivo: boolean;
	periodo: Period | null;
};

/** A query as the grammar parses it. */
export type Understanding = Understood & {
	/** The query asks for women's or youth games. */
	audience: Audience | null;
	page: PageId | null;
	/** Other meanings of the same words, the more likely first. */
	others: readonly { kind: 'team' | 'competition' | 'channel'; id: string }[];
	/** The query asks something about a name: 'onde passa', 'jogo do'. */
	isQuestion: boolean;
	/** Unexplained words, as a search term: every result must match them. */
	rest: string;
};

export const NOTHING_UNDERSTOOD: Understanding = {
	times: [],
	campeonatos: [],
	canais: [],
	dia: null,
	ate: null,
	uf: null,
	cidade: null,
	gratis: false,
	acesso: null,
	aoVivo: false,
	periodo: null,
	audience: null,
	page: null,
	others: [],
	isQuestion: false,
	rest: '',
};

/** The part of it that readers and API clients get. */
export function understoodOf(understanding: Understanding): Understood {
	const { times, campeonatos, canais, dia, ate, uf, cidade, gratis, acesso, aoVivo, periodo } =
		understanding;
	return { times, campeonatos, canais, dia, ate, uf, cidade, gratis, acesso, aoVivo, periodo };
}
