import type { ChannelGroup } from '#core/channels/channel.ts';
import type { Audience } from '#core/competitions/audience.ts';
import type { Uf } from '#core/football-pt/uf.ts';
import type { Period } from '#core/games/filter/day-filter.ts';
import type { PageId } from './page-words.ts';

/** What a query asks for, in the names of addresses. Null, false and empty = it does not say. */
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

/** A query as the grammar reads it. */
export type Understanding = Understood & {
	/** Women's or youth games are asked for. */
	audience: Audience | null;
	page: PageId | null;
	/** Teams, competitions and channels that the same words may mean too, the likelier first. */
	others: readonly { kind: 'team' | 'competition' | 'channel'; id: string }[];
	/** Something is asked of what is named: 'onde passa', 'jogo do'. */
	isQuestion: boolean;
	/** Words that nothing explains, as a term: whatever answers must hold them. */
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

/** What readers and programs are told of it. */
export function understoodOf(understanding: Understanding): Understood {
	const { times, campeonatos, canais, dia, ate, uf, cidade, gratis, acesso, aoVivo, periodo } =
		understanding;
	return { times, campeonatos, canais, dia, ate, uf, cidade, gratis, acesso, aoVivo, periodo };
}
