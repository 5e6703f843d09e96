import type { ChannelGroup } from '#core/channels/channel.ts';
import type { Tally } from '#core/games/day/day-facets.ts';
import type { Order, Period } from '#core/games/filter/day-filter.ts';
import type { FilterName } from '#core/games/filter/filter-names.ts';
import { countGames } from './games.ts';

const join = new Intl.ListFormat('pt-BR');

const UNSURE = 'cobertura não confirmada';

function count({ count: all, unsure }: Tally): string {
	if (unsure === 0) return `${all}`;
	return all === unsure ? `${unsure} a confirmar` : `${all - unsure} e mais ${unsure} a confirmar`;
}

/** Texts of a day's filters. */
export const filterCopy = {
	title: 'Filtrar jogos',
	close: 'Fechar filtros',
	clear: 'Limpar filtros',
	active: 'Filtros ativos',
	/** Follows the name of a filter whose link removes it. */
	drop: 'tirar este filtro',
	/** Leads to the list, behind the dialog or on the next page. */
	show: (count: number) => `Ver ${countGames(count)}`,
	showNone: 'Nenhum jogo assim',
	submit: 'Mostrar jogos',
	/**
	 * '12 de 64 jogos', '1 de 64 jogos para “fla”, e mais 2 com cobertura não confirmada'. `unsure` =
	 * how many of `count`.
	 */
	found: ({ count, unsure }: { count: number; unsure: number }, all: number, term: string) => {
		const sure = count - unsure;
		const of = sure === 0 ? `Nenhum de ${all} jogos` : `${sure} de ${all} jogos`;
		const asked = term === '' ? of : `${of} para “${term}”`;
		return unsure === 0
			? asked
			: `${asked}, ${sure === 0 ? 'mas' : 'e mais'} ${unsure} com ${UNSURE}`;
	},
	/**
	 * Heading of games whose coverage of the state is unknown: 'São Paulo: cobertura não confirmada'.
	 */
	unsure: (state: string) => `${state}: ${UNSURE}`,
	/** One sentence for all parameters of the address that were ignored. */
	ignored: (names: readonly FilterName[]) =>
		`Ignoramos no endereço o que o guia não conhece ou que não combina: ${join.format(names.map((name) => filterCopy.names[name]))}.`,
	names: {
		busca: 'busca',
		campeonato: 'campeonato',
		canal: 'canal',
		acesso: 'tipo de canal',
		gratis: 'grátis',
		uf: 'estado',
		time: 'time',
		periodo: 'hora do dia',
		ordem: 'ordem da lista',
	} satisfies Record<FilterName, string>,
	any: {
		campeonato: 'Todos os campeonatos',
		canal: 'Todos os canais',
		time: 'Todos os times',
		uf: 'Qualquer estado',
		acesso: 'Todos',
		periodo: 'O dia todo',
	},
	labels: {
		campeonato: 'Campeonato',
		canal: 'Canal',
		time: 'Time',
		uf: 'Estado onde você assiste',
		acesso: 'Tipo de canal',
		gratis: 'Só o que passa de graça',
		periodo: 'Hora do dia',
		ordem: 'Ordem da lista',
	},
	groups: {
		aberta: 'TV aberta',
		assinatura: 'TV por assinatura',
		streaming: 'Streaming',
		youtube: 'YouTube',
	} satisfies Record<ChannelGroup, string>,
	periods: {
		madrugada: 'Madrugada',
		manha: 'Manhã',
		tarde: 'Tarde',
		noite: 'Noite',
	} satisfies Record<Period, string>,
	orders: {
		destaque: 'Por destaque',
		hora: 'Por hora',
		campeonato: 'Por campeonato',
	} satisfies Record<Order, string>,
	/** Beside an option: '12', '12 e mais 2 a confirmar', '2 a confirmar'. */
	count,
	/** An option in a list without room for a number beside it. */
	choice: (name: string, tally: Tally) => `${name} (${count(tally)})`,
	nothing: {
		title: 'Nenhum jogo com esses filtros',
		drop: 'Sem um deles há jogos:',
		dropOne: (name: string, count: number) => `Tirar ${name}: ${countGames(count)}`,
		alone: 'Tirar um só não basta: limpe todos ou procure em outro dia.',
		inDay: (name: string) => `Procurar ${name}`,
	},
} as const;
