/** Texts of the JSON of sources in the documentation of the panel's API. */
export const sourceDocs = {
	area: 'Fontes de jogos',
	list: 'As fontes de jogos seguidas, com o estado de cada uma',
	checks: 'As últimas 30 leituras de uma fonte',
	add: 'Acrescenta um endereço próprio; nasce desligado',
	fromEntry: 'Acrescenta fontes de um registro do catálogo, uma por campeonato; nascem desligadas',
	change: 'Muda uma fonte; o que muda o que vem a desliga até o próximo teste',
	turn: 'Liga ou desliga uma fonte; ligar exige um teste da mesma configuração',
	remove: 'Retira uma fonte; os jogos que ela trouxe ficam',
	test: 'Lê uma fonte agora e diz o que viria; nenhum jogo é gravado',
	catalogue: 'O catálogo de fontes: o que vem com o guia e o que a equipe mudou',
	changeEntry: 'Muda ou acrescenta um registro do catálogo',
	resetEntry: 'Volta um registro ao que vem com o guia, ou retira um da equipe',
} as const;
