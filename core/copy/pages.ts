import { unexpectedCopy } from './unexpected.ts';

/** Texts of pages that are not about a game. Long texts are in content/*.md. */
export const pagesCopy = {
	toToday: unexpectedCopy.toToday,
	toTomorrow: 'Jogos de amanhã',
	notFound: {
		code: '404',
		title: 'Página não encontrada',
		text: 'Bola fora: não há nada neste endereço. Procure por um time ou siga para o guia.',
	},
	/** An address whose name several entries share. */
	several: {
		title: 'Qual deles?',
		text: 'Mais de um no guia é chamado assim. Escolha quem você procura.',
		label: 'Quem é chamado assim',
	},
	teamsOfAddress: 'Os times deste endereço',
	gone: '410',
	searchLabel: 'Procurar time ou competição',
	searchSubmit: 'Procurar',
} as const;
