/** The demo articles: about the demo's own games, and saying so. */
export const demoArticlesCopy = {
	author: 'Redação da demonstração',
	source: 'Guia de demonstração: clubes e canais reais, jogos inventados',
	invented:
		'Este é um texto de demonstração: os clubes e os canais existem, os jogos são inventados.',
	day: {
		title: (date: string, games: string) =>
			`Jogos de hoje (${date}): ${games} e onde ver os principais`,
		summary:
			'Do primeiro apito à última partida da noite: o que passa, a que horas e em que canal.',
		opening:
			'A rodada de hoje tem jogo da manhã à noite. Abaixo, os que mais gente procura, com o canal de cada um.',
		highlights: 'Os destaques',
		whole: 'O dia inteiro',
		wholeText: 'A lista acompanha o guia: se um horário ou um canal mudar, ela muda junto.',
	},
	moved: {
		title: (teams: string) => `${teams} muda de horário`,
		summary:
			'A partida saiu do horário em que tinha sido anunciada. Veja quando ela começa agora e onde assistir.',
		opening: (teams: string, competition: string) =>
			`${teams} (${competition}) não será mais no horário anunciado primeiro. A hora abaixo é a que vale.`,
		advice: 'Quem pôs o jogo no calendário',
		adviceText:
			'Baixe o arquivo de novo na página do jogo: o compromisso é atualizado, não duplicado. O histórico da página mostra cada mudança, com a fonte.',
		steps: ['Abra a página do jogo.', 'Toque em “Pôr no calendário”.', 'Aceite a atualização.'],
	},
	regional: {
		title: (count: number) =>
			`No mesmo horário, ${count} jogos: o que a TV aberta mostra no seu estado`,
		summary:
			'A Globo divide o país em praças. O jogo que passa em São Paulo nem sempre é o que passa no Rio.',
		opening:
			'Na TV aberta, um mesmo canal mostra jogos diferentes conforme o estado. As siglas ao lado do canal dizem onde cada um passa.',
		quote: 'Escolha o seu estado nos filtros do dia: o guia deixa em destaque o que passa aí.',
		table: { channel: 'Onde', when: 'Para quem' },
		rows: [
			['TV aberta', 'Só os estados ao lado do nome do canal'],
			['Assinatura e streaming', 'O país inteiro, com o pacote certo'],
		],
	},
	free: {
		title: 'De graça: onde ver futebol sem pagar nesta semana',
		summary:
			'TV aberta e canais no YouTube mostram jogos todos os dias. O guia marca cada um deles.',
		opening:
			'Nem todo jogo pede assinatura. No guia, a palavra “grátis” em verde marca o canal que se vê sem pagar.',
		next: 'Para anotar',
		tomorrow: 'E amanhã',
	},
} as const;
