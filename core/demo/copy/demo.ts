/** Texts of the demo guide: every source says that it is a demo. */
export const demoCopy = {
	round: (number: number) => `${number}ª rodada`,
	phases: {
		groups: 'fase de grupos',
		league: 'fase de liga',
		firstStage: 'primeira fase',
		fourth: 'quarta fase',
		fifth: 'quinta fase',
		roundOf16: 'oitavas de final',
		quarters: 'quartas de final',
	},
	undecided: {
		final: {
			round: 'final, jogo de ida',
			home: 'Vencedor da semifinal 1',
			away: 'Vencedor da semifinal 2',
		},
		semifinal: {
			round: 'semifinal, jogo de ida',
			home: 'Vencedor das quartas de final 1',
			away: 'Vencedor das quartas de final 2',
		},
	},
	sources: {
		confirmed: 'Demonstração: canal dado como confirmado',
		usual: 'Demonstração: canais habituais da competição',
		unconfirmed: 'Demonstração: canal anunciado sem certeza',
		none: 'Demonstração: sem transmissão anunciada',
		guide: 'Demonstração: tabela de exemplo',
		moved: 'Demonstração: mudança de exemplo na tabela',
		postponed: 'Demonstração: adiamento de exemplo',
		cancelled: 'Demonstração: cancelamento de exemplo',
	},
	realGamesStand:
		'A demonstração só é carregada num guia sem jogos de verdade, e este já tem. Nada foi alterado.',
} as const;
