import { nextInWords } from './agenda.ts';

export const channelsCopy = {
	title: (name: string) => `${name}: próximos jogos e como assistir`,
	description: (name: string, games: number, access: string) =>
		`${name} (${access}): ${nextInWords(games)}, com horário de Brasília, e como abrir o canal.`,
	heading: ': próximos jogos e como assistir',
	how: 'Como assistir',
	access: 'Acesso',
	cost: 'Preço',
	coverage: 'Onde é visto',
	parent: 'Faz parte de',
	feeds: 'Outros sinais',
	noAddress: 'Ainda não temos um endereço oficial deste canal que possamos garantir.',
	retired: {
		title: 'Este canal não está mais no ar',
		successor: 'No lugar dele, procure por',
		none: 'Não sabemos de um canal que tenha ficado no lugar dele.',
	},
	notFound: {
		title: 'Não encontramos este canal',
		text: 'O endereço pode ter sido digitado errado. Procure por um time para ver em que canais ele passa.',
	},
	index: {
		title: 'Canais de A a Z',
		description: 'Todos os canais e serviços do guia, de A a Z: o que passa em cada um, o que é grátis e como assistir.',
		count: (total: number) => (total === 1 ? '1 canal' : `${total} canais`),
	},
} as const;
